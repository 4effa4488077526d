/**
 * Texts about conflicts between sets; lengths and times are passed as words. A separate file, because the first page
 * shows no sets.
 */
export const conflictMessages = {
  /** The mark on the card of a set with a conflict. */
  marks: {
    overlap: 'Overlaps',
    doubleBooking: 'Booked twice',
    duplicate: 'Duplicate',
    misplaced: 'Misplaced',
    night: 'Wrong night',
    tight: 'Tight',
    shortChangeover: 'Short changeover',
    outsideHours: 'Stage closed',
    unlikelyLength: 'Unlikely length',
  },
  /** The mark of an accepted conflict. */
  markAccepted: (mark: string) => `${mark} (accepted)`,
  /** With the artists that it overlaps. */
  overlaps: (artists: string) => `overlaps ${artists}`,
  andMore: (names: string, n: number) => `${names} and ${n} more`,
  doubleBooking: (artist: string, stage: string, start: string, end: string) =>
    `${artist} is on ${stage} at the same time (${start} - ${end})`,
  duplicate: (artist: string, start: string) => `${artist} is on this stage twice from ${start}`,
  tight: (length: string, artist: string, stage: string, start: string, end: string) =>
    `Only ${length} between this and ${artist} on ${stage} (${start} - ${end})`,
  shortChangeover: (length: string, artist: string, start: string, end: string) =>
    `Only ${length} of changeover with ${artist} (${start} - ${end})`,
  outsideHours: (length: string) => `The stage is closed for ${length} of this set`,
  night: (off: 'early' | 'late') =>
    `By what plays before and after it, this night seems to be a day too ${off}`,
  more: (n: number) => `And ${n} more like this`,
} as const;
