import type { Festival, LineupEvent } from '@lineup/domain';
import { mergedValues, valuesOfStored, type MergePlan, type SetValues } from '@lineup/domain/merge';
import type { ProgrammeEvent } from '../saving/programme.ts';

type Clocks = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/** The schedule as it will stand after the merge. */
export function outcomeOf(
  plan: MergePlan,
  stored: readonly LineupEvent[],
  festival: Clocks,
): readonly ProgrammeEvent[] {
  const rowOfStored = new Map(
    plan.rows.flatMap((row) => ('stored' in row ? [[row.stored.id, row] as const] : [])),
  );
  const kept = stored.flatMap((set): ProgrammeEvent[] => {
    const row = rowOfStored.get(set.id);
    if (row?.kind === 'missing' && row.from === 'file') return [];
    const merged = row === undefined ? null : mergedValues(row, festival);
    return [eventOf(set.id, merged ?? valuesOfStored(set, festival))];
  });
  const added = plan.rows.flatMap((row): ProgrammeEvent[] => {
    if ('stored' in row) return [];
    const values = mergedValues(row, festival);
    return values === null ? [] : [eventOf(row.key, values)];
  });
  return [...kept, ...added];
}

function eventOf(id: string, values: SetValues): ProgrammeEvent {
  const { artistName = '', stage = '', date = '', timeStart = '', timeEnd = '' } = values;
  return { id, artistName, stage, date, timeStart, timeEnd };
}
