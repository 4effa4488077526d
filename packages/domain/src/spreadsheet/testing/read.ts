import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { parseSpreadsheet } from '../parse-spreadsheet.ts';
import type { ParsedSheet, RefusedSheet, SheetFestival, SheetResult, SheetRow } from '../sheet.ts';

interface Traits {
  readonly festival?: SheetFestival;
  readonly sheet?: string;
}

/** Parses bytes or a text as a spreadsheet of the sample festival. */
export function read(content: Uint8Array | string, traits: Traits = {}): Promise<SheetResult> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { festival = sampleFestival(), sheet } = traits;
  const options = { fileName: 'lineup.csv', festival, ...(sheet === undefined ? {} : { sheet }) };
  return parseSpreadsheet(bytes, options);
}

/** Like `read`; fails the test if the file is refused. */
export async function parseRows(content: Uint8Array | string, traits?: Traits): Promise<ParsedSheet> {
  const result = await read(content, traits);
  if (!result.ok) throw new Error([result.title, ...result.errors].join('\n'));
  return result;
}

/** Like `read`; fails the test if the file is accepted. */
export async function readRefusal(content: Uint8Array | string, traits?: Traits): Promise<RefusedSheet> {
  const result = await read(content, traits);
  if (result.ok) throw new Error(`Read ${result.rows.length} rows`);
  return result;
}

/** Formats a row on one line: '2: artist @ stage date start-end'. */
export function lineOf({ row, artistName, stage, date, startTime, endTime }: SheetRow): string {
  return `${row}: ${artistName} @ ${stage} ${date} ${startTime}-${endTime}`;
}

/** Returns a CSV text with the usual header and these lines. */
export function csv(...lines: readonly string[]): string {
  return ['artist name,stage,date,start time,end time', ...lines, ''].join('\n');
}
