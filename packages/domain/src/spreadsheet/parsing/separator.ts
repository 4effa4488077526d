const separators = ['\t', ';', ',', '|'] as const;
const sampleSize = 60;

/** A text of separated cells without the line that names the separator, and the separator. */
export interface SeparatedText {
  readonly text: string;
  readonly separator: string;
  /** True if the text names it. */
  readonly isNamed: boolean;
}

/**
 * Finds the separator of a text whose lines end with line feeds: the one in a first line 'sep=;', as spreadsheet
 * programs use it, otherwise the one that splits most of the first lines into the same number of cells; a comma if none
 * does.
 */
export function findSeparator(text: string): SeparatedText {
  const named = /^"?sep=([^"\n])"?\n/iu.exec(text);
  if (named?.[1] !== undefined) {
    return { separator: named[1], text: text.slice(named[0].length), isNamed: true };
  }
  const lines = firstLines(withoutQuotedCells(text));
  let best: { readonly separator: string; readonly score: number } = { separator: ',', score: 0 };
  for (const separator of separators) {
    const score = scoreOf(lines, separator);
    if (score > best.score) best = { separator, score };
  }
  return { separator: best.separator, text, isNamed: false };
}

/** Removes quoted cells, which may contain line breaks that do not separate rows. */
function withoutQuotedCells(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    if (at > 0 && !isBeside(text[at - 1])) continue;
    const end = endOfQuote(text, at);
    if (end === -1) break;
    if (end + 1 === text.length || isBeside(text[end + 1])) {
      pieces.push(text.slice(from, at), '""');
      from = end + 1;
    }
    // Skips quoted text that is not a cell too, so that no text is scanned repeatedly.
    at = end;
  }
  pieces.push(text.slice(from));
  return pieces.join('');
}

/**
 * Returns the offset of the quote that closes the one at `at`, where two quotes are an escaped one; -1 if there is
 * none.
 */
function endOfQuote(text: string, at: number): number {
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

function isBeside(character: string | undefined): boolean {
  return character === '\n' || character === '\r' || separators.some((separator) => separator === character);
}

function firstLines(text: string): readonly string[] {
  const lines: string[] = [];
  let from = 0;
  while (lines.length < sampleSize && from < text.length) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end === -1 ? text.length : end);
    // Quoted text and comment lines contain no separators.
    if (line.trim() !== '' && !/^\s*\/\//u.test(line)) lines.push(line.replaceAll(/"[^"]*"/gu, '""'));
    from = end === -1 ? text.length : end + 1;
  }
  return lines;
}

/** Returns how many lines have the most frequent number of cells, with a small bonus per cell. */
function scoreOf(lines: readonly string[], separator: string): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(separator).length;
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  let best = 0;
  for (const [cells, count] of counts) best = Math.max(best, count * (1 + Math.min(cells, 20) / 100));
  return best;
}
