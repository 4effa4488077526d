import type { PublicRelease } from '@lineup/domain/release';
import { createSinceReader } from '@lineup/functions';
import {
  answerPublic,
  answerScreen,
  failedAnswer,
  failedScreenAnswer,
  isScreenPath,
  maximumBodyBytes,
  screenLimits,
  type PublicAnswer,
} from '@lineup/lineup-page/http';
import { screenPage } from '@lineup/lineup-page';
import type { Request } from 'firebase-functions/https';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { lineupState } from '../../../server/src/index.ts';
import { logFailure } from '../callable.ts';
import { services } from '../services.ts';
import { originOf } from '../settings.ts';
import { readPageAssets } from './page-assets.ts';
import { createRateLimit } from '../rate-limit.ts';
import { createPublicSource, type ServedFile } from './public-source.ts';
import { createScreenSource, eachSecond, type ScreenLineups } from './screen-source.ts';

/** The limit of previews per minute for one IP address, on one instance. */
const previewsPerMinute = 60;
const previews = new RateLimiterMemory({ points: previewsPerMinute, duration: 60 });

/** How many releases an instance caches: festivals publish rarely, and most projects have a handful. */
const maximumReleases = 8;
const releases = new Map<string, Promise<PublicRelease>>();
const readSince = createSinceReader();

const assets = readPageAssets();

/** Counted per instance. */
const screenCounts = {
  unknown: createRateLimit(previewsPerMinute),
  reads: createRateLimit(screenLimits.readsPerMinute),
  seen: createRateLimit(screenLimits.seenPerMinute),
  reportsOfLink: createRateLimit(screenLimits.reportsPerMinute.link),
  reportsOfAddress: createRateLimit(screenLimits.reportsPerMinute.address),
};
const screenLineups: ScreenLineups = new Map();
const screenState = eachSecond((festivalId) => lineupState(services().firestore, festivalId), Date.now);

/** Handles all public addresses: pages, feeds and pictures of releases, previews, and stage screens. */
export async function answerRequest(request: Request): Promise<PublicAnswer<ServedFile>> {
  const { method, originalUrl } = request;
  const [path = '', ...query] = originalUrl.split('?');
  if (isScreenPath(path)) return answerStage(request, path, query.join('?'));
  const asked = {
    method,
    path,
    query: query.length === 0 ? '' : `?${query.join('?')}`,
    ifNoneMatch: request.get('if-none-match') ?? null,
  };
  try {
    return await answerPublic(asked, sourceFor(request));
  } catch (error) {
    logFailure('publicLineup', error);
    return failedAnswer(path);
  }
}

async function answerStage(request: Request, path: string, query: string): Promise<PublicAnswer<never>> {
  const asked = {
    method: request.method,
    path,
    query: query === '' ? '' : `?${query}`,
    token: request.get('x-stage-token') ?? null,
    body: () =>
      Promise.resolve(
        request.rawBody.byteLength > maximumBodyBytes ? null : request.rawBody.toString('utf8'),
      ),
  };
  const source = createScreenSource({
    provider: services().provider,
    now: Date.now,
    page: () => screenPage(assets),
    address: addressOf(request),
    counts: screenCounts,
    lineups: screenLineups,
    stateOf: screenState,
  });
  try {
    return await answerScreen(asked, source);
  } catch (error) {
    logFailure('publicLineup', error);
    return failedScreenAnswer();
  }
}

function addressOf(request: Request): string {
  return request.get('fastly-client-ip') ?? request.ip ?? '';
}

function sourceFor(request: Request) {
  return createPublicSource({
    provider: services().provider,
    place: { origin: originOf(), assets },
    now: Date.now,
    countPreview: () => countPreview(addressOf(request)),
    releaseOf,
    readSince,
  });
}

function releaseOf(releaseId: string, load: () => Promise<PublicRelease>): Promise<PublicRelease> {
  const cached = releases.get(releaseId);
  if (cached !== undefined) return cached;
  const loading = load();
  releases.set(releaseId, loading);
  // The next request retries after a failure.
  loading.catch(() => releases.delete(releaseId));
  const [oldest] = releases.keys();
  if (releases.size > maximumReleases && oldest !== undefined) releases.delete(oldest);
  return loading;
}

async function countPreview(address: string): Promise<number | null> {
  try {
    await previews.consume(address);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
