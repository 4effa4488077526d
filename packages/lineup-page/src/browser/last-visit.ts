import { mostChanges, movedText } from '../news-text.ts';
import type { PageSet } from './page-sets.ts';
import { readStored, writeStored, type VisitorStorage } from './storage.ts';
import { text } from './texts.ts';

/** What this browser last showed of a set: clock time, day and stage as written on the page, and whether it was off. */
type SeenSet = readonly [clock: string, day: string, stage: string, isOff: 0 | 1];
/** Keyed by the number of the set, which is the same in all releases. */
type Seen = Readonly<Record<string, SeenSet>>;

interface Visits {
  /** The release shown last. */
  readonly release: string;
  readonly sets: Seen;
  /** The sets of the release before that, as far as this browser showed it. */
  readonly before: Seen | null;
}

/** A change to a set since the last visit; `text` is null if its row already says it. */
export interface ChangedSet {
  readonly set: PageSet;
  readonly text: string | null;
}

interface LastVisitOptions {
  readonly festivalId: string;
  /** The release of this page. */
  readonly release: string;
  readonly storage: VisitorStorage;
  /** The short form of a day: "Sat 25". */
  readonly dayText: (id: string) => string;
}

/**
 * Returns the changes since the release that this browser showed before this one, and stores this release as shown. The
 * result stays the same until a newer release is shown. Null on a first visit. Only the visitor's browser stores this.
 */
export function changedSinceLastVisit(
  sets: readonly PageSet[],
  { festivalId, release, storage, dayText }: LastVisitOptions,
): readonly ChangedSet[] | null {
  const key = `lineup-seen:${festivalId}`;
  const stored = readVisits(storage, key);
  const before = stored === null || stored.release === release ? (stored?.before ?? null) : stored.sets;
  // If storage is full, the next visit counts as a first one.
  if (stored?.release !== release) {
    const visits: Visits = { release, sets: seenOf(sets), before };
    writeStored(storage, key, JSON.stringify(visits));
  }
  if (before === null) return null;
  const changes = sets.flatMap((set) => changeOf(set, before[set.number], dayText) ?? []);
  const isNew = ({ set }: ChangedSet) => before[set.number] === undefined;
  return changes.filter(isNew).length <= mostChanges ? changes : changes.filter((change) => !isNew(change));
}

function changeOf(
  set: PageSet,
  seen: SeenSet | undefined,
  dayText: LastVisitOptions['dayText'],
): ChangedSet | null {
  if (seen === undefined) return { set, text: text('changeNew') };
  const [clock, day, stage, wasOff] = seen;
  if (set.isOff) return wasOff === 1 ? null : { set, text: null };
  if (wasOff === 1) return { set, text: text('changeRestored') };
  const place = (place: Omit<Parameters<typeof movedText>[0], 'when'>) => ({
    ...place,
    when: [dayText(place.day ?? ''), place.clock].filter(Boolean).join(' '),
  });
  const now = seenSet(set);
  const was = place({ clock, day, stage });
  const moved = movedText(was, place({ clock: now[0], day: now[1], stage: now[2] }), {
    moved: (from, to) => text('changeMoved', { from, to }),
    movedFrom: (from) => text('changeMovedFrom', { place: from }),
  });
  return moved === null ? null : { set, text: moved };
}

function seenOf(sets: readonly PageSet[]): Seen {
  return Object.fromEntries(sets.map((set) => [set.number, seenSet(set)]));
}

function seenSet({ clocks: [clock = ''], list, stage, isOff }: PageSet): SeenSet {
  return [clock, list.day.id, stage.slug === '' ? '' : stage.name, isOff ? 1 : 0];
}

function readVisits(storage: VisitorStorage, key: string): Visits | null {
  try {
    const visits: unknown = JSON.parse(readStored(storage, key) ?? 'null');
    return isVisits(visits) ? visits : null;
  } catch {
    return null;
  }
}

function isVisits(value: unknown): value is Visits {
  return (
    typeof value === 'object' && value !== null && 'release' in value && 'sets' in value && 'before' in value
  );
}
