/** Texts of the form for announcements. A separate file that loads with the form. */
export const announcingMessages = {
  label: 'Visible to the public',
  change: 'Change…',
  announce: 'Announce…',
  title: (what: string) => `Announce ${what}`,
  /** What the next release announces. */
  level: 'With the next release',
  choose: 'They differ now: choose',
  tba: 'Name to be announced',
  tbaHint: 'The place is announced as chosen above. The name stays hidden until this is cleared.',
  later: 'Later',
  laterHint: (zone: string) => `Each step goes out by itself once the lineup is published. Times in ${zone}.`,
  add: 'Add a Step',
  step: (n: number) => `Step ${n}`,
  removeStep: (n: number) => `Remove step ${n}`,
  tells: 'Announces',
  date: 'Date',
  time: 'Time',
  save: 'Save Announcement',
  saved: (what: string) => `Changed the announcement of ${what}`,
  /** Errors that prevent saving. */
  errors: {
    level: 'Choose what to announce',
    date: 'Date is required',
    time: 'Time is required',
    notLater: 'Must be later than the step before',
    notMore: 'Must announce more than the step before',
  },
  /** A note that does not prevent saving. */
  passed: 'This time has passed: it is published with the next release.',
  concurrent: {
    changed: (artist: string, who = 'Someone else') =>
      `${who} changed the announcement of ${artist}. Your change was not saved.`,
    deleted: (artist: string, who = 'Someone else') => `${who} deleted ${artist}. Your change was not saved.`,
  },
  /** The filter of the list. */
  filter: {
    label: 'Show announcement',
    all: 'Announced or not',
    held: 'Hidden',
    part: 'Not fully announced',
    tba: 'To be announced',
  },
} as const;
