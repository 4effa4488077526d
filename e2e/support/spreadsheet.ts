import { utils, write, type WorkSheet } from '@e965/xlsx';
import { expect, type Locator, type Page } from '@playwright/test';
import type { FileEvent } from './lineup-files.ts';
import { openMore } from './schedule.ts';

/** A file created in the test, in the form that `setInputFiles` takes. */
export interface SheetFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const header = ['artist name', 'stage', 'date', 'start time', 'end time'];

/** A CSV file of these events. */
export function csvFile(
  events: readonly FileEvent[],
  { delimiter = ',', name = 'lineup.csv' } = {},
): SheetFile {
  const records = events.map(({ artistName, stage, date, timeStart, timeEnd }) => [
    artistName,
    stage,
    date,
    timeStart,
    timeEnd,
  ]);
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = [header, ...records].map((cells) => cells.map(quote).join(delimiter));
  return textFile(`${lines.join('\r\n')}\r\n`, name);
}

/** A text as a CSV file; for the letters of these tests, Latin-1 equals Windows-1252. */
export function textFile(text: string, name = 'lineup.csv', encoding: 'utf8' | 'latin1' = 'utf8'): SheetFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text, encoding) };
}

/** A workbook with a sheet of notes followed by a sheet of these events, dates and times as real cells. */
export function workbookFile(events: readonly FileEvent[], type: 'xlsx' | 'xls' = 'xlsx'): SheetFile {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Call the crew at noon']]), 'Notes');
  utils.book_append_sheet(workbook, lineupSheet(events), 'Lineup');
  const buffer: unknown = write(workbook, { type: 'buffer', bookType: type === 'xls' ? 'biff8' : 'xlsx' });
  if (!Buffer.isBuffer(buffer)) throw new Error('The workbook was not written as bytes.');
  return { name: `lineup.${type}`, mimeType: '', buffer };
}

function lineupSheet(events: readonly FileEvent[]): WorkSheet {
  const sheet = utils.aoa_to_sheet([header]);
  events.forEach(({ artistName, stage, date, timeStart, timeEnd }, index) => {
    const cells = [
      { t: 's' as const, v: artistName },
      { t: 's' as const, v: stage },
      { t: 'n' as const, v: daySerial(date), z: 'dd/mm/yyyy' },
      { t: 'n' as const, v: timeSerial(timeStart), z: 'h:mm AM/PM' },
      { t: 'n' as const, v: timeSerial(timeEnd), z: 'hh:mm' },
    ];
    cells.forEach((cell, column) => (sheet[utils.encode_cell({ r: index + 1, c: column })] = cell));
  });
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: events.length, c: header.length - 1 } });
  return sheet;
}

/** Days since the end of 1899, the date format of spreadsheets. */
function daySerial(date: string): number {
  return (Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

function timeSerial(clock: string): number {
  return (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) / 1440;
}

/** Opens the import from the schedule tab. */
export async function openImport(page: Page, festivalId: string): Promise<Locator> {
  await page.goto(`/festival/${festivalId}/schedule`);
  await openMore(page);
  await page.getByRole('button', { name: 'Import Spreadsheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Spreadsheet' });
  await expect(dialog.getByRole('heading', { name: 'Choose a spreadsheet' })).toBeVisible();
  return dialog;
}

export async function chooseSheetFile(dialog: Locator, file: SheetFile): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles(file);
}

/** Goes from the preview of this many events to the final message. */
export async function importAll(dialog: Locator, events: number): Promise<void> {
  await expect(dialog.getByRole('heading', { name: `${events} events found` })).toBeVisible();
  await dialog.getByRole('button', { name: `Import ${events} events` }).click();
  await expect(dialog.getByText(`Successfully uploaded ${events} events`)).toBeVisible({ timeout: 60_000 });
}
