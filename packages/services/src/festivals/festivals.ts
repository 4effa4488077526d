import {
  messages,
  paths,
  timestampFromMillis,
  type Festival,
  type FestivalStats,
  type NewFestival,
} from '@lineup/domain';
import type {
  Callables,
  DocumentSnapshot,
  LineupStats,
  ReadingProvider,
  Query,
  UploadOptions,
} from '@lineup/provider';
import { loadFestivalChanges } from '../change-parts.ts';
import type { Recorder } from '../changes/recorder.ts';
import type { NamedFile } from '../files/named-file.ts';
import { festivalFrom, reading, type Versioned } from '../commits/records.ts';
import { loadPart } from '../load-part.ts';
import { ServiceError, watchFailure, withTexts } from '../service-error.ts';
import type { CreatedFestival, FestivalChanges } from './change-festival.ts';

const listQuery: Query = {
  collection: paths.festivals,
  orderBy: [{ field: 'startDate', direction: 'descending' }],
};

const defaultLimit = 10;

/** The festivals; `now` is the machine's clock in milliseconds, injected. */
export function createFestivals(provider: ReadingProvider, recorder: Recorder, now: () => number) {
  const { documents, files, functions } = provider;

  async function query(what: Query, fallback: string): Promise<Versioned<Festival>[]> {
    return withTexts(async () => (await documents.query(what)).map(festivalFrom), fallback);
  }

  /** What changes a festival is in a file of its own: most visits of the list change none. */
  const changes = () => withTexts(() => loadPart(loadFestivalChanges), messages.provider.unavailable);
  const place = { files, recorder, now };

  async function lineupStats(
    request: Callables['festivalStats']['request'],
  ): Promise<readonly LineupStats[]> {
    return withTexts(
      async () => (await functions.call('festivalStats', request)).stats,
      messages.festival.statsFailed,
    );
  }

  return {
    /** A new id, to be kept while the form is open so that a second try creates nothing twice. */
    newId: () => documents.newId(),

    /** All festivals, the latest start first. */
    list: () => query(listQuery, messages.festival.listFailed),

    /** Calls back with all festivals at once and after every change; see the port's `watch`. */
    watchAll(
      onNext: (festivals: Versioned<Festival>[]) => void,
      onError: (error: ServiceError) => void,
    ): () => void {
      const fail = watchFailure(onError, messages.festival.listFailed);
      const next = reading((found: readonly DocumentSnapshot[]) => found.map(festivalFrom), onNext, fail);
      return documents.watch(listQuery, next, fail);
    },

    /** The festival, or a ServiceError of code `not-found`. */
    async get(id: string): Promise<Versioned<Festival>> {
      return withTexts(async () => {
        const found = await documents.get(paths.festival(id));
        if (found === null) throw new ServiceError('not-found', messages.festival.notFound);
        return festivalFrom(found);
      }, messages.festival.loadFailed);
    },

    /** Calls back with the festival at once and after every change; null while there is none. */
    watch(
      id: string,
      onNext: (festival: Versioned<Festival> | null) => void,
      onError: (error: ServiceError) => void,
    ): () => void {
      const fail = watchFailure(onError, messages.festival.dataLoadFailed);
      const watch = {};
      const read = (found: DocumentSnapshot | null) => {
        recorder.watched.note(watch, [found]);
        return found === null ? null : festivalFrom(found);
      };
      const stop = documents.watchDocument(paths.festival(id), reading(read, onNext, fail), fail);
      return () => {
        recorder.watched.forget(watch);
        stop();
      };
    },

    /** Creates the festival, uploads its picture if one was chosen, then sets imageURL. Safe to repeat with the same id. */
    create: async (id: string, festival: NewFestival, image: NamedFile | null): Promise<CreatedFestival> =>
      (await changes()).createFestival(place, id, festival, image),

    /** Changes the named fields; with `ifVersion` only if nobody else changed the festival since (`conflict`). */
    update: async (id: string, changed: FestivalChanges, ifVersion?: string): Promise<void> =>
      (await changes()).updateFestival(recorder, id, changed, ifVersion),

    /**
     * Stores a picture for the festival and returns its address; the festival itself is not changed, and the picture that
     * it shows stays where it is until the next one is stored.
     */
    uploadImage: async (id: string, image: NamedFile | null, options?: UploadOptions): Promise<string> =>
      (await changes()).storeFestivalImage(place, id, image, options),

    /** Removes the festival with its events, uploads and files; safe to repeat. */
    async remove(id: string): Promise<void> {
      await withTexts(
        () => functions.call('deleteFestival', { festivalId: id }),
        messages.festival.deleteFailed,
      );
    },

    /** Festivals that have not begun, the next first. */
    upcoming: (limit = defaultLimit) =>
      query(
        {
          collection: paths.festivals,
          where: [{ field: 'startDate', op: '>=', value: timestampFromMillis(now()) }],
          orderBy: [{ field: 'startDate', direction: 'ascending' }],
          limit,
        },
        messages.festival.upcomingFailed,
      ),

    /** Festivals that are over, the latest first. */
    past: (limit = defaultLimit) =>
      query(
        {
          collection: paths.festivals,
          where: [{ field: 'endDate', op: '<', value: timestampFromMillis(now()) }],
          orderBy: [{ field: 'endDate', direction: 'descending' }],
          limit,
        },
        messages.festival.pastFailed,
      ),

    /** How many events and how many different artists a festival has, or a ServiceError of code `not-found`. */
    async stats(id: string): Promise<FestivalStats> {
      const [found] = await lineupStats({ festivalIds: [id] });
      if (found === undefined) throw new ServiceError('not-found', messages.festival.notFound);
      return { eventCount: found.eventCount, artistCount: found.artistCount };
    },

    /** The counts of every festival, in one request; no event is read here. */
    allStats: () => lineupStats({}),
  };
}

export type FestivalsService = ReturnType<typeof createFestivals>;
