import { foldText } from '../text/fold.ts';
import { isNearWord } from './near-word.ts';

/** The kinds of search results. */
export const searchKinds = ['artist', 'act', 'stage', 'day', 'time', 'festival', 'action'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** An entry of the search. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** The id of a set or an act, the stage's name, the date, date and clock time, … */
  readonly id: string;
  readonly name: string;
  /** Distinguishes it from others: "AMP, Saturday 7:30 PM". Its words are searched too, after the name's. */
  readonly detail?: string;
  /** Synonyms: "paper pdf". Such an entry is also found by a word with one wrong letter. */
  readonly words?: string;
  /** True for a set that is cancelled or replaced. */
  readonly isOff?: boolean;
}

interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly name: string;
  /** The name and its synonyms. */
  readonly called: string;
  readonly all: string;
}

/** Entries prepared for searching on every keystroke. */
export interface SearchIndex {
  readonly entries: readonly IndexedEntry[];
}

/**
 * The number of ranks, best first: the whole name, its beginning, the beginning of one of its words, the beginning of a
 * synonym, the middle of a word, the detail.
 */
const ranks = 6;
/** Up to this rank, the beginning of a word was matched. */
const begun = 3;

/** Prepares entries once for many searches. */
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
 * Returns at most `limit` entries that contain every word of the query, ignoring case and accents: first those whose
 * name is the query or begins with it, then those with a word that does; ties keep their order. If no word begins that
 * way, entries with synonyms follow that match with one wrong letter. For an empty query, returns the first ones.
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

/** The results for the typed text and for its beginnings, longest last. */
interface Typed {
  readonly text: string;
  readonly found: readonly IndexedEntry[];
}
const typed = new WeakMap<SearchIndex, readonly Typed[]>();

/**
 * Returns the entries that contain all words. Entries that match a longer text also match its beginning, so a continued
 * text is searched only among the previous results.
 */
function withWords(index: SearchIndex, text: string, words: readonly string[]): readonly IndexedEntry[] {
  const beginnings = (typed.get(index) ?? []).filter((each) => text.startsWith(each.text));
  const last = beginnings.at(-1);
  if (last?.text === text) return last.found;
  const found = (last?.found ?? index.entries).filter(({ all }) => words.every((word) => all.includes(word)));
  typed.set(index, [...beginnings, { text, found }]);
  return found;
}

/** Returns the entries with synonyms that have all of these words, allowing one wrong letter. */
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

/** Returns true if one of the words of `name` begins with `start`. */
function beginsWord(name: string, start: string): boolean {
  for (let at = name.indexOf(start); at !== -1; at = name.indexOf(start, at + 1)) {
    if (at === 0 || !letter.test(name[at - 1] ?? '')) return true;
  }
  return false;
}
