/** Counts of what a new edition will contain. */
export interface EditionCounts {
  readonly stages: number;
  readonly sets: number;
  readonly acts: number;
}

/** Texts about the editions of a festival. A separate file, so that only their dialog and list load them. */
export const editionMessages = {
  /** What will be created from a moved lineup. */
  moved: ({ stages, sets, acts }: EditionCounts) =>
    `${count(stages, 'stage')}, ${count(sets, 'set')}${acts === 0 ? '' : `; ${acts} ${acts === 1 ? 'becomes' : 'become'} unplaced`}`,
  unplaced: ({ stages, acts }: EditionCounts) => `${count(stages, 'stage')}, ${count(acts, 'unplaced act')}`,
  none: ({ stages }: EditionCounts) => `${count(stages, 'stage')}, no lineup`,
  unreadable: (text: string, n: number) =>
    `${text}; ${count(n, 'set')} cannot be read and ${n === 1 ? 'is' : 'are'} not taken`,
  notLoaded: 'The lineup is still loading.',
  created: (name: string) => `“${name}” created`,
  tooLarge: (documents: number, fitting: number) =>
    `This edition has ${documents} sets and acts, but only about ${fitting} can be created at once. Choose “Nothing” for the lineup and import it afterwards.`,
} as const;

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}
