import {
  checkEventForm,
  conflictSetOf,
  planErrorText,
  readCell,
  setColumns,
  setLengths,
  timestampFromMillis,
  type Festival,
  type NewLineupEvent,
  type SetColumn,
} from '@lineup/domain';
import { changeField, typedOn } from '../../event/form/event-input.ts';
import { baseOf, changesOf, withPreservedTimes } from '../../event/form/event-values.ts';
import type { StoredEvent } from '../rows/list-row.ts';

/** Texts entered into cells of a set. */
export type CellTexts = Partial<Readonly<Record<SetColumn, string>>>;

/** The changed fields of a set, and the errors of cells that were left out. */
export interface CellsChange {
  readonly fields: Partial<NewLineupEvent>;
  readonly errors: Partial<Readonly<Record<SetColumn, string>>>;
}

/** Applies cell texts to a set by the rules of the event form: changing the start moves the end. */
export function changeCells(event: StoredEvent, cells: CellTexts, festival: Festival): CellsChange {
  const base = baseOf(event, festival);
  let input = typedOn(base, base.form);
  let minutes: number | null = null;
  const errors: Partial<Record<SetColumn, string>> = {};
  for (const column of setColumns) {
    const text = cells[column];
    if (text === undefined) continue;
    const reading = readCell(column, text, festival);
    if (!reading.ok) errors[column] = reading.reason;
    else if (column === 'length') minutes = Number(reading.value);
    else input = changeField(input, column, reading.value, festival);
  }
  const check = checkEventForm(input.form, festival);
  if (!check.ok) return { fields: {}, errors: { ...check.errors, ...errors } };
  const typed = withPreservedTimes(check.event, input.form, base);
  const fields = changesOf(typed, input.form, base);
  if (minutes === null) return { fields, errors };
  const lasting = withLength({ ...event, ...fields }, minutes, festival);
  if (typeof lasting === 'string') return { fields, errors: { ...errors, length: lasting } };
  return { fields: { ...fields, ...lasting }, errors };
}

/** Returns the end of a set with this length, or the reason why that is impossible. */
function withLength(
  event: StoredEvent,
  minutes: number,
  festival: Festival,
): Pick<NewLineupEvent, 'timeEnd'> | Record<string, never> | string {
  const outcome = setLengths([conflictSetOf(event)], minutes, festival);
  if (!outcome.ok) return planErrorText(outcome.code, outcome.set);
  const [set] = outcome.plan.sets;
  return set === undefined ? {} : { timeEnd: timestampFromMillis(set.end) };
}
