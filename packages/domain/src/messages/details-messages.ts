/** Texts about the details of a festival. A separate file, so that only the details form loads them. */
export const detailsMessages = {
  remove: {
    title: 'Delete Festival',
    /** `events` is the number of events in words; null if unknown. */
    text: (festival: string, events: string | null) =>
      `This cannot be undone. It removes “${festival}” and ${events === null ? 'all its events' : `all its events (${events})`}.`,
  },
  coverNotSaved: 'The details are saved; only the cover is not. Save again to try it once more.',
  /** For events that a change would move outside the festival's days. */
  outside: {
    title: 'Some events would fall outside',
    events: (events: string) => `${events} would fall outside the festival's days`,
    more: (n: number) => `and ${n} more`,
    advice: 'Nothing is lost: they stay in the schedule, in the tab “Outside dates”.',
    refuse: 'Back to Editing',
  },
  zone: {
    title: 'Change the timezone?',
    text: (from: string, to: string, events: string) =>
      `The timezone changes from ${from} to ${to}. This affects ${events}.`,
    refuse: 'Back to Editing',
    accept: 'Change Timezone',
  },
  /** For a festival planned with older rules of its time zone. */
  zoneRules: {
    title: 'The timezone’s rules have changed',
    text: (zone: string, events: string) =>
      `The clocks of ${zone} no longer run as they did when this festival was planned. This affects ${events}; until you decide, all times stay as they were planned.`,
    refuse: 'Decide Later',
    accept: 'Update Festival',
  },
} as const;
