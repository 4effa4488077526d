/**
 * Texts on how much of a set is announced. A separate file, so that only the parts that show or edit announcements load
 * them.
 */
export const announcementMessages = {
  /** How much of the set is announced. */
  levels: {
    held: 'hidden',
    name: 'the name',
    day: 'name and day',
    stage: 'name, day and stage',
    time: 'everything',
  },
  /** The same for a set whose name is to be announced. */
  tbaLevels: {
    held: 'hidden',
    name: 'hidden',
    day: 'the day, the name to be announced',
    stage: 'day and stage, the name to be announced',
    time: 'the place, the name to be announced',
  },
  step: (level: string, when: string) => `${level} from ${when}`,
} as const;
