/** Labels at the hours of the timetable. */
export const axisMessages = {
  /** An hour of the clock that comes twice in a night, the second time. */
  again: (time: string) => `${time} again`,
} as const;

const aDay = (days: number) => `a day ${days > 0 ? 'later' : 'earlier'}`;

/** What the timetable says while one works on it. Apart from the other texts, so that only its page loads it. */
export const timetableMessages = {
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
  /** What a conflict can be settled with. */
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
    /** One set; the sets of a night; those of several nights that move together. */
    night: (artist: string, days: number) => `Move ${artist} ${aDay(days)}`,
    wholeNight: (sets: number, days: number) => `Move the night ${aDay(days)}, ${sets} sets in all`,
    nights: (nights: number, sets: number, days: number) =>
      `Move ${nights} nights ${aDay(days)}, ${sets} sets in all`,
  },
  /** What a fix would bring; `marks` are those of the new conflicts, as "Overlaps". */
  fixLeaves: (n: number, marks: string) =>
    n === 1 ? `Leaves a new conflict: ${marks}` : `Leaves ${n} new conflicts: ${marks}`,
} as const;
