/** What is said of others who have the same festival open. */
export const presenceMessages = {
  /** Of one set. */
  openAt: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} this set open`,
} as const;
