import {
  liveFields,
  messages,
  paths,
  setTextFields,
  storagePaths,
  timestampFromMillis,
  type LineupEvent,
  type NewLineupEvent,
  type TimetableEdit,
  compareTimestamps,
  lineupEventSchema,
  isTimestamp,
} from '@lineup/domain';
import {
  isProviderError,
  serverTimestamp,
  type DocumentSnapshot,
  type Filter,
  type ReadingProvider,
  type Query,
  type UploadOptions,
} from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { acceptedImage, type NamedFile } from '../files/named-file.ts';
import { loadSetChanges } from '../change-parts.ts';
import { loadPart } from '../load-part.ts';
import type { SetsOutcome } from './change-events.ts';
import { eventFrom, eventsFrom } from '../commits/event-records.ts';
import type { Versioned } from '../commits/records.ts';
import { ServiceError, toServiceError, watchFailure, withTexts } from '../service-error.ts';

const timeFields = ['date', 'timeStart', 'timeEnd'] as const;
const fieldsAlone = [
  'artistName',
  'stage',
  'imageURL',
  'status',
  'replacedBy',
  ...setTextFields,
  'announcement',
  'artistIds',
  ...liveFields,
] as const;

/**
 * Rejects an event, or a change of one, with an invalid field before any request is made: throws a ServiceError of code
 * `invalid` with the text for the first problem. Fields missing from a change are not checked.
 */
function refuseBadEvent(event: Partial<NewLineupEvent>): void {
  const problem = fieldProblem(event) ?? timeProblem(event);
  if (problem !== null) throw new ServiceError('invalid', problem);
}

function fieldProblem(event: Partial<NewLineupEvent>): string | null {
  if (event.stage?.trim() === '') return messages.review.stageRequired;
  const { shape } = lineupEventSchema;
  for (const field of fieldsAlone) {
    if (event[field] === undefined) continue;
    const { error } = shape[field].safeParse(event[field]);
    if (error !== undefined) return error.issues[0]?.message ?? messages.event.saveFailed;
  }
  return null;
}

function timeProblem(event: Partial<NewLineupEvent>): string | null {
  const isOff = timeFields.some((field) => event[field] !== undefined && !isTimestamp(event[field]));
  if (isOff) return messages.event.invalidDateOrTime;
  const { timeStart, timeEnd } = event;
  if (timeStart === undefined || timeEnd === undefined) return null;
  return compareTimestamps(timeStart, timeEnd) > 0 ? messages.event.endBeforeStart : null;
}

const byStart = { field: 'timeStart', direction: 'ascending' } as const;
const byDate = { field: 'date', direction: 'ascending' } as const;

/** The events in a festival's schedule. */
export class EventsService {
  readonly #recorder: Recorder;
  readonly #now: () => number;
  readonly #documents: ReadingProvider['documents'];
  readonly #files: ReadingProvider['files'];

  constructor(provider: ReadingProvider, recorder: Recorder, now: () => number) {
    this.#recorder = recorder;
    this.#now = now;
    this.#documents = provider.documents;
    this.#files = provider.files;
  }

  /** A new id. Reuse it while the dialog is open, so that a retry does not create a duplicate. */
  newId() {
    return this.#documents.newId();
  }

  /** All events by start time. */
  list(festivalId: string) {
    return this.#query(this.#all(festivalId), messages.event.scheduleLoadFailed);
  }

