/** Texts of the history pages. Separate from the history entries, which undo also needs. */
export const historyPageMessages = {
  readOnly: (change: string, by: string) => `Read only. As it was after “${change}”, by ${by}.`,
  by: (name: string, email: string) => `By ${name}, ${email}`,
  othersShown: 'All others are shown.',
  searching: 'Searching earlier changes…',
  undo: 'Undo this change?',
  restore: {
    title: 'Restore to here?',
    text: (when: string) => `The lineup becomes what it was on ${when}. Later changes stay on record.`,
    failed: 'Nothing was changed. Try again.',
  },
} as const;
