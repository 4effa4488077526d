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
  const words = folded.split(/\s+/u).filter(Boolean);
  const byRank: SearchEntry[][] = Array.from({ length: ranks }, () => []);
  for (const each of index.entries) {
    if (!words.every((word) => each.all.includes(word))) continue;
    const list = byRank[rankOf(each.name, folded, words)];
    if (list !== undefined && list.length < limit) list.push(each.entry);
    if (byRank[0]?.length === limit) break;
  }
  return byRank.flat().slice(0, limit);
}

function rankOf(name: string, query: string, words: readonly string[]): number {
  if (name.startsWith(query)) return name.length === query.length || query === '' ? 0 : 1;
  if (words.every((word) => beginsWord(name, word))) return 2;
  return words.every((word) => name.includes(word)) ? 3 : 4;
}

const letter = /[\p{L}\p{N}]/u;

/** Whether one of the words of `name` begins so. */
function beginsWord(name: string, start: string): boolean {
  for (let at = name.indexOf(start); at !== -1; at = name.indexOf(start, at + 1)) {
    if (at === 0 || !letter.test(name[at - 1] ?? '')) return true;
  }
  return false;
}
