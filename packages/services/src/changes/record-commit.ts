import { artistHistory, createdArtistsOf, type ChangeAuthor } from '@lineup/domain';
import {
  isProviderError,
  recordWrites,
  resolveWrites,
  type Before,
  type DocumentReader,
  type DocumentSnapshot,
  type Provider,
  type RecordedWork,
  type Write,
} from '@lineup/provider';
import { requireFitting } from '../commits/commit-room.ts';
import { withArtists } from './artists-of-writes.ts';
import { authorOf } from './author-of.ts';
import { readBefore } from './read-before.ts';
import type { Recorded, RecordedCommit } from './recorder.ts';
import type { WatchedDocuments } from './watched-documents.ts';

/** What recording needs of the provider, and the documents already known. */
export interface RecordingPlace extends Pick<Provider, 'auth' | 'documents'> {
  readonly watched: WatchedDocuments;
}

/** How often documents are read again because one changed between reading and writing. */
const tries = 4;

/** A placeholder author for estimating sizes. */
const anybody: ChangeAuthor = { id: 'x'.repeat(32), email: 'x'.repeat(64) };

/**
 * Commits the writes with their record; see `Recorder.commit`. `onSend` gets the id of each attempt before it is sent.
 */
export async function commitRecorded(
  place: RecordingPlace,
  commit: RecordedCommit,
  onSend: (changeId: string) => void,
): Promise<Recorded> {
  let isWatched = false;
  const find = (path: string) => {
    const found = place.watched.find(path);
    isWatched ||= found !== null;
    return found;
  };
  for (let left = tries; ; left -= 1) {
    const isFirst = left === tries;
    try {
      return await attempt(place, commit, isFirst ? find : () => null, onSend);
    } catch (error) {
      // Watched documents may be slightly outdated, hence one retry; after that, a version named by the caller counts.
      const mayRetry = (isFirst && isWatched) || namesNoVersion(commit);
      if (!isProviderError(error, 'conflict') || left <= 1 || !mayRetry) throw error;
    }
  }
}

async function attempt(
  { auth, documents }: RecordingPlace,
  commit: RecordedCommit,
  find: (path: string) => DocumentSnapshot | null,
  onSend: (changeId: string) => void,
): Promise<Recorded> {
  const { festivalId, writes: requested, tooLarge } = commit;
  const known = (path: string) => commit.known?.get(path) ?? find(path);
  const before = await readBefore(documents, { festivalId, writes: requested, known });
  const { edits, writes } = resolveWrites(await withArtists(documents, commit, before), before);
  if (writes.length === 0) return { changeId: null, versions: versionsOf(before) };
  const changeId = documents.newId();
  const work = { edits, before, changeId };
  const record = edits.length === 0 ? [] : recordsOf(commit, { ...work, by: await authorOf(auth) });
  const all = [...writes, ...record];
  if (tooLarge !== undefined) requireFitting(documents, all, tooLarge, edits.length);
  if (edits.length > 0) onSend(changeId);
  const versions = await documents.commit(all, changeId);
  if (edits.length === 0) return { changeId: null, versions };
  return { changeId, versions: new Map([...versionsOf(before), ...versions]) };
}

/** Returns all writes of a commit that creates sets, to check whether they fit in one commit. Reads nothing. */
export function previewRecorded(
  documents: Pick<DocumentReader, 'newId'>,
  commit: RecordedCommit,
): readonly Write[] {
  const before: Before = new Map();
  const { edits, writes } = resolveWrites(commit.writes, before);
  const changeId = documents.newId();
  return [...writes, ...recordsOf(commit, { by: anybody, edits, before, changeId })];
}

/** Returns true if no write names a version: then a conflict only means that someone else's write came first. */
function namesNoVersion({ writes }: RecordedCommit): boolean {
  return writes.every((write) => write.type === 'create' || write.ifVersion === undefined);
}

/** The records of a commit's effects on its festival and on artists, each for its own history. */
function recordsOf(
  commit: RecordedCommit,
  work: Pick<RecordedWork, 'edits' | 'before' | 'changeId' | 'by'>,
): readonly Write[] {
  const ofArtists = work.edits.filter(({ target }) => target === 'artist');
  const others = work.edits.filter(({ target }) => target !== 'artist');
  const createdArtists = createdArtistsOf(ofArtists);
  return [
    ...(others.length === 0
      ? []
      : recordWrites({ ...work, ...about(commit), edits: others, createdArtists })),
    ...(ofArtists.length === 0
      ? []
      : recordWrites({ ...work, ...aboutArtists(commit), history: artistHistory, edits: ofArtists })),
  ];
}

/**
 * An undo is recorded as such in both histories; otherwise the kind of the artists' record is derived from its edits.
 */
function aboutArtists(commit: RecordedCommit): Pick<RecordedWork, 'kind' | 'of'> {
  const { festivalId, kind, of } = commit;
  if (festivalId === artistHistory) return about(commit);
  return (kind === 'undone' || kind === 'redone') && of !== undefined ? { kind, of } : {};
}

/** The fields of the record other than the edits. */
function about({ festivalId, kind, of, importId, source }: RecordedCommit) {
  return {
    history: festivalId,
    ...(kind !== 'sets' && kind !== 'artists' && { kind }),
    ...(of !== undefined && { of }),
    ...(importId !== undefined && { importId }),
    ...(source !== undefined && { source }),
  };
}

function versionsOf(before: Before): ReadonlyMap<string, string | null> {
  return new Map(Array.from(before, ([path, found]) => [path, found?.version ?? null]));
}
