/** Texts of printed sheets and of the print menu. A separate file, so that only the schedule loads them. */
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
  /** Short names for use under the legend. */
  shortJobs: { day: 'Day', doors: 'Door Sheets', artists: 'Artist Index' },
  /** A door sheet for one stage, in its menu and on a button. */
  doorSheet: 'Print Door Sheet',
  shortDoorSheet: 'Door Sheet',
  artists: 'Artists',
  outside: 'Outside the festival’s days',
  notScheduled: 'Nothing is scheduled.',
  /** Heading of the sets whose names do not fit in the grid, where a number refers to this list. */
  numbered: 'Sets by their numbers',
  /** The stages without a set that day. */
  idle: (stages: string) => `Nothing on: ${stages}`,
  stages: (from: number, to: number, of: number) => `Stages ${from} to ${to} of ${of}`,
  allStages: (count: number) => (count === 1 ? '1 stage' : `${count} stages`),
  hours: (from: string, to: string) => `${from} - ${to}`,
  /** A set continued from the previous sheet. */
  continued: (artist: string) => `${artist} (continued)`,
  /** In the list of a night, marks where the date changes. */
  afterMidnight: (date: string) => `After midnight: ${date}`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  /** The printed version, by the time of its last change. */
  version: (time: string) => `Lineup of ${time}`,
  printed: (time: string) => `Printed ${time}`,
} as const;
