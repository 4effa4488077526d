/** What the command palette says. Apart from the other texts, so that only it loads them. */
export const paletteMessages = {
  title: 'Go to',
  setsTitle: 'Find a set',
  placeholder: 'Artist, stage, day, festival or action',
  setsPlaceholder: 'Artist, stage or day',
  /** A moment, at which every stage is shown: "Saturday 10:00 PM". */
  onAllStages: (moment: string) => `${moment} on all stages`,
  loading: 'Loading the sets…',
  nothingFound: (text: string) => `Nothing found for “${text}”.`,
  clearSearch: 'Clear search',
  nothingToFind: 'There are no sets yet.',
  /** How many there are to choose from; of more, only the best are shown. */
  found: (count: number, hasMore: boolean) => {
    if (count === 0) return 'No results';
    const results = `${count} ${count === 1 ? 'result' : 'results'}`;
    return hasMore ? `The best ${results}` : results;
  },
  /** Settings of a festival, with the tab on which they are. */
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
