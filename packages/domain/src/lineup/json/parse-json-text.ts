import { processingMessages } from '../../messages/processing-messages.ts';
import { readingMessages } from '../../messages/reading-messages.ts';
import { maximumEvents, maximumMembers } from '../parsed-lineup.ts';
import { findJsonFault } from './json-fault.ts';
import { measureJson } from './json-measure.ts';
import { textPosition } from './text-position.ts';

/** The parsed value and the number of members its objects have as written, or an error message for the user. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown; readonly members: number }
  | { readonly ok: false; readonly error: string };

/** Parses JSON that may be hostile: a text that is nested too deeply or has too many elements is not parsed at all. */
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

/** The platform's parser is the fastest, but its error messages differ between browsers, so they are not used. */
function faultOf(text: string): string {
  const fault = findJsonFault(text);
  const { line, column } = textPosition(text, fault?.offset ?? text.length);
  return processingMessages.notJson(fault?.reason ?? readingMessages.jsonFaults.endsTooEarly, line, column);
}

function refused(error: string): ParsedJson {
  return { ok: false, error };
}
