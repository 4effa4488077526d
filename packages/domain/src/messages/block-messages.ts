/**
 * Texts about blocks, which are times on a stage without an artist. A separate file that loads with the first block.
 */
export const blockMessages = {
  /** The accessible name of a block: its kind, then its name. */
  named: (name: string, time: string, stage: string) => `${name}, ${time}, block, ${stage}`,
  add: 'Add Block',
  newBlock: 'New Block',
  edit: (name: string) => `Edit ${name}`,
  name: 'Name',
  /** The most common names of blocks. */
  usualNames: ['Soundcheck', 'Changeover', 'Line check', 'Hold', 'Curfew', 'Closed'],
  /** For a set that overlaps these blocks. */
  under: (names: string) => `over ${names}`,
  concurrent: {
    changed: (name: string, place: string) =>
      `Someone else changed it: ${name} is at ${place}. Save again to apply your version.`,
    deleted: 'Someone else deleted it.',
  },
  done: {
    added: (name: string, place: string) => `Added ${name} to ${place}`,
    changed: (name: string) => `Changed ${name}`,
    renamed: (before: string, name: string) => `Renamed ${before} to ${name}`,
    deleted: (name: string) => `Deleted ${name}`,
  },
} as const;
