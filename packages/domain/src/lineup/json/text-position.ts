export interface TextPosition {
  /** Counted from 1; lines end with LF, CR LF or CR. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
}

/** Returns the line and column of the character at `offset`. */
export function textPosition(text: string, offset: number): TextPosition {
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < offset; at += 1) {
    const code = text.charCodeAt(at);
    const endsLine = code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10);
    if (!endsLine) continue;
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
