import { foldText } from '../text/fold.ts';

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
  /** A set that is not played. */
  readonly isOff?: boolean;
}

interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly name: string;
  readonly all: string;
}

/** Entries made ready to be searched key by key. */
export interface SearchIndex {
  readonly entries: readonly IndexedEntry[];
}

/** The better the earlier: the name itself, its beginning, that of one of its words, the middle of one, the detail. */
const ranks = 5;

/** Makes entries ready; once for many searches. */
export function searchIndex(entries: Iterable<SearchEntry>): SearchIndex {
  return {
    entries: Array.from(entries, (entry) => {
      const name = foldText(entry.name);
      return { entry, name, all: entry.detail === undefined ? name : `${name} ${foldText(entry.detail)}` };
    }),
  };
}

/**
 * The entries of which every word of the query is part, without case and accents, at most `limit`: those first whose name
 * is the query or begins with it, then those with a word that does; among equals in their own order. Of an empty query the
 * first ones.
 */
export function searchSets(index: SearchIndex, query: string, limit = 50): readonly SearchEntry[] {
  const folded = foldText(query).trim();
  if (folded === '') return index.entries.slice(0, limit).map(({ entry }) => entry);
  const words = folded.split(/\s+/u);
  const byRank: SearchEntry[][] = Array.from({ length: ranks }, () => []);
  for (const each of withWords(index, folded, words)) {
    const list = byRank[rankOf(each.name, folded, words)];
    if (list !== undefined && list.length < limit) list.push(each.entry);
  }
  return byRank.flat().slice(0, limit);
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

function rankOf(name: string, query: string, words: readonly string[]): number {
  if (name.startsWith(query)) return name.length === query.length ? 0 : 1;
  if (words.every((word) => beginsWord(name, word))) return 2;
  return words.every((word) => name.includes(word)) ? 3 : 4;
}

const letter = /[\p{L}\p{N}]/u;

/** Returns true if one of the words of `name` begins so. */
function beginsWord(name: string, start: string): boolean {
  for (let at = name.indexOf(start); at !== -1; at = name.indexOf(start, at + 1)) {
    if (at === 0 || !letter.test(name[at - 1] ?? '')) return true;
  }
  return false;
}
