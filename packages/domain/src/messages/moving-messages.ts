/** Texts for moving sets on the timetable by hand or with keys. A separate file that loads with that part. */
export const movingMessages = {
  /** Instructions for screen readers on moving with keys. */
  hint:
    'Space lifts a set and drops it. While it is lifted the arrow keys move it, with Shift they move its end, or its start once Home is pressed, ' +
    'and Escape puts it back. ' +
    'Shift+Space selects it, Control+A selects all of the day, Control+C lifts a copy, Delete deletes. ' +
    'Shift+F10 names all that can be done.',
  artistTo: (artist: string, place: string) => `${artist}, ${place}`,
  place: (stage: string, day: string, time: string) => `${stage}, ${day} ${time}`,
  /** The new place of a set that moves to another day, named as in the day's tab. */
  placeOnDay: (day: string, stage: string, time: string) => `${day}: ${stage}, ${time}`,
  goThere: 'Go there',
  nowOn: (artist: string, day: string) => `${artist} is now on ${day}`,
  lifted: (what: string) => `Lifted ${what}`,
  putBack: (what: string) => `${what} is back in its place`,
  newSet: 'New set',
  sets: (n: number) => (n === 1 ? 'one set' : `${n} sets`),
  selected: (n: number) => (n === 0 ? 'None selected' : n === 1 ? 'One set selected' : `${n} sets selected`),
  lasting: (length: string) => `lasts ${length}`,
  /** Which edge Shift and the arrow keys move, if it is not the end. */
  byStart: 'held by its start',
  done: {
    placed: (artist: string, place: string) => `Put ${artist} on ${place}`,
    unplaced: (what: string) => `Moved ${what} to the unplaced acts`,
    moved: (artist: string, place: string) => `Moved ${artist} to ${place}`,
    movedSets: (n: number) => `Moved ${n} sets`,
    toDay: (done: string, day: string) => `${done} to ${day}`,
    someToDay: (done: string, n: number, day: string) => `${done}, ${n} of them to ${day}`,
    someToOtherDays: (done: string, n: number) => `${done}, ${n} of them to other days`,
    onDay: (done: string, day: string) => `${done}, on ${day}`,
    resized: (artist: string, length: string) => `${artist} now lasts ${length}`,
    copied: (artist: string, place: string) => `Copied ${artist} to ${place}`,
    copiedSets: (n: number) => `Copied ${n} sets`,
    swapped: (a: string, b: string) => `Swapped ${a} and ${b}`,
    delayed: (artist: string, length: string, others: number) =>
      `${artist} plays ${length} later${others === 0 ? '' : `, with ${others === 1 ? 'one set' : `${others} sets`} after it`}`,
    pushed: (n: number) => (n === 1 ? 'Pushed one set' : `Pushed ${n} sets`),
    deleted: (n: number) => `Deleted ${n} sets`,
    restored: (what: string) => `Restored ${what}`,
  },
  /** The items in the menu of a set or of a stage. */
  actions: {
    title: (what: string) => `Actions for ${what}`,
    open: 'Open',
    lift: 'Lift and Move',
    copy: 'Lift a Copy',
    move: 'Move to…',
    delay: 'Delay…',
    push: 'Push What Follows',
    swapWith: 'Swap with Another',
    swap: 'Swap the Two',
    unplace: 'Take Off the Grid',
    select: 'Select',
    unselect: 'Unselect',
    selectStage: (stage: string) => `Select All on ${stage}`,
    selectAll: 'Select All of the Day',
    remove: 'Delete',
    selectSets: 'Select All Sets',
    moveAll: 'Move All Sets…',
    create: 'Add Event',
    rename: 'Rename Stage',
    hide: 'Hide Stage',
  },
  /** Delays a set and the sets after it. */
  delay: {
    title: (artist: string) => `Delay ${artist}`,
    by: (minutes: number) => `${minutes} min`,
    minutes: 'Other minutes',
    apply: 'Delay',
    notAllowed: 'Enter 1 to 720 minutes.',
    alone: 'No other set moves.',
    others: (n: number) => (n === 1 ? 'One set after it moves.' : `${n} sets after it move.`),
  },
  /** Offers to start the festival's days after its nights. */
  dayStart: {
    label: 'Start of the day',
    why: (n: number) => `${n} sets start after midnight and are listed on the next day.`,
    apply: (time: string) => `Begin days at ${time}`,
    leave: 'Leave it at midnight',
    done: (time: string) => `Days now begin at ${time}`,
  },
  /** The bar for the selected sets. */
  bar: { label: 'Selected sets', move: 'Move to…', actions: 'Actions', none: 'Select None' },
  /** Moves the selected sets together. */
  dialog: {
    title: (what: string) => `Move ${what}`,
    atOnce: 'Earlier or Later, at Once',
    minutes: 'Later by Minutes',
    minutesHint: 'Less than 0 for earlier',
    stage: 'Stage',
    keepStage: 'As it is',
    day: 'Day',
    keepDay: 'As it is',
    move: 'Move',
  },
  /** Shown while a swap waits for its second set. */
  swap: {
    label: 'Swap',
    choose: (artist: string) => `Choose the set to swap with ${artist}`,
    byKey: ', or press X on it',
    cancel: 'Cancel',
  },
  tryAgain: 'Try Again',
  nothingToPush: 'Nothing follows that is in the way.',
  pushing: 'Pushing…',
  undoneByOther: 'Someone else undid the move. Nothing was pushed.',
  notRenamed: (before: string, name: string, reason: string) =>
    `${before} was not renamed to ${name}. ${reason}`,
  renameStage: (stage: string) => `Rename ${stage}`,
  swapWith: (artist: string) => `Swap with ${artist}`,
  /** How far a push would move how many sets; `isEven` if all move equally far. */
  pushBy: (n: number, length: string, isEven: boolean) =>
    `Push ${n === 1 ? '1 Set' : `${n} Sets`} by ${isEven ? '' : 'up to '}${length}`,
  /** What was done, followed by notes. */
  withNotes: (done: string, notes: readonly string[]) => [done, ...notes].join('. '),
  /** Asked before a set becomes very long. */
  confirmLong: (length: string) => `Save a set of ${length}?`,
  confirmLongText: (artist: string, start: string, end: string) =>
    `${artist} would play from ${start} to ${end}. Most sets are shorter than 8 hours.`,
  confirmDeleteOf: (artist: string) => `Delete ${artist}?`,
  confirmDelete: (n: number) => `Delete ${n} sets?`,
  confirmDeleteText: 'Are you sure you want to delete these events?',
  /** For edit conflicts. */
  concurrent: {
    deleted: (artist: string, who = 'Someone else') => `${who} deleted ${artist}. Your change was not saved.`,
    moved: (artist: string, who = 'Someone else') => `${who} moved ${artist}. Your change was not saved.`,
    changed: (artist: string, who = 'Someone else') => `${who} changed ${artist}. Your change was not saved.`,
    renamed: (stage: string, name: string) => `Someone else renamed ${stage} to ${name}. Nothing was moved.`,
  },
} as const;
