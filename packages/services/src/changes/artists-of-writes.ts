import {
  artistRecordKeys,
  artistsByKey,
  artistsOfName,
  isSameToLink,
  isSameValue,
  isWayBack,
  keysToLink,
  parseDocumentPath,
  type ArtistsByKey,
} from '@lineup/domain';
import type { Before, DocumentReader, Write } from '@lineup/provider';
import { findArtistsByKeys } from '../artists/find-artists.ts';
import type { RecordedCommit } from './recorder.ts';

type WriteOfData = Exclude<Write, { type: 'delete' }>;

/**
 * Adds to the writes what follows from names: the keys of artists, and the artists of sets and acts that are created or
 * renamed, unless the write sets them or a user chose none. Undone and restored fields are left unchanged.
 */
export async function withArtists(
  documents: DocumentReader,
  { kind, writes }: Pick<RecordedCommit, 'kind' | 'writes'>,
  before: Before,
): Promise<readonly Write[]> {
  const takesBack = kind === 'restored' || (kind !== 'sets' && kind !== 'artists' && isWayBack({ kind }));
  const names = takesBack ? new Map<string, string>() : namesToLink(writes, before);
  const keys = new Set(Array.from(names.values()).flatMap(keysToLink));
  const byKey = withCreated(await findArtistsByKeys(documents, [...keys]), writes);
  return writes.map((write) => {
    if (write.type === 'delete') return write;
    const name = names.get(write.path);
    return name === undefined ? withKeys(write, before) : withLinks(write, name, byKey, before);
  });
}

/** Adds the artists that the same commit creates. */
function withCreated(known: ArtistsByKey, writes: readonly Write[]): ArtistsByKey {
  const created = writes.flatMap((write) => {
    const path = write.type === 'create' ? parseDocumentPath(write.path) : null;
    if (write.type !== 'create' || path?.kind !== 'artist') return [];
    return [{ id: path.id, keys: keysOf(write.data) }];
  });
  if (created.length === 0) return known;
  const ofCreated = artistsByKey(created);
  const keys = new Set([...known.keys(), ...ofCreated.keys()]);
  return new Map(
    Array.from(keys, (key) => [key, [...(known.get(key) ?? []), ...(ofCreated.get(key) ?? [])]]),
  );
}

/** The names used to find the artists of sets and acts, by path. */
function namesToLink(writes: readonly Write[], before: Before): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const write of writes) {
    const name = nameToLink(write, before);
    if (name !== null) names.set(write.path, name);
  }
  return names;
}

/** Null for all other writes. */
function nameToLink(write: Write, before: Before): string | null {
  const kind = parseDocumentPath(write.path)?.kind;
  if (write.type === 'delete' || (kind !== 'lineupEvent' && kind !== 'unplacedAct')) return null;
  const { artistName, artistIds } = write.data;
  if (typeof artistName !== 'string' || artistIds !== undefined) return null;
  if (write.type === 'create') return artistName;
  const stored = before.get(write.path)?.data;
  const nameBefore = stored?.['artistName'];
  const isRenamed = typeof nameBefore === 'string' && !isSameToLink(artistName, nameBefore);
  const isUnlinked = isSameValue(stored?.['artistIds'], []);
  const isDecided = isUnlinked || write.remove?.includes('artistIds') === true;
  return isRenamed && !isDecided ? artistName : null;
}

/** A renamed set loses the artists of its previous name. */
function withLinks(write: WriteOfData, name: string, byKey: ArtistsByKey, before: Before): Write {
  const artistIds = artistsOfName(name, byKey);
  if (artistIds !== null) return { ...write, data: { ...write.data, artistIds } };
  if (write.type === 'create' || before.get(write.path)?.data['artistIds'] === undefined) return write;
  return { ...write, remove: [...(write.remove ?? []), 'artistIds'] };
}

const namingFields = ['name', 'spellings', 'mergedInto'] as const;

function withKeys(write: WriteOfData, before: Before): Write {
  if (parseDocumentPath(write.path)?.kind !== 'artist') return write;
  const removed: readonly string[] = write.type === 'update' ? (write.remove ?? []) : [];
  if (!namingFields.some((field) => write.data[field] !== undefined || removed.includes(field))) return write;
  const stored = write.type === 'update' ? before.get(write.path)?.data : undefined;
  const valueOf = (field: (typeof namingFields)[number]) =>
    removed.includes(field) ? undefined : (write.data[field] ?? stored?.[field]);
  const [name, spellings, mergedInto] = namingFields.map(valueOf);
  return { ...write, data: { ...write.data, keys: keysOf({ name, spellings, mergedInto }) } };
}

function keysOf({
  name,
  spellings,
  mergedInto,
}: { readonly [Field in (typeof namingFields)[number]]?: unknown }) {
  return artistRecordKeys({
    name: typeof name === 'string' ? name : '',
    spellings: Array.isArray(spellings) ? spellings.filter(isText) : [],
    mergedInto: typeof mergedInto === 'string' ? mergedInto : null,
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
