import { mostChanges, movedText } from '../news-text.ts';
import type { PageSet } from './page-sets.ts';
import { readStored, writeStored, type VisitorStorage } from './storage.ts';
import { text } from './texts.ts';

/** What this browser has shown of a set: clock time, day and stage in the words of the page, and whether it was off. */
type SeenSet = readonly [clock: string, day: string, stage: string, isOff: 0 | 1];
/** By the number of the set, which stays in all releases. */
type Seen = Readonly<Record<string, SeenSet>>;

interface Visits {
  /** The release that was shown last. */
  readonly release: string;
  readonly sets: Seen;
  /** The release before that, as far as this browser has shown it. */
  readonly before: Seen | null;
}

/** What has become of a set since the last visit; `text` is null for what its row says already. */
export interface ChangedSet {
  readonly set: PageSet;
  readonly text: string | null;
}

interface LastVisitOptions {
  readonly festivalId: string;
  /** The release of this page. */
  readonly release: string;
  readonly storage: VisitorStorage;
  /** A day in short: "Sat 25". */
  readonly dayText: (id: string) => string;
}

/**
 * What has changed since the release that this browser showed before this one, and notes this one. It holds until a newer release is
 * shown. Null on a first visit. The visitor's browser alone knows it.
 */
export function changedSinceLastVisit(
  sets: readonly PageSet[],
  { festivalId, release, storage, dayText }: LastVisitOptions,
): readonly ChangedSet[] | null {
  const key = `lineup-seen:${festivalId}`;
  const stored = readVisits(storage, key);
  const before = stored === null || stored.release === release ? (stored?.before ?? null) : stored.sets;
  // Where there is no room for it, the next visit is a first one.
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
