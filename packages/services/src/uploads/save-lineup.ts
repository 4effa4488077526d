import {
  compareTimestamps,
  createReviewer,
  draftToAct,
  draftToEvent,
  isUnplaced,
  messages,
  newActs,
  tooLargeMessages,
  offeredStages,
  paths,
  placedDrafts,
  saveErrors,
  stagesToAdd,
  timestampFromMillis,
  type DraftEvent,
  type Festival,
  type FileOrigin,
  type LineupEvent,
  type NewLineupEvent,
  type PictureToFetch,
  uploadMessages,
} from '@lineup/domain';
import type { ArtistAnswers, ArtistBase } from '@lineup/domain/artist-columns';
import { firstBase } from '@lineup/domain/merge';
import {
  commitSize,
  isProviderError,
  serverTimestamp,
  type DocumentReader,
  type DocumentSnapshot,
  type Write,
} from '@lineup/provider';
import { artistWrites, withArtistWrites } from '../artists/import-artists.ts';
import { previewRecorded } from '../changes/record-commit.ts';
import type { Recorder } from '../changes/recorder.ts';
import { readableOf, unplacedActFrom } from '../commits/act-and-block-records.ts';
import { fitting } from '../commits/commit-room.ts';
import { eventFrom } from '../commits/event-records.ts';
import { festivalFrom } from '../commits/festival-records.ts';
import type { Versioned } from '../commits/records.ts';
import { sourceWrites } from '../merges/source-writes.ts';
import { ServiceError, toServiceError, withTexts } from '../service-error.ts';
import { actWrites } from './act-writes.ts';

/** A reviewed draft that is to become the festival's schedule. */
export interface LineupToSave {
  readonly festivalId: string;
  /** As it is followed on the page, so that it is not read once more. Should it have changed since, it is. */
  readonly festival?: Versioned<Festival>;
  readonly uploadId: string;
  /** The name of the uploaded file, for the history. */
  readonly fileName?: string;
  /** The events that stay, in file order. */
  readonly drafts: readonly DraftEvent[];
  /** The file's own list of stages: a festival without any gets those of the events in its order. */
  readonly fileStages?: readonly string[];
  /** What people call the place that the file comes from: by it the next one is compared with this. */
  readonly sourceName?: string;
  /** Where the file was downloaded from, if it was. */
  readonly origin?: FileOrigin | undefined;
  /** What was decided where the file and a stored artist say different things. */
  readonly artistAnswers?: ArtistAnswers;
}

/** What a saved draft has come to. */
export interface SavedLineup {
  /** How many of its events are on the schedule. */
  readonly events: number;
  /** The pictures of artists that are to be fetched now; none where an earlier try had saved the draft. */
  readonly pictures: readonly PictureToFetch[];
}

/**
 * Saves a draft: every event is checked once more, then all of it is written in one atomic batch
 * (events, the acts without a place, the stages of a festival that had none, the removal of the upload, which takes its draft along) or nothing is. A repetition after a lost response finds the draft gone and its events there, and succeeds.
 */
export async function saveLineup(
  documents: DocumentReader,
  recorder: Recorder,
  lineup: LineupToSave,
): Promise<SavedLineup> {
  const events = placedDrafts(lineup.drafts).length;
  try {
    const pictures = await (lineup.festival === undefined
      ? saveOnFreshFestival(documents, recorder, lineup)
      : saveAsFollowed(documents, recorder, lineup, lineup.festival));
    return { events, pictures };
  } catch (error) {
    if (await wasSavedBefore(documents, lineup, error)) return { events, pictures: [] };
    throw toServiceError(error, uploadMessages.saveFailed, {
      'not-found': uploadMessages.notFound,
      conflict: messages.provider.conflict,
    });
  }
}

