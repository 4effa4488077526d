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

/** What is to be published. `releaseId` is made once for a click, so that a second try publishes nothing twice. */
export interface NewRelease {
  readonly releaseId: string;
  /** Ids of the sets whose changes are published, and 'festival' for the festival's own; all where it is null. */
  readonly ticked: readonly string[] | null;
  /** When it is published; at once where it is null. */
  readonly at: Timestamp | null;
  /** The public address, the first time. */
  readonly slug?: string;
  /** The open conflicts that were shown. */
  readonly expectedConflicts: number;
}

export type PublishedRelease = Omit<Callables['publishLineup']['response'], 'success'>;

/** A link that shows a draft, as somebody wants it. */
export type NewPreviewLink = Omit<Extract<PreviewLinkAction, { readonly type: 'create' }>, 'type'>;

/** What of a festival is published: its releases, its public address, its webhook, and the links that show its draft. */
export class PublishingService {
  readonly #documents: Pick<ReadingProvider, 'documents' | 'functions'>['documents'];
  readonly #functions: Pick<ReadingProvider, 'documents' | 'functions'>['functions'];

  constructor({ documents, functions }: Pick<ReadingProvider, 'documents' | 'functions'>) {
    this.#documents = documents;
    this.#functions = functions;
  }

  /** A new id for a release, to be reused until it is known to be published. */
  newReleaseId() {
    return this.#documents.newId();
  }

  /**
   * What the lineup as it stands, or only its ticked changes, would change of what is out, or of the planned release
   * `releaseId`. Fails with `not-found` for a festival or release that is gone.
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
   * Publishes the lineup, now or at a time; safe to repeat with the same `releaseId`. Fails with `failed-precondition` and a
   * text where the open conflicts in what is published are not as many as expected, or where the address cannot be had.
   */
  async publish(festivalId: string, release: NewRelease): Promise<PublishedRelease> {
    const { releaseId, number, state } = await withTexts(
      () => this.#functions.call('publishLineup', { festivalId, ...release }),
      publishMessages.publishFailed,
    );
    return { releaseId, number, state };
  }

  /** Takes the lineup back: the public page says so, and calendars learn that everything is cancelled. */
  async withdraw(festivalId: string): Promise<void> {
    await this.#change(festivalId, { type: 'withdraw' }, publishMessages.withdrawFailed);
  }

  /** Publishes an earlier release again, as it was then. */
  async republish(festivalId: string, releaseId: string): Promise<void> {
    await this.#change(festivalId, { type: 'republish', releaseId }, publishMessages.publishFailed);
  }

  /** Gives up a planned release. */
  async cancelPlanned(festivalId: string, releaseId: string): Promise<void> {
    await this.#change(festivalId, { type: 'cancelPlanned', releaseId }, publishMessages.changeFailed);
  }

  /**
   * Freezes again what a planned release is to say, with the ticked changes that were made since, or all of them. It goes on as a
   * release of its own at the same time, whose id is answered; the one before is called off. Fails like `publish` where other
   * conflicts than expected are open in what will be published.
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

  /** What the public knows of the sets that are on between two instants (milliseconds since the epoch). */
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

  /** Publishes the delays and statuses of these sets, and nothing else that was edited since the last release. */
  async publishLive(festivalId: string, setIds: readonly string[]): Promise<void> {
    await this.#change(festivalId, { type: 'publishLive', setIds }, publishMessages.publishFailed);
  }

  /** Gives the public page another address; the one before leads to it. */
  async rename(festivalId: string, slug: string): Promise<void> {
    await this.#change(festivalId, { type: 'rename', slug }, publishMessages.renameFailed);
  }

  /** Sends every release to `url`; null ends that. Returns the secret of the signatures, which is never returned again. */
  async setWebhook(festivalId: string, url: string | null): Promise<string | null> {
    const { secret } = await this.#change(
      festivalId,
      { type: 'webhook', url },
      publishMessages.webhookFailed,
    );
    return secret ?? null;
  }

  /**
   * Sends the webhook again what it was sent before. Only one call for the `round` of the delivery has an effect, so that a second
   * try sends nothing twice. Fails with `not-found` for a delivery that is no longer stored.
   */
  async sendAgain(
    festivalId: string,
    { id: deliveryId, round }: Pick<WebhookDelivery, 'id' | 'round'>,
  ): Promise<void> {
    const action = { type: 'sendAgain', deliveryId, round } as const;
    await this.#change(festivalId, action, publishMessages.sendAgainFailed);
  }

  /** Makes a link that shows the draft to people without an account; returns its token, which is never returned again. */
  async createPreviewLink(festivalId: string, link: NewPreviewLink): Promise<string> {
    const { token = '' } = await this.#changeLinks(festivalId, { type: 'create', ...link });
    return token;
  }

  /** Ends a preview link; `id` is that of its document. */
  async revokePreviewLink(festivalId: string, id: string): Promise<void> {
    await this.#changeLinks(festivalId, { type: 'revoke', id });
  }

  /** Calls back with what is out, at once and after every change; null while nothing ever was. See the port's `watchDocument`. */
  watchPublication(
    festivalId: string,
    onNext: (publication: Versioned<Publication> | null) => void,
    onError: (error: ServiceError) => void,
  ): () => void {
    const fail = watchFailure(onError, publishMessages.loadFailed);
    const read = (found: DocumentSnapshot | null) => (found === null ? null : publicationFrom(found));
    return this.#documents.watchDocument(paths.publication(festivalId), reading(read, onNext, fail), fail);
  }

  /** Calls back with all releases, newest first, at once and after every change; see the port's `watch`. */
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

  /** Calls back with what the webhook is sent, the latest release first, at once and after every change; see the port's `watch`. */
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

  /** Calls back with the festival's preview links, newest first, at once and after every change; see the port's `watch`. */
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
