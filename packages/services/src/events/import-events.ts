import {
  messages,
  paths,
  stagesToAdd,
  storableFileName,
  type NewLineupEvent,
  compareTimestamps,
  type LineupEvent,
  uploadMessages,
} from '@lineup/domain';
import {
  isProviderError,
  serverTimestamp,
  type AbortSignalLike,
  type DocumentReader,
} from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { eventFrom } from '../commits/event-records.ts';
import { festivalFrom } from '../commits/festival-records.ts';
import { retryWhenBusy, type Pause } from '../retry-when-busy.ts';
import {
  isServiceError,
  toServiceError,
  type ServiceError,
  type ServiceErrorCode,
} from '../service-error.ts';

/** A spreadsheet row to import into the schedule. `id` is created once, so that a retry does not create a duplicate. */
export interface ImportRow {
  readonly id: string;
  /** The row's number in the file. */
  readonly row: number;
  readonly event: NewLineupEvent;
  /** What was sent under this id before, if the response may have been lost and the row was corrected since. */
  readonly before?: NewLineupEvent;
}

/** The result of one row. */
export type ImportResult =
  | { readonly success: true; readonly id: string; readonly row: number; readonly artistName: string }
  | {
      readonly success: false;
      readonly id: string;
      readonly row: number;
      readonly artistName: string;
      readonly error: string;
    };

export interface ImportOutcome {
  /** One for each row that was tried, in order of completion. */
  readonly results: readonly ImportResult[];
  /** The rows that were not tried, in order. */
  readonly notDone: readonly ImportRow[];
  /** Why the remaining rows were not tried, as a text to show; null if all were, or if `signal` aborted the import. */
  readonly stopReason: string | null;
}

export interface ImportOptions {
  /** The file's name, recorded in the history. */
  readonly fileName?: string;
  /** Called with every result as soon as it is known. */
  readonly onResult?: (result: ImportResult) => void;
  /** Aborting starts no more rows; those in progress are completed. */
  readonly signal?: AbortSignalLike;
  readonly pause: Pause;
}

/** Low enough to leave the browser connections for the rest of the page. */
const parallel = 4;
/** After this many consecutive rows without a connection, the import stops. */
const unresponsiveRows = 8;
/** Errors that would fail every other row in the same way. */
const hopeless: readonly ServiceErrorCode[] = [
  'unauthenticated',
  'permission-denied',
  'storage-full',
  'not-found',
];

/** Where rows are read from and written to. */
export interface ImportPlace {
  readonly documents: DocumentReader;
  readonly recorder: Recorder;
}

/** An import in progress; its commits form one entry of the festival's history. */
interface Import {
  readonly recorder: Recorder;
  readonly documents: DocumentReader;
  readonly festivalId: string;
  readonly importId: string;
  readonly fileName: string | undefined;
  /**
   * A stored change of this import that the history lists. Those sent before one is known are listed too, as one entry.
   */
  listed: string | null;
}