/** One request, as long as the festival is as the page has it: a zone or stages of before would make other events. */
async function saveAsFollowed(
  documents: DocumentReader,
  recorder: Recorder,
  lineup: LineupToSave,
  festival: Versioned<Festival>,
): Promise<readonly PictureToFetch[]> {
  try {
    return await commitLineup(documents, recorder, lineup, festival, 'unchanged');
  } catch (error) {
    // What is gone may be the festival; the fresh reading tells.
    if (!isProviderError(error, 'conflict') && !isProviderError(error, 'not-found')) throw error;
    return saveOnFreshFestival(documents, recorder, lineup);
  }
}

async function saveOnFreshFestival(
  documents: DocumentReader,
  recorder: Recorder,
  lineup: LineupToSave,
): Promise<readonly PictureToFetch[]> {
  const reading = () => readFestival(documents, lineup.festivalId);
  const found = await withTexts(reading, uploadMessages.validateFailed);
  return commitLineup(documents, recorder, lineup, festivalFrom(found), found);
}

/** `read` is the festival's document where it was just read; otherwise the festival must not have changed since. */
async function commitLineup(
  documents: DocumentReader,
  recorder: Recorder,
  lineup: LineupToSave,
  festival: Versioned<Festival>,
  read: DocumentSnapshot | 'unchanged',
): Promise<readonly PictureToFetch[]> {
  const { uploadId, fileName, drafts, fileStages } = lineup;
  refuseErrors(festival, drafts);
  const placed = placedDrafts(drafts);
  const ofArtists = await artistWrites(documents, {
    festivalId: festival.id,
    rows: drafts,
    answers: lineup.artistAnswers,
    base: null,
  });
  const ofSets: Write[] = [
    ...festivalWrite(festival, stagesToAdd(festival, placed, fileStages), read === 'unchanged'),
    ...placed.map((draft) => eventWrite(festival.id, draft.id, draftToEvent(draft, festival))),
    ...(await actWrites(documents, festival.id, drafts)),
    { type: 'delete', path: paths.upload(festival.id, uploadId), mustExist: true },
  ];
  const writes = withArtistWrites(ofSets, ofArtists.writes);
  await recorder.commit({
    festivalId: festival.id,
    kind: 'lineupImported',
    ...(fileName !== undefined && { source: fileName }),
    writes: [...writes, ...sourceThatFits(documents, lineup, writes, ofArtists.base)],
    ...(read !== 'unchanged' && { known: new Map([[read.path, read]]) }),
    tooLarge: tooLargeMessages.ofDraft,
  });
  return ofArtists.pictures;
}

/** This many events leave room for what is remembered of them on every provider. */
const surelyFitting = 1000;

/** What is remembered of the file; of one that fills a commit by itself nothing is. */
function sourceThatFits(
  documents: DocumentReader,
  { festivalId, uploadId, drafts, sourceName, origin }: LineupToSave,
  writes: readonly Write[],
  artists: ArtistBase | null,
): readonly Write[] {
  if (sourceName === undefined) return [];
  const base = { ...firstBase(placedDrafts(drafts)), ...(artists !== null && { artists }) };
  const own = sourceWrites({ festivalId, id: uploadId, name: sourceName, uploadId, base, origin }, []);
  if (drafts.length <= surelyFitting) return own;
  const creations = [...writes, ...own].filter(({ type }) => type === 'create');
  const all = previewRecorded(documents, { festivalId, kind: 'lineupImported', writes: creations });
  return fitting(documents, all, drafts.length) === null ? own : [];
}

async function readFestival(documents: DocumentReader, festivalId: string): Promise<DocumentSnapshot> {
  const found = await documents.get(paths.festival(festivalId));
  if (found === null) throw new ServiceError('not-found', messages.festival.notFound);
  return found;
}

function refuseErrors(festival: Festival, drafts: readonly DraftEvent[]): void {
  const reviewer = createReviewer(festival, offeredStages(festival, drafts));
  const errors = saveErrors(drafts, reviewer);
  if (errors !== null) throw new ServiceError('invalid', errors);
}

/**
 * The stages the festival gains; the precondition keeps two savers from overwriting one another's stages. A festival that
 * was not just read is stamped in any case, for its precondition.
 */
