import { messages } from '../messages/messages.ts';
import { readingMessages } from '../messages/reading-messages.ts';
import { assignNights } from './times/assign-nights.ts';
import { decodeText } from './json/decode-text.ts';
import { countMembers, type DuplicateKeys, findDuplicateKeys } from './json/duplicate-keys.ts';
import { createRowParser, fieldOfKey } from './event-keys.ts';
import { describeFound, isJsonObject } from './json/found.ts';
import { findJsonFault } from './json/json-fault.ts';
import { measureJson } from './json/json-measure.ts';
import { hintRepeated, parseEvent, type ParsedRow } from './parse-event.ts';
import { createContext, type ParseContext } from './parse-context.ts';
import {
  maximumEvents,
  maximumMembers,
  type LineupParseResult,
  type LineupFestival,
} from './parsed-lineup.ts';
import { textPosition } from './json/text-position.ts';

/**
 * Reads a JSON lineup file for one festival. Never throws, whatever the bytes: an unusable file is answered with the
 * reason, a field that cannot be read is left empty with a hint, and whatever was guessed has a hint too.
 */
export function parseLineup(bytes: Uint8Array, festival: LineupFestival): LineupParseResult {
  const decoded = decodeText(bytes);
  if (decoded === null) return refused(messages.processing.notText);
  const { text, guessed } = decoded;
  if (text.trim() === '') return refused(messages.processing.empty);
  const { tooDeepAt, tooManyAt, isTooLong, members } = measureJson(text);
  if (tooDeepAt !== null) {
    const { line, column } = textPosition(text, tooDeepAt);
    return refused(messages.processing.tooDeep(line, column));
  }
  if (tooManyAt !== null) {
    const { line, column } = textPosition(text, tooManyAt);
    return refused(messages.processing.tooManyMembers(maximumMembers, line, column));
  }
  if (isTooLong) return refused(messages.processing.tooManyEvents(maximumEvents));
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const list = findEvents(parsed.value);
  if (!list.ok) return list;
  const hasDuplicates = countMembers(parsed.value) !== members;
  const duplicates = hasDuplicates ? findDuplicateKeys(text, list.name) : null;
  if (duplicates?.ofList) return refused(messages.processing.wrongShape(readingMessages.found.eventsTwice));
  return parseRows(list.rows, duplicates, createContext(festival, guessed));
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
      return refused(messages.processing.rowNotObject(rowNumber, describeFound(value)));
    }
    rows.push(parseEvent(valuesOf(value), rowNumber, context));
  }
  if (duplicates !== null) hintDuplicates(rows, duplicates);
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

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string };

/** The platform's parser is the quickest; its own words for a fault differ between browsers and are not used. */
function parseJson(text: string): Parsed {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch {
    const fault = findJsonFault(text);
    const { line, column } = textPosition(text, fault?.offset ?? text.length);
    return refused(
      messages.processing.notJson(fault?.reason ?? readingMessages.jsonFaults.endsTooEarly, line, column),
    );
  }
}

function refused(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error };
}

type EventList =
  | {
      readonly ok: true;
      readonly rows: readonly unknown[];
      /** The name under which the list stands in the file's object; null for a bare list. */
      readonly name: string | null;
    }
  | { readonly ok: false; readonly error: string };

/** The list of events in a file: the file itself, or what stands under "events" in any letter case. */
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
    return { ok: false, error: messages.processing.tooManyEvents(maximumEvents) };
  }
  return { ok: true, rows, name };
}

function wrongShape(found: string): EventList {
  return { ok: false, error: messages.processing.wrongShape(found) };
}
