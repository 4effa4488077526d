/**
 * What visitors of public URLs see if there is nothing to show. Plain text, because it is also inserted into pages as
 * it is.
 */
export const publicMessages = {
  notFound: 'There is no lineup at this address.',
  gone: 'This lineup has been taken down for good.',
  /** Identical for a link that never existed, has expired or was revoked. */
  noPreview: 'This preview link does not work. Ask whoever sent it for a new one.',
  throttled: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The lineup can’t be shown right now. Please try again in a moment.',
  notAllowed: 'This address can only be read.',
  /** Clients may depend on the exact text. */
  sinceUnknown: 'since must be the number of a release that has been published.',
  sinceTooOld: 'The changes since this release are not known any more. Read the whole lineup.',
  tryAgain: 'Try again',
  toLineup: 'Go to the lineup',
} as const;
