import type { DraftEvent } from '../../entities/upload.ts';
import { valuesAsRead } from '../as-read.ts';

/** The position of a set in a file: the id of its table, the number of its row, and its artist in the file. */
export interface SourcePlace {
  readonly table: string;
  readonly row: number;
  readonly artistName: string;
}

/** The drafts of a parsed file, and the places of all its sets, including those removed since; both in file order. */
export interface ReadDrafts {
  readonly drafts: readonly DraftEvent[];
  readonly places: readonly SourcePlace[];
}

export interface PairedDrafts {
  /** The new draft of each set by the id of the old one. */
  readonly matches: ReadonlyMap<string, DraftEvent>;
  /** Ids of new drafts whose sets were parsed before and removed in the review. */
  readonly removed: ReadonlySet<string>;
}

/** Finds which drafts of the same file, parsed twice, are of the same row, and of the same set if a row has several. */
export function pairDrafts(before: ReadDrafts, after: ReadDrafts): PairedDrafts {
  const old = keysOf(before);
  const now = keysOf(after);
  if (old === null || now === null) return pairByRow(before.drafts, after.drafts);
  return pairByKey(before.drafts, after.drafts, old, now);
}

interface Keys {
  /** One key per draft. */
  readonly drafts: readonly string[];
  /** The keys of all parsed sets. */
  readonly all: ReadonlySet<string>;
}

/** Returns the keys of the drafts' places; null if the places do not belong to the drafts. */
function keysOf({ drafts, places }: ReadDrafts): Keys | null {
  const keys = placeKeys(places);
  const byRow = new Map<number, number[]>();
  for (const [index, { row }] of places.entries()) byRow.set(row, [...(byRow.get(row) ?? []), index]);
  const found: string[] = [];
  for (const draft of drafts) {
    const open = byRow.get(draft.row) ?? [];
    const { artistName } = valuesAsRead(draft);
    const index = open.find((each) => places[each]?.artistName === artistName) ?? open[0];
    if (index === undefined) return null;
    byRow.set(
      draft.row,
      open.filter((each) => each !== index),
    );
    found.push(keys[index] ?? '');
  }
  return { drafts: found, all: new Set(keys) };
}

/**
 * Returns keys that are stable when the file is parsed again: the table, the row, and the index of the set in the row.
 */
function placeKeys(places: readonly SourcePlace[]): readonly string[] {
  const counts = new Map<string, number>();
  return places.map(({ table, row }) => {
    const place = JSON.stringify([table, row]);
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return `${place} ${count}`;
  });
}

/** Without places, it is unknown which sets were removed. */
function pairByRow(before: readonly DraftEvent[], after: readonly DraftEvent[]): PairedDrafts {
  const keys = (drafts: readonly DraftEvent[]) => {
    const found = placeKeys(drafts.map(({ row, artistName }) => ({ table: '', row, artistName })));
    return { drafts: found, all: new Set(found) };
  };
  const { matches } = pairByKey(before, after, keys(before), keys(after));
  return { matches, removed: new Set() };
}

function pairByKey(
  before: readonly DraftEvent[],
  after: readonly DraftEvent[],
  old: Keys,
  now: Keys,
): PairedDrafts {
  const oldByKey = new Map(before.map((draft, at) => [old.drafts[at], draft]));
  const matches = new Map<string, DraftEvent>();
  const removed = new Set<string>();
  for (const [at, draft] of after.entries()) {
    const key = now.drafts[at] ?? '';
    const match = oldByKey.get(key);
    if (match !== undefined) matches.set(match.id, draft);
    else if (old.all.has(key)) removed.add(draft.id);
  }
  return { matches, removed };
}
