import {
  artistFieldNames,
  artistFieldSchemas,
  artistHistory,
  artistMessages,
  gainsOfMerge,
  keysToLink,
  maximumSpellings,
  messages,
  parseDocumentPath,
  paths,
  resolveArtist,
  type Artist,
  type ArtistValues,
  type LineupEvent,
  type NewArtist,
} from '@lineup/domain';
import {
  isProviderError,
  serverTimestamp,
  type DocumentReader,
  type DocumentSnapshot,
  type Write,
} from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { artistFrom, artistsFrom } from '../commits/artist-records.ts';
import { eventsFrom } from '../commits/event-records.ts';
import type { Versioned } from '../commits/records.ts';
import { ServiceError, toServiceError, watchFailure, withTexts } from '../service-error.ts';
import { createArtistsOfFestival, readLinkable, type CreatedArtists } from './create-from-names.ts';
import { linkNames, type LinkedNames, type LinkingProgress, type NameToLink } from './link-names.ts';
import { artistCreation, documentLinks } from './artist-writes.ts';
import { findArtists, inGroups } from './find-artists.ts';
import { readWithMerged } from './read-with-merged.ts';

/** A set and its festival. */
export interface SetOfArtist {
  readonly festivalId: string;
  readonly event: Versioned<LineupEvent>;
}

/** A set, or an act that is not scheduled yet. */
export interface LinkedDocument {
  readonly festivalId: string;
  readonly on: 'set' | 'act';
  readonly id: string;
  /** The version that was displayed; the link is rejected with `conflict` if it has changed since. */
  readonly ifVersion?: string;
}

/** A set or an act with its name and its linked artists, which may be deleted; null without links. */
export interface LinkableDocument extends LinkedDocument {
  readonly name: string;
  readonly artistIds: readonly string[] | null;
}

/** The artists, which all festivals share. Their changes are recorded in their own history, `artistHistory`. */
export class ArtistsService {
  readonly #documents: DocumentReader;
  readonly #recorder: Recorder;

  constructor(documents: DocumentReader, recorder: Recorder) {
    this.#documents = documents;
    this.#recorder = recorder;
  }

  /** A new id. Reuse it while a form is open, so that a retry does not create a duplicate. */
  newId() {
    return this.#documents.newId();
  }

