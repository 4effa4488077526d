import { maximumDepth, maximumEvents, maximumMembers } from '../parsed-lineup.ts';

export interface JsonMeasure {
  /** Offset of the first bracket that nests too deeply, or null. */
  readonly tooDeepAt: number | null;
  /** Offset of the first member too many of an object, or null. */
  readonly tooManyAt: number | null;
  /** Whether the file is a list of more elements than a lineup may have events. */
  readonly isTooLong: boolean;
  /** How many members its objects have as written, repeated names included. */
  readonly members: number;
}

const quote = 34;
const comma = 44;
const backslash = 92;

const passed = { tooDeepAt: null, tooManyAt: null, isTooLong: false };

/**
 * A quick look over JSON before it is parsed: a parser may overflow its stack on deep nesting, and it does not tell
 * about repeated names. Says nothing on whether the text is valid.
 */
export function measureJson(text: string): JsonMeasure {
  let depth = 0;
  let members = 0;
  const isList = text.trimStart().startsWith('[');
  let elements = 1;
  const membersAt: number[] = [0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = skipText(text, at);
    else if (code === 58) {
      members += 1;
      const ofObject = (membersAt[depth] ?? 0) + 1;
      membersAt[depth] = ofObject;
      if (ofObject > maximumMembers) return { ...passed, tooManyAt: at, members };
    } else if (code === 91 || code === 123) {
      depth += 1;
      membersAt[depth] = 0;
      if (depth > maximumDepth) return { ...passed, tooDeepAt: at, members };
    } else if (code === 93 || code === 125) depth -= 1;
    else if (code === comma && depth === 1 && isList) {
      elements += 1;
      // A parser would take its time over all of them.
      if (elements > maximumEvents) return { ...passed, isTooLong: true, members };
    }
  }
  return { ...passed, members };
}

/** Offset of the double quote that closes the text opened at `start`; the end of the file where none does. */
export function skipText(text: string, start: number): number {
  const end = text.indexOf('"', start + 1);
  if (end === -1) return text.length;
  return text.charCodeAt(end - 1) === backslash ? skipEscapedText(text, start) : end;
}

/** The longer way, for texts in which a double quote may be escaped. */
function skipEscapedText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return text.length;
}
