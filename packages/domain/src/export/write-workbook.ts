import { utils, write, type CellObject, type WorkBook } from '@e965/xlsx';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { serialOf } from '../spreadsheet/rows/serial.ts';
import { guardFormula, unguardFormula } from '../spreadsheet/writing/formula-guard.ts';
import { exportColumns } from './columns.ts';
import { exportedSets, type ExportedArtists, type ExportFestival } from './exported-set.ts';
import { timeText, type ExportedTime } from './exported-time.ts';

/** The cell format of times; an ambiguous time is a text with its offset. */
const timeFormat = 'yyyy-mm-dd hh:mm';

/**
 * Writes the lineup as an XLSX workbook with one sheet, one row per set. Texts are text cells, so none is a formula;
 * times are date cells, so that spreadsheet programs can calculate with them.
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

/** Guards texts that look guarded already, as the import removes an apostrophe from these. */
function textCell(text: string): CellObject {
  if (text === '') return { t: 'z' };
  return { t: 's', v: unguardFormula(text) === text ? text : guardFormula(text) };
}

function timeCell(time: ExportedTime): CellObject {
  if (time.isAmbiguous) return textCell(timeText(time));
  return { t: 'n', v: serialOf(time.date, time.clock), z: timeFormat };
}
