/** Texts of a history entry in addition to the short form that toasts use. */
export const historyEntryMessages = {
  moved: (name: string, move: string) => `Moved ${name} ${move}`,
  movedBlock: (name: string, move: string) => `Moved the block ${name} ${move}`,
  movedEdge: (edge: 'start' | 'end', name: string, move: string) => `Moved the ${edge} of ${name} ${move}`,
  movedSets: (n: number, move: string) => `Moved ${n} sets${move}`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  swapped: (one: string, other: string) => `Swapped ${one} and ${other}`,
  unplaced: (name: string, from: string) => `Moved ${name} from ${from} to the unplaced acts`,
  edited: (name: string, done: readonly string[]) => `Edited ${name}: ${done.join('; ')}`,
  editMoved: (move: string) => `moved ${move}`,
  editChanged: (fields: string) => `changed ${fields}`,
  withPlace: (what: string, place: string) => (place === '' ? what : `${what} (${place})`),
  onDay: (day: string) => ` on ${day}`,
  shifted: (length: string, isLater: boolean) => `, ${length} ${isLater ? 'later' : 'earlier'}`,
  /** How many documents of a change an undo or redo applied to. */
  share: (what: string, done: number, all: number) => `${what} (${done} of ${all})`,
} as const;
