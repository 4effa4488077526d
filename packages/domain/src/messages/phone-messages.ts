/** Texts of the phone layout. A separate file that loads with it. */
export const phoneMessages = {
  show: 'Show',
  byTime: 'By Time',
  allStages: 'All Stages',
  noneOnStage: (stage: string) => `Nothing is scheduled on ${stage} on this day.`,
  earlier: (length: string) => `${length} earlier`,
  later: (length: string) => `${length} later`,
  moveTo: 'Move to',
  swapWith: 'Swap with',
  undo: 'Undo',
  undoName: 'Undo last change',
  over: (blocks: string) => `It is over ${blocks}.`,
  typedFirst: 'Save or cancel what you have typed first.',
  offline: 'You are offline: changes cannot be saved until the connection is back.',
  asOf: (day: string, time: string) => `As of ${day}, ${time}`,
  asOfText: 'No connection. You see the lineup as it was last loaded. It can be read, but not changed.',
} as const;
