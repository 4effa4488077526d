/** Texts about other users who have the same festival open. */
export const presenceMessages = {
  /** For a single set. */
  openAt: (names: readonly string[]) =>
    `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} this set open`,
} as const;
