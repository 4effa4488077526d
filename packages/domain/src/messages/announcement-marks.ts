/** On cards and in the list, of a set that is not told in whole. Apart from the other texts: every schedule loads these. */
export const announcementMarks = {
  held: 'Hidden',
  name: 'Only the name announced',
  day: 'Only name and day announced',
  stage: 'Time not announced',
  tba: 'To be announced',
} as const;
