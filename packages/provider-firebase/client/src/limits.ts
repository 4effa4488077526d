import type { ExperimentalLongPollingOptions } from 'firebase/firestore';

/** Provider settings from section 9 of the specification. */

/** How long a storage operation is retried, in milliseconds: 2 minutes. */
export const operationRetryMs = 120_000;

/** How long an upload is retried, in milliseconds: 10 minutes. */
export const uploadRetryMs = 600_000;

/** The region of the callable functions unless the configuration names another one. */
export const defaultRegion = 'us-central1';

/** The size of the in-memory cache of watched documents in bytes; at least `minimumCacheBytes`. */
export const cacheBytes = 41_943_040;
export const minimumCacheBytes = 1_048_576;

/**
 * If a proxy buffers streams, changes are received by long polling with this timeout: between 5 and 30 seconds, and
 * less than the 30 after which many proxies disconnect.
 */
export const longPolling: Required<ExperimentalLongPollingOptions> = { timeoutSeconds: 25 };

/**
 * Not in the specification: after this time, a read, and a commit of thousands of documents, fail with `unavailable`.
 */
export const readTimeoutMs = 15_000;
export const commitTimeoutMs = 120_000;
