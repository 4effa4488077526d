/** Texts about the list of stages. A separate file, so that only the stages form loads them. */
export const stagesMessages = {
  none: 'There is no stage left. A festival needs at least one.',
  /** Adding stages from a list of names. */
  paste: {
    open: 'Paste Names',
    label: 'Stage names, one per line',
    add: (n: number) => (n === 0 ? 'Add Stages' : n === 1 ? 'Add 1 Stage' : `Add ${n} Stages`),
    added: (names: readonly string[]) => `Will be added: ${names.join(', ')}`,
    duplicates: (names: readonly string[]) => `Already in the list: ${names.join(', ')}`,
    tooLong: (names: readonly string[]) => `Too long: ${names.join(', ')}`,
    done: (n: number) => (n === 1 ? '1 stage added' : `${n} stages added`),
  },
  /** Asked before deleting stages that have events. */
  removal: {
    title: (stage: string) => `Remove “${stage}”?`,
    titleOfSeveral: 'Remove stages that have events?',
    confirm: 'Remove Stage',
    confirmSeveral: 'Remove Stages',
    /** For a name that another stage already has. */
    taken: (stage: string, n: number) =>
      `${eventsAre(n)} on “${stage}”; ${n === 1 ? 'it' : 'they'} will move to the stage that now has that name.`,
    stays: (stage: string, n: number) =>
      `${eventsAre(n)} on “${stage}”. ${n === 1 ? 'It stays' : 'They stay'} in the schedule, in a column marked as not in the list of stages.`,
  },
} as const;

function eventsAre(n: number): string {
  return n === 1 ? '1 event is' : `${n} events are`;
}
