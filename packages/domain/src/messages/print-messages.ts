/** What stands on paper, and how it is asked for. Apart from the other texts, so that only the schedule loads them. */
export const printMessages = {
  paper: 'Paper',
  papers: {
    'a4-landscape': 'A4 landscape',
    'a4-portrait': 'A4 portrait',
    'a3-landscape': 'A3 landscape',
    'a3-portrait': 'A3 portrait',
  },
  /** What can be printed. */
  jobs: { day: 'Print Day', doors: 'Print Door Sheets', artists: 'Print Artist Index' },
  /** The same below the legend. */
  shortJobs: { day: 'Day', doors: 'Door Sheets', artists: 'Artist Index' },
  /** The same for one stage, in its menu and on a button next to others. */
  doorSheet: 'Print Door Sheet',
  shortDoorSheet: 'Door Sheet',
  artists: 'Artists',
  outside: 'Outside the festival’s days',
  notScheduled: 'Nothing is scheduled.',
  /** Of a set whose name has no room in the grid, its number there leads here. */
  numbered: 'Sets by their numbers',
  /** The stages without a set that day. */
  idle: (stages: string) => `Nothing on: ${stages}`,
  stages: (from: number, to: number, of: number) => `Stages ${from} to ${to} of ${of}`,
  allStages: (count: number) => (count === 1 ? '1 stage' : `${count} stages`),
  hours: (from: string, to: string) => `${from} - ${to}`,
  /** A set that began on the sheet before. */
  continued: (artist: string) => `${artist} (continued)`,
  /** On the list of a night, from when on it is another date. */
  afterMidnight: (date: string) => `After midnight: ${date}`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  /** The state that was printed, by its last change. */
  version: (time: string) => `Lineup of ${time}`,
  printed: (time: string) => `Printed ${time}`,
} as const;
