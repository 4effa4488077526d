import Papa from 'papaparse';
import { readingMessages } from '../../messages/reading-messages.ts';
import { countColumns } from '../rows/columns.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** What a note calls the delimiters other than the comma. */
const delimiterNames: Readonly<Record<string, string>> = {
  ';': readingMessages.spreadsheet.semicolons,
  '\t': readingMessages.spreadsheet.tabs,
  '|': readingMessages.spreadsheet.bars,
};

/** A CSV text without the line that names its delimiter, and the delimiter. */
export interface DelimitedText {
  readonly text: string;
  readonly delimiter: string;
  readonly notes: readonly string[];
}

/**
 * Finds what separates the cells: what a first line 'sep=;' says, as spreadsheet programs understand it, else the
 * delimiter by which the header has the most of the required columns, or the most cells at all.
 */
export function findDelimiter(text: string): DelimitedText {
  const named = /^"?sep=([^"\n])"?\n/iu.exec(text);
  const delimiter = named?.[1];
  if (named !== null && delimiter !== undefined) {
    return { text: text.slice(named[0].length), delimiter, notes: [] };
  }
  const guessed = guessDelimiter(text);
  const name = delimiterNames[guessed];
  const notes = name === undefined ? [] : [readingMessages.spreadsheet.guessedDelimiter(name)];
  return { text, delimiter: guessed, notes };
}

function guessDelimiter(text: string): string {
  const start = firstRow(text.trimStart());
  let best: string = delimiters[0];
  let bestScore = -1;
  for (const delimiter of delimiters) {
    const cells = headerBy(start, delimiter);
    const score = countColumns(cells) * 1_000_000 + cells.length;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** The first line where no quotes in it can make the row go on in the next; else all there is. */
function firstRow(text: string): string {
  const end = text.indexOf('\n');
  const line = end === -1 ? text : text.slice(0, end);
  return line.includes('"') ? text : line;
}

function headerBy(text: string, delimiter: string): readonly string[] {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 });
  return data[0] ?? [];
}
