import {
  mergeMessages,
  paths,
  type DraftEvent,
  type Festival,
  type FileOrigin,
  type PictureToFetch,
  type SetEdit,
} from '@lineup/domain';
import type { ArtistAnswers } from '@lineup/domain/artist-columns';
import { sourceAndFile, type ImportBase } from '@lineup/domain/merge';
import { isProviderError, serverTimestamp, type DocumentReader, type Write } from '@lineup/provider';
import { artistWrites, withArtistWrites } from '../artists/import-artists.ts';
import type { Recorder } from '../changes/recorder.ts';
import type { Versioned } from '../commits/records.ts';
import { overtaken } from '../commits/while-overtaken.ts';
import { writeOfEdit } from '../events/change-events.ts';
import { actWrites } from '../uploads/act-writes.ts';
import { readSources, type KnownSource } from './import-sources.ts';
import { sourceWrites } from './source-writes.ts';

/** A new version of a lineup, compared with the schedule, with the decisions made. */
export interface MergeToSave {
  /** The festival at the time of the comparison. */
  readonly festival: Versioned<Festival>;
  readonly uploadId: string;
  /** The uploaded file's name, recorded in the history. */
  readonly fileName?: string;
  /** Stages to add to the festival. */
  readonly addedStages: readonly string[];
  /** Edits of sets, each bound to the version that was compared. */
  readonly edits: readonly SetEdit[];
  /** The drafts to store as acts without a place; others are skipped. */
  readonly drafts?: readonly DraftEvent[];
  /** The drafts whose artists are imported, in file order. */
  readonly artistRows?: readonly DraftEvent[];
  /** The decisions where the file and a stored artist differ. */
  readonly artistAnswers?: ArtistAnswers;
  /** The base for comparing the next import from this source. */
  readonly base: ImportBase;
  /** The source; `known` is the version that was compared, null for a new source. */
  readonly source: { readonly name: string; readonly known: KnownSource | null };
  /** Where the file was downloaded from, if it was. */
  readonly origin?: FileOrigin | undefined;
}

/**
 * The result of a merge. `done`: everything is stored by the change `changeId` (null if an earlier attempt stored it).
 * `changed`: nothing is stored, because the schedule or the source has changed since the comparison, or the draft was
 * removed.
 */
export type MergeOutcome =
  | {
      readonly state: 'done';
      readonly changeId: string | null;
      /** The pictures of artists to fetch next. */
      readonly pictures: readonly PictureToFetch[];
    }
  | { readonly state: 'changed' | 'gone' };

/** See `MergesService.save`; fails as the port does. */
export async function saveMerge(
  documents: DocumentReader,
  recorder: Recorder,
  merge: MergeToSave,
): Promise<MergeOutcome> {
  try {
    return { state: 'done', ...(await commitMerge(documents, recorder, merge)) };
  } catch (error) {
    if (!overtaken.some((code) => isProviderError(error, code))) throw error;
    return whatHappened(documents, merge);
  }
}

async function commitMerge(
  documents: DocumentReader,
  recorder: Recorder,
  merge: MergeToSave,
): Promise<Pick<Extract<MergeOutcome, { state: 'done' }>, 'changeId' | 'pictures'>> {
  const { festival, uploadId, fileName, edits, drafts = [], source, origin } = merge;
  const { name, known } = source;
  const ofArtists = await artistWrites(documents, {
    festivalId: festival.id,
    rows: merge.artistRows ?? [],
    answers: merge.artistAnswers,
    base: known?.base.artists ?? null,
  });
  const base = { ...merge.base, ...(ofArtists.base !== null && { artists: ofArtists.base }) };
  const ofSets: readonly Write[] = [
    ...edits.map((edit) => writeOfEdit(festival.id, edit)),
    festivalWrite(merge),
    ...(await actWrites(documents, festival.id, drafts)),
  ];
  const stored = { festivalId: festival.id, id: known?.id ?? uploadId, name, uploadId, base, origin };
  const { changeId } = await recorder.commit({
    festivalId: festival.id,
    kind: 'lineupMerged',
    source: fileName === undefined ? name : sourceAndFile(name, fileName),
    writes: [
      ...withArtistWrites(ofSets, ofArtists.writes),
      ...sourceWrites(stored, known?.parts ?? []),
      { type: 'delete', path: paths.upload(festival.id, uploadId), mustExist: true },
    ],
    tooLarge: mergeMessages.tooLarge,
  });
  return { changeId, pictures: ofArtists.pictures };
}

/** Stamped even without new stages: times were compared in this time zone, and no stage may be overwritten. */
function festivalWrite({ festival, addedStages }: MergeToSave): Write {
  const stages = addedStages.length === 0 ? {} : { stages: [...festival.stages, ...addedStages] };
  const data = { ...stages, updated_at: serverTimestamp };
  return { type: 'update', path: paths.festival(festival.id), data, ifVersion: festival.version };
}

/**
 * Returns why a merge was rejected: it was stored before, the draft was removed, or someone else's change came first.
 */
async function whatHappened(documents: DocumentReader, merge: MergeToSave): Promise<MergeOutcome> {
  const { festival, uploadId } = merge;
  const [sources, upload] = await Promise.all([
    readSources(documents, festival.id),
    documents.get(paths.upload(festival.id, uploadId)),
  ]);
  if (upload !== null) return { state: 'changed' };
  const isStored = sources.some((source) => source.uploadId === uploadId);
  return isStored ? { state: 'done', changeId: null, pictures: [] } : { state: 'gone' };
}
