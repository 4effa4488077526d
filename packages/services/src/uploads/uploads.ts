import {
  checkUploadFile,
  messages,
  newUploadId,
  paths,
  storableFileName,
  storagePaths,
  type DraftEvent,
  type DraftValues,
  type FileOrigin,
  type Upload,
  type UploadType,
  uploadMessages,
} from '@lineup/domain';
import {
  mapInSlices,
  serverTimestamp,
  type ReadingProvider,
  type Query,
  type UploadOptions,
  type Write,
} from '@lineup/provider';
import { loadSaving } from '../change-parts.ts';
import type { Recorder } from '../changes/recorder.ts';
import type { NamedFile } from '../files/named-file.ts';
import type { Versioned } from '../commits/records.ts';
import { draftEventFrom, uploadFrom } from './upload-records.ts';
import { loadPart } from '../load-part.ts';
import { ServiceError, withTexts } from '../service-error.ts';
import type { LineupToSave, SavedLineup } from './save-lineup.ts';

/**
 * A lineup file to upload to a festival. `uploadId` is created once per chosen file, so that a retry does not create a
 * second draft.
 */
export interface NewUpload {
  readonly festivalId: string;
  readonly uploadId: string;
  readonly type: UploadType;
  readonly file: NamedFile;
  /** How to read the file, see `mappingText`; if missing, the reader decides. */
  readonly mapping?: string | null;
  /** Where the file was downloaded from, if it was. */
  readonly origin?: FileOrigin | undefined;
}

/** A user's changes to a draft: new values by event id, and the removed events. */
export interface DraftEdits {
  readonly changed: ReadonlyMap<string, Partial<DraftValues>>;
  readonly removed: ReadonlySet<string>;
}

/** How many draft events are read without a pause. */
const draftsAtOnce = 500;

/**
 * An upper limit for the bytes needed to save these: every text is stored in its set, in the record and in the search
 * words.
 */
function mostBytes(drafts: readonly DraftEvent[]): number {
  const characters = drafts.reduce(
    (sum, { artistName, stage, imageURL }) =>
      sum + artistName.length + stage.length + (imageURL?.length ?? 0),
    0,
  );
  return 16 * characters + 2048 * drafts.length;
}

/** Uploaded lineup files and their drafts. `now` and `random` (0 to 1) are injected. */
export class UploadsService {
  readonly #recorder: Recorder;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #documents: ReadingProvider['documents'];
  readonly #files: ReadingProvider['files'];
  readonly #functions: ReadingProvider['functions'];

  constructor(provider: ReadingProvider, recorder: Recorder, now: () => number, random: () => number) {
    this.#recorder = recorder;
    this.#now = now;
    this.#random = random;
    this.#documents = provider.documents;
    this.#files = provider.files;
    this.#functions = provider.functions;
  }

