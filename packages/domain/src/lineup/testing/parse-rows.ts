import { parseLineup } from '../parse-lineup.ts';
import type { ParsedEvent, LineupFestival } from '../parsed-lineup.ts';
import { sampleFestival } from './sample-festival.ts';

/** Returns a JSON file of these events, or of any other JSON value. */
export function fileOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Parses these rows; fails the test if the file is refused. */
export function parseRows(
  rows: readonly unknown[],
  festival: LineupFestival = sampleFestival(),
): ParsedEvent[] {
  const reading = parseLineup(fileOf(rows), festival);
  if (!reading.ok) throw new Error(reading.error);
  return reading.events;
}

/** Formats an event on one line: 'artist @ stage date start-end [field code, …]', with '?' for missing values. */
export function lineOf(event: ParsedEvent): string {
  const { artistName, stage, date, timeStart, timeEnd, hints } = event;
  const base = `${artistName || '?'} @ ${stage || '?'} ${date || '?'} ${timeStart || '?'}-${timeEnd || '?'}`;
  const codes = hints.map((hint) => `${hint.field} ${hint.code}`).join(', ');
  return codes === '' ? base : `${base} [${codes}]`;
}