  /**
   * Calls back with all artists, including merged ones, immediately and after every change, and with the ids of those
   * that cannot be read; see the port's `watch`.
   */
  watch(
    onNext: (artists: readonly Versioned<Artist>[], unreadable: readonly string[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const next = (found: readonly DocumentSnapshot[]) => {
      const { artists, unreadable } = artistsFrom(found);
      onNext(artists, unreadable);
    };
    const fail = watchFailure(onError, artistMessages.loadFailed);
    return this.#documents.watch({ collection: paths.artists }, next, fail);
  }

  /** Returns the artist. Fails with a ServiceError of code `not-found`. */
  get(id: string): Promise<Versioned<Artist>> {
    return withTexts(() => this.#get(id), artistMessages.loadFailed);
  }

  /** Creates the artist under `id`; a retry after a lost response does not create a duplicate. */
  async create(id: string, artist: NewArtist): Promise<void> {
    refuseBadArtist(artist);
    try {
      await this.#commit([artistCreation(id, artist)]);
    } catch (error) {
      if (!isProviderError(error, 'already-exists')) throw toServiceError(error, artistMessages.saveFailed);
    }
  }

  /** Changes the named fields. With `ifVersion`, only if the artist has not changed since (`conflict`). */
  async change(id: string, fields: Partial<ArtistValues>, ifVersion?: string): Promise<void> {
    refuseBadArtist(fields);
    const data = { ...fields, updated_at: serverTimestamp };
    const bound = ifVersion === undefined ? {} : { ifVersion };
    await this.#work(artistMessages.saveFailed, () =>
      this.#commit([{ type: 'update', path: paths.artist(id), data, ...bound }]),
    );
  }

  /**
   * Deletes artists and those merged into them as one change; already deleted ones are skipped. Linked sets are not
   * changed: a link to a deleted artist is ignored, and works again if the deletion is undone.
   */
  async delete(ids: readonly string[]): Promise<void> {
    await this.#work(artistMessages.deleteFailed, async () => {
      const all = new Set([...ids, ...(await this.#mergedInto(ids)).map(({ id }) => id)]);
      await this.#commit(Array.from(all, (id) => ({ type: 'delete', path: paths.artist(id) })));
    });
  }

  /**
   * Merges the artist `fromId` into another, as one change of these two and of those that had been merged into
   * `fromId`; see `gainsOfMerge`. Sets are not changed: their links now resolve to the other artist.
   */
  async merge(intoId: string, fromId: string): Promise<void> {
    await this.#work(artistMessages.mergeFailed, async () => {
      const [into, from, followers] = await Promise.all([
        this.#get(intoId),
        this.#get(fromId),
        this.#mergedInto([fromId]),
      ]);
      const gains = gainsOfMerge(into, from);
      if ((gains.spellings?.length ?? 0) > maximumSpellings) {
        throw new ServiceError('invalid', artistMessages.tooManySpellings(maximumSpellings));
      }
      await this.#commit([
        update(into, gains),
        ...[from, ...followers].map((artist) => update(artist, { mergedInto: intoId })),
      ]);
    });
  }

  /**
   * Creates artists for the names of a festival's sets and acts that have none, and links all of them, as one change;
   * see `createArtistsOfFestival`.
   */
  createFromNames(festivalId: string): Promise<CreatedArtists> {
    return this.#work(artistMessages.createFailed, () =>
      createArtistsOfFestival(this.#documents, this.#recorder, festivalId),
    );
  }

  /**
   * The sets and acts of a festival except those deliberately linked to no artist. `isUndecided` returns which of them
   * are undecided, given the existing artists.
   */
  linkable(festivalId: string): Promise<readonly LinkableDocument[]> {
    return withTexts(async () => {
      const found = await readLinkable(this.#documents, festivalId);
      return found.map(({ found: { path, id, version }, name, artistIds }) => ({
        festivalId,
        on: path === paths.event(festivalId, id) ? 'set' : 'act',
        id,
        ifVersion: version,
        name,
        artistIds,
      }));
    }, artistMessages.loadFailed);
  }

  /** Links sets and acts of several festivals, creating artists for them; see `linkNames`. Does not fail. */
  linkNames(names: readonly NameToLink[], progress?: LinkingProgress): Promise<LinkedNames> {
    return linkNames(this.#recorder, names, progress);
  }

  /**
   * Calls back with the sets of an artist in all festivals, including those of artists merged into it, unordered,
   * immediately and after every change; see the port's `watch`. Later merges need a new watch.
   */
  watchSetsOf(
    artistId: string,
    onNext: (sets: readonly SetOfArtist[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, artistMessages.setsFailed);
    const stops: (() => void)[] = [];
    let isStopped = false;
    const begin = async () => {
      const groups = inGroups([artistId, ...(await this.#mergedInto([artistId])).map(({ id }) => id)]);
      if (isStopped) return;
      const found = new Map<number, readonly DocumentSnapshot[]>();
      for (const [place, values] of groups.entries()) {
        const next = (snapshots: readonly DocumentSnapshot[]) => {
          found.set(place, snapshots);
          if (found.size < groups.length) return;
          const byPath = new Map([...found.values()].flat().map((each) => [each.path, each]));
          onNext(Array.from(byPath.values()).flatMap((each) => setOf(each) ?? []));
        };
        const query = { collection: paths.allEvents, containsAny: { field: 'artistIds', values } };
        stops.push(this.#documents.watch(query, next, fail));
      }
    };
    begin().catch(fail);
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }

  /**
   * Resolves artist ids, by id: each to the artist itself or the one it was merged into, null if deleted. Given the
   * `names` of the linked sets, many artists are read in few requests; those not found by name are read one by one.
   */
  linked(
    ids: readonly string[],
    names: readonly string[] = [],
  ): Promise<ReadonlyMap<string, Versioned<Artist> | null>> {
    return withTexts(async () => {
      const keys = new Set(names.flatMap(keysToLink));
      const { artists: named } = artistsFrom(await findArtists(this.#documents, [...keys]));
      const all = await readWithMerged(this.#documents, ids, named);
      const found = new Map(all.map((artist) => [artist.id, artist]));
      return new Map(ids.map((id) => [id, resolveArtist(id, (each) => found.get(each))]));
    }, artistMessages.loadFailed);
  }

  /** Creates an artist under `id` and links a set or an act to it and to these others, as one change. */
  async createLinked(
    document: LinkedDocument,
    { id, ...artist }: NewArtist & { readonly id: string },
    otherIds: readonly string[],
  ): Promise<void> {
    refuseBadArtist(artist);
    await this.#link(document, [...otherIds, id], [artistCreation(id, artist)]);
  }

  /** Links a set or an act to these artists, or to none; automatic linking will not change it afterwards. */
  link(document: LinkedDocument, artistIds: readonly string[]): Promise<void> {
    return this.#link(document, artistIds, []);
  }

  async #link(
    document: LinkedDocument,
    artistIds: readonly string[],
    first: readonly Write[],
  ): Promise<void> {
    await this.#work(
      artistMessages.linkFailed,
      () =>
        this.#recorder.commit({
          festivalId: document.festivalId,
          kind: 'sets',
          writes: [...first, documentLinks(document, artistIds)],
        }),
      messages.event.notFound,
    );
  }

  async #get(id: string): Promise<Versioned<Artist>> {
    const found = await this.#documents.get(paths.artist(id));
    if (found === null) throw new ServiceError('not-found', artistMessages.notFound);
    return artistFrom(found);
  }

  async #mergedInto(ids: readonly string[]): Promise<readonly Versioned<Artist>[]> {
    const found = await Promise.all(
      ids.map((value) =>
        this.#documents.query({
          collection: paths.artists,
          where: [{ field: 'mergedInto', op: '==', value }],
        }),
      ),
    );
    return artistsFrom(found.flat()).artists;
  }

  #commit(writes: readonly Write[]) {
    return this.#recorder.commit({ festivalId: artistHistory, kind: 'artists', writes });
  }

  #work<Result>(
    fallback: string,
    work: () => Promise<Result>,
    notFound: string = artistMessages.notFound,
  ): Promise<Result> {
    return withTexts(work, fallback, { 'not-found': notFound, conflict: messages.provider.conflict });
  }
}

/** Null for a set that cannot be read. */
function setOf(snapshot: DocumentSnapshot): SetOfArtist | null {
  const [festivalId] = parseDocumentPath(snapshot.path)?.ids ?? [];
  const [event] = eventsFrom([snapshot]).events;
  return festivalId === undefined || event === undefined ? null : { festivalId, event };
}

function update(
  { id, version }: Versioned<Artist>,
  fields: Partial<ArtistValues> & { mergedInto?: string },
): Write {
  const data = { ...fields, updated_at: serverTimestamp };
  return { type: 'update', path: paths.artist(id), data, ifVersion: version };
}

/**
 * Rejects an artist, or a change of one, with an invalid field before any request is made: throws a ServiceError of
 * code `invalid` with the text for the first problem. Fields missing from a change are not checked.
 */
function refuseBadArtist(artist: Partial<ArtistValues>): void {
  for (const field of artistFieldNames) {
    if (artist[field] === undefined) continue;
    const { error } = artistFieldSchemas[field].safeParse(artist[field]);
    if (error !== undefined)
      throw new ServiceError('invalid', error.issues[0]?.message ?? artistMessages.saveFailed);
  }
}
