/** How much of a set is announced. Apart from the other texts, so that only those load it who say or read it. */
export const announcementMessages = {
  /** What is announced of the set. */
  levels: {
    held: 'hidden',
    name: 'the name',
    day: 'name and day',
    stage: 'name, day and stage',
    time: 'everything',
  },
  /** And of one whose name is to be announced. */
  tbaLevels: {
    held: 'hidden',
    name: 'hidden',
    day: 'the day, the name to be announced',
    stage: 'day and stage, the name to be announced',
    time: 'the place, the name to be announced',
  },
  step: (level: string, when: string) => `${level} from ${when}`,
} as const;
