import type { AnnouncedLineup, AnnouncedSet } from './announced-lineup.ts';
import type { PublicRelease } from './public-release.ts';
import type { ReleaseMemory } from './release-memory.ts';

/**
 * How many releases before the newest one changes can be requested since. Limited to keep stored and cached data small.
 */
export const mostEarlierReleases = 200;

type Earlier = ReleaseMemory['earlier'];
type LastHidden = ReleaseMemory['lastHidden'];
type Numbers = Readonly<Record<string, number>>;
type Release = Pick<PublicRelease['release'], 'id' | 'number'>;

/**
 * Returns the releases that changes can be requested since, including the new one. A withdrawal resets the list, so
 * that nothing public before it is repeated. So does restoring a backup, because clients may have read releases with
 * the same numbers that the backup does not contain.
 */
export function earlierAfter(
  earlier: Earlier,
  { id, number }: Release,
  { isWithdrawn, restamp }: { readonly isWithdrawn: boolean; readonly restamp: boolean },
): Earlier {
  if (isWithdrawn) return [];
  const before = restamp ? [] : earlier;
  return [...before, { id, number }].slice(-(mostEarlierReleases + 1));
}

/** The new release and what it may announce. */
interface Announcing {
  readonly may: AnnouncedLineup;
  /** The ids of the sets in the lineup. */
  readonly ids: ReadonlySet<string>;
  readonly release: Release;
  readonly earlier: Earlier;
}

/**
 * Returns when each formerly public value was last hidden, including the new release. Without this record, a value that
 * was hidden and then removed would look like any other formerly public value.
 */
export function lastHiddenAfter(
  { lastHidden, shown, feeds }: ReleaseMemory,
  { may, ids, release: { number }, earlier }: Announcing,
): LastHidden {
  const oldest = earlier[0]?.number ?? number;
  const recent = (numbers: Numbers) => Object.entries(numbers).filter(([, hiddenBy]) => hiddenBy > oldest);
  const sets = Object.keys(shown).flatMap((id) => {
    const hidden = ids.has(id) ? hiddenFields(may.sets.get(id)) : [];
    const last = [...recent(lastHidden.sets[id] ?? {}), ...hidden.map((field) => [field, number] as const)];
    return last.length === 0 || number === oldest ? [] : [[id, Object.fromEntries(last)] as const];
  });
  const artists = Object.entries(feeds.artists).flatMap(([slug, name]) =>
    may.isHidden(name) && number > oldest ? [[slug, number] as const] : [],
  );
  return {
    sets: Object.fromEntries(sets),
    artists: Object.fromEntries([...recent(lastHidden.artists), ...artists]),
  };
}

/** The fields of a set that can be announced step by step. */
export const placeFields = ['name', 'stage', 'day', 'start', 'end'] as const;

function hiddenFields(announced: AnnouncedSet | undefined): readonly (typeof placeFields)[number][] {
  return placeFields.filter((field) => (announced?.[field] ?? null) === null);
}
