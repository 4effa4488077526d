/** What the list of sets says. Apart from the other texts, so that only it loads them. */
export const listMessages = {
  /** What is wrong with the text of a cell that no form has. */
  lengthFormat: 'A length is minutes or hours and minutes, such as 90 or 1:30',
  changed: (artist: string) => `Changed ${artist}`,
  changedSets: (n: number) => (n === 1 ? 'Changed one set' : `Changed ${n} sets`),
  moved: (artist: string) => `Moved ${artist}`,
  /** How many of all sets, which are counted in words, are shown. */
  shown: (n: number, all: string) => `${n} of ${all}`,
  /** What would follow from a change of the selected sets. */
  brings: (n: number) => (n === 1 ? 'Brings one conflict' : `Brings ${n} conflicts`),
  confirmLong: (n: number) =>
    n === 1 ? 'Save a set of more than 8 hours?' : `Save ${n} sets of more than 8 hours?`,
  /** What somebody else was quicker with. */
  concurrent: {
    changed: (artist: string, who = 'Someone else') => `${who} changed ${artist}. Your change was not saved.`,
    deleted: (artist: string, who = 'Someone else') => `${who} deleted ${artist}. Your change was not saved.`,
    /** Below a cell in which one types. */
    value: (value: string) => `Someone else changed this to “${value}”. Enter keeps yours, Escape theirs.`,
    typed: (artist: string, text: string) =>
      `“${text}” was not stored: ${artist} is not in the list any more.`,
  },
  /** What of a block of cells could not be pasted. */
  paste: {
    beyond: (n: number) => (n === 1 ? 'One row has no set to go to' : `${n} rows have no set to go to`),
    more: (n: number) => (n === 1 ? 'And one more cell like these' : `And ${n} more cells like these`),
    nothing: 'Nothing that was pasted changes a set',
  },
} as const;
