/** Texts of the list of drafts. A separate file, so that only the list loads them. */
export const draftListMessages = {
  remove: {
    title: 'Remove draft',
    text: (file: string) =>
      `Are you sure you want to remove the draft of ${file}? Its events are not in the schedule yet.`,
  },
} as const;
