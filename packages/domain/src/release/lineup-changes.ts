import { dequal } from 'dequal/lite';
import { artistFieldNames } from '../entities/artist-fields.ts';
import type { FrozenArtist } from './frozen-artist.ts';
import type { FrozenLineup, FrozenSet } from './frozen-lineup.ts';
import { artistsKey, festivalKey, type LineupChange } from './lineup-change.ts';

/** The numbers of sets that changes add, modify and remove. */
export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Returns the differences between the current release (null: none yet) and the current lineup: first the festival, then
 * the artists that both have, then the sets by start. All differences of a set are one change.
 */
export function releaseChanges(before: FrozenLineup | null, now: FrozenLineup): readonly LineupChange[] {
  const old = new Map((before?.sets ?? []).map((set) => [set.id, set]));
  const current = new Map(now.sets.map((set) => [set.id, set]));
  const written = now.sets
    .filter((set) => !isSameSet(old.get(set.id), set, before))
    .map((set) => ({ before: old.get(set.id) ?? null, after: set }));
  const removed = [...old.values()]
    .filter(({ id }) => !current.has(id))
    .map((set) => ({ before: set, after: null }));
  const sets = [...written, ...removed]
    .map((change): { on: 'set'; key: string; before: FrozenSet | null; after: FrozenSet | null } => ({
      on: 'set',
      key: (change.after ?? change.before)?.id ?? '',
      ...change,
    }))
    .sort((a, b) => startOf(a) - startOf(b) || (a.key < b.key ? -1 : 1));
  if (before === null) return sets;
  const artists = artistChanges(before, now);
  return [
    ...(dequal(before.festival, now.festival)
      ? []
      : [{ on: 'festival', key: festivalKey, before: before.festival, after: now.festival } as const]),
    ...(artists.length === 0 ? [] : [{ on: 'artists', key: artistsKey, artists } as const]),
    ...sets,
  ];
}

/**
 * If the previous release has no artist data, links to artists are not a change of the set: `artistChanges` reports
 * them all.
 */
function isSameSet(old: FrozenSet | undefined, set: FrozenSet, before: FrozenLineup | null): boolean {
  if (old === undefined || before === null || before.artists !== undefined) return dequal(old, set);
  const { artistIds: _, ...rest } = set;
  return dequal(old, rest);
}

type ArtistChanges = Extract<LineupChange, { on: 'artists' }>['artists'];

/** Added and removed artists are reported with their sets. */
function artistChanges(before: FrozenLineup, { artists = [] }: FrozenLineup): ArtistChanges {
  if (before.artists === undefined) return artists.map(({ values }) => ({ name: values.name, fields: [] }));
  const old = new Map(before.artists.map((artist) => [artist.id, artist]));
  return artists.flatMap((artist) => {
    const known = old.get(artist.id);
    const fields = known === undefined ? [] : differingFields(known, artist);
    return fields.length === 0 ? [] : [{ name: artist.values.name, fields: [...fields] }];
  });
}

function differingFields(before: FrozenArtist, after: FrozenArtist): readonly string[] {
  const valuesOf = ({ values, picture }: FrozenArtist): Readonly<Record<string, unknown>> => ({
    ...values,
    imageURL: picture?.path,
  });
  const [old, current] = [valuesOf(before), valuesOf(after)];
  return artistFieldNames.filter((field) => !dequal(old[field], current[field]));
}

/** Counts the sets that the changes affect. */
export function countChanges(changes: readonly LineupChange[]): ChangeCounts {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const change of changes) {
    if (change.on !== 'set') continue;
    if (change.before === null) counts.added += 1;
    else counts[change.after === null ? 'removed' : 'changed'] += 1;
  }
  return counts;
}

function startOf({ before, after }: { readonly before: FrozenSet | null; readonly after: FrozenSet | null }) {
  return (after ?? before)?.start ?? 0;
}
