import { createTurns } from '@lineup/functions/node';
import { collectionsFinding } from '@lineup/domain';
import { ProviderError, type Query } from '@lineup/provider';
import { createPauses } from '../../pauses.ts';
import { followCommits } from '../follow-commits.ts';
import type { CommitListener, DocumentStore } from '../store.ts';
import type { ResponseBody } from './response-body.ts';
import { createResponseCache, type CacheLimits } from './response-cache.ts';
import { carryOn, type Sliced } from './slices.ts';
import { documentsAtOnce, collectResponse, type ResponseSource } from './collect-response.ts';

/** After this many attempts disturbed by concurrent writes, the response is read without pauses. */
const triesInSlices = 3;

/** A response in progress. */
interface Build {
  /** Returns the response if it takes one slice only; otherwise `finish` completes it. */
  begin(): ResponseBody | null;
  finish(pause: () => Promise<void>): Promise<ResponseBody>;
  /** One of its documents was written, so what was read is invalid. Returns false if it is too late to restart. */
  reload(): boolean;
}

/** `onReadAll` is called when everything is read: all commits so far must have been noted. */
function createBuild(query: Query, documents: ResponseSource, onReadAll: () => void): Build {
  let isOutdated = false;
  let isRead = false;
  let work: Sliced<ResponseBody> = collectResponse(documents, query, documentsAtOnce);
  return {
    begin: () => {
      const step = work.next();
      return step.done === true ? step.value : null;
    },
    finish: async (pause) => {
      await pause();
      for (let tries = 1; ; tries += 1) {
        const body = await carryOn(work, pause);
        onReadAll();
        isRead = !isOutdated;
        if (isRead) return body;
        isOutdated = false;
        const atOnce = tries < triesInSlices ? documentsAtOnce : Number.MAX_SAFE_INTEGER;
        work = collectResponse(documents, query, atOnce);
      }
    },
    reload: () => {
      isOutdated = true;
      return !isRead;
    },
  };
}

/** Responses to queries, cached until one of their documents changes. Callers check permissions. */
export interface QueryResponses {
  /**
   * Returns the current response, including writes of other processes: immediately if it is cached or short, otherwise
   * as of its completion, with pauses for other work. Concurrent callers share it. Pass the current `revision` of the
   * database if the caller already has it. Fails with `unavailable` if too many callers wait for a large response.
   */
  get(query: Query, revision?: string): ResponseBody | Promise<ResponseBody>;
  /** Registers a commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
}

/** Limits for responses in progress. */
export interface MakingLimits {
  /** A response of more documents has to queue. */
  readonly largeFrom: number;
  readonly largeAtOnce: number;
  /** The maximum number of large responses in progress and queued; further ones are rejected. */
  readonly largeAsked: number;
}

interface Making {
  readonly query: Query;
  readonly build: Build;
  readonly body: Promise<ResponseBody>;
}

export interface QueryResponsesDeps {
  readonly documents: Pick<DocumentStore, 'page' | 'reportDamage' | 'hasMore' | 'latestVersion'>;
  readonly limits?: CacheLimits & Partial<MakingLimits>;
  /** Resolves after other work had its turn. */
  readonly pause?: () => Promise<void>;
}

/** Enough for the schedules open at one time, and little compared with the rest of the process. */
const usualLimits: CacheLimits & MakingLimits = {
  responses: 200,
  bytes: 6 * 1024 * 1024,
  largeFrom: 5000,
  largeAtOnce: 2,
  largeAsked: 20,
};

/** After how many seconds to retry a rejected request. */
const retryAfterSeconds = 5;

export function createQueryResponses(deps: QueryResponsesDeps): QueryResponses {
  const { documents, pause = createPauses() } = deps;
  const limits = { ...usualLimits, ...deps.limits };
  const cache = createResponseCache(limits);
  /** Responses in progress or just completed, by query. */
  const builds = new Map<string, Making>();
  const forget = () => {
    cache.clear();
    for (const [key, { build }] of builds) if (!build.reload()) builds.delete(key);
  };
  const commits = followCommits(documents, forget);
  const inLargeTurn = createTurns(limits.largeAtOnce);
  let largeAsked = 0;

  const finish = async (query: Query, build: Build): Promise<ResponseBody> => {
    const { collection, limit = Number.POSITIVE_INFINITY } = query;
    const isLarge = limit > limits.largeFrom && documents.hasMore(collection, limits.largeFrom);
    if (!isLarge) return build.finish(pause);
    if (largeAsked >= limits.largeAsked) {
      throw new ProviderError('unavailable', 'Too many large answers at once', { retryAfterSeconds });
    }
    largeAsked += 1;
    return inLargeTurn(() => build.finish(pause)).finally(() => void (largeAsked -= 1));
  };
  const makeInTurns = async (key: string, query: Query, build: Build): Promise<ResponseBody> => {
    const isOpen = () => builds.get(key)?.build === build;
    try {
      const body = await finish(query, build);
      if (isOpen()) cache.keep(key, query.collection, body);
      // Waiting callers encode it next, which should also be shared.
      void body.idle(pause).then(() => isOpen() && builds.delete(key));
      return body;
    } catch (error) {
      if (isOpen()) builds.delete(key);
      throw error;
    }
  };
  return {
    get: (query, revision) => {
      commits.catchUp(revision);
      const key = JSON.stringify(query);
      const known = cache.get(key) ?? builds.get(key)?.body;
      if (known !== undefined) return known;
      const build = createBuild(query, documents, () => commits.catchUp());
      const short = build.begin();
      if (short !== null) {
        cache.keep(key, query.collection, short);
        return short;
      }
      const body = makeInTurns(key, query, build);
      builds.set(key, { query, build, body });
      return body;
    },
    noteCommit: (version, changes) => {
      commits.receive(version);
      const written = new Set(changes.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
      const changed = new Set(Array.from(written).flatMap(collectionsFinding));
      cache.drop(changed);
      for (const [key, { query, build }] of builds) {
        if (changed.has(query.collection) && !build.reload()) builds.delete(key);
      }
    },
  };
}
