import { isTimestamp } from '@lineup/domain';
import type { CallableName, Callables, LineupStats } from './functions.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The response of the function `name` if `value` has its shape, else null. */
export function readCallableResponse<Name extends CallableName>(
  name: Name,
  value: unknown,
): Callables[Name]['response'] | null {
  return isRecord(value) ? parseResponse[name](value) : null;
}

type Checks = {
  readonly [Name in CallableName]: (response: Fields) => Callables[Name]['response'] | null;
};

const parseResponse: Checks = {
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

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
