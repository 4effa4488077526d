/** Texts shown after copying. A separate file, so that only pages with something to copy load them. */
export const copyMessages = {
  copied: (what: string) => `Copied ${what}`,
  refused: 'The browser did not allow it. Select the text and copy it.',
} as const;
