import { maximumWrites } from '@lineup/provider';

/**
 * The size limit of one commit, for client and server. Sizes are bytes of JSON in UTF-8; `bytes` limits a request's
 * body.
 */
export const commitLimits = {
  writes: maximumWrites,
  bytes: 16 * 1024 * 1024,
  documentBytes: 256 * 1024,
} as const;
