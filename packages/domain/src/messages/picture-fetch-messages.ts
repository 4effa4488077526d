const pictures = (n: number) => `${n} ${n === 1 ? 'picture' : 'pictures'}`;

/** Texts about fetching pictures from imported URLs. Only pages that fetch pictures load them. */
export const pictureFetchMessages = {
  fetching: (n: number) => `Fetching ${pictures(n)} of artists`,
  progress: (done: number, all: number) => `Fetching pictures: ${done} of ${all}`,
  cancel: 'Cancel',
  fetched: (n: number) => `${pictures(n)} fetched.`,
  failed: (n: number) => `${pictures(n)} could not be fetched.`,
  cancelled: 'The others are still to be fetched.',
  show: 'Show',
  tryAgain: 'Try Again',
  waiting: (n: number) => `${pictures(n)} from imports ${n === 1 ? 'is' : 'are'} not fetched yet.`,
  fetch: (n: number) => `Fetch ${pictures(n)}`,
} as const;
