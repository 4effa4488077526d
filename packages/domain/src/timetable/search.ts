import { foldText } from '../text/fold.ts';
import { isNearWord } from './near-word.ts';

/** What can be found by its name. */
export const searchKinds = ['artist', 'act', 'stage', 'day', 'time', 'festival', 'action'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something to be found. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** The id of a set or an act, the stage's name, the date, date and clock time, … */
  readonly id: string;
  readonly name: string;
  /** What else tells it from others, as "AMP, Saturday 7:30 PM". Its words are searched as well, after the name's. */
  readonly detail?: string;
  /** Other words that people may look for, as "paper pdf". Such an entry is also found by a word with one wrong letter. */
  readonly words?: string;
  /** A set that is not played. */
  readonly isOff?: boolean;
}

interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly name: string;
  /** The name with other words for it. */
  readonly called: string;
  readonly all: string;
}

/** Entries made ready to be searched key by key. */
export interface SearchIndex {
  readonly entries: readonly IndexedEntry[];
}

/** The better the earlier: the name itself, its beginning, that of one of its words, that of another word for it, the middle of one, the detail. */
const ranks = 6;
/** Down to here it is the beginning of a word that was found. */
const begun = 3;

/** Makes entries ready; once for many searches. */
export function searchIndex(entries: Iterable<SearchEntry>): SearchIndex {
  return {
    entries: Array.from(entries, (entry) => {
      const name = foldText(entry.name);
      const called = entry.words === undefined ? name : `${name} ${entry.words}`;
      const all = entry.detail === undefined ? called : `${called} ${foldText(entry.detail)}`;
      return { entry, name, called, all };
    }),
  };
}

/**
 * The entries of which every word of the query is part, without case and accents, at most `limit`: those first whose name
 * is the query or begins with it, then those with a word that does; among equals in their own order. Where no word begins so, those
 * with words of their own follow in which one letter is another. Of an empty query the first ones.
 */
export function searchSets(index: SearchIndex, query: string, limit = 50): readonly SearchEntry[] {
  const folded = foldText(query).trim();
  if (folded === '') return index.entries.slice(0, limit).map(({ entry }) => entry);
  const words = folded.split(/\s+/u);
  const byRank: SearchEntry[][] = Array.from({ length: ranks }, () => []);
  for (const each of withWords(index, folded, words)) {
    const list = byRank[rankOf(each, folded, words)];
    if (list !== undefined && list.length < limit) list.push(each.entry);
  }
  const found = byRank.flat();
  const isBegun = byRank.slice(0, begun + 1).some((list) => list.length > 0);
  const near = isBegun ? [] : nearEntries(index, words).filter((entry) => !found.includes(entry));
  return [...found, ...near].slice(0, limit);
}

/** What was found of the text that is typed and of its beginnings, the longest last. */
interface Typed {
  readonly text: string;
  readonly found: readonly IndexedEntry[];
}
const typed = new WeakMap<SearchIndex, readonly Typed[]>();

/**
 * The entries that have all of the words. What is in them with one more letter was in them without it, so that a text that goes on is
 * looked for only where its beginning was found.
 */
function withWords(index: SearchIndex, text: string, words: readonly string[]): readonly IndexedEntry[] {
  const beginnings = (typed.get(index) ?? []).filter((each) => text.startsWith(each.text));
  const last = beginnings.at(-1);
  if (last?.text === text) return last.found;
  const found = (last?.found ?? index.entries).filter(({ all }) => words.every((word) => all.includes(word)));
  typed.set(index, [...beginnings, { text, found }]);
  return found;
}

/** The entries with words of their own that have all of these, or one letter else. */
function nearEntries({ entries }: SearchIndex, words: readonly string[]): readonly SearchEntry[] {
  const isNear = ({ entry, called }: IndexedEntry) => {
    if (entry.words === undefined) return false;
    const own = called.split(notInWord);
    return words.every((word) => own.some((each) => each.startsWith(word) || isNearWord(word, each)));
  };
  return entries.filter(isNear).map(({ entry }) => entry);
}

function rankOf({ name, called }: IndexedEntry, query: string, words: readonly string[]): number {
  if (name.startsWith(query)) return name.length === query.length ? 0 : 1;
  if (words.every((word) => beginsWord(name, word))) return 2;
  if (words.every((word) => beginsWord(called, word))) return begun;
  return words.every((word) => name.includes(word)) ? 4 : 5;
}

const letter = /[\p{L}\p{N}]/u;
const notInWord = /[^\p{L}\p{N}]+/u;

/** Returns true if one of the words of `name` begins so. */
function beginsWord(name: string, start: string): boolean {
  for (let at = name.indexOf(start); at !== -1; at = name.indexOf(start, at + 1)) {
    if (at === 0 || !letter.test(name[at - 1] ?? '')) return true;
  }
  return false;
}
