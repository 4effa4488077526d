import { isTimestamp } from '@lineup/domain';
import { callableTimeoutMs } from '@lineup/provider';
import type { CallableName, Callables, FunctionPort, LineupStats } from '@lineup/provider';
import type { Transport } from './transport.ts';
import { isRecord, unexpectedAnswer } from './wire.ts';
import type { WireRecord } from './wire.ts';

type Checks = {
  readonly [Name in CallableName]: (answer: WireRecord) => Callables[Name]['answer'] | null;
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

/** Calls are not repeated by themselves: who called knows whether the work is still wanted. */
export function createFunctions(transport: Transport): FunctionPort {
  return {
    call: async (name, request) => {
      const answer = await transport.json({
        method: 'POST',
        path: `/api/functions/${name}`,
        body: request,
        timeoutMs: callableTimeoutMs,
        timeoutCode: 'deadline-exceeded',
      });
      const read = readAnswer[name](answer);
      if (read === null) throw unexpectedAnswer(`answer of ${name}`);
      return read;
    },
  };
}
