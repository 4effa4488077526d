import { readingMessages } from '../../messages/reading-messages.ts';

export interface JsonFault {
  readonly reason: string;
  /** In UTF-16 code units from the start of the file. */
  readonly offset: number;
}

const faults = readingMessages.jsonFaults;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;

/** Returns what is wrong with the number at `offset`, or null. */
export function findNumberFault(text: string, offset: number): JsonFault | null {
  return number.test(text) ? null : { reason: faults.malformedNumber, offset };
}

/**
 * Returns what is wrong with the string from the double quote at `start` to the one at `end`, or to the end of the
 * file.
 */
export function findTextFault(text: string, start: number, end: number): JsonFault | null {
  for (let at = start + 1; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32) return { reason: controlReason(code), offset: at };
    if (code !== 92) continue;
    if (!isEscape(text, at)) return { reason: escapeReason(text, at, end), offset: at };
    at += 1;
  }
  return end >= text.length ? { reason: faults.textNotClosed, offset: start } : null;
}

function isEscape(text: string, at: number): boolean {
  return /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/u.test(text.slice(at, at + 6));
}

function escapeReason(text: string, at: number, end: number): string {
  return end >= text.length && at + 1 >= text.length ? faults.endsTooEarly : faults.unknownEscape;
}

function controlReason(code: number): string {
  return code === 10 || code === 13 ? faults.lineBreakInText : faults.controlInText;
}
