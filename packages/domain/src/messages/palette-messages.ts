/** Texts of the command palette. A separate file, so that only the palette loads them. */
export const paletteMessages = {
  title: 'Go to',
  setsTitle: 'Find a set',
  placeholder: 'Artist, stage, day, festival or action',
  setsPlaceholder: 'Artist, stage or day',
  /** Shows all stages at a moment: "Saturday 10:00 PM". */
  onAllStages: (moment: string) => `${moment} on all stages`,
  loading: 'Loading the sets…',
  nothingFound: (text: string) => `Nothing found for “${text}”.`,
  clearSearch: 'Clear search',
  nothingToFind: 'There are no sets yet.',
  /** The number of matches; if there are more, only the best are shown. */
  found: (count: number, hasMore: boolean) => {
    if (count === 0) return 'No results';
    const results = `${count} ${count === 1 ? 'result' : 'results'}`;
    return hasMore ? `The best ${results}` : results;
  },
  /** Settings of a festival, with the tab they are on. */
  settings: {
    hourCycle: 'Details: Time format',
    language: 'Details: Language of the public page',
    dayStart: 'Details: Festival day starts at',
    timezone: 'Details: Timezone',
    dates: 'Details: Dates',
    cover: 'Details: Cover Image',
    walking: 'Details: Minutes between stages',
    rename: 'Details: Name and location',
    deleteFestival: 'Details: Delete Festival',
    stageNames: 'Stages: Names and order',
    openHours: 'Stages: Opening hours',
    changeover: 'Stages: Changeover',
    planRelease: 'Publish: Schedule release',
    look: 'Publish: Look of the public page',
    previewLinks: 'Publish: Preview links',
    addresses: 'Publish: Addresses and embed',
    webhook: 'Publish: Webhook',
    restore: 'History: Restore',
  },
  letterKeys: (areOn: boolean) => `Single-letter shortcuts are ${areOn ? 'on' : 'off'}`,
} as const;
