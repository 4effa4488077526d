import { announcedLineup, type AnnouncedSet } from './announced-lineup.ts';
import { placeFields } from './earlier-after.ts';
import { publicChanges } from './public-changes.ts';
import type { PublicChange, PublicRelease } from './public-release.ts';
import type { PrivateRelease } from './release-memory.ts';

type PlaceField = (typeof placeFields)[number];

/** The change of a set since an earlier release, and the number of the set. */
export interface NetChange extends PublicChange {
  readonly number: number;
}

/**
 * The result of a request for the changes since a release number. `tooOld`: the changes are unknown or no longer
 * public.
 */
export type Since =
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'tooOld' }
  | { readonly kind: 'found'; readonly from: PublicRelease; readonly changes: readonly NetChange[] };

/** The newest release's data about earlier ones. */
export interface EarlierReleases {
  /** The id of the release with this number; null if the changes since then are unknown. */
  readonly idOf: (number: number) => string | null;
  /** Returns one change for each set that is announced differently than in `from`, regardless of changes in between. */
  readonly changesSince: (from: PublicRelease) => readonly NetChange[];
}

/**
 * Returns what may be public about earlier releases, from the newest one and its private file. A former name, stage or
 * time is repeated only if it may still be public and no later release has hidden it: a value that was hidden once is
 * never repeated, even after it was removed.
 */
export function earlierReleases(newest: PublicRelease, { lineup, memory }: PrivateRelease): EarlierReleases {
  const { earlier = [], lastHidden, numbers = {} } = memory ?? {};
  const ids = new Map(earlier.map(({ id, number }) => [number, id]));
  const may = announcedLineup(lineup, newest.release.publishedAt);
  const inLineup = new Set(lineup.sets.map(({ id }) => id));
  const order = newest.sets.map(({ id }) => id);

  const hiddenSince = ({ sets, release: { number } }: PublicRelease) => {
    const slugs = new Map(sets.map(({ id, artist }) => [id, artist]));
    return (id: string, field: PlaceField) => {
      const ofName = field === 'name' ? lastHidden?.artists[slugs.get(id) ?? ''] : undefined;
      return Math.max(lastHidden?.sets[id]?.[field] ?? 0, ofName ?? 0) > number;
    };
  };
  return {
    idOf: (number) => ids.get(number) ?? null,
    changesSince: (from) => {
      const isHidden = hiddenSince(from);
      const isAllHidden = (id: string) => placeFields.every((field) => isHidden(id, field));
      const before = announcedIn(from).filter(([id]) => inLineup.has(id) || !isAllHidden(id));
      return publicChanges(new Map(before), may, order, inLineup).map((change) => ({
        ...withoutHidden(change, (field) => isHidden(change.id, field)),
        number: numbers[change.id] ?? 0,
      }));
    },
  };
}

/** Removes the values that have been hidden since, unless they are public again. */
function withoutHidden(change: PublicChange, isHidden: (field: PlaceField) => boolean): PublicChange {
  const { was, kind, name } = change;
  if (was === null) return change;
  // For a removed set, the name is its former one, not a current value.
  const now = kind === 'removed' ? { ...change, name: null } : change;
  const hidden = placeFields.filter((field) => was[field] !== now[field] && isHidden(field));
  const none = Object.fromEntries(hidden.map((field) => [field, null]));
  const isNameHidden = kind === 'removed' && hidden.includes('name');
  return { ...change, name: isNameHidden ? null : name, was: { ...was, ...none } };
}

/** Returns what a release announces about its sets, by their ids. */
function announcedIn({
  sets,
  stages,
}: PublicRelease): readonly (readonly [string, { readonly told: AnnouncedSet }])[] {
  const names = new Map(stages.map(({ slug, name }) => [slug, name]));
  return sets.map(({ id, name, stage, day, start, end, status, replacedBy, texts }) => {
    const stageName = stage === null ? null : (names.get(stage) ?? null);
    const place = { stage: stageName, day, start, end };
    return [id, { told: { name, ...place, status, replacedBy, ...(texts !== undefined && { texts }) } }];
  });
}
