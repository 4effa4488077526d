import { compareTimestamps, type Festival, type LineupEvent, type UnplacedAct } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import type { Stored } from './edits.ts';
import type { Edit } from './shown-edits.ts';

type Item = Versioned<{ readonly id: string }>;
type Order<T> = (a: T, b: T) => number;

/** The query keys of followed data, and its sort order. */
export const festivalKey = (id: string) => ['festival', id];
export const festivalsKey = ['festivals'];
export const eventsKey = (festivalId: string) => ['events', festivalId];
export const actsKey = (festivalId: string) => ['unplacedActs', festivalId];
export const blocksKey = (festivalId: string) => ['blocks', festivalId];
export const latestFirst: Order<Festival> = (a, b) => compareTimestamps(b.startDate, a.startDate);
export const byStart: Order<Pick<LineupEvent, 'timeStart'>> = (a, b) =>
  compareTimestamps(a.timeStart, b.timeStart);
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
export const byName: Order<Pick<UnplacedAct, 'artistName'>> = (a, b) =>
  names.compare(a.artistName, b.artistName);

/** Adds a new record to a list, until the list has it. */
export function added<T extends Item>(key: readonly string[], item: T, order: Order<T>): Edit<readonly T[]> {
  return {
    key,
    apply: (stored) => [...stored, item].sort(order),
    isStored: (stored) => stored.some(({ id }) => id === item.id),
  };
}

/** Removes a record from a list, until it is gone. */
export function removed(key: readonly string[], id: string): Edit<readonly { readonly id: string }[]> {
  return {
    key,
    apply: (stored) => stored.filter((item) => item.id !== id),
    isStored: (stored) => !stored.some((item) => item.id === id),
  };
}

/** Changes records of a list, each until its version differs from the one in `versions`. */
export function changed<T extends Item>(
  key: readonly string[],
  versions: ReadonlyMap<string, string>,
  change: (item: T) => T,
  order: Order<T>,
): Edit<readonly T[]> {
  const isDue = ({ id, version }: T) => versions.get(id) === version;
  return {
    key,
    apply: (stored) => stored.map((item) => (isDue(item) ? change(item) : item)).sort(order),
    isStored: (stored) => !stored.some(isDue),
  };
}

/** Changes a festival, on its own page and in the list. */
export function festivalChanged(
  { id, version }: Versioned<Festival>,
  changes: Partial<Festival>,
): readonly Edit[] {
  const change = (festival: Versioned<Festival>) => ({ ...festival, ...changes });
  const isDue = (stored: Versioned<Festival> | null) => stored?.version === version;
  const alone: Edit<Versioned<Festival> | null> = {
    key: festivalKey(id),
    apply: (stored) => (stored === null || !isDue(stored) ? stored : change(stored)),
    isStored: (stored) => !isDue(stored),
  };
  return [alone, changed(festivalsKey, new Map([[id, version]]), change, latestFirst)];
}

/** A change that affects events: `follow` returns the changed event, null if it stays as it is. */
export function eventsFollow(
  festivalId: string,
  stored: Stored,
  follow: (event: LineupEvent) => Partial<LineupEvent> | null,
): readonly Edit[] {
  const events = stored(eventsKey(festivalId)) as readonly Versioned<LineupEvent>[] | undefined;
  const versions = new Map(
    (events ?? []).filter((event) => follow(event) !== null).map(({ id, version }) => [id, version]),
  );
  if (versions.size === 0) return [];
  const change = (event: Versioned<LineupEvent>) => ({ ...event, ...follow(event) });
  return [changed(eventsKey(festivalId), versions, change, byStart)];
}
