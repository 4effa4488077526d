import { isoInZone, paths, timestampFromMillis } from '@lineup/domain';
import {
  publicationSchema,
  webhookSecretSchema,
  type PublicationData,
  type WebhookAttempt,
} from '@lineup/domain/release';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { hmacSha256, randomText } from '../hashing.ts';
import { inTurn } from './in-turn.ts';
import { onTopOfOthers } from './on-top-of-others.ts';
import { storedRelease, type StoredRelease } from './publication-state.ts';
import { readPublic } from './release-files.ts';

/** Whether a webhook may have this address. */
export type WebhookRule = (url: string) => boolean | Promise<boolean>;

/**
 * https, a host, and no credentials: what is stored is shown to every administrator. Whether the host is a public server is
 * checked by `publicWebhookRule` of `node/`, which can resolve names.
 */
export function isWebhookAddress(url: string): boolean {
  return isAddress(url, ['https:']);
}

/** https or http to any host. For a demo, which may be tried with a server on the same machine. */
export const anyWebhooks: WebhookRule = (url) => isAddress(url, ['https:', 'http:']);

function isAddress(url: string, protocols: readonly string[]): boolean {
  if (!/^\S+$/u.test(url) || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  return protocols.includes(protocol) && hostname !== '' && username === '' && password === '';
}

/**
 * Sends a webhook's call and answers the HTTP status; null where no server answered in time, or none may be asked at that
 * address.
 */
export type SendWebhook = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<number | null>;

export interface WebhookSurroundings {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly send: SendWebhook;
  /** Waits for this many milliseconds between two tries. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The origin of the public page, such as https://lineup.example.org. */
  readonly origin: string;
}

/** How long to wait before the second and the third try, in milliseconds. */
const pauses = [2000, 10_000] as const;

/** A webhook that did not answer for long gets this many releases at most, the latest. */
const mostReleases = 10;

/** A new secret has 256 bits. */
const secretBytes = 32;

/** Sets or ends a festival's webhook. It is called for the releases that come; a new secret signs what it is sent. */
export function webhookWrites(
  festivalId: string,
  { version, number }: PublicationData & { readonly version: string },
  url: string | null,
  { hasSecret, now }: { readonly hasSecret: boolean; readonly now: number },
): { readonly writes: readonly Write[]; readonly secret: string | null } {
  const secretPath = paths.webhookSecret(festivalId);
  const attempt =
    url === null ? null : { number, outcome: 'none', status: null, at: timestampFromMillis(now) };
  const publication: Write = {
    type: 'update',
    path: paths.publication(festivalId),
    data: { webhookUrl: url, webhookTold: attempt, updated_at: serverTimestamp },
    ifVersion: version,
  };
  if (url === null) {
    return { writes: [publication, { type: 'delete', path: secretPath }], secret: null };
  }
  const secret = randomText(secretBytes);
  const stamped = { secret, updated_at: serverTimestamp };
  const storeSecret: Write = hasSecret
    ? { type: 'update', path: secretPath, data: stamped }
    : { type: 'create', path: secretPath, data: { ...stamped, created_at: serverTimestamp } };
  return { writes: [publication, storeSecret], secret };
}

/**
 * Calls a festival's webhook for the releases that it was not called for yet, each in up to three tries, and keeps how the last of
 * them ended. One that fails is not tried later; a release never waits for it. Safe to repeat.
 */
export function callWebhook(
  provider: ServerProvider,
  festivalId: string,
  surroundings: WebhookSurroundings,
): Promise<void> {
  return inTurn(provider, `webhook of ${festivalId}`, async () => {
    const found = await provider.documents.get(paths.publication(festivalId));
    if (found === null) return;
    const publication = publicationSchema.parse(found.data);
    const secret = await provider.documents.get(paths.webhookSecret(festivalId));
    const { webhookUrl, webhookTold } = publication;
    if (webhookUrl === null || secret === null) return;
    const call = { url: webhookUrl, secret: webhookSecretSchema.parse(secret.data).secret, festivalId };
    for (const release of await releasesAfter(provider, festivalId, webhookTold?.number ?? 0)) {
      const attempt = await tell(provider, { ...call, slug: publication.slug }, release, surroundings);
      await storeAttempt(provider, call, attempt);
    }
  });
}

/** Calls every festival's webhook for what it missed: for the start of a server that may have been killed in between. */
export async function callAllWebhooks(
  provider: ServerProvider,
  { onError, ...surroundings }: WebhookSurroundings & { readonly onError: (error: unknown) => void },
): Promise<void> {
  const secrets = await provider.documents.query({ collection: paths.webhookSecrets });
  await Promise.all(secrets.map(({ id }) => callWebhook(provider, id, surroundings).catch(onError)));
}

async function releasesAfter(
  { documents }: ServerProvider,
  festivalId: string,
  lastNumber: number,
): Promise<readonly StoredRelease[]> {
  const found = await documents.query({
    collection: paths.releases(festivalId),
    where: [{ field: 'state', op: '==', value: 'published' }],
  });
  return found
    .map(storedRelease)
    .filter(({ number }) => number !== null && number > lastNumber)
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .slice(-mostReleases);
}

interface Call {
  readonly festivalId: string;
  readonly url: string;
  readonly secret: string;
}

async function tell(
  { files }: ServerProvider,
  { url, secret, slug, festivalId }: Call & { readonly slug: string },
  { id, number, kind }: StoredRelease,
  { now, send, pause, origin }: WebhookSurroundings,
): Promise<WebhookAttempt> {
  const { festival, release } = await readPublic(files, festivalId, id);
  const publishedAt = isoInZone(release.publishedAt, festival.timezone);
  const body = JSON.stringify({
    festival: { id: festivalId, name: festival.name },
    release: { id, number, kind, publishedAt },
    address: `${origin}/lineup/${slug}`,
  });
  let status: number | null = null;
  for (const wait of [0, ...pauses]) {
    if (wait > 0) await pause(wait);
    status = await send(url, body, await headersFor(secret, body, now()));
    if (isDelivered(status)) break;
  }
  const outcome = isDelivered(status) ? 'delivered' : 'failed';
  return { number: number ?? 0, outcome, status, at: timestampFromMillis(now()) };
}

function isDelivered(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** The signature is over the time in seconds, a point, and the body, so that a call cannot be sent again later. */
async function headersFor(
  secret: string,
  body: string,
  now: number,
): Promise<Readonly<Record<string, string>>> {
  const seconds = Math.floor(now / 1000);
  const signature = await hmacSha256(secret, `${seconds}.${body}`);
  return { 'content-type': 'application/json', 'x-lineup-signature': `t=${seconds},v1=${signature}` };
}

/** Unless the webhook was changed in the meantime. */
function storeAttempt(
  { documents }: ServerProvider,
  { festivalId, url }: Call,
  attempt: WebhookAttempt,
): Promise<void> {
  const path = paths.publication(festivalId);
  return onTopOfOthers(documents, async (commit) => {
    const found = await documents.get(path);
    if (found === null) return;
    const { webhookUrl, webhookTold } = publicationSchema.parse(found.data);
    if (webhookUrl !== url || (webhookTold?.number ?? 0) >= attempt.number) return;
    await commit([{ type: 'update', path, data: { webhookTold: attempt }, ifVersion: found.version }]);
  });
}
