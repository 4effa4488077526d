/**
 * Marks on cards and in the list for sets that are not fully announced. A separate file, because every schedule loads
 * them.
 */
export const announcementMarks = {
  held: 'Hidden',
  name: 'Only the name announced',
  day: 'Only name and day announced',
  stage: 'Time not announced',
  tba: 'To be announced',
} as const;
