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

/** Where others write again and again, the response is read at last without letting them. */
const triesInSlices = 3;

/** A response that is being made. */
interface Build {
  /** The response, where it takes one slice only; else the rest is `finish`'s. */
  begin(): ResponseBody | null;
  finish(pause: () => Promise<void>): Promise<ResponseBody>;
  /** One of its documents was written: what was read is no longer to be trusted. False where it comes too late. */
  reload(): boolean;
}

/** `onReadAll` is called when all is read: nothing written so far may be unheard of. */
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

/** Answers to queries, cached until one of their documents changes. Asks no permission: its callers do. */
export interface QueryResponses {
  /**
   * The response as things stand now, also after another process has written: at once where it is cached or short, else
   * later and as of then, made while others have their turn. Who asks for what is being made shares it. `revision` is
   * that of the database just now, where the caller has asked for it already. Fails with `unavailable` where too many
   * wait for a large one.
   */
  get(query: Query, revision?: string): ResponseBody | Promise<ResponseBody>;
  /** Learns of every commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
}

/** How much is made at a time. */
export interface MakingLimits {
  /** A response of more documents waits for its turn. */
  readonly largeFrom: number;
  readonly largeAtOnce: number;
  /** More than these, under way and waiting, are refused. */
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
  /** Others have their turn until it resolves. */
  readonly pause?: () => Promise<void>;
}

/** Enough for the schedules that are open at one time, and little compared with the rest of the process. */
const usualLimits: CacheLimits & MakingLimits = {
  responses: 200,
  bytes: 6 * 1024 * 1024,
  largeFrom: 5000,
  largeAtOnce: 2,
  largeAsked: 20,
};

/** What is asked for in vain is asked for again after this many seconds. */
const retryAfterSeconds = 5;

export function createQueryResponses(deps: QueryResponsesDeps): QueryResponses {
  const { documents, pause = createPauses() } = deps;
  const limits = { ...usualLimits, ...deps.limits };
  const cache = createResponseCache(limits);
  /** What is being made, or has just been, by the query. */
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
      // Those who wait for it have it encoded next, which is to be done once as well.
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
