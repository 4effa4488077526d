import { compareTimestamps, paths, publishMessages, type Timestamp } from '@lineup/domain';
import {
  previewLinkSchema,
  publicationSchema,
  releaseSchema,
  webhookDeliverySchema,
  type PreviewLink,
  type Publication,
  type Release,
  type WebhookDelivery,
} from '@lineup/domain/release';
import type {
  Callables,
  DocumentSnapshot,
  PreviewLinkAction,
  ReadingProvider,
  PublicationAction,
  Query,
  ReleaseComparison,
} from '@lineup/provider';
import { readable, reading, type Versioned } from '../commits/records.ts';
import { watchFailure, withTexts, type ServiceError } from '../service-error.ts';

/** A release to publish. `releaseId` is created once per click, so that a retry does not publish twice. */
export interface NewRelease {
  readonly releaseId: string;
  /** Ids of the sets whose changes are published, and 'festival' for its own details; null for all. */
  readonly ticked: readonly string[] | null;
  /** When to publish it; null for immediately. */
  readonly at: Timestamp | null;
  /** The public address, for the first release. */
  readonly slug?: string;
  /** The number of open conflicts that was shown. */
  readonly expectedConflicts: number;
}

export type PublishedRelease = Omit<Callables['publishLineup']['response'], 'success'>;

/** The settings of a new link that shows a draft. */
export type NewPreviewLink = Omit<Extract<PreviewLinkAction, { readonly type: 'create' }>, 'type'>;

/** A festival's publication: its releases, public address, webhook, and preview links. */
export class PublishingService {
  readonly #documents: Pick<ReadingProvider, 'documents' | 'functions'>['documents'];
  readonly #functions: Pick<ReadingProvider, 'documents' | 'functions'>['functions'];

  constructor({ documents, functions }: Pick<ReadingProvider, 'documents' | 'functions'>) {
    this.#documents = documents;
    this.#functions = functions;
  }

  /** A new id for a release. Reuse it until the release is known to be published. */
  newReleaseId() {
    return this.#documents.newId();
  }

  /**
   * Compares the current lineup, or only its selected changes, with what is published or with the scheduled release
   * `releaseId`. Fails with `not-found` for a missing festival or release.
   */
  compare(
    festivalId: string,
    releaseId: string | null = null,
    ticked: readonly string[] | null = null,
  ): Promise<ReleaseComparison> {
    return withTexts(
      () => this.#functions.call('compareRelease', { festivalId, releaseId, ticked }),
      publishMessages.compareFailed,
    );
  }

  /**
   * Publishes the lineup, now or at a time; safe to repeat with the same `releaseId`. Fails with `failed-precondition`
   * and a text if the number of open conflicts in what is published is not the expected one, or the address is not
   * available.
   */
  async publish(festivalId: string, release: NewRelease): Promise<PublishedRelease> {
    const { releaseId, number, state } = await withTexts(
      () => this.#functions.call('publishLineup', { festivalId, ...release }),
      publishMessages.publishFailed,
    );
    return { releaseId, number, state };
  }

  /** Withdraws the lineup: the public page says so, and calendars show everything as cancelled. */
  async withdraw(festivalId: string): Promise<void> {
    await this.#change(festivalId, { type: 'withdraw' }, publishMessages.withdrawFailed);
  }

  /** Publishes an earlier release again, unchanged. */
  async republish(festivalId: string, releaseId: string): Promise<void> {
    await this.#change(festivalId, { type: 'republish', releaseId }, publishMessages.publishFailed);
  }

  /** Cancels a scheduled release. */
  async cancelPlanned(festivalId: string, releaseId: string): Promise<void> {
    await this.#change(festivalId, { type: 'cancelPlanned', releaseId }, publishMessages.changeFailed);
  }

  /**
   * Updates a scheduled release with the selected changes made since then, or all of them. Creates a new release for
   * the same time, returns its id, and cancels the previous one. Fails like `publish` if the number of open conflicts
   * in what will be published is not the expected one.
   */
  async includeChanges(
    festivalId: string,
    releaseId: string,
    choice: Pick<NewRelease, 'ticked' | 'expectedConflicts'>,
  ): Promise<string> {
    const action = { type: 'takeAlong', releaseId, ...choice } as const;
    const response = await this.#change(festivalId, action, publishMessages.changeFailed);
    return response.releaseId ?? releaseId;
  }

  /** What is published about the sets that are on between two instants (milliseconds since the epoch). */
  publishedSets(
    festivalId: string,
    from: number,
    until: number,
  ): Promise<Callables['publishedSets']['response']> {
    return withTexts(
      () => this.#functions.call('publishedSets', { festivalId, from, until }),
      publishMessages.loadFailed,
    );
  }

  /** Publishes the delays and statuses of these sets, and no other edits since the last release. */
  async publishLive(festivalId: string, setIds: readonly string[]): Promise<void> {
    await this.#change(festivalId, { type: 'publishLive', setIds }, publishMessages.publishFailed);
  }

