/** On cards and in the list, for a set that is not announced in full. Apart from the other texts: every schedule loads these. */
export const announcementMarks = {
  held: 'Hidden',
  name: 'Only the name announced',
  day: 'Only name and day announced',
  stage: 'Time not announced',
  tba: 'To be announced',
} as const;