  newUploadId() {
    return newUploadId(this.#now(), this.#random);
  }

  /**
   * Stores the file and creates the record as `processing`; `ensureProcessed` starts the function. If an earlier
   * attempt created the record, its file is not replaced, as that would invalidate the address in the record.
   */
  async start(upload: NewUpload, options?: UploadOptions): Promise<void> {
    const { festivalId, uploadId, type, file } = upload;
    const problem = checkUploadFile(type, file);
    if (problem !== null) throw new ServiceError('invalid', problem);
    await withTexts(
      async () => {
        if ((await this.#find(festivalId, uploadId)) !== null) return;
        const filePath = storagePaths.lineupFile(festivalId, uploadId, file.name);
        const stored = await this.#files.upload(filePath, file, options);
        await this.#recorder.commitUploads([createRecord(upload, filePath, stored.url)]);
      },
      uploadMessages.fileFailed,
      { 'not-found': messages.festival.notFound },
    );
  }

  /** Has the server read the file; resolves when that is finished. The record contains the result. Safe to repeat. */
  async ensureProcessed(upload: Pick<Upload, 'uploadId' | 'fileURL' | 'uploadType' | 'festivalId'>) {
    const { uploadId, fileURL, uploadType, festivalId } = upload;
    await withTexts(
      () => this.#functions.call('processUpload', { uploadId, fileURL, uploadType, festivalId }),
      uploadMessages.processingFailed,
    );
  }

  /** Returns the upload. Fails with a ServiceError of code `not-found`. */
  async get(festivalId: string, uploadId: string): Promise<Versioned<Upload>> {
    const found = await withTexts(() => this.#find(festivalId, uploadId), uploadMessages.statusFailed);
    if (found === null) throw new ServiceError('not-found', uploadMessages.notFound);
    return found;
  }

  /** The festival's uploads that are not saved yet, latest first. */
  list(festivalId: string): Promise<Versioned<Upload>[]> {
    const latestFirst: Query = {
      collection: paths.uploads(festivalId),
      orderBy: [{ field: 'createdAt', direction: 'descending' }],
    };
    return withTexts(
      async () => (await this.#documents.query(latestFirst)).map(uploadFrom),
      uploadMessages.loadFailed,
    );
  }

  /** The draft's events in file order; `nextTurn` lets other work run while thousands are read. */
  draftEvents(festivalId: string, uploadId: string, nextTurn?: () => Promise<void>) {
    return withTexts(() => this.#readDraft(festivalId, uploadId, nextTurn), uploadMessages.loadFailed);
  }

  /** Stores edits of a draft. If one event is missing (`not-found`), nothing is stored. */
  async saveEdits(festivalId: string, uploadId: string, edits: DraftEdits): Promise<void> {
    const pathOf = (id: string) => paths.draftEvent(festivalId, uploadId, id);
    const writes: Write[] = [
      ...[...edits.changed].map(([id, data]) => ({ type: 'update' as const, path: pathOf(id), data })),
      ...[...edits.removed].map((id) => ({ type: 'delete' as const, path: pathOf(id) })),
    ];
    if (writes.length === 0) return;
    await withTexts(() => this.#recorder.commitUploads(writes), uploadMessages.saveFailed, {
      'not-found': uploadMessages.notFound,
    });
  }

  /**
   * Returns why a draft is too large to save at once, or null if it is not; makes no request. `nextTurn` lets other
   * work run while thousands are measured.
   */
  async tooLargeToSave(
    festivalId: string,
    drafts: readonly DraftEvent[],
    nextTurn: () => Promise<void> = () => Promise.resolve(),
  ): Promise<string | null> {
    if (mostBytes(drafts) <= this.#documents.commitLimit.bytes) return null;
    return withTexts(
      async () =>
        (await loadPart(loadSaving)).tooLargeToSave(this.#documents, { festivalId, drafts, nextTurn }),
      uploadMessages.validateFailed,
    );
  }

  /** Saves a reviewed draft to the schedule; see `saveLineup`. */
  saveAll(lineup: LineupToSave): Promise<SavedLineup> {
    return withTexts(
      async () => (await loadPart(loadSaving)).saveLineup(this.#documents, this.#recorder, lineup),
      uploadMessages.saveFailed,
    );
  }

  /** Removes a draft; the server then removes its events and its file. */
  async discard({ festivalId, uploadId }: Pick<Upload, 'festivalId' | 'uploadId'>): Promise<void> {
    await withTexts(
      () => this.#recorder.commitUploads([{ type: 'delete', path: paths.upload(festivalId, uploadId) }]),
      uploadMessages.discardFailed,
    );
  }

  async #find(festivalId: string, uploadId: string): Promise<Versioned<Upload> | null> {
    const found = await this.#documents.get(paths.upload(festivalId, uploadId));
    return found === null ? null : uploadFrom(found);
  }

  async #readDraft(
    festivalId: string,
    uploadId: string,
    nextTurn: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Versioned<DraftEvent>[]> {
    const inFileOrder: Query = {
      collection: paths.draftEvents(festivalId, uploadId),
      orderBy: [{ field: 'createdAt', direction: 'ascending' }],
    };
    return mapInSlices(await this.#documents.query(inFileOrder), draftEventFrom, {
      size: draftsAtOnce,
      nextTurn,
    });
  }
}

function createRecord(upload: NewUpload, filePath: string, fileURL: string): Write {
  return {
    type: 'create',
    path: paths.upload(upload.festivalId, upload.uploadId),
    data: {
      uploadId: upload.uploadId,
      festivalId: upload.festivalId,
      fileName: storableFileName(upload.file.name),
      filePath,
      fileURL,
      uploadType: upload.type,
      status: 'processing',
      error: null,
      ...(typeof upload.mapping === 'string' ? { mapping: upload.mapping } : {}),
      ...(upload.origin !== undefined && { origin: upload.origin }),
      createdAt: serverTimestamp,
      updatedAt: serverTimestamp,
    },
  };
}
