const events = (n: number) => `${n} ${n === 1 ? 'event' : 'events'}`;
const by = (n: number, unit: string) =>
  `${Math.abs(n)} ${unit}${Math.abs(n) === 1 ? '' : 's'} ${n < 0 ? 'earlier' : 'later'}`;
const sets = (n: number) => `${n} ${n === 1 ? 'set' : 'sets'}`;

/** Texts of the review, without the errors of events. A separate file, so that only the review loads them. */
export const reviewMessages = {
  /** The decisions that a draft needs, one at a time. */
  queue: {
    label: 'Decisions',
    steps: 'Go to another decision',
    place: (n: number, total: number) => `Decision ${n} of ${total}`,
    back: 'Back',
    next: 'Next',
    undo: 'Undo',
    topics: {
      stages: 'Stages',
      dates: 'Dates',
      halves: 'AM or PM',
      lengths: 'Lengths',
      openHours: 'Opening hours',
      amPm: 'AM and PM',
      ends: 'End times',
      unplaced: 'Unplaced',
      duplicates: 'Duplicates',
      nights: 'Nights',
      dayStart: 'Start of the day',
      artists: 'Artists',
    },
  },
  /** Sets in the early hours, for which a file may give the calendar day or the evening before. */
  nights: {
    title: (n: number, before: string) => `${sets(n)} ${n === 1 ? 'starts' : 'start'} before ${before}`,
    /** Why an answer is suggested. */
    follow:
      'By what plays before and after them, they seem to belong to the evening of the date in the file.',
    onTheirDay: 'By what plays before and after them, they seem to be on the calendar day in the file.',
    outside: (n: number) =>
      `${n === 1 ? 'One of them is' : `${n} of them are`} in the morning after the last day, on none of the festival’s days.`,
    unclear:
      'The file does not show which is meant: the morning of its date, or the night after it. Compare both results and choose.',
    changed:
      'The festival’s day begins at another time than when the file was read. No set has moved for it.',
    evening: 'They belong to the evening before',
    calendarDay: 'They are on that calendar day',
    /** The effect of an answer on one of the sets. */
    example: (artist: string, time: string, day: string, listed: string) =>
      `“${artist}” plays on ${day} at ${time} and is listed under ${listed}.`,
    /** The day that lists the set. */
    listed: (weekday: string, isNight: boolean) => (isNight ? `${weekday} night` : weekday),
    listedOutside: {
      before: (day: string) => `${day}, which is before the festival’s first day`,
      after: (day: string) => `${day}, which is after the festival’s last day`,
    },
    dayStart: (time: string) => `The festival’s day will begin at ${time}.`,
    /** Confirms the change. */
    placedInEvening: (n: number) => `${sets(n)} placed in the night after the evening before.`,
    placedOnDay: (n: number) => `${sets(n)} placed on the calendar day in the file.`,
    /** Shown next to a set while the question is open. */
    inDoubt:
      'This may be in the night after the date in the file. Please answer the question about nights above.',
    /** Shown instead of the question until the answers it depends on are given. */
    waits: {
      stages: 'Next: the nights. They depend on the stages: please answer that question first.',
      dates: 'Next: the nights. They depend on the dates: please correct these first.',
      ends: 'Next: the nights. They depend on the end times: please complete these first.',
    },
  },
  /** Shown once for a file instead of with each event, with texts of the file. */
  file: {
    label: 'How the file was read',
    examples: (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', '),
    dateFormat: (texts: string, n: number) =>
      `The dates of ${events(n)} were read from texts such as ${texts}.`,
    dayFirst: (texts: string, n: number) =>
      `The dates of ${events(n)} were read as day and month, such as ${texts}.`,
    monthFirst: (texts: string, n: number) =>
      `The dates of ${events(n)} were read as month and day, such as ${texts}.`,
    timeFormat: (texts: string, n: number) =>
      `The times of ${events(n)} were read from texts such as ${texts}.`,
    hoursPastMidnight: (texts: string, n: number) =>
      `The times of ${events(n)} were read as hours past midnight of their day, such as ${texts}.`,
    zoneConverted: (texts: string, n: number) =>
      `The times of ${events(n)} were converted to the festival’s time zone, such as ${texts}.`,
    splitDateTime: (texts: string, n: number) =>
      `The dates and times of ${events(n)} were read from one text, such as ${texts}.`,
    fromAbove: (texts: string, n: number) =>
      `Empty cells of ${events(n)} were filled from the rows above, such as with ${texts}.`,
    encoding: (texts: string) =>
      `The file was read as Windows-1252 text. Please check accented letters, such as in ${texts}.`,
    imageHttps: (texts: string, n: number) =>
      `The pictures of ${events(n)} are loaded by https://, as no other pictures can be shown, such as ${texts}.`,
  },
  /** For a file without a date on one of the festival's days. */
  dates: {
    outside: (n: number, file: string, festival: string) =>
      `${n === 1 ? 'The set is' : `All ${n} sets are`} on ${file}; the festival is ${festival}`,
    someOutside: (n: number, of: number, file: string, festival: string) =>
      `${n} of ${of} sets ${n === 1 ? 'is' : 'are'} outside the festival: the file is ${file}; the festival is ${festival}`,
    conflictOptions: 'Move the dates of the sets, or change the dates of the festival.',
    someOptions:
      'If the festival is longer, change its dates; this draft stays as it is. Otherwise correct the dates in the rows.',
    changeFestival: 'Change the festival’s dates',
    ofFile: 'File',
    ofFestival: 'Festival',
  },
  /** Stages of a file that the festival does not have, or that look similar. */
  stages: {
    unknownTitle: (n: number) =>
      n === 1 ? '1 stage is not among the festival’s' : `${n} stages are not among the festival’s`,
    similarTitle: (n: number) =>
      n === 1 ? '1 stage looks like another one' : `${n} stages look like other ones`,
    unknown: (n: number) =>
      n === 1
        ? 'Add it to the festival, or choose which of the festival’s stages it is.'
        : 'Add them to the festival, or choose which of its stages each of them is.',
    similar: 'The festival gets the stages of the file. Choose which of these are the same.',
    /** The label of the choice next to a stage, with its number of sets. */
    choice: (stage: string, n: number) => `${stage} (${sets(n)})`,
    add: 'Add it as a new stage',
    keep: 'Keep it as a stage of its own',
    leave: 'Leave it for now',
    tooMany: (maximum: number) => `A festival can have ${maximum} stages at most.`,
    addAll: (n: number) => (n === 1 ? 'Add the stage' : `Add all ${n} stages`),
    apply: 'Apply',
    /** Confirms the change. */
    added: (n: number) => `${n === 1 ? '1 stage' : `${n} stages`} added to the festival.`,
    mapped: (n: number) => `${sets(n)} moved to another stage.`,
    stagesUnchanged: 'The stages were not changed.',
    /** Shown next to a set while the question is open. */
    inDoubt: 'This stage looks like another one. Please answer the question about stages above.',
  },
  /** Rows that are saved as unplaced acts. */
  unplaced: {
    toSave: (n: number) =>
      `${n} ${n === 1 ? 'act goes' : 'acts go'} to Unplaced, without a place on the schedule.`,
    there: (n: number) =>
      `${n} ${n === 1 ? 'act without a place is' : 'acts without a place are'} in the festival already.`,
    /** Day, time and stage of an act in the file, added to its note. */
    note: (place: string) => `From the lineup file: ${place}`,
  },
  /** Texts shown where the events are saved. */
  saving: {
    invalid: 'Cannot save events with validation errors. Please fix them in the edit step.',
    ready: (n: number) => `Ready to save ${n} events to the festival schedule`,
    confirmLong: (n: number) =>
      n === 1 ? 'Save 1 set of more than 8 hours?' : `Save ${n} sets of more than 8 hours?`,
    longSets: (sets: readonly string[], more: number) =>
      `Please check their times: ${sets.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    /** The stages that are added to a festival without any. */
    firstStages: (stages: readonly string[]) =>
      `The festival has no stages yet. ${stages.length === 1 ? 'This stage is' : 'These stages are'} added to it: ${stages.join(', ')}`,
    failed: 'Nothing was saved, and your events are still here. You can try again.',
  },
  /** Confirms a change to all events with the same error. */
  changedSimilar: (n: number, value: string) => `${events(n)} changed to ${value}`,
  /** Fixes for several events with one click: the reason, the action, and the confirmation. */
  fixes: {
    /** What a fix would change in each event. */
    list: {
      show: (n: number) => (n === 1 ? 'Show the event' : `Show all ${n} events`),
      line: (row: number, artist: string, done: string) => `Row ${row}, ${artist}: ${done}`,
      becomes: (field: string, from: string, to: string) => `${field} ${from} → ${to}`,
      removed: 'left out',
      unplaced: 'goes to Unplaced',
      none: 'none',
      stage: 'stage',
      date: 'day',
      timeStart: 'start',
      timeEnd: 'end',
    },
    halvesPm: {
      why: (n: number) => `The times of ${sets(n)} have no AM or PM. Are all of these PM?`,
      apply: () => 'They are PM',
      done: (n: number) => `The times of ${events(n)} were read as PM.`,
    },
    halvesAm: {
      why: (n: number) => `Or are the times of ${sets(n)} meant as written, before 1:00 PM?`,
      apply: () => 'They are as written',
      done: (n: number) => `The times of ${events(n)} were read as written.`,
    },
    lengthHours: {
      why: (n: number) => `The lengths of ${sets(n)} have no unit. Are they hours?`,
      apply: () => 'They are hours',
      done: (n: number) => `The lengths of ${events(n)} were read as hours.`,
    },
    lengthMinutes: {
      why: (n: number) => `Or are the lengths of ${sets(n)} minutes?`,
      apply: () => 'They are minutes',
      done: (n: number) => `The lengths of ${events(n)} were read as minutes.`,
    },
    shiftDays: {
      why: (n: number, days: number) =>
        `The dates of ${events(n)} are none of the festival’s. ${by(days, 'day')}, all of them are.`,
      apply: (_: number, days: number) => `Move all dates ${by(days, 'day')}`,
      done: (n: number, days: number) => `${events(n)} moved ${by(days, 'day')}.`,
    },
    swapDayMonth: {
      why: (n: number) =>
        `With day and month the other way round, ${events(n)} outside the festival ${n === 1 ? 'is' : 'are'} on one of its days.`,
      apply: () => 'Swap day and month',
      done: (n: number) => `Day and month swapped on ${events(n)}.`,
    },
    shiftTimes: {
      why: (_: number, minutes: number) =>
        `Most sets are outside the opening hours. ${by(minutes, 'minute')}, all are within.`,
      apply: (_: number, minutes: number) => `Move all sets ${by(minutes, 'minute')}`,
      done: (n: number, minutes: number) => `${events(n)} moved ${by(minutes, 'minute')}.`,
    },
    amPm: {
      why: (n: number) =>
        `${sets(n)} of over 8 hours ${n === 1 ? 'overlaps' : 'overlap'} others or ${n === 1 ? 'is' : 'are'} outside the opening hours. With AM and PM changed, ${n === 1 ? 'it fits' : 'they fit'}.`,
      apply: () => 'Change AM and PM',
      done: (n: number) => `AM and PM changed on ${events(n)}.`,
    },
    endsUntilNext: {
      why: (n: number) =>
        `${sets(n)} without an end ${n === 1 ? 'has' : 'have'} another one after ${n === 1 ? 'it' : 'them'} on the stage.`,
      apply: () => 'End when the next begins',
      done: (n: number) => `${events(n)} now ${n === 1 ? 'ends' : 'end'} when the next one begins.`,
    },
    endsByLength: {
      why: (n: number) => `${sets(n)} ${n === 1 ? 'has' : 'have'} no end.`,
      apply: (_: number, minutes: number) => `Let them last ${minutes} minutes`,
      done: (n: number, minutes: number) =>
        `${events(n)} now ${n === 1 ? 'lasts' : 'last'} ${minutes} minutes.`,
    },
    unplaced: {
      why: (n: number) => `${sets(n)} ${n === 1 ? 'has' : 'have'} no stage, no day or no start time yet.`,
      apply: (n: number) => (n === 1 ? 'Keep it in Unplaced' : `Keep all ${n} in Unplaced`),
      done: (n: number) => `${sets(n)} will be saved in Unplaced, without a place on the schedule.`,
    },
    duplicates: {
      why: (n: number) =>
        `${events(n)} ${n === 1 ? 'is' : 'are'} in the file twice: the same artist, stage, day and times.`,
      apply: (n: number) => `Remove ${n} ${n === 1 ? 'duplicate' : 'duplicates'}`,
      done: (n: number) => `${n} ${n === 1 ? 'duplicate' : 'duplicates'} removed.`,
    },
    minutes: 'Minutes',
  },
  /** Actions for the selected rows. */
  selection: {
    name: 'Selected rows',
    count: (n: number) => `${n} selected`,
    swapHalves: 'AM ↔ PM',
    swapHint: 'Swap AM and PM of the selected rows (F9 comes here)',
    kind: 'What to change',
    kinds: { shift: 'Shift by minutes', stage: 'Stage', date: 'Date', length: 'Length' },
    apply: 'Apply',
    unplace: 'Keep in Unplaced',
    remove: 'Remove',
    clear: 'Clear selection',
    undo: 'Undo',
    undone: 'Undone.',
    bad: {
      shift: 'Enter minutes, such as 30 or -60.',
      stage: 'Choose a stage.',
      date: 'Choose a date.',
      length: 'Enter minutes, such as 60.',
    },
    changed: (n: number) => `${events(n)} changed.`,
    removed: (n: number) => `${events(n)} removed.`,
    nothing: 'Nothing had to change.',
    /** The number of selected rows without a time to change. */
    untimed: (n: number) => `${events(n)} without a time ${n === 1 ? 'was' : 'were'} not changed.`,
    /** The number of selected rows that are on the schedule or in Unplaced already. */
    placed: (n: number) =>
      `${events(n)} with a place, or in Unplaced already, ${n === 1 ? 'was' : 'were'} not changed.`,
    /** The number of pasted rows beyond the last event. */
    beyond: (n: number) => `${n === 1 ? '1 pasted row' : `${n} pasted rows`} had no event to go to.`,
  },
} as const;
