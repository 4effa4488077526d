/** What is said while sets are moved on the timetable by hand or by keys. Apart from the other texts: it comes with that part. */
export const movingMessages = {
  /** How it is done by keys, for readers. */
  hint:
    'Space lifts a set and drops it. While it is lifted the arrow keys move it, with Shift they change its length, U takes it off the grid to the unplaced acts, and Escape puts it back. ' +
    'Shift+Space selects it, Control+A selects all of the day, Delete deletes.',
  artistTo: (artist: string, place: string) => `${artist}, ${place}`,
  place: (stage: string, day: string, time: string) => `${stage}, ${day} ${time}`,
  lifted: (what: string) => `Lifted ${what}`,
  putBack: (what: string) => `${what} is back in its place`,
  newSet: 'New set',
  sets: (n: number) => (n === 1 ? 'one set' : `${n} sets`),
  selected: (n: number) => (n === 0 ? 'None selected' : n === 1 ? 'One set selected' : `${n} sets selected`),
  lasting: (length: string) => `lasts ${length}`,
  overlaps: (artists: string) => `overlaps ${artists}`,
  andMore: (names: string, n: number) => `${names} and ${n} more`,
  done: {
    placed: (artist: string, place: string) => `Put ${artist} on ${place}`,
    unplaced: (what: string) => `Moved ${what} to the unplaced acts`,
    moved: (artist: string, place: string) => `Moved ${artist} to ${place}`,
    movedSets: (n: number) => `Moved ${n} sets`,
    resized: (artist: string, length: string) => `${artist} now lasts ${length}`,
    copied: (artist: string, place: string) => `Copied ${artist} to ${place}`,
    copiedSets: (n: number) => `Copied ${n} sets`,
    swapped: (a: string, b: string) => `Swapped ${a} and ${b}`,
    pushed: (n: number) => (n === 1 ? 'Pushed one set' : `Pushed ${n} sets`),
    deleted: (n: number) => `Deleted ${n} sets`,
  },
  swap: 'Swap',
  push: 'Push What Follows',
  confirmDelete: (n: number) => `Delete ${n} sets?`,
  confirmDeleteText: 'Are you sure you want to delete these events?',
  /** What somebody else was quicker with. */
  meanwhile: {
    deleted: (artist: string) => `Somebody else has deleted ${artist} meanwhile. Nothing was moved.`,
    moved: (artist: string) =>
      `Somebody else has moved ${artist} meanwhile. It is shown where it is now, and nothing else was moved.`,
  },
} as const;
