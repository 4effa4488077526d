/** What the list of drafts asks. Apart from the other texts, so that only it loads them. */
export const draftListMessages = {
  remove: {
    title: 'Remove draft',
    text: (file: string) =>
      `Are you sure you want to remove the draft of ${file}? Its events are not in the schedule yet.`,
  },
} as const;
