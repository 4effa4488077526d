import { maximumWrites } from '@lineup/provider';

/** How much one commit may carry, for both sides. Sizes are bytes of JSON in UTF-8; `bytes` is that of a request's body. */
export const commitLimits = {
  writes: maximumWrites,
  bytes: 16 * 1024 * 1024,
  documentBytes: 256 * 1024,
} as const;
