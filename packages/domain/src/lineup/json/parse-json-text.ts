import { processingMessages } from '../../messages/processing-messages.ts';
import { readingMessages } from '../../messages/reading-messages.ts';
import { maximumEvents, maximumMembers } from '../parsed-lineup.ts';
import { findJsonFault } from './json-fault.ts';
import { measureJson } from './json-measure.ts';
import { textPosition } from './text-position.ts';

/** What a JSON text holds, and how many members its objects have as written; or what is wrong with it, for the person. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown; readonly members: number }
  | { readonly ok: false; readonly error: string };

/** Parses a JSON text that may be hostile: one that nests too deeply, or is a list of too many, is not parsed at all. */
export function parseJsonText(text: string): ParsedJson {
  const { tooDeepAt, tooManyAt, isTooLong, members } = measureJson(text);
  if (tooDeepAt !== null) {
    const { line, column } = textPosition(text, tooDeepAt);
    return refused(processingMessages.tooDeep(line, column));
  }
  if (tooManyAt !== null) {
    const { line, column } = textPosition(text, tooManyAt);
    return refused(processingMessages.tooManyMembers(maximumMembers, line, column));
  }
  if (isTooLong) return refused(processingMessages.tooManyEvents(maximumEvents));
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value, members };
  } catch {
    return refused(faultOf(text));
  }
}

/** The platform's parser is the quickest; its own words for a fault differ between browsers and are not used. */
function faultOf(text: string): string {
  const fault = findJsonFault(text);
  const { line, column } = textPosition(text, fault?.offset ?? text.length);
  return processingMessages.notJson(fault?.reason ?? readingMessages.jsonFaults.endsTooEarly, line, column);
}

function refused(error: string): ParsedJson {
  return { ok: false, error };
}
