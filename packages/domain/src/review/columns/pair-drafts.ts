import type { DraftEvent } from '../../entities/upload.ts';
import { valuesAsRead } from '../as-read.ts';

/** Where in a file a set stands: the id of its table, the number of its row, and what the file says of its artist. */
export interface SourcePlace {
  readonly table: string;
  readonly row: number;
  readonly artistName: string;
}

/** The drafts of a reading, and the places of all sets that were read, also of those removed since; both in the order of the file. */
export interface ReadDrafts {
  readonly drafts: readonly DraftEvent[];
  readonly places: readonly SourcePlace[];
}

export interface PairedDrafts {
  /** The new draft of each set by the id of the old one. */
  readonly matches: ReadonlyMap<string, DraftEvent>;
  /** Ids of the new drafts of sets that the old reading had and the review removed. */
  readonly removed: ReadonlySet<string>;
}

/** Finds which drafts of two readings of one file are of the same row, and of the same set where a row has several. */
export function pairDrafts(before: ReadDrafts, after: ReadDrafts): PairedDrafts {
  const old = keysOf(before);
  const now = keysOf(after);
  if (old === null || now === null) return pairByRow(before.drafts, after.drafts);
  return pairByKey(before.drafts, after.drafts, old, now);
}

interface Keys {
  /** One for each draft. */
  readonly drafts: readonly string[];
  /** All of the reading. */
  readonly all: ReadonlySet<string>;
}

/** The keys of the places of drafts; null if the places are those of another reading, in which a draft has none. */
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

/** The same in another reading of the file: the table, the row, and which set of that row it is. */
function placeKeys(places: readonly SourcePlace[]): readonly string[] {
  const counts = new Map<string, number>();
  return places.map(({ table, row }) => {
    const place = JSON.stringify([table, row]);
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return `${place} ${count}`;
  });
}

/** Without the places of the file, nothing says what was removed. */
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
