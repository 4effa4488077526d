/** Texts of the list of sets. A separate file, so that only the list loads them. */
export const listMessages = {
  /** Errors of cells that have no form field. */
  lengthFormat: 'A length is minutes or hours and minutes, such as 90 or 1:30',
  changed: (artist: string) => `Changed ${artist}`,
  changedSets: (n: number) => (n === 1 ? 'Changed one set' : `Changed ${n} sets`),
  moved: (artist: string) => `Moved ${artist}`,
  /** How many sets are shown; `all` is the total in words. */
  shown: (n: number, all: string) => `${n} of ${all}`,
  /** The effects of changing the selected sets. */
  brings: (n: number) => (n === 1 ? 'Brings one conflict' : `Brings ${n} conflicts`),
  confirmLong: (n: number) =>
    n === 1 ? 'Save a set of more than 8 hours?' : `Save ${n} sets of more than 8 hours?`,
  /** For edit conflicts. */
  concurrent: {
    changed: (artist: string, who = 'Someone else') => `${who} changed ${artist}. Your change was not saved.`,
    deleted: (artist: string, who = 'Someone else') => `${who} deleted ${artist}. Your change was not saved.`,
    /** Shown under the cell being edited. */
    value: (value: string) => `Someone else changed this to “${value}”. Enter keeps yours, Escape theirs.`,
    typed: (artist: string, text: string) =>
      `“${text}” was not stored: ${artist} is not in the list any more.`,
  },
  /** What could not be pasted of a block of cells. */
  paste: {
    beyond: (n: number) => (n === 1 ? 'One row has no set to go to' : `${n} rows have no set to go to`),
    more: (n: number) => (n === 1 ? 'And one more cell like these' : `And ${n} more cells like these`),
    nothing: 'Nothing that was pasted changes a set',
  },
} as const;
