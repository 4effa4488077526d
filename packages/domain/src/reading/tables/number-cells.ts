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

/** A cell of a sheet as a source has it: dates and times as people read them, other numbers as they are. */
export function sourceCell(cell: SheetCell): SourceCell {
  if (typeof cell === 'string') return cell === '' ? null : cell;
  return cell.isDate && isSerial(cell.serial) ? dateText(cell, cell.showsTime) : cell.value;
}

/** 'YYYY-MM-DD', 'YYYY-MM-DDTHH:MM', or hours and minutes, which may be 24 and more. */
function dateText({ serial }: Pick<NumberCell, 'serial'>, showsTime = false): string {
  const date = dateOfSerial(serial);
  if (date === null) return hoursOfSerial(serial);
  return showsTime || hasTimeOfDay(serial) ? `${date}T${clockOfSerial(serial)}` : date;
}

/** A plain number that can hardly be anything but a date, with or without a time: one of the years 1954 to 2119. */
function isLikelyDate(serial: number): boolean {
  return serial >= 20_000 && serial < 80_000;
}

const longestSerial = 0.2;

/**
 * A number of a workbook as the text that its column calls for: a date whose cell has lost its format, a time of day
 * that is a fraction of a day (midnight is 0), or the number as it is written.
 */
export function numberText(value: number, field: MappedField): string {
  if (field === 'date' && isLikelyDate(value)) return dateText({ serial: value });
  if (field === 'timeStart' || field === 'timeEnd' || field === 'timeRange') {
    if (isLikelyDate(value)) return dateText({ serial: value });
    if (value >= 0 && (value < 1 || (value < 2 && !Number.isInteger(value)))) return hoursOfSerial(value);
  }
  // A longer part of a day would be a set of five hours; a quarter and more is of an hour.
  if (field === 'duration' && value > 0 && value < longestSerial) return hoursOfSerial(value);
  return String(Number(value.toPrecision(15)));
}
