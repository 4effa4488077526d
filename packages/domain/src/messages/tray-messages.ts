/** What the tray of unplaced acts says. Apart from the other texts: it comes with that part. */
export const trayMessages = {
  title: 'Unplaced acts',
  close: 'Close the unplaced acts',
  add: 'Add acts',
  addHint: 'Name, or a pasted list',
  search: 'Search unplaced acts',
  none: 'Acts without a stage or time wait here. Drag a set here to take it off the schedule.',
  noneFound: (text: string) => `No unplaced act fits “${text}”.`,
  hint: 'Space lifts an act onto the grid, where the arrow keys move it. Enter asks for stage and time.',
  remove: (artist: string) => `Remove ${artist}`,
  added: (n: number, artist: string) => (n === 1 ? `Added ${artist}` : `Added ${n} unplaced acts`),
  removed: (artist: string) => `Removed ${artist} from the unplaced acts`,
  tooMany: (most: number) => `At most ${most} acts can be added at once.`,
  tooLong: (maximum: number) => `A name has at most ${maximum} characters.`,
  gone: 'Somebody else has placed or removed it meanwhile.',
  place: (artist: string) => `Place ${artist}`,
  minutes: 'Length in minutes',
} as const;