function festivalWrite(
  festival: Versioned<Festival>,
  added: readonly string[],
  mustBeUnchanged: boolean,
): Write[] {
  if (added.length === 0 && !mustBeUnchanged) return [];
  const stages = added.length === 0 ? {} : { stages: [...festival.stages, ...added] };
  const data = { ...stages, updated_at: serverTimestamp };
  return [{ type: 'update', path: paths.festival(festival.id), data, ifVersion: festival.version }];
}

/** The event keeps the draft's id, so that no repetition can create it a second time. */
function eventWrite(festivalId: string, id: string, event: NewLineupEvent): Write {
  const data = { ...event, createdAt: serverTimestamp, updatedAt: serverTimestamp };
  return { type: 'create', path: paths.event(festivalId, id), data };
}

const anyTime = timestampFromMillis(Date.UTC(2027, 0));
const anyTimes = { date: anyTime, timeStart: anyTime, timeEnd: anyTime };

interface DraftsToMeasure extends Pick<LineupToSave, 'festivalId' | 'drafts'> {
  readonly nextTurn: () => Promise<void>;
}

/** This many sets are measured at a stretch. */
const measuredAtOnce = 1000;

/**
 * Why these drafts cannot be saved in one commit, fit to be shown, or null where they can: judged by their texts alone, so
 * that it is known before the faulty ones are mended.
 */
export async function tooLargeToSave(
  documents: Pick<DocumentReader, 'commitLimit' | 'newId'>,
  { festivalId, drafts, nextTurn }: DraftsToMeasure,
): Promise<string | null> {
  const writes = drafts.map(({ id, artistName, stage, imageURL }) =>
    eventWrite(festivalId, id, { artistName, stage, imageURL, ...anyTimes }),
  );
  const withRecord = (some: readonly Write[]) =>
    previewRecorded(documents, { festivalId, kind: 'lineupImported', writes: some });
  // Parts with a record each take more than all with one: where they fit, no more has to be known.
  let size = 0;
  for (let from = 0; from < writes.length; from += measuredAtOnce) {
    if (from > 0) await nextTurn();
    size += commitSize(documents.commitLimit, withRecord(writes.slice(from, from + measuredAtOnce)));
  }
  if (size <= documents.commitLimit.bytes) return null;
  const fit = fitting(documents, withRecord(writes), drafts.length);
  return fit === null ? null : tooLargeMessages.ofDraft(drafts.length, fit);
}

/** Resolves to true if the draft is gone because this very lineup was saved: all of it stands in the schedule or among the acts, unchanged. */
async function wasSavedBefore(
  documents: DocumentReader,
  { festivalId, drafts }: LineupToSave,
  error: unknown,
): Promise<boolean> {
  const mayBe = isProviderError(error, 'not-found') || isProviderError(error, 'already-exists');
  if (!mayBe || drafts.length === 0) return false;
  const found = await readFestival(documents, festivalId).catch(() => null);
  if (found === null) return false;
  const festival = festivalFrom(found);
  const [events, acts] = await Promise.all([
    documents.query({ collection: paths.events(festivalId) }).catch(() => []),
    documents.query({ collection: paths.unplacedActs(festivalId) }).catch(() => []),
  ]);
  const eventsById = new Map(events.map((snapshot) => [snapshot.id, eventFrom(snapshot)]));
  const actsById = new Map(readableOf(acts, unplacedActFrom).map((act) => [act.id, act]));
  const asNew = new Set(newActs(drafts, [...eventsById.values(), ...actsById.values()]));
  return drafts.every((draft) =>
    isUnplaced(draft)
      ? !asNew.has(draft) || actsById.get(draft.id)?.artistName === draftToAct(draft).artistName
      : isSaved(draftToEvent(draft, festival), eventsById.get(draft.id)),
  );
}

function isSaved(expected: NewLineupEvent, found: LineupEvent | undefined): boolean {
  return (
    found !== undefined &&
    found.artistName === expected.artistName &&
    found.stage === expected.stage &&
    compareTimestamps(found.timeStart, expected.timeStart) === 0 &&
    compareTimestamps(found.timeEnd, expected.timeEnd) === 0
  );
}
