import type { LeftOutRow, SourceRow, SourceTable } from '../source.ts';
import { splitTitle } from './cell-kinds.ts';
import { parseEntries } from './grid/entry.ts';
import { gridColumns } from './grid/grid-table.ts';
import { stagesInEntries, type StagedEntry } from './mail-stages.ts';

/** A non-blank line of a text. */
interface TextLine {
  readonly number: number;
  readonly text: string;
  readonly entry: StagedEntry | null;
}

const leastEntries = 2;
const longestLine = 200;

/** A list marker or an email quote mark before an entry. */
const mark = /^(?:[-*•·>–—]\s*)+|^\d{1,2}[.)]\s+(?=\d)/u;

/**
 * Converts an email text to a table of sets: lines of a time and a name below days and stages, or with the stage after
 * the name. Other lines are left out. Returns null if the text has separated cells, or hardly any line has a time.
 */
export function mailTable(id: string, source: string): SourceTable | null {
  const lines = stagesInEntries(linesOf(source));
  const entries = lines.filter(({ entry }) => entry !== null);
  if (entries.length < leastEntries || entries.length * 3 < lines.length) return null;
  const separated = entries.filter(({ text }) => /[,;\t|]/u.test(text));
  if (separated.length * 4 > entries.length) return null;
  return {
    id,
    name: '',
    kind: 'grid',
    columns: gridColumns,
    headerRow: null,
    around: {},
    ...readLines(lines),
  };
}

function linesOf(source: string): readonly TextLine[] {
  return source.split('\n').flatMap((written, place): readonly TextLine[] => {
    const text = written.trim();
    return text === '' ? [] : [{ number: place + 1, text, entry: entryOf(text) }];
  });
}

function entryOf(text: string): StagedEntry | null {
  if (text.length > longestLine || !/\d/u.test(text)) return null;
  const [found] = parseEntries(text.replace(mark, ''));
  if (found === undefined || found.time === null || found.artistName === '') return null;
  return { artistName: found.artistName, time: found.time, stage: null };
}

function readLines(lines: readonly TextLine[]): Pick<SourceTable, 'rows' | 'leftOut'> {
  const rows: SourceRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const haveStages = lines.some(({ entry }) => entry !== null && entry.stage !== null);
  let [stage, date]: [string | null, string | null] = [null, null];
  for (const [place, { number, text, entry }] of lines.entries()) {
    if (entry !== null) {
      rows.push({ number, cells: [entry.artistName, entry.stage ?? stage, date, entry.time, null] });
      continue;
    }
    const title = readTitle(text) ?? noTitle;
    const isAboveSets = lines.slice(place + 1, place + 3).some((next) => next.entry !== null);
    const takesStage = title.stage !== null && !haveStages && isAboveSets;
    if (takesStage) stage = title.stage;
    date = title.date ?? date;
    const isTitle = takesStage || title.date !== null;
    leftOut.push({
      table: '',
      number,
      text: text.slice(0, longestLine),
      reason: isTitle ? 'title' : 'comment',
    });
  }
  return { rows, leftOut };
}

const noTitle = { stage: null, date: null };

const mostWordsOfTitle = 8;
const mostWordsOfStage = 5;

/** Openings and closings of emails, and beginnings of sentences about a lineup. */
const chatter =
  /^(?:hi|hey|hello|dear|hallo|hej|liebe[rs]?|moin|servus|bonjour|salut|cher|chers|ch[eè]re|hola|ciao|beste|ol[aá]|thanks?|thank you|danke|merci|best|kind|regards|cheers|greetings|gr(?:u|ü)(?:ß|ss)e?|mit|viele|see|please|here|attached|find|all|as|we|the following|lineup|line-up|running order|schedule|times|note|ps|sent|from|to|subject|re|fwd?)(?![\p{L}\p{N}])/iu;

/** Returns the day and the stage of a title line; null if it is a sentence. */
function readTitle(line: string): { readonly stage: string | null; readonly date: string | null } | null {
  const text = line.replace(mark, '').replace(/:$/u, '');
  const words = text.split(/\s+/u).length;
  if (words > mostWordsOfTitle) return null;
  const { date, rest } = splitTitle(text);
  const name = rest.replaceAll(/^[\s,–—-]+|[\s,–—-]+$/gu, '');
  const isSentence = /[,.!?]$/u.test(text) || chatter.test(text);
  const isStage = name !== '' && !isSentence && name.split(/\s+/u).length <= mostWordsOfStage;
  return { stage: isStage ? name : null, date };
}
