import { hasFieldOf } from './row-values.ts';
import { processingMessages } from '../messages/processing-messages.ts';
import { readingMessages } from '../messages/reading-messages.ts';
import { addHint } from '../lineup/hints.ts';
import { type LengthUnit, unitInHeading } from '../lineup/times/length-unit.ts';
import { createContext, type ParseContext } from '../lineup/parse-context.ts';
import { parseEvent, type ParsedRow } from '../lineup/parse-event.ts';
import { type LineupFestival, maximumEvents } from '../lineup/parsed-lineup.ts';
import { matchStages } from '../lineup/match-stages.ts';
import { assignHalves } from '../lineup/times/assign-halves.ts';
import { assignNights } from '../lineup/times/assign-nights.ts';
import {
  isOfArtistsAlone,
  meaningOfColumn,
  type LineupMapping,
  type MappedField,
  type TableMapping,
} from './lineup-mapping.ts';
import { createRowValues } from './row-values.ts';
import type { LeftOutRow, OpenedFile, ReadLineup, SourceTable } from './source.ts';
import { rowText } from './tables/plain-row.ts';

/**
 * Parses the mapped tables of an opened file into events, as `parseLineup` does for a lineup file. Rows with neither an
 * artist nor a time are not sets and are listed separately.
 */
export function readMapped(file: OpenedFile, mapping: LineupMapping, festival: LineupFestival): ReadLineup {
  const context = createContext(festival, file.guessedEncoding, {
    texts: () => mappedTexts(file, mapping, datedFields),
    dayFirst: mapping.dayFirst,
    lengths: () => mappedTexts(file, mapping, lengthFields),
    lengthUnit: unitInHeadings(file, mapping),
  });
  const rows: ParsedRow[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const used of mapping.tables) {
    const table = file.tables.find(({ id }) => id === used.table);
    if (table === undefined) return refused(readingMessages.reading.tableGone(used.table));
    leftOut.push(...table.leftOut);
    readTable(table, used, { context, format: file.format, rows, leftOut });
    if (rows.length > maximumEvents) return refused(processingMessages.tooManyEvents(maximumEvents));
  }
  if (mapping.tables.length === 0) return refused(readingMessages.reading.noTable);
  assignHalves(rows);
  matchStages(rows, context);
  assignNights(rows, context);
  return { ok: true, events: rows.map((row) => row.event), leftOut, stages: file.stages };
}

interface Progress {
  readonly context: ParseContext;
  readonly format: OpenedFile['format'];
  readonly rows: ParsedRow[];
  readonly leftOut: LeftOutRow[];
}

function readTable(table: SourceTable, mapping: TableMapping, progress: Progress): void {
  const { context, format, rows, leftOut } = progress;
  const valuesOf = createRowValues(table, mapping, format);
  const { around } = table;
  const isUnplaced = isOfArtistsAlone(mapping) && around.stage === undefined && around.date === undefined;
  for (const row of table.rows) {
    const { row: values, fromAbove } = valuesOf(row);
    if (hasFieldOf(values)) {
      const parsed = parseEvent(values, row.number, context);
      for (const field of fromAbove) {
        addHint(parsed.event.hints, field, 'fromAbove', parsed.event.said?.[field] ?? parsed.event[field]);
      }
      if (isUnplaced) parsed.event.unplaced = true;
      rows.push(parsed);
    } else leftOut.push({ table: table.name, number: row.number, text: rowText(row.cells), reason: 'empty' });
  }
}

const datedFields: ReadonlySet<MappedField> = new Set(['date', 'timeStart', 'timeEnd', 'timeRange']);

const lengthFields: ReadonlySet<MappedField> = new Set(['duration']);

/** Returns the unit in the heading of a column of lengths: "Minutes", "Length (h)". */
function unitInHeadings(file: OpenedFile, mapping: LineupMapping): LengthUnit | undefined {
  for (const used of mapping.tables) {
    const columns = file.tables.find((one) => one.id === used.table)?.columns ?? [];
    for (const column of columns) {
      const isLength = meaningOfColumn(used, column.id)?.field === 'duration';
      const unit = isLength ? unitInHeading(column.heading) : undefined;
      if (unit !== undefined) return unit;
    }
  }
  return undefined;
}

/** Yields the cell texts of these fields, and the dates that apply to a whole table. */
function* mappedTexts(
  file: OpenedFile,
  mapping: LineupMapping,
  fields: ReadonlySet<MappedField>,
): Generator<string> {
  for (const used of mapping.tables) {
    const table = file.tables.find((one) => one.id === used.table);
    if (table === undefined) continue;
    const date = used.around?.date ?? table.around.date;
    if (date !== undefined && fields.has('date')) yield date;
    const places = table.columns.flatMap((column, place) => {
      const field = meaningOfColumn(used, column.id)?.field;
      return field !== undefined && fields.has(field) ? [place] : [];
    });
    for (const { cells } of table.rows) {
      for (const place of places) {
        const cell = cells[place];
        if (typeof cell === 'string' || (typeof cell === 'number' && fields === lengthFields))
          yield String(cell);
      }
    }
  }
}

function refused(error: string): ReadLineup {
  return { ok: false, error };
}
