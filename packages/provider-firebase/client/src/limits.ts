import type { ExperimentalLongPollingOptions } from 'firebase/firestore';

/** Values of the provider's side, from section 9 of the requirement. */

/** A storage operation is repeated for this many milliseconds: 2 minutes. */
export const operationRetryMs = 120_000;

/** An upload is repeated for this many milliseconds: 10 minutes. */
export const uploadRetryMs = 600_000;

/** Where the callable functions run unless the configuration names another region. */
export const defaultRegion = 'us-central1';

/** This many bytes of watched documents are cached in memory; no fewer than `minimumCacheBytes`. */
export const cacheBytes = 41_943_040;
export const minimumCacheBytes = 1_048_576;

/**
 * Where a proxy holds streams back, changes come by requests that stay open for this long: between 5 and 30 seconds, and
 * less than the 30 after which many proxies cut.
 */
export const longPolling: Required<ExperimentalLongPollingOptions> = { timeoutSeconds: 25 };

/** Not of the requirement: a reading, and a commit of thousands of documents, end with `unavailable` after this long. */
export const readTimeoutMs = 15_000;
export const commitTimeoutMs = 120_000;
