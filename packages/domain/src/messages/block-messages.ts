/** Texts about blocks, the time on a stage that is no artist's. Apart from the other texts: it comes with the first block. */
export const blockMessages = {
  /** What a screen reader calls a block: its kind, then its name. */
  named: (name: string, time: string, stage: string) => `${name}, ${time}, block, ${stage}`,
  add: 'Add Block',
  newBlock: 'New Block',
  edit: (name: string) => `Edit ${name}`,
  name: 'Name',
  /** What blocks are called most often. */
  usualNames: ['Soundcheck', 'Changeover', 'Line check', 'Hold', 'Curfew', 'Closed'],
  /** A set stands over these. */
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
