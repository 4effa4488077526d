const minutes = (n: number) => `${n} min`;
const sets = (n: number) => (n === 1 ? '1 set' : `${n} sets`);
const changes = (n: number) => (n === 1 ? '1 change' : `${n} changes`);

/** Texts of the show day's board of all stages. A separate file that loads with its tab. */
export const liveMessages = {
  title: 'Live',
  board: 'Board',
  plannedAndActual: 'Planned and Actual',
  next: 'Next',
  onTime: 'On time',
  late: (n: number) => `${minutes(n)} late`,
  early: (n: number) => `${minutes(n)} early`,
  bySchedule: 'By schedule',
  byScheduleHint: 'Its start was not recorded, so the portal cannot tell whether it is late.',
  /** Formats minutes; from 100 on as hours, such as "6:26". */
  countdown: (left: number, isPlaying: boolean) => {
    const n = Math.abs(left);
    const what = isPlaying ? (left < 0 ? 'over' : 'left') : 'to start';
    if (n < 100) return { value: String(n), unit: `min ${what}` };
    return { value: `${Math.floor(n / 60)}:${String(n % 60).padStart(2, '0')}`, unit: `h ${what}` };
  },
  startedAt: (time: string) => `Started ${time}`,
  nothingNext: 'Nothing more on this festival day',
  startedLate: (late: number, end: string) => `Started ${minutes(late)} late and ends ${end} as scheduled.`,
  moveEnd: (n: number) => `Move end +${n}`,
  closedForTonight: 'Closed for tonight',
  opens: (time: string, stage: string) => `Opens ${time}: ${stage}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,

  started: 'Started',
  ended: 'Ended',
  of: (action: string, artist: string, stage: string) => `${action}: ${artist}, ${stage}`,
  moreFor: (stage: string) => `More for ${stage}`,
  later: (n: number) => `+${n}`,
  laterName: (n: number, artist: string, stage: string) => `${minutes(n)} later: ${artist}, ${stage}`,

  done: {
    started: (artist: string, time: string) => `${artist} started at ${time}`,
    ended: (artist: string, time: string) => `${artist} ended at ${time}`,
    cleared: (artist: string) => `Removed the recorded times of ${artist}`,
    delayed: (artist: string, n: number) => `${artist} ${n < 0 ? '−' : '+'}${minutes(Math.abs(n))}`,
    others: (done: string, n: number) => `${done}, ${sets(n)} after it moved`,
    cancelled: (artist: string) => `Cancelled ${artist}`,
    reinstated: (artist: string) => `Reinstated ${artist}`,
    published: (n: number) => `Published ${changes(n)}`,
  },
  setIsGone: 'The set is not on the schedule any more.',
  needsConnection: 'There is no connection. Please accept the report when it is back.',
  message: (text: string, state: string) => `Message “${text}”: ${state}`,
  saveFailed: 'The change could not be saved. Please try again.',

  dialog: {
    set: 'Set',
    minutes: 'Minutes later (negative for earlier)',
    notAllowed: 'Whole minutes, up to 720',
    nothing: 'Nothing would move.',
    move: 'Move',
    moveBy: (n: number) => `Move ${n < 0 ? '−' : '+'}${minutes(Math.abs(n))}`,
    effect: 'What would move',
    moved: (artist: string, from: string, to: string) => `${artist}: ${from} → ${to}`,
    movedEnd: (artist: string, from: string, to: string) => `${artist} ends ${from} → ${to}`,
    check: 'Please check',
    curfewHeld: 'All sets stay within the opening hours of the stage.',
    cancel: 'Cancel Set',
    reinstate: 'Reinstate',
    clear: 'Remove Recorded Times',
  },
  ask: {
    title: 'Move the sets nevertheless?',
    confirm: 'Move',
  },

  bar: {
    title: (delays: number, statuses: number) =>
      [
        ...(delays === 0 ? [] : [delays === 1 ? '1 delay' : `${delays} delays`]),
        ...(statuses === 0
          ? []
          : [statuses === 1 ? '1 cancellation or change' : `${statuses} cancellations or changes`]),
      ].join(' and ') + ' not public yet',
    stage: (stage: string, n: number) => `${stage} ${n < 0 ? '−' : '+'}${Math.abs(n)}`,
    moved: (n: number) => (n === 1 ? '1 set moves' : `${n} sets move`),
    publish: (n: number) => (n === 1 ? 'Publish This Change' : `Publish These ${n} Changes`),
    immediately: 'Publish delays immediately',
    immediatelyHint: 'Delays and cancellations made on this board are published as soon as they are saved.',
    nothing: 'The public knows all delays and cancellations.',
    unpublished: 'The lineup is not public yet: delays stay inside the portal.',
    failed: 'The changes could not be published. Please try again.',
    unknown: 'What the public knows could not be loaded.',
    tryAgain: 'Try Again',
  },

  queue: {
    asOf: (time: string) => `No connection. The board goes on counting, as of ${time}.`,
    waiting: (n: number) => (n === 1 ? '1 change is not saved yet' : `${n} changes are not saved yet`),
    notSaved: (text: string) => `Not saved: ${text}`,
    whenBack: 'They are saved as soon as the connection is back.',
    discard: 'Discard',
    changed: (text: string) => `${text}: changed by somebody else since. Apply it all the same?`,
    apply: 'Apply',
  },

  rehearsal: {
    start: 'Rehearse',
    title: (time: string) => `Rehearsal at ${time}`,
    text: 'The board shows this time. Nothing is saved or published.',
    end: 'End Rehearsal',
    day: 'Day',
    time: 'Time',
    go: 'Start Rehearsal',
    badTime: 'Please enter a time such as 22:30.',
  },

  empty: {
    before: 'The festival is not on now',
    first: (time: string) =>
      `The first set starts ${time}. You can rehearse the board at any time of the festival.`,
    after: 'The festival is over',
    afterText:
      'The board shows a stage from the beginning of its festival day. You can still look at any time of the festival.',
    noSets: 'No sets yet',
    noSetsText: 'The board shows what is on as soon as the schedule has sets.',
    toSchedule: 'Open Schedule',
  },
} as const;
