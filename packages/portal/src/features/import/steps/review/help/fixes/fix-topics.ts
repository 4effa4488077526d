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

/** Dates first: errors of times can only be judged on the right days. */
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

/** Returns the decision that a fix belongs to. */
export function fixTopic({ kind }: DraftFix): FixTopic {
  return topicOf[kind];
}

/** Groups the fixes by decision, in order of dependency; fixes of one topic exclude or complete each other. */
export function fixesByTopic(fixes: readonly DraftFix[]): ReadonlyMap<FixTopic, readonly DraftFix[]> {
  return new Map(
    order.flatMap((topic) => {
      const own = fixes.filter((fix) => fixTopic(fix) === topic);
      return own.length > 0 ? [[topic, own] as const] : [];
    }),
  );
}
