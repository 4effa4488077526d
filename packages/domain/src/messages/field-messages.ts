/** Texts about what is typed into a field. Apart from the other texts: it comes with the first field that is used. */
export const fieldMessages = {
  controlsRemoved: 'Control characters were removed from what you entered.',
} as const;
