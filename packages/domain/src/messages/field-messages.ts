/** Texts about input in fields. A separate file that loads with the first field that is used. */
export const fieldMessages = {
  controlsRemoved: 'Control characters were removed from what you entered.',
} as const;
