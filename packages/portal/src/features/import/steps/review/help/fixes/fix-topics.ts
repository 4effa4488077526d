import { reviewMessages, type DraftFix, type DraftFixKind } from '@lineup/domain';

type FixTopic = Exclude<keyof typeof reviewMessages.queue.topics, 'stages' | 'nights' | 'dayStart'>;

const topicOf: Record<DraftFixKind, FixTopic> = {
  shiftDays: 'dates',
  swapDayMonth: 'dates',
  halvesPm: 'halves',
  halvesAm: 'halves',
  lengthHours: 'lengths',
  lengthMinutes: 'lengths',
  shiftTimes: 'openHours',
  amPm: 'amPm',
  endsUntilNext: 'ends',
  endsByLength: 'ends',
  unplaced: 'unplaced',
  duplicates: 'duplicates',
};

/** Dates first: what is wrong with times is only known on the right days. */
const order: readonly FixTopic[] = [
  'dates',
  'halves',
  'lengths',
  'openHours',
  'amPm',
  'ends',
  'unplaced',
  'duplicates',
];

/** The decision that a fix belongs to. */
export function fixTopic({ kind }: DraftFix): FixTopic {
  return topicOf[kind];
}

/** The fixes by what is decided with them, in the order in which they depend on each other; fixes of one topic exclude or complete each other. */
export function fixesByTopic(fixes: readonly DraftFix[]): ReadonlyMap<FixTopic, readonly DraftFix[]> {
  return new Map(
    order.flatMap((topic) => {
      const own = fixes.filter((fix) => fixTopic(fix) === topic);
      return own.length > 0 ? [[topic, own] as const] : [];
    }),
  );
}