  /** Changes the address of the public page; the previous one redirects to it. */
  async rename(festivalId: string, slug: string): Promise<void> {
    await this.#change(festivalId, { type: 'rename', slug }, publishMessages.renameFailed);
  }

  /** Sends every release to `url`; null stops that. Returns the signing secret, which is never returned again. */
  async setWebhook(festivalId: string, url: string | null): Promise<string | null> {
    const { secret } = await this.#change(
      festivalId,
      { type: 'webhook', url },
      publishMessages.webhookFailed,
    );
    return secret ?? null;
  }

  /**
   * Repeats a delivery to the webhook. Only one call per `round` of the delivery has an effect, so that a retry sends
   * nothing twice. Fails with `not-found` for a delivery that is no longer stored.
   */
  async sendAgain(
    festivalId: string,
    { id: deliveryId, round }: Pick<WebhookDelivery, 'id' | 'round'>,
  ): Promise<void> {
    const action = { type: 'sendAgain', deliveryId, round } as const;
    await this.#change(festivalId, action, publishMessages.sendAgainFailed);
  }

  /**
   * Creates a link that shows the draft to people without an account; returns its token, which is never returned again.
   */
  async createPreviewLink(festivalId: string, link: NewPreviewLink): Promise<string> {
    const { token = '' } = await this.#changeLinks(festivalId, { type: 'create', ...link });
    return token;
  }

  /** Revokes a preview link; `id` is the id of its document. */
  async revokePreviewLink(festivalId: string, id: string): Promise<void> {
    await this.#changeLinks(festivalId, { type: 'revoke', id });
  }

  /**
   * Calls back with the publication, immediately and after every change; null if nothing was ever published. See the
   * port's `watchDocument`.
   */
  watchPublication(
    festivalId: string,
    onNext: (publication: Versioned<Publication> | null) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, publishMessages.loadFailed);
    const read = (found: DocumentSnapshot | null) => (found === null ? null : publicationFrom(found));
    return this.#documents.watchDocument(paths.publication(festivalId), reading(read, onNext, fail), fail);
  }

  /** Calls back with all releases, newest first, immediately and after every change; see the port's `watch`. */
  watchReleases(
    festivalId: string,
    onNext: (releases: readonly Versioned<Release>[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    return this.#watchList(
      { collection: paths.releases(festivalId) },
      releaseFrom,
      (releases) => onNext(releases.toSorted(latestFirst)),
      onError,
    );
  }

  /**
   * Calls back with the deliveries to the webhook, latest release first, immediately and after every change; see the
   * port's `watch`.
   */
  watchDeliveries(
    festivalId: string,
    onNext: (deliveries: readonly Versioned<WebhookDelivery>[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    return this.#watchList(
      { collection: paths.webhookDeliveries(festivalId) },
      deliveryFrom,
      (deliveries) => onNext(deliveries.toSorted((a, b) => b.number - a.number)),
      onError,
    );
  }

  /**
   * Calls back with the festival's preview links, newest first, immediately and after every change; see the port's
   * `watch`.
   */
  watchPreviewLinks(
    festivalId: string,
    onNext: (links: readonly Versioned<PreviewLink>[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    return this.#watchList(
      { collection: paths.previewLinks, where: [{ field: 'festivalId', op: '==', value: festivalId }] },
      previewLinkFrom,
      (links) => onNext(links.toSorted(latestFirst)),
      onError,
    );
  }

  #change(festivalId: string, action: PublicationAction, fallback: string) {
    return withTexts(() => this.#functions.call('changePublication', { festivalId, action }), fallback);
  }

  #changeLinks(festivalId: string, action: PreviewLinkAction) {
    return withTexts(
      () => this.#functions.call('changePreviewLinks', { festivalId, action }),
      publishMessages.linkFailed,
    );
  }

  #watchList<T>(
    query: Query,
    read: (snapshot: DocumentSnapshot) => T,
    onNext: (found: readonly T[]) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, publishMessages.loadFailed);
    const next = reading((found: readonly DocumentSnapshot[]) => found.map(read), onNext, fail);
    return this.#documents.watch(query, next, fail);
  }
}

function latestFirst(a: Pick<Release, 'created_at'>, b: Pick<Release, 'created_at'>): number {
  return compareTimestamps(b.created_at, a.created_at);
}

function publicationFrom(snapshot: DocumentSnapshot): Versioned<Publication> {
  const data = publicationSchema.parse(readable(snapshot.data));
  return { ...data, id: snapshot.id, version: snapshot.version };
}

function releaseFrom(snapshot: DocumentSnapshot): Versioned<Release> {
  const data = releaseSchema.parse(readable(snapshot.data));
  return { ...data, id: snapshot.id, version: snapshot.version };
}

function previewLinkFrom(snapshot: DocumentSnapshot): Versioned<PreviewLink> {
  const data = previewLinkSchema.parse(readable(snapshot.data));
  return { ...data, id: snapshot.id, version: snapshot.version };
}

function deliveryFrom(snapshot: DocumentSnapshot): Versioned<WebhookDelivery> {
  const data = webhookDeliverySchema.parse(readable(snapshot.data));
  return { ...data, id: snapshot.id, version: snapshot.version };
}
