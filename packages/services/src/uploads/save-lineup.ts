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

/** A reviewed draft to be saved as the festival's schedule. */
export interface LineupToSave {
  readonly festivalId: string;
  /** The festival as the page watches it, to avoid reading it. It is read again if it has changed since. */
  readonly festival?: Versioned<Festival>;
  readonly uploadId: string;
  /** The uploaded file's name, recorded in the history. */
  readonly fileName?: string;
  /** The remaining events, in file order. */
  readonly drafts: readonly DraftEvent[];
  /** The stages in the order of the file: a festival without stages gets those of the events in this order. */
  readonly fileStages?: readonly string[];
  /** The user's name for the source of the file, by which the next file is compared with this one. */
  readonly sourceName?: string;
  /** Where the file was downloaded from, if it was. */
  readonly origin?: FileOrigin | undefined;
  /** The decisions where the file and a stored artist differ. */
  readonly artistAnswers?: ArtistAnswers;
}

/** The result of saving a draft. */
export interface SavedLineup {
  /** How many of its events are on the schedule. */
  readonly events: number;
  /** The pictures of artists to fetch next; empty if an earlier attempt saved the draft. */
  readonly pictures: readonly PictureToFetch[];
}

/**
 * Saves a draft: validates every event again, then writes everything in one atomic batch (events, unplaced acts, the
 * stages of a festival that had none, the removal of the upload with its draft). A retry after a lost response finds
 * the draft removed and its events stored, and succeeds.
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

/**
 * Needs one request if the festival has not changed since the page read it: another time zone or other stages would
 * make other events.
 */
async function saveAsFollowed(
  documents: DocumentReader,
  recorder: Recorder,
  lineup: LineupToSave,
  festival: Versioned<Festival>,
): Promise<readonly PictureToFetch[]> {
  try {
    return await commitLineup(documents, recorder, lineup, festival, 'unchanged');
  } catch (error) {
    // The missing document may be the festival; reading it again shows that.
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

/** `read` is the festival's document if it was just read; otherwise the festival must not have changed since. */
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

/** This many events leave room for the source on every provider. */
const surelyFitting = 1000;

/** What is stored for the file's source; nothing if the file fills the commit. */
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
 * The stages added to the festival; the precondition prevents concurrent saves from overwriting each other's stages. A
 * festival that was not just read is always stamped, for its precondition.
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

/** The event has the draft's id, so that a retry cannot create it twice. */
function eventWrite(festivalId: string, id: string, event: NewLineupEvent): Write {
  const data = { ...event, createdAt: serverTimestamp, updatedAt: serverTimestamp };
  return { type: 'create', path: paths.event(festivalId, id), data };
}

const anyTime = timestampFromMillis(Date.UTC(2027, 0));
const anyTimes = { date: anyTime, timeStart: anyTime, timeEnd: anyTime };

interface DraftsToMeasure extends Pick<LineupToSave, 'festivalId' | 'drafts'> {
  readonly nextTurn: () => Promise<void>;
}

/** How many sets are measured without a pause. */
const measuredAtOnce = 1000;

/**
 * Returns why these drafts cannot be saved in one commit, as a text to show, or null if they can. Considers only their
 * texts, so that users know before they correct the invalid ones.
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
  // Parts with a record each are larger than all with one record: if they fit, the total does too.
  let size = 0;
  for (let from = 0; from < writes.length; from += measuredAtOnce) {
    if (from > 0) await nextTurn();
    size += commitSize(documents.commitLimit, withRecord(writes.slice(from, from + measuredAtOnce)));
  }
  if (size <= documents.commitLimit.bytes) return null;
  const fit = fitting(documents, withRecord(writes), drafts.length);
  return fit === null ? null : tooLargeMessages.ofDraft(drafts.length, fit);
}

/**
 * Resolves to true if the draft was removed because this lineup was saved: all of it is stored as sets or acts,
 * unchanged.
 */
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
