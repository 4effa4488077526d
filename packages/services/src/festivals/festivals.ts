import {
  messages,
  paths,
  timestampFromMillis,
  type Festival,
  type FestivalStats,
  type NewFestival,
} from '@lineup/domain';
import {
  isProviderError,
  serverTimestamp,
  type DocumentSnapshot,
  type Callables,
  type LineupStats,
  type Provider,
  type Query,
  type UploadOptions,
} from '@lineup/provider';
import { freeImagePlace, acceptedImage, type NamedFile } from '../files/named-file.ts';
import { festivalFrom, reading, type Versioned } from '../commits/records.ts';
import { errorText, ServiceError, toServiceError, watchFailure, withTexts } from '../service-error.ts';

/** What came of creating a festival: it stands, with or without its picture. */
export interface CreatedFestival {
  readonly id: string;
  readonly image: 'none' | 'stored' | 'failed';
  readonly imageError: string | null;
}

/** What of a festival an administrator may change. */
export type FestivalChanges = Partial<NewFestival>;

const listQuery: Query = {
  collection: paths.festivals,
  orderBy: [{ field: 'startDate', direction: 'descending' }],
};

const defaultLimit = 10;

/** The festivals; `now` is the machine's clock in milliseconds, injected. */
export function createFestivals(provider: Provider, now: () => number) {
  const { documents, files, functions } = provider;

  async function query(what: Query, fallback: string): Promise<Versioned<Festival>[]> {
    return withTexts(async () => (await documents.query(what)).map(festivalFrom), fallback);
  }

  async function uploadImage(id: string, image: NamedFile | null, options?: UploadOptions): Promise<string> {
    const picture = acceptedImage(image);
    const stored = await withTexts(
      async () => files.upload(await freeImagePlace(provider, id), picture, options),
      messages.image.uploadFailed,
      { 'unsupported-media-type': messages.image.invalidType },
    );
    return stored.url;
  }

  async function update(id: string, changes: FestivalChanges, ifVersion?: string): Promise<void> {
    const data = { ...changes, updated_at: serverTimestamp };
    await withTexts(
      () =>
        documents.commit([
          {
            type: 'update',
            path: paths.festival(id),
            data,
            ...(ifVersion === undefined ? {} : { ifVersion }),
          },
        ]),
      messages.festival.saveFailed,
      { 'not-found': messages.festival.notFound, conflict: messages.provider.conflict },
    );
  }

  async function createRecord(id: string, festival: NewFestival): Promise<void> {
    const data = { ...festival, created_at: serverTimestamp, updated_at: serverTimestamp };
    try {
      await documents.commit([{ type: 'create', path: paths.festival(id), data }]);
    } catch (error) {
      // The id was made for this very form: where it exists already, an earlier try has arrived.
      if (isProviderError(error, 'already-exists')) return;
      throw toServiceError(error, messages.festival.createFailed);
    }
  }

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
      const read = (found: DocumentSnapshot | null) => (found === null ? null : festivalFrom(found));
      return documents.watchDocument(paths.festival(id), reading(read, onNext, fail), fail);
    },

    /** Creates the festival, uploads its picture if one was chosen, then sets imageURL. Safe to repeat with the same id. */
    async create(id: string, festival: NewFestival, image: NamedFile | null): Promise<CreatedFestival> {
      await createRecord(id, festival);
      if (image === null) return { id, image: 'none', imageError: null };
      try {
        const imageURL = await uploadImage(id, image);
        await update(id, { imageURL });
        return { id, image: 'stored', imageError: null };
      } catch (error) {
        const imageError = errorText(error, messages.image.uploadFailed);
        return { id, image: 'failed', imageError };
      }
    },

    /** Changes the named fields; with `ifVersion` only if nobody else changed the festival since (`conflict`). */
    update,

    /**
     * Stores a picture for the festival and returns its address; the festival itself is not changed, and the picture that
     * it shows stays where it is until the next one is stored.
     */
    uploadImage,

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
