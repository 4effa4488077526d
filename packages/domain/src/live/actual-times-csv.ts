import type { Festival } from '../entities/festival.ts';
import { exportedTime, timeText } from '../export/exported-time.ts';
import { actualTimesMessages } from '../messages/actual-times-messages.ts';
import { csvText } from '../spreadsheet/writing/csv-text.ts';
import type { ActualTimesRow } from './actual-times.ts';

type Cell = string | number;

/** The headings match those of the lineup exports. */
const columns: readonly (readonly [heading: string, cell: (row: ActualTimesRow, zone: string) => Cell])[] = [
  ['id', ({ set }) => set.id],
  ['day', ({ day }) => day],
  ['stage', ({ set }) => set.stage],
  ['artist', ({ set }) => set.artistName],
  ['record', ({ record }) => actualTimesMessages.record[record]],
  ['replaced by', ({ set }) => (set.status === 'replaced' ? (set.replacedBy ?? '') : '')],
  ['planned start', ({ set }, zone) => timeCell(set.plannedStart, zone)],
  ['planned end', ({ set }, zone) => timeCell(set.plannedEnd, zone)],
  ['announced start', ({ set }, zone) => timeCell(set.start, zone)],
  ['announced end', ({ set }, zone) => timeCell(set.end, zone)],
  ['actual start', ({ set }, zone) => timeCell(set.actualStart, zone)],
  ['actual end', ({ set }, zone) => timeCell(set.actualEnd, zone)],
  ['minutes late at start', ({ startLate }) => startLate ?? ''],
  ['minutes late at end', ({ endLate }) => endLate ?? ''],
  ['planned minutes', ({ plannedMinutes }) => plannedMinutes],
  ['actual minutes', ({ actualMinutes }) => actualMinutes ?? ''],
];

/**
 * Returns planned and actual times as a CSV file (RFC 4180) with a row per set, in the order of `rows`. Times are
 * formatted as in the lineup exports; minutes are numbers, negative for early; a cell is empty if the time was not
 * recorded.
 */
export function actualTimesCsv(
  rows: readonly ActualTimesRow[],
  { timezone }: Pick<Festival, 'timezone'>,
): string {
  return csvText([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cell(row, timezone))),
  ]);
}

function timeCell(at: number | null, zone: string): string {
  return at === null ? '' : timeText(exportedTime(at, zone));
}
