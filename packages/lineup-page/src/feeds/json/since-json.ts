import type { PublicRelease, Since } from '@lineup/domain/release';
import { changeJson, clockOf, headJson, jsonText, listsJson } from './lineup-json.ts';
import { sinceSchemaPath, type PublicChanges } from './lineup-schema.ts';

type Lists = ReturnType<typeof listsJson>;

/**
 * The changes in `newest` since `from`, in the form of lineup.json: entries that are new or differ, and the entries
 * that the sets among them refer to. `page` is the address of the page, and `schema` that of the published schema.
 */
export function sinceJson(
  newest: PublicRelease,
  { from, changes }: Since & { readonly kind: 'found' },
  page: string,
  schema: string,
): string {
  const at = clockOf(newest);
  const { format, address, state, release, festival } = headJson(newest, page);
  const { id, number, publishedAt } = from.release;
  const isSame = id === newest.release.id;
  return jsonText({
    $schema: `${schema}${sinceSchemaPath}`,
    format,
    address,
    state,
    since: { id, number, publishedAt: at(publishedAt) },
    release,
    festival,
    ...(isSame ? nothing : newLists(listsJson(from, page), listsJson(newest, page))),
    changes: changes.map((change) => {
      const { kind, setId, ...place } = changeJson(change, at);
      return { kind, setId, number: change.number, ...place };
    }),
  });
}

const nothing = { stages: [], artists: [], profiles: [], sets: [], gone: [] };

function newLists(before: Lists, now: Lists): Pick<PublicChanges, keyof Lists> {
  const sets = newEntries(before.sets, now.sets);
  const stages = newEntries(before.stages, now.stages, ids(sets.map(({ stageId }) => stageId)));
  const artists = newEntries(before.artists, now.artists, ids(sets.flatMap(({ artistIds }) => artistIds)));
  const profiles = newEntries(
    before.profiles,
    now.profiles,
    ids(artists.flatMap(({ profileIds }) => profileIds)),
  );
  return { stages, artists, profiles, sets, gone: newEntries(before.gone, now.gone) };
}

function ids(found: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(found.filter((id) => id !== null));
}

/** Returns the entries that are new, that differ, or that others refer to. */
function newEntries<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  now: readonly Entry[],
  needed: ReadonlySet<string> = new Set(),
): Entry[] {
  const known = new Map(before.map((entry) => [entry.id, JSON.stringify(entry)]));
  return now.filter((entry) => needed.has(entry.id) || known.get(entry.id) !== JSON.stringify(entry));
}
