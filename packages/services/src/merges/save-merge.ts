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

/** A lineup that came again, compared with the schedule and decided upon. */
export interface MergeToSave {
  /** As it was when the lineups were compared. */
  readonly festival: Versioned<Festival>;
  readonly uploadId: string;
  /** The name of the uploaded file, for the history. */
  readonly fileName?: string;
  /** Stages that the festival gains. */
  readonly addedStages: readonly string[];
  /** What becomes of sets, each bound to the version that was compared. */
  readonly edits: readonly SetEdit[];
  /** The drafts that are stored as acts without a place; the others among them are passed over. */
  readonly drafts?: readonly DraftEvent[];
  /** The drafts whose artists are taken, in the order of the file. */
  readonly artistRows?: readonly DraftEvent[];
  /** What was decided where the file and a stored artist say different things. */
  readonly artistAnswers?: ArtistAnswers;
  /** What the next import of the source is compared with. */
  readonly base: ImportBase;
  /** Where it comes from; `known` as it was compared with, null for a source that is named for the first time. */
  readonly source: { readonly name: string; readonly known: KnownSource | null };
  /** Where the file was downloaded from, if it was. */
  readonly origin?: FileOrigin | undefined;
}

/**
 * What came of a merge. `done`: all of it is stored, by the change `changeId` (null where an earlier try had stored it). `changed`:
 * nothing is, as the schedule or the source is no longer as it was compared with; or as the draft is gone.
 */
export type MergeOutcome =
  | {
      readonly state: 'done';
      readonly changeId: string | null;
      /** The pictures of artists that are to be fetched now. */
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

/** Stamped in any case: times were compared by this very zone, and no stage may be overwritten. */
function festivalWrite({ festival, addedStages }: MergeToSave): Write {
  const stages = addedStages.length === 0 ? {} : { stages: [...festival.stages, ...addedStages] };
  const data = { ...stages, updated_at: serverTimestamp };
  return { type: 'update', path: paths.festival(festival.id), data, ifVersion: festival.version };
}

/** Why a merge was refused: it was stored before, the draft is gone, or somebody else was quicker. */
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
