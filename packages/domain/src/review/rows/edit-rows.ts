import type { DraftEvent, DraftValues } from '../../entities/upload.ts';
import { changeTime, withLength } from '../../festival/events/set-length.ts';
import { readCell, type CellFestival } from '../../timetable/cells/read-cell.ts';
import { cellsToCopy } from '../../timetable/cells/copied-cells.ts';
import { withoutControls } from '../../text/control-characters.ts';
import { isClockTime } from '../../time/clock-time.ts';
import { changing, type DraftFix, type FixFestival, type RowsEdit } from '../fixes/draft-fix.ts';
import { lacksPlace } from '../unplaced/is-unplaced.ts';
import { rowColumns, type RowColumn } from './row-columns.ts';

type RowClock = Pick<FixFestival, 'timezone' | 'dayStartsAt'>;
type RowValues = Partial<Readonly<Record<RowColumn, string>>>;

/**
 * Sets this value in a column of the events; the end moves along with a changed start. Null if nothing would change.
 */
export function putRows(
  events: readonly DraftEvent[],
  column: RowColumn,
  value: string,
  festival: RowClock,
): RowsEdit | null {
  return editing(events, () => ({ [column]: value }), festival);
}

/** Copies the value of the first event to all others. Null if nothing would change. */
export function fillRows(
  events: readonly DraftEvent[],
  column: RowColumn,
  festival: RowClock,
): RowsEdit | null {
  const [first] = events;
  return first === undefined ? null : putRows(events, column, first[column], festival);
}

/**
 * Sets the length of the events in minutes by changing their ends; events without a start do not change. Null if
 * nothing would change.
 */
export function lengthenRows(
  events: readonly DraftEvent[],
  minutes: number,
  festival: RowClock,
): RowsEdit | null {
  return editing(events, (event) => ({ timeEnd: withLength(event, minutes, festival).timeEnd }), festival);
}

/** Marks the events without a place as unplaced acts; others do not change. Null if nothing would change. */
export function unplaceRows(events: readonly DraftEvent[]): DraftFix | null {
  const open = events.filter((event) => lacksPlace(event) && event.unplaced !== true);
  return changing(
    'unplaced',
    open.map(({ id }) => [id, { unplaced: true }]),
  );
}

/** Returns the cells of events for pasting into a spreadsheet or back: days as 2026-07-03, times in 24 hours. */
export function copyRows(events: readonly DraftEvent[]): string {
  return cellsToCopy(events.map((event) => rowColumns.map((column) => event[column])));
}

/** The result of pasting cells. */
export interface RowsPaste {
  /** Null if nothing would change. */
  readonly edit: RowsEdit | null;
  /** The number of pasted rows without an event. */
  readonly beyond: number;
}

/**
 * Pastes a block of cells into events, row by row, from this column on; a single cell is pasted into all of them. An
 * empty cell clears nothing. Text that cannot be parsed is stored as typed, so that its row shows the error.
 */
export function pasteRows(
  block: readonly (readonly string[])[],
  events: readonly DraftEvent[],
  from: RowColumn,
  festival: RowClock & CellFestival,
): RowsPaste {
  const isOne = block.length === 1 && block[0]?.length === 1;
  const rows = isOne ? events.map(() => block[0] ?? []) : block;
  const columns = rowColumns.slice(rowColumns.indexOf(from));
  const valuesOf = (cells: readonly string[]): RowValues =>
    Object.fromEntries(
      columns.flatMap((column, place) => {
        const text = withoutControls(cells[place] ?? '').trim();
        return text === '' ? [] : [[column, cellValue(column, text, festival)]];
      }),
    );
  const places = new Map(events.map(({ id }, place) => [id, place]));
  return {
    edit: editing(
      events.slice(0, rows.length),
      ({ id }) => valuesOf(rows[places.get(id) ?? -1] ?? []),
      festival,
    ),
    beyond: Math.max(0, rows.length - events.length),
  };
}

/** The maximum length of a text in a draft. */
const longestText = 1000;

function cellValue(column: RowColumn, text: string, festival: CellFestival): string {
  const reading = readCell(column, text, festival);
  return reading.ok ? reading.value : text.slice(0, longestText);
}

function editing(
  events: readonly DraftEvent[],
  valuesOf: (event: DraftEvent) => RowValues,
  festival: RowClock,
): RowsEdit | null {
  const changes = events.flatMap((event): [string, Partial<DraftValues>][] => {
    const values = withEnd(event, valuesOf(event), festival);
    const changed = rowColumns.filter((column) => (values[column] ?? event[column]) !== event[column]);
    if (changed.length === 0) return [];
    return [[event.id, Object.fromEntries(changed.map((column) => [column, values[column]]))]];
  });
  return changes.length === 0 ? null : { changes: new Map(changes), removed: [] };
}

/** Adds the end that moves along with a changed start, unless one is given. */
function withEnd(event: DraftEvent, values: RowValues, festival: RowClock): RowValues {
  const { timeStart, timeEnd } = values;
  if (timeStart === undefined || timeEnd !== undefined || !isClockTime(timeStart)) return values;
  return {
    ...values,
    timeEnd: changeTime(event, 'timeStart', timeStart, null, festival).times.timeEnd,
  };
}
