import { messages } from '@lineup/domain';
import type { ScheduledSet } from './group-schedule.ts';

/** What is wrong with the set, in a word or two each, the gravest first. */
export function marksOf({ conflicts }: Pick<ScheduledSet, 'conflicts'>): readonly string[] {
  return conflicts.map((kind) => messages.conflicts.marks[kind]);
}
