import Papa from 'papaparse';
import { messages } from '../messages/messages.ts';
import { countColumns } from './columns.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** What a note calls the delimiters other than the comma. */
const delimiterNames: Readonly<Record<string, string>> = {
  ';': messages.spreadsheet.semicolons,
  '\t': messages.spreadsheet.tabs,
  '|': messages.spreadsheet.bars,
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
  const notes = name === undefined ? [] : [messages.spreadsheet.guessedDelimiter(name)];
  return { text, delimiter: guessed, notes };
}

function guessDelimiter(text: string): string {
  let best: string = delimiters[0];
  let bestScore = -1;
  for (const delimiter of delimiters) {
    const cells = headerBy(text, delimiter);
    const score = countColumns(cells) * 1_000_000 + cells.length;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

function headerBy(text: string, delimiter: string): readonly string[] {
  const { data } = Papa.parse<string[]>(text.trimStart(), { delimiter, newline: '\n', preview: 1 });
  return data[0] ?? [];
}
