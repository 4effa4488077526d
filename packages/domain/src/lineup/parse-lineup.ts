import { processingMessages } from '../messages/processing-messages.ts';
import { readingMessages } from '../messages/reading-messages.ts';
import { matchStages } from './match-stages.ts';
import { assignHalves } from './times/assign-halves.ts';
import { assignNights } from './times/assign-nights.ts';
import { decodeText } from './json/decode-text.ts';
import { countMembers, type DuplicateKeys, findDuplicateKeys } from './json/duplicate-keys.ts';
import { createRowParser, fieldOfKey, type RowField } from './event-keys.ts';
import { describeFound, isJsonObject } from './json/found.ts';
import { parseJsonText } from './json/parse-json-text.ts';
import { hintRepeated, parseEvent, type ParsedRow } from './parse-event.ts';
import { createContext, type ParseContext } from './parse-context.ts';
import { maximumEvents, type LineupParseResult, type LineupFestival } from './parsed-lineup.ts';

/**
 * Parses a JSON lineup file for one festival. Never throws: an unusable file returns the reason, a field that cannot be
 * parsed is empty with a hint, and everything that was guessed has a hint too.
 */
export function parseLineup(bytes: Uint8Array, festival: LineupFestival): LineupParseResult {
  const decoded = decodeText(bytes);
  if (decoded === null) return refused(processingMessages.notText);
  const { text, guessed } = decoded;
  if (text.trim() === '') return refused(processingMessages.empty);
  const parsed = parseJsonText(text);
  if (!parsed.ok) return parsed;
  const list = findEvents(parsed.value);
  if (!list.ok) return list;
  const hasDuplicates = countMembers(parsed.value) !== parsed.members;
  const duplicates = hasDuplicates ? findDuplicateKeys(text, list.name) : null;
  if (duplicates?.ofList) return refused(processingMessages.wrongShape(readingMessages.found.eventsTwice));
  return parseRows(
    list.rows,
    duplicates,
    createContext(festival, guessed, {
      texts: () => textsOf(list.rows, datedFields),
      lengths: () => textsOf(list.rows, ['duration']),
    }),
  );
}

const datedFields = ['date', 'timeStart', 'timeEnd'] as const;

/** Yields the texts and numbers of these fields. */
function* textsOf(rows: readonly unknown[], fields: readonly RowField[]): Generator<string> {
  const valuesOf = createRowParser();
  for (const row of rows) {
    if (!isJsonObject(row)) continue;
    const { values, places } = valuesOf(row);
    for (const place of fields.flatMap((field) => places[field])) {
      const value = values[place];
      if (typeof value === 'string' || typeof value === 'number') yield String(value);
    }
  }
}

function parseRows(
  values: readonly unknown[],
  duplicates: DuplicateKeys | null,
  context: ParseContext,
): LineupParseResult {
  const valuesOf = createRowParser();
  const rows: ParsedRow[] = [];
  for (const value of values) {
    const rowNumber = rows.length + 1;
    if (!isJsonObject(value)) {
      const error = processingMessages.rowNotObject(rowNumber, describeFound(value));
      return { ok: false, error, row: rowNumber };
    }
    rows.push(parseEvent(valuesOf(value), rowNumber, context));
  }
  if (duplicates !== null) hintDuplicates(rows, duplicates);
  assignHalves(rows);
  matchStages(rows, context);
  assignNights(rows, context);
  return { ok: true, events: rows.map((row) => row.event) };
}

function hintDuplicates(rows: readonly ParsedRow[], duplicates: DuplicateKeys): void {
  for (const [index, names] of duplicates.byRow) {
    for (const name of names) {
      const field = fieldOfKey(name);
      const hints = rows[index]?.event.hints;
      if (field !== undefined && hints !== undefined) hintRepeated(field, name, hints);
    }
  }
}

function refused(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error };
}

type EventList =
  | {
      readonly ok: true;
      readonly rows: readonly unknown[];
      /** The key of the list in the file's object; null for a bare list. */
      readonly name: string | null;
    }
  | { readonly ok: false; readonly error: string };

/** Returns the list of events: the file itself, or the value of its key "events", ignoring case. */
function findEvents(value: unknown): EventList {
  if (Array.isArray(value)) return checkLength(value, null);
  if (!isJsonObject(value)) return wrongShape(describeFound(value));
  const names = Object.keys(value).filter((name) => name.trim().toLowerCase() === 'events');
  const [name] = names;
  if (name === undefined) return wrongShape(readingMessages.found.objectWithoutEvents);
  if (names.length > 1) return wrongShape(readingMessages.found.eventsTwice);
  const rows = value[name];
  if (!Array.isArray(rows)) return wrongShape(readingMessages.found.eventsAs(describeFound(rows)));
  return checkLength(rows, name);
}

function checkLength(rows: readonly unknown[], name: string | null): EventList {
  if (rows.length > maximumEvents) {
    return { ok: false, error: processingMessages.tooManyEvents(maximumEvents) };
  }
  return { ok: true, rows, name };
}

function wrongShape(found: string): EventList {
  return { ok: false, error: processingMessages.wrongShape(found) };
}