/** Creates one event per row at this place; implements `ImportsService.create`, which loads it. */
export async function createRows(
  place: ImportPlace,
  festivalId: string,
  rows: readonly ImportRow[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { fileName } = options;
  const own: Import = { ...place, festivalId, fileName, importId: place.documents.newId(), listed: null };
  const results: ImportResult[] = [];
  const stop = createStop();
  stop.because(await addStages(own, rows));
  let next = 0;
  const work = async () => {
    while (stop.reason() === null && options.signal?.aborted !== true) {
      const row = rows[next];
      if (row === undefined) return;
      next += 1;
      const { result, failure } = await resultOf(own, row, options.pause);
      results.push(result);
      stop.note(failure);
      options.onResult?.(result);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  const notDone = rows.slice(next);
  return { results, notDone, stopReason: notDone.length === 0 ? null : stop.reason() };
}

async function createOne(own: Import, row: ImportRow, pause: Pause): Promise<void> {
  const { recorder, festivalId } = own;
  const path = paths.event(festivalId, row.id);
  const data = { ...row.event, created_at: serverTimestamp, updated_at: serverTimestamp };
  const writes = [{ type: 'create', path, data }] as const;
  try {
    const { changeId } = await retryWhenBusy(() => recorder.commit({ ...partOf(own), writes }), { pause });
    own.listed ??= changeId;
  } catch (error) {
    if (!isProviderError(error, 'already-exists')) throw error;
    await correctEarlier(own, path, row);
  }
}

function partOf({ festivalId, importId, fileName, listed }: Import) {
  const row = { festivalId, kind: 'spreadsheetImported', importId } as const;
  if (listed !== null) return { ...row, of: listed };
  return fileName === undefined ? row : { ...row, source: storableFileName(fileName) };
}

/** An earlier attempt was stored although its response was lost: applies the corrections made since. */
async function correctEarlier(
  { documents, recorder, festivalId }: Import,
  path: string,
  { before, event }: ImportRow,
): Promise<void> {
  const stored = before === undefined ? null : await documents.get(path);
  if (stored === null || before === undefined || !isSameEvent(eventFrom(stored), before)) return;
  const data = { ...storedEventFields(event), updated_at: serverTimestamp };
  const write = { type: 'update', path, data, ifVersion: stored.version } as const;
  await recorder.commit({ festivalId, kind: 'sets', writes: [write] });
}

/** Adds the rows' stages to a festival without stages, before any row is created. */
async function addStages(own: Import, rows: readonly ImportRow[]): Promise<ServiceError | null> {
  const { documents, recorder } = own;
  const path = paths.festival(own.festivalId);
  try {
    const found = await documents.get(path);
    if (found === null) return null;
    const added = stagesToAdd(
      festivalFrom(found),
      rows.map(({ event }) => event),
    );
    if (added.length === 0) return null;
    const data = { stages: added, updated_at: serverTimestamp };
    const write = { type: 'update', path, data, ifVersion: found.version } as const;
    own.listed = (await recorder.commit({ ...partOf(own), writes: [write] })).changeId;
    return null;
  } catch (error) {
    return toServiceError(error, messages.festival.saveFailed, { conflict: messages.provider.conflict });
  }
}

async function resultOf(own: Import, row: ImportRow, pause: Pause): Promise<Tried> {
  const { id, row: number, event } = row;
  const about = { id, row: number, artistName: event.artistName };
  try {
    await createOne(own, row, pause);
    return { result: { ...about, success: true }, failure: null };
  } catch (error) {
    const failure = toServiceError(error, uploadMessages.eventFailed, {
      'not-found': messages.festival.notFound,
    });
    return { result: { ...about, success: false, error: failure.message }, failure };
  }
}

interface Tried {
  readonly result: ImportResult;
  readonly failure: ServiceError | null;
}

/** Determines when continuing is pointless. */
function createStop() {
  let unresponsive = 0;
  let reason: string | null = null;
  return {
    reason: () => reason,
    /** Stops before the first row. */
    because(failure: ServiceError | null) {
      if (failure !== null) reason = failure.message;
    },
    /** Registers the result of a row. */
    note(failure: ServiceError | null) {
      unresponsive = isServiceError(failure, 'unavailable') ? unresponsive + 1 : 0;
      if (failure !== null && (hopeless.includes(failure.code) || unresponsive >= unresponsiveRows))
        reason = failure.message;
    },
  };
}

/** The fields of an event that a spreadsheet row sets. */
function storedEventFields({ artistName, stage, date, timeStart, timeEnd }: NewLineupEvent) {
  return { artistName, stage, date, timeStart, timeEnd };
}

/** Returns true if the stored event still equals what was sent. */
function isSameEvent(stored: LineupEvent, sent: NewLineupEvent): boolean {
  return (
    stored.artistName === sent.artistName &&
    stored.stage === sent.stage &&
    compareTimestamps(stored.date, sent.date) === 0 &&
    compareTimestamps(stored.timeStart, sent.timeStart) === 0 &&
    compareTimestamps(stored.timeEnd, sent.timeEnd) === 0
  );
}