  /**
   * Calls back with all events immediately and after every change, and with the ids of those that cannot be read; see
   * the port's `watch`.
   */
  watch(
    festivalId: string,
    onNext: (events: Versioned<LineupEvent>[], unreadable: readonly string[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, messages.event.scheduleLoadFailed);
    const watch = {};
    const next = (found: readonly DocumentSnapshot[]) => {
      this.#recorder.watched.note(watch, found);
      const { events, unreadable } = eventsFrom(found);
      onNext(events, unreadable);
    };
    const stop = this.#documents.watch(this.#all(festivalId), next, fail);
    return () => {
      this.#recorder.watched.forget(watch);
      stop();
    };
  }

  /** Events whose date is in the half-open range of instants (milliseconds since the epoch), by date and start time. */
  byDateRange(festivalId: string, from: number, until: number) {
    const where: Filter[] = [
      { field: 'date', op: '>=', value: timestampFromMillis(from) },
      { field: 'date', op: '<', value: timestampFromMillis(until) },
    ];
    const what = { collection: paths.events(festivalId), where, orderBy: [byDate, byStart] };
    return this.#query(what, messages.event.dateLoadFailed);
  }

  /** Events on one stage, by start time. */
  byStage(festivalId: string, stage: string) {
    const where: Filter[] = [{ field: 'stage', op: '==', value: stage }];
    const what = { collection: paths.events(festivalId), where, orderBy: [byStart] };
    return this.#query(what, messages.event.stageLoadFailed);
  }

  /** Returns the event. Fails with a ServiceError of code `not-found`. */
  async get(festivalId: string, eventId: string): Promise<Versioned<LineupEvent>> {
    return withTexts(async () => {
      const found = await this.#documents.get(paths.event(festivalId, eventId));
      if (found === null) throw new ServiceError('not-found', messages.event.notFound);
      return eventFrom(found);
    }, messages.event.loadFailed);
  }

  /** Creates the event under `eventId`; a retry after a lost response does not create a duplicate. */
  async create(festivalId: string, eventId: string, event: NewLineupEvent): Promise<void> {
    refuseBadEvent(event);
    const data = { ...event, created_at: serverTimestamp, updated_at: serverTimestamp };
    try {
      const path = paths.event(festivalId, eventId);
      await this.#recorder.commit({ festivalId, kind: 'sets', writes: [{ type: 'create', path, data }] });
    } catch (error) {
      if (isProviderError(error, 'already-exists')) return;
      throw toServiceError(error, messages.event.saveFailed, { 'not-found': messages.festival.notFound });
    }
  }

  /** Changes the named fields. With `ifVersion`, only if the event has not changed since (`conflict`). */
  async update(
    festivalId: string,
    eventId: string,
    changes: Partial<NewLineupEvent>,
    ifVersion?: string,
  ): Promise<void> {
    refuseBadEvent(changes);
    const path = paths.event(festivalId, eventId);
    const data = { ...changes, updated_at: serverTimestamp };
    const precondition = ifVersion === undefined ? {} : { ifVersion };
    await withTexts(
      () =>
        this.#recorder.commit({
          festivalId,
          kind: 'sets',
          writes: [{ type: 'update', path, data, ...precondition }],
        }),
      messages.event.saveFailed,
      { 'not-found': messages.event.notFound, conflict: messages.provider.conflict },
    );
  }

  /**
   * Applies edits of several sets (moves, a swap, a bulk edit, pasted sets), unplaced acts and blocks as one change,
   * all or nothing: one history entry, one undo. Each edit is bound to the version it names; after a concurrent change
   * nothing is stored, and the outcome names the changed sets. A retry after a lost response has no further effect.
   */
  async change(festivalId: string, edits: readonly TimetableEdit[]): Promise<SetsOutcome> {
    for (const edit of edits) {
      if (!('on' in edit) && edit.type !== 'delete')
        refuseBadEvent(edit.type === 'create' ? edit.event : edit.fields);
    }
    const { changeEvents } = await withTexts(() => loadPart(loadSetChanges), messages.event.saveFailed);
    return changeEvents(this.#documents, this.#recorder, festivalId, edits);
  }

  /** Stores a picture for an event of this artist and returns its address; does not change the event. */
  async uploadImage(
    festivalId: string,
    artistName: string,
    image: NamedFile | null,
    options?: UploadOptions,
  ): Promise<string> {
    const picture = acceptedImage(image);
    const stored = await withTexts(
      () =>
        this.#files.upload(storagePaths.eventImage(festivalId, artistName, this.#now()), picture, options),
      messages.image.uploadFailed,
      { 'unsupported-media-type': messages.image.invalidType },
    );
    return stored.url;
  }

  /** Removes the event; succeeds if it was already deleted. */
  async remove(festivalId: string, eventId: string): Promise<void> {
    const path = paths.event(festivalId, eventId);
    await withTexts(
      () => this.#recorder.commit({ festivalId, kind: 'sets', writes: [{ type: 'delete', path }] }),
      messages.event.deleteFailed,
    );
  }

  async #query(what: Query, fallback: string): Promise<Versioned<LineupEvent>[]> {
    return withTexts(async () => eventsFrom(await this.#documents.query(what)).events, fallback);
  }

  #all(festivalId: string): Query {
    return { collection: paths.events(festivalId), orderBy: [byStart] };
  }
}
