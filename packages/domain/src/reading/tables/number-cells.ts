import {
  clockOfSerial,
  dateOfSerial,
  hasTimeOfDay,
  hoursOfSerial,
  isSerial,
} from '../../spreadsheet/rows/serial.ts';
import type { NumberCell, SheetCell } from '../../spreadsheet/parsing/table.ts';
import type { MappedField } from '../lineup-mapping.ts';
import type { SourceCell } from '../source.ts';

/** Converts a sheet's cell to a source cell: dates and times as people read them, other numbers unchanged. */
export function sourceCell(cell: SheetCell): SourceCell {
  if (typeof cell === 'string') return cell === '' ? null : cell;
  return cell.isDate && isSerial(cell.serial) ? dateText(cell, cell.showsTime) : cell.value;
}

/**
 * Formats a date as 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:MM', or a time as hours and minutes, where hours may be 24 or more.
 */
function dateText({ serial }: Pick<NumberCell, 'serial'>, showsTime = false): string {
  const date = dateOfSerial(serial);
  if (date === null) return hoursOfSerial(serial);
  return showsTime || hasTimeOfDay(serial) ? `${date}T${clockOfSerial(serial)}` : date;
}

/** Returns true if a plain number is most likely a date, with or without a time: the years 1954 to 2119. */
function isLikelyDate(serial: number): boolean {
  return serial >= 20_000 && serial < 80_000;
}

const longestSerial = 0.2;

/**
 * Converts a number of a workbook to the text that its column needs: a date whose cell lost its format, a time of day
 * stored as a fraction of a day (midnight is 0), or the number as written.
 */
export function numberText(value: number, field: MappedField): string {
  if (field === 'date' && isLikelyDate(value)) return dateText({ serial: value });
  if (field === 'timeStart' || field === 'timeEnd' || field === 'timeRange') {
    if (isLikelyDate(value)) return dateText({ serial: value });
    if (value >= 0 && (value < 1 || (value < 2 && !Number.isInteger(value)))) return hoursOfSerial(value);
  }
  // A larger fraction of a day would be a set of five hours or more, so 0.25 and above are hours.
  if (field === 'duration' && value > 0 && value < longestSerial) return hoursOfSerial(value);
  return String(Number(value.toPrecision(15)));
}
