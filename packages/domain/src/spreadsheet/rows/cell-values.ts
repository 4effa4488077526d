import type { DraftField, Hint } from '../../entities/upload.ts';
import { isPlainText, parseText } from '../../lineup/parse-text.ts';
import { hintMessages } from '../../messages/hint-messages.ts';
import type { ColumnPlaces } from './columns.ts';
import { unguardFormula } from '../writing/formula-guard.ts';
import { clockOfSerial, dateOfSerial, hasTimeOfDay, hoursOfSerial, isSerial } from './serial.ts';
import type { SheetValues } from '../sheet.ts';
import type { NumberCell, SheetCell } from '../parsing/table.ts';

/** The values of a row, and what was guessed or corrected. */
export interface ParsedValues {
  readonly values: SheetValues;
  readonly warnings: readonly string[];
}

/**
 * Returns the texts of a row, cleaned and trimmed. A cell with a real date or time becomes YYYY-MM-DD or HH:MM; texts
 * in these columns stay unchanged for the row rules to check.
 */
export function parseValues(cells: readonly SheetCell[], places: ColumnPlaces): ParsedValues {
  const warnings: string[] = [];
  const text = (place: number, field: DraftField) => textOf(cells[place] ?? '', field, warnings);
  const date = dateIn(cells[places.date], warnings);
  const start = timeIn(cells[places.startTime], warnings);
  const end = timeIn(cells[places.endTime], warnings);
  const values = {
    artistName: text(places.artistName, 'artistName'),
    stage: text(places.stage, 'stage'),
    date: date ?? text(places.date, 'date'),
    startTime: start ?? text(places.startTime, 'timeStart'),
    endTime: end ?? text(places.endTime, 'timeEnd'),
  };
  return { values, warnings };
}

const apostrophe = 39;

function textOf(cell: SheetCell, field: DraftField, warnings: string[]): string {
  if (typeof cell !== 'string') return describeNumber(cell);
  if (isPlainText(cell) && cell.charCodeAt(0) !== apostrophe) return cell;
  const hints: Hint[] = [];
  const text = parseText(unguardFormula(cell), field, hints);
  const cleaned = hints.find((hint) => hint.code === 'cleaned');
  if (cleaned !== undefined) warnings.push(hintMessages.cleaned(cleaned.source));
  return text;
}

/** Returns true if a plain number is most likely a date, with or without a time: the years 1954 to 2119. */
function isLikelyDate(serial: number): boolean {
  return serial >= 20_000 && serial < 80_000;
}

/** Returns the date of a cell, or null. Adds a warning if a time of day was dropped or the number was a plain one. */
function dateIn(cell: SheetCell | undefined, warnings: string[]): string | null {
  if (cell === undefined || typeof cell === 'string') return null;
  const { serial, isDate } = cell;
  if (!isDate && !isLikelyDate(serial)) return null;
  const date = dateOfSerial(serial);
  if (date !== null && (!isDate || hasTimeOfDay(serial))) {
    warnings.push(hintMessages.dateFormat(describeNumber(cell)));
  }
  return date;
}

/** Returns the time of day of a cell, or null. Adds a warning if a date was dropped or the number was a plain one. */
function timeIn(cell: SheetCell | undefined, warnings: string[]): string | null {
  if (cell === undefined || typeof cell === 'string') return null;
  const { serial, isDate } = cell;
  const isTime = isDate ? isSerial(serial) : (serial > 0 && serial < 1) || isLikelyDate(serial);
  if (!isTime) return null;
  if (!isDate || serial >= 1) warnings.push(hintMessages.timeFormat(describeNumber(cell)));
  return clockOfSerial(serial);
}

/** Formats a number as a person would write it: a date with its time, a time past midnight, or the number itself. */
function describeNumber({ value, serial, isDate }: NumberCell): string {
  if (!isDate || !isSerial(serial)) return String(Number(value.toPrecision(15)));
  const date = dateOfSerial(serial);
  if (date === null) return hoursOfSerial(serial);
  return hasTimeOfDay(serial) ? `${date} ${clockOfSerial(serial)}` : date;
}
