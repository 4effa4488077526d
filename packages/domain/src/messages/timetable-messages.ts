/** Labels of the time axis. */
export const axisMessages = {
  /** The second occurrence of an hour that is repeated when clocks go back. */
  again: (time: string) => `${time} again`,
} as const;

const aDay = (days: number) => `a day ${days > 0 ? 'later' : 'earlier'}`;

/** Texts for working on the timetable. A separate file, so that only its page loads them. */
export const timetableMessages = {
  aSet: 'A set',
  /** Notes about a move before it is made. */
  notes: {
    long: (artist: string, length: string) => `${artist} would last ${length}`,
    pastDayEnd: (artist: string, length: string) =>
      `${artist} would go on for ${length} after the end of the festival day`,
  },
  /** Why a move is impossible. */
  impossible: {
    outsideDays: (artist: string) => `${artist} would be outside the festival's days`,
    noSuchStage: (artist: string) => `There is no stage there for ${artist}`,
    overADay: (artist: string) => `${artist} would last a day or longer`,
    dayIsFull: (artist: string) => `${artist} would run into the next festival day. Nothing was moved.`,
    setIsGone: (artist: string) => `${artist} is no longer in the lineup`,
  },
  /** Fixes for a conflict. */
  fixes: {
    end: (artist: string, time: string) => `End ${artist} at ${time}`,
    push: (artist: string, length: string, sets: number) =>
      sets === 1 ? `Push ${artist} by ${length}` : `Push ${artist} by ${length}, ${sets} sets in all`,
    swap: (a: string, b: string) => `Swap ${a} and ${b}`,
    stage: (artist: string, stage: string) => `Move ${artist} to ${stage}`,
    remove: (artist: string) => `Remove the second ${artist}`,
    time: (artist: string, stage: string, time: string) => `Move ${artist} on ${stage} to ${time}`,
    shorten: (artist: string, start: string, end: string) => `Shorten ${artist} to ${start} - ${end}`,
    length: (artist: string, length: string, end: string) => `Make ${artist} last ${length}, until ${end}`,
    place: (artist: string, place: string) => `Move ${artist} to ${place}`,
    /** For one set, all sets of a night, or several nights that move together. */
    night: (artist: string, days: number) => `Move ${artist} ${aDay(days)}`,
    wholeNight: (sets: number, days: number) => `Move the night ${aDay(days)}, ${sets} sets in all`,
    nights: (nights: number, sets: number, days: number) =>
      `Move ${nights} nights ${aDay(days)}, ${sets} sets in all`,
  },
  /** The effect of a fix; `marks` are the marks of the new conflicts, such as "Overlaps". */
  fixLeaves: (n: number, marks: string) =>
    n === 1 ? `Leaves a new conflict: ${marks}` : `Leaves ${n} new conflicts: ${marks}`,
} as const;
