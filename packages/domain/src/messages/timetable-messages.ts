/** What the timetable says while one works on it. Apart from the other texts, so that only its page loads it. */
export const timetableMessages = {
  /** An hour of the clock that comes twice in a night, the second time. */
  again: (time: string) => `${time} again`,
  aSet: 'A set',
  /** What should be known of a move before it is made. */
  notes: {
    long: (artist: string, length: string) => `${artist} would last ${length}`,
    pastDayEnd: (artist: string, length: string) =>
      `${artist} would go on for ${length} after the end of the festival day`,
  },
  /** Why a move cannot be made. */
  impossible: {
    outsideDays: (artist: string) => `${artist} would be outside the festival's days`,
    noSuchStage: (artist: string) => `There is no stage there for ${artist}`,
    overADay: (artist: string) => `${artist} would last a day or longer`,
    dayIsFull: (artist: string) => `${artist} would run into the next festival day. Nothing was moved.`,
    setIsGone: (artist: string) => `${artist} is no longer in the lineup`,
  },
} as const;
