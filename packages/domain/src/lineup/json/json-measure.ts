import { maximumDepth, maximumEvents, maximumMembers } from '../parsed-lineup.ts';

export interface JsonMeasure {
  /** Offset of the first bracket that is nested too deeply, or null. */
  readonly tooDeepAt: number | null;
  /** Offset of the first member beyond an object's limit, or null. */
  readonly tooManyAt: number | null;
  /** True if the file is a list with more elements than a lineup may have events. */
  readonly isTooLong: boolean;
  /** Number of members of all objects as written, including repeated names. */
  readonly members: number;
}

const quote = 34;
const comma = 44;
const backslash = 92;

const passed = { tooDeepAt: null, tooManyAt: null, isTooLong: false };

/**
 * Scans JSON quickly before it is parsed: a parser may overflow its stack on deep nesting, and does not report repeated
 * names. Does not check that the text is valid.
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
      // Parsing all of them would take too long.
      if (elements > maximumEvents) return { ...passed, isTooLong: true, members };
    }
  }
  return { ...passed, members };
}

/**
 * Returns the offset of the double quote that closes the string opened at `start`, or the end of the file if it is not
 * closed.
 */
export function skipText(text: string, start: number): number {
  const end = text.indexOf('"', start + 1);
  if (end === -1) return text.length;
  return text.charCodeAt(end - 1) === backslash ? skipEscapedText(text, start) : end;
}

/** The slower path, for strings that may contain escaped double quotes. */
function skipEscapedText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return text.length;
}
