import {
  messages,
  paths,
  timestampFromMillis,
  type EditionPlan,
  type Festival,
  type FestivalStats,
  type NewFestival,
} from '@lineup/domain';
import type { Callables, DocumentSnapshot, ReadingProvider, Query, UploadOptions } from '@lineup/provider';
import { loadFestivalChanges } from '../change-parts.ts';
import type { Recorder } from '../changes/recorder.ts';
import type { NamedFile } from '../files/named-file.ts';
import { festivalFrom } from '../commits/festival-records.ts';
import { reading, type Versioned } from '../commits/records.ts';
import { loadPart } from '../load-part.ts';
import { ServiceError, watchFailure, withTexts } from '../service-error.ts';
import type { CreatedFestival, FestivalChanges, FestivalPlace } from './change-festival.ts';

const listQuery: Query = {
  collection: paths.festivals,
  orderBy: [{ field: 'startDate', direction: 'descending' }],
};

const defaultLimit = 10;

/** The festivals; `now` is the machine's clock in milliseconds, injected. */
export class FestivalsService {
  readonly #recorder: Recorder;
  readonly #now: () => number;
  readonly #documents: ReadingProvider['documents'];
  readonly #files: ReadingProvider['files'];
  readonly #functions: ReadingProvider['functions'];
  readonly #place: FestivalPlace;

  constructor(provider: ReadingProvider, recorder: Recorder, now: () => number) {
    this.#recorder = recorder;
    this.#now = now;
    this.#documents = provider.documents;
    this.#files = provider.files;
    this.#functions = provider.functions;
    this.#place = { files: this.#files, recorder, now };
  }

  /** A new id. Reuse it while the form is open, so that a retry does not create a duplicate. */
  newId() {
    return this.#documents.newId();
  }

  /** All festivals, latest start first. */
  list() {
    return this.#query(listQuery, messages.festival.listFailed);
  }

  /** Calls back with all festivals immediately and after every change; see the port's `watch`. */
  watchAll(
    onNext: (festivals: Versioned<Festival>[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, messages.festival.listFailed);
    const next = reading((found: readonly DocumentSnapshot[]) => found.map(festivalFrom), onNext, fail);
    return this.#documents.watch(listQuery, next, fail);
  }

  /** Returns the festival. Fails with a ServiceError of code `not-found`. */
  async get(id: string): Promise<Versioned<Festival>> {
    return withTexts(async () => {
      const found = await this.#documents.get(paths.festival(id));
      if (found === null) throw new ServiceError('not-found', messages.festival.notFound);
      return festivalFrom(found);
    }, messages.festival.loadFailed);
  }

  /** Calls back with the festival immediately and after every change; null while there is none. */
  watch(
    id: string,
    onNext: (festival: Versioned<Festival> | null) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, messages.festival.dataLoadFailed);
    const watch = {};
    const read = (found: DocumentSnapshot | null) => {
      this.#recorder.watched.note(watch, [found]);
      return found === null ? null : festivalFrom(found);
    };
    const stop = this.#documents.watchDocument(paths.festival(id), reading(read, onNext, fail), fail);
    return () => {
      this.#recorder.watched.forget(watch);
      stop();
    };
  }

  /** Creates the festival, uploads its picture if one was chosen, then sets imageURL. Safe to repeat with the same id. */
  async create(id: string, festival: NewFestival, image: NamedFile | null): Promise<CreatedFestival> {
    return (await this.#changes()).createFestival(this.#place, id, festival, image);
  }

  /**
   * Creates a new edition with its sets and acts as one change, all or nothing. Safe to repeat with the same id. Shares
   * the pictures of the previous edition instead of copying them.
   */
  async createEdition(id: string, plan: EditionPlan): Promise<void> {
    return (await this.#changes()).createEdition(this.#place, id, plan);
  }

  /** Changes the named fields. With `ifVersion`, only if the festival has not changed since (`conflict`). */
  async update(id: string, changed: FestivalChanges, ifVersion?: string): Promise<void> {
    return (await this.#changes()).updateFestival(this.#recorder, id, changed, ifVersion);
  }

  /**
   * Stores a picture for the festival and returns its address; does not change the festival. The displayed picture is
   * not removed until the next one is stored.
   */
  async uploadImage(id: string, image: NamedFile | null, options?: UploadOptions): Promise<string> {
    return (await this.#changes()).storeFestivalImage(this.#place, id, image, options);
  }

  /** Removes the festival with its events, uploads and files; safe to repeat. */
  async remove(id: string): Promise<void> {
    await withTexts(
      () => this.#functions.call('deleteFestival', { festivalId: id }),
      messages.festival.deleteFailed,
    );
  }

  /** Festivals that have not begun, earliest first. */
  upcoming(limit = defaultLimit) {
    return this.#query(
      {
        collection: paths.festivals,
        where: [{ field: 'startDate', op: '>=', value: timestampFromMillis(this.#now()) }],
        orderBy: [{ field: 'startDate', direction: 'ascending' }],
        limit,
      },
      messages.festival.upcomingFailed,
    );
  }

  /** Festivals that are over, latest first. */
  past(limit = defaultLimit) {
    return this.#query(
      {
        collection: paths.festivals,
        where: [{ field: 'endDate', op: '<', value: timestampFromMillis(this.#now()) }],
        orderBy: [{ field: 'endDate', direction: 'descending' }],
        limit,
      },
      messages.festival.pastFailed,
    );
  }

  /** The number of events and of distinct artists of a festival. Fails with a ServiceError of code `not-found`. */
  async stats(id: string): Promise<FestivalStats> {
    const { stats } = await this.#lineupStats({ festivalIds: [id] });
    const [found] = stats;
    if (found === undefined) throw new ServiceError('not-found', messages.festival.notFound);
    return { eventCount: found.eventCount, artistCount: found.artistCount };
  }

  /**
   * The counts of every festival, in one request, and whether the portal's own backup failed; reads no events in the
   * browser.
   */
  allStats() {
    return this.#lineupStats({});
  }

  async #query(what: Query, fallback: string): Promise<Versioned<Festival>[]> {
    return withTexts(async () => (await this.#documents.query(what)).map(festivalFrom), fallback);
  }

  /** The code that changes festivals is in a separate file: most visits of the list change none. */
  #changes() {
    return withTexts(() => loadPart(loadFestivalChanges), messages.provider.unavailable);
  }

  async #lineupStats(
    request: Callables['festivalStats']['request'],
  ): Promise<Callables['festivalStats']['response']> {
    return withTexts(() => this.#functions.call('festivalStats', request), messages.festival.statsFailed);
  }
}
