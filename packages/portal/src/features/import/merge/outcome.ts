import type { Festival, LineupEvent } from '@lineup/domain';
import {
  mergedValues,
  currentAfter,
  currentValues,
  type MergePlan,
  type SetValues,
} from '@lineup/domain/merge';
import type { ProgrammeEvent } from '../saving/programme.ts';

type Clocks = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/** Returns the schedule after the merge. */
export function outcomeOf(
  plan: MergePlan,
  stored: readonly LineupEvent[],
  festival: Clocks,
): readonly ProgrammeEvent[] {
  return currentAfter(plan, stored).map(({ id, stored: set, row }) => {
    const merged = row === null ? null : mergedValues(row, festival);
    return eventOf(id, merged ?? (set === null ? {} : currentValues(set, festival)));
  });
}

function eventOf(id: string, values: SetValues): ProgrammeEvent {
  const { artistName = '', stage = '', date = '', timeStart = '', timeEnd = '' } = values;
  return { id, artistName, stage, date, timeStart, timeEnd };
}
