import { utils, write, type CellObject, type WorkBook } from '@e965/xlsx';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { serialOf } from '../spreadsheet/rows/serial.ts';
import { guardFormula, unguardFormula } from '../spreadsheet/writing/formula-guard.ts';
import { exportColumns } from './columns.ts';
import { exportedSets, type ExportedArtists, type ExportFestival } from './exported-set.ts';
import { timeText, type ExportedTime } from './exported-time.ts';

/** How spreadsheet programs show the times; one that the clocks show twice is a text with its offset. */
const timeFormat = 'yyyy-mm-dd hh:mm';

/**
 * The lineup as an XLSX workbook of one sheet with a row per set. Texts are written as texts, so that none is a formula, and
 * times as dates, with which a spreadsheet program can reckon.
 */
export function lineupWorkbook(
  sets: readonly LineupEvent[],
  festival: ExportFestival,
  artists: ExportedArtists = [],
): Uint8Array<ArrayBuffer> {
  const exported = exportedSets(sets, festival, artists);
  const columns = exportColumns(exported);
  const head = columns.map(({ heading }) => textCell(heading));
  const rows = exported.map((set) =>
    columns.map(({ cell }) => {
      const value = cell(set);
      return typeof value === 'string' ? textCell(value) : timeCell(value);
    }),
  );
  const sheet = {
    '!data': [head, ...rows],
    '!ref': `A1:${utils.encode_col(columns.length - 1)}${rows.length + 1}`,
    '!cols': columns.map(({ width }) => ({ wch: width })),
  };
  const book: WorkBook = { SheetNames: ['Lineup'], Sheets: { Lineup: sheet } };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

/** Of a name that looks as if it had been made harmless already, reading takes an apostrophe away. */
function textCell(text: string): CellObject {
  if (text === '') return { t: 'z' };
  return { t: 's', v: unguardFormula(text) === text ? text : guardFormula(text) };
}

function timeCell(time: ExportedTime): CellObject {
  if (time.isAmbiguous) return textCell(timeText(time));
  return { t: 'n', v: serialOf(time.date, time.clock), z: timeFormat };
}
