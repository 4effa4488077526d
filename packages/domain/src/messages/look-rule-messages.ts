/**
 * Errors in the look of a public page. Separate from the texts of its form, because every page that reads a festival
 * loads these.
 */
export const lookRuleMessages = {
  noColor: 'Enter a colour such as #8a1c5b.',
  linkLabel: 'Link text',
  linkNotSecure: 'Enter an address that starts with https://.',
  linkTooLong: (most: number) => `An address can have at most ${most} characters.`,
  tooManyLinks: (most: number) => `The page can have at most ${most} links.`,
  note: 'Note',
} as const;
