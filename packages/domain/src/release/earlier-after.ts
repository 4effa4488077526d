import type { AnnouncedLineup, AnnouncedSet } from './announced-lineup.ts';
import type { PublicRelease } from './public-release.ts';
import type { ReleaseMemory } from './release-memory.ts';

/** Changes are known since this many releases before the newest one: what is stored and cached for them stays small. */
export const mostEarlierReleases = 200;

type Earlier = ReleaseMemory['earlier'];
type LastHidden = ReleaseMemory['lastHidden'];
type Numbers = Readonly<Record<string, number>>;
type Release = Pick<PublicRelease['release'], 'id' | 'number'>;

/**
 * The releases that changes are known since, with the new one. A withdrawal starts over: what was public before is not repeated. So does
 * a restored backup: releases of the same numbers may have been read that it does not know.
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

/** The new release. */
interface Announcing {
  readonly may: AnnouncedLineup;
  /** Of the sets in the lineup. */
  readonly ids: ReadonlySet<string>;
  readonly release: Release;
  readonly earlier: Earlier;
}

/**
 * When something that was public once was hidden last, with the new release. Without this, what was hidden and then removed would look like
 * anything else that was public once.
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

/** The fields of a set that are announced step by step. */
export const placeFields = ['name', 'stage', 'day', 'start', 'end'] as const;

function hiddenFields(announced: AnnouncedSet | undefined): readonly (typeof placeFields)[number][] {
  return placeFields.filter((field) => (announced?.[field] ?? null) === null);
}
