import type { CommitLimit } from '@lineup/provider';
import { commitLimits } from '../../../limits/commit-limits.ts';

/** Around the writes of a request's body. */
const envelopeBytes = 128;
/** What a write takes at least, as their number is limited as well. */
const leastBytes = Math.ceil(commitLimits.bytes / commitLimits.writes);

const encoder = new TextEncoder();

/** What the server takes: the body of the request as it is sent. */
export const commitLimit: CommitLimit = {
  bytes: commitLimits.bytes - envelopeBytes,
  sizeOf: (write) => Math.max(leastBytes, encoder.encode(JSON.stringify(write)).length + 1),
};
