import { carryAcceptances, messages, paths, type Festival, type StageSettings } from '@lineup/domain';
import type { DocumentReader, Write } from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { commitWithEvents } from '../commits/commit-with-events.ts';
import type { Versioned } from '../commits/records.ts';
import { draftEventFrom, uploadFrom } from '../uploads/upload-records.ts';
import { withTexts } from '../service-error.ts';

/** Firestore's rules may read 20 documents for one commit, and read the upload of each draft. */
const maximumUploads = 15;

/**
 * The writes that rename stages in drafts awaiting review, by upload, latest first. If there are too many, the oldest
 * are left unchanged; their review reports the stage and offers to fix all its events at once.
 */
async function renameInDrafts(
  documents: DocumentReader,
  festivalId: string,
  renames: ReadonlyMap<string, string>,
): Promise<readonly (readonly Write[])[]> {
  const uploads = await documents.query({
    collection: paths.uploads(festivalId),
    orderBy: [{ field: 'createdAt', direction: 'descending' }],
  });
  const completed = uploads.map(uploadFrom).filter(({ status }) => status === 'completed');
  return Promise.all(
    completed
      .slice(0, maximumUploads)
      .map(({ uploadId }) => renamedDrafts(documents, festivalId, uploadId, renames)),
  );
}

async function renamedDrafts(
  documents: DocumentReader,
  festivalId: string,
  uploadId: string,
  renames: ReadonlyMap<string, string>,
): Promise<readonly Write[]> {
  const drafts = await documents.query({ collection: paths.draftEvents(festivalId, uploadId) });
  return drafts.map(draftEventFrom).flatMap(({ id, stage: old, version }): Write[] => {
    const stage = renames.get(old);
    if (stage === undefined) return [];
    const path = paths.draftEvent(festivalId, uploadId, id);
    return [{ type: 'update', path, data: { stage }, ifVersion: version }];
  });
}

/** A change of a festival's stages; see `planStages` of the domain. */
export interface StagesChange {
  /** The festival that the editor was initialised from. */
  readonly festival: Versioned<Festival>;
  /** The names in their new order. */
  readonly stages: readonly string[];
  /** Old name → new name; the events move with the stage. */
  readonly renames: ReadonlyMap<string, string>;
  /** The changed settings of stages, by their new names. */
  readonly settings: StageSettings;
}

/**
 * Writes the list of stages and their settings, and in the same commit every event on a renamed stage, including drafts
 * awaiting review. Events on a removed stage are not changed; its settings are removed. Returns the festival's new
 * version; fails with `conflict` if the copy is outdated.
 */
export function saveStages(
  documents: DocumentReader,
  recorder: Recorder,
  { festival, stages, renames, settings }: StagesChange,
): Promise<string> {
  const follow = ({ stage: old }: { readonly stage: string }) => {
    const stage = renames.get(old);
    return stage === undefined ? null : { stage };
  };
  const others = () => renameInDrafts(documents, festival.id, renames);
  return withTexts(
    () =>
      commitWithEvents(documents, recorder, {
        festival,
        kind: 'stages',
        data: { stages, ...settings, ...carriedAcceptances(festival, renames) },
        ...(renames.size > 0 ? { follow, others } : {}),
      }),
    messages.festival.saveFailed,
    { 'not-found': messages.festival.notFound, conflict: messages.provider.conflict },
  );
}

function carriedAcceptances(
  { acceptedConflicts }: Festival,
  renames: ReadonlyMap<string, string>,
): Pick<Festival, 'acceptedConflicts'> {
  if (acceptedConflicts === undefined) return {};
  const carried = carryAcceptances(acceptedConflicts, renames);
  return carried === acceptedConflicts ? {} : { acceptedConflicts: carried };
}
