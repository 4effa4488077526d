/** Texts about a change that is too large for one commit. A separate file that loads with such a change. */
export const tooLargeMessages = {
  ofFestival: (events: number, fitting: number) =>
    `This change moves ${events} events, but only about ${fitting} can be changed at once. Nothing was saved.`,
  ofDraft: (events: number, fitting: number) =>
    `This draft has ${events} events, but only about ${fitting} can be saved at once. Please split the file and save its parts one after the other.`,
} as const;
