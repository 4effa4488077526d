import { isTimestamp } from '@lineup/domain';
import type { CallableName, Callables, LineupStats } from './functions.ts';

type Answer = Readonly<Record<string, unknown>>;

/** The answer of the function `name` if `value` has its shape, else null. */
export function readCallableAnswer<Name extends CallableName>(
  name: Name,
  value: unknown,
): Callables[Name]['answer'] | null {
  return isRecord(value) ? readAnswer[name](value) : null;
}

type Checks = {
  readonly [Name in CallableName]: (answer: Answer) => Callables[Name]['answer'] | null;
};

const readAnswer: Checks = {
  processUpload: ({ success, eventCount }) =>
    success === true && typeof eventCount === 'number' ? { success, eventCount } : null,
  deleteFestival: ({ success }) => (success === true ? { success } : null),
  festivalStats: ({ stats }) => (Array.isArray(stats) && stats.every(isLineupStats) ? { stats } : null),
};

function isLineupStats(value: unknown): value is LineupStats {
  if (!isRecord(value)) return false;
  const { festivalId, eventCount, artistCount, stages, dates } = value;
  return (
    typeof festivalId === 'string' &&
    typeof eventCount === 'number' &&
    typeof artistCount === 'number' &&
    Array.isArray(stages) &&
    stages.every((stage) => typeof stage === 'string') &&
    Array.isArray(dates) &&
    dates.every(isTimestamp)
  );
}

function isRecord(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
