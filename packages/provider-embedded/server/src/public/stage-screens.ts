import { parseDocumentPath, timestampToMillis } from '@lineup/domain';
import type { StageLink } from '@lineup/domain/live';
import {
  isLinkValid,
  noteMessageSeen,
  noteScreenOpened,
  readScreenLineup,
  screenViewOf,
  stageLinkOf,
  takeReport,
  type ScreenLineup,
} from '@lineup/functions';
import { shownView } from '@lineup/functions/node';
import type { ScreenSource, ShownView } from '@lineup/lineup-page/http';
import type { ServerProvider } from '@lineup/provider/server';
import { type FollowedCommits, followCommits } from '../documents/follow-commits.ts';
import type { CommitListener, DocumentStore } from '../documents/store.ts';
import { createByteCache } from './byte-cache.ts';
import { createChangeSignals } from './change-signals.ts';
import type { ScreenThrottles } from './visitor-limits.ts';

/**
 * The server side of stage screens (long polling). A request for something newer than the screen has is held until
 * there is a change.
 */
export interface StageScreens {
  /** The source for requests from one IP address; `signal` is aborted when its connection ends. */
  source(asker: Asker): Pick<ScreenSource, 'state' | 'seen' | 'report'>;
  /** Registers a commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
  /** Responds to every held request and holds no more, for shutdown. */
  close(): void;
}

interface Asker {
  readonly throttles: ScreenThrottles;
  readonly address: () => string;
  readonly signal: AbortSignal;
}

export interface StageScreensDeps {
  readonly provider: Pick<ServerProvider, 'documents'>;
  readonly documents: Pick<DocumentStore, 'latestVersion'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The maximum time a request is held, in milliseconds. */
  readonly holdMs?: number;
}

/** The same interval as the change feed's heartbeat; shorter than proxy timeouts. */
const usualHoldMs = 20_000;
/** The maximum number of cached views and lineups. */
const itemsHeld = 1000;
/** The maximum age of what depends on the time, such as a name that is announced. */
const freshMs = 60_000;

export function createStageScreens(deps: StageScreensDeps): StageScreens {
  const { provider, documents, now, holdMs = usualHoldMs } = deps;
  const signals = createChangeSignals();
  const counts = new ChangeCounts();
  const commits = followCommits(documents, () => counts.noteMissed());
  const linkOf = screenLinks(deps, counts, commits);
  const viewAt = screenViews(provider, counts);
  let isClosed = false;

  const state = async (token: string, after: string | null, asker: Asker) => {
    const deadline = now() + holdMs;
    for (let isLast = isClosed; ;) {
      const link = await linkOf(token, asker);
      if ('kind' in link) return link;
      const retryAfterSeconds = await asker.throttles.read(link.id);
      if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds } as const;
      const change = signals.listen([link.festivalId, link.id]);
      try {
        const time = now();
        const shown = await viewAt(link, time);
        if (shown === null) return { kind: 'invalid' } as const;
        if (after === null) await noteScreenOpened(provider, link, time);
        const wait = Math.min(deadline, timestampToMillis(link.expiresAt)) - time;
        if (shown.version !== after || isLast || wait <= 0) return shown;
        const woken = await change.within(wait, asker.signal);
        isLast = woken !== 'change' || isClosed;
      } finally {
        change.end();
      }
    }
  };

  return {
    source: (asker) => ({
      state: (token, after) => state(token, after, asker),
      seen: async (token, messageId) => {
        const link = await linkOf(token, asker);
        if ('kind' in link) return link;
        const retryAfterSeconds = await asker.throttles.seen(link.id);
        if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds };
        await noteMessageSeen(provider, link, messageId);
        return { kind: 'done' };
      },
      report: async (token, given) => {
        const link = await linkOf(token, asker);
        if ('kind' in link) return link;
        const retryAfterSeconds = await asker.throttles.report(link.id, asker.address());
        if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds };
        return takeReport(provider, link, given, now());
      },
    }),
    noteCommit: (version, changes) => {
      commits.receive(version);
      for (const name of counts.note(changes)) signals.send(name);
    },
    close: () => {
      isClosed = true;
      signals.sendAll();
    },
  };
}

/** Finds the link of a token, and throttles clients that try unknown ones. */
function screenLinks(
  { provider, now }: StageScreensDeps,
  counts: ChangeCounts,
  commits: Pick<FollowedCommits, 'catchUp'>,
) {
  /** By token, only valid ones. A screen polls after every change: this avoids hashing and reading each time. */
  const links = createByteCache<{ readonly link: StageLink; readonly version: number }>(itemsHeld);
  return async (token: string, { throttles, address }: Asker) => {
    // Another process may have revoked it.
    commits.catchUp();
    const known = links.get(token);
    const version = counts.ofLinks();
    if (known?.version === version && isLinkValid(known.link, now())) return known.link;
    if (known === undefined) {
      const retryAfterSeconds = await throttles.unknownWait(address());
      if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds } as const;
    }
    const link = await stageLinkOf(provider, token, now());
    if (link !== null) {
      links.keep(token, { link, version }, 1);
      return link;
    }
    links.drop(token);
    await throttles.noteUnknown(address());
    return { kind: 'invalid' } as const;
  };
}

/** Reads what a link's screen shows at a time; null for a deleted festival. */
function screenViews(provider: StageScreensDeps['provider'], counts: ChangeCounts) {
  const lineups = createByteCache<Promise<ScreenLineup | null>>(itemsHeld);
  const views = createByteCache<Promise<ShownView | null>>(itemsHeld);
  const lineupAt = (festivalId: string, time: number): Promise<ScreenLineup | null> => {
    const key = JSON.stringify([festivalId, counts.ofLineup(festivalId), Math.floor(time / freshMs)]);
    return remember(lineups, key, () => readScreenLineup(provider, festivalId, time));
  };
  return async (link: StageLink, time: number): Promise<ShownView | null> => {
    const { id, festivalId } = link;
    const lineup = await lineupAt(festivalId, time);
    if (lineup === null) return null;
    const key = JSON.stringify([id, counts.ofScreens(festivalId), Math.floor(time / freshMs)]);
    return remember(views, key, async () => {
      const view = await screenViewOf(provider, link, lineup, time);
      return view === null ? null : shownView(view);
    });
  };
}

/**
 * How often each festival's lineup, and its messages and reports, have changed; commits of other processes count for
 * all.
 */
class ChangeCounts {
  readonly #lineups = new Map<string, number>();
  readonly #screens = new Map<string, number>();
  #links = 0;
  #missed = 0;

  ofLineup(festivalId: string): readonly number[] {
    return [this.#missed, this.#lineups.get(festivalId) ?? 0];
  }

  ofScreens(festivalId: string): readonly number[] {
    return [...this.ofLineup(festivalId), this.#screens.get(festivalId) ?? 0];
  }

  ofLinks(): number {
    return this.#missed + this.#links;
  }

  /** Counts the changes of a commit. Returns the festivals and links whose screens change. */
  note(changes: Parameters<CommitListener>[1]): ReadonlySet<string> {
    const lineups = new Set<string>();
    const screens = new Set<string>();
    const links = new Set<string>();
    for (const { path } of changes) {
      const place = parseDocumentPath(path);
      const [festivalId = ''] = place?.ids ?? [];
      if (place?.kind === 'festival' || place?.kind === 'lineupEvent') lineups.add(festivalId);
      if (place?.kind === 'stageMessage' || place?.kind === 'stageReport') screens.add(festivalId);
      if (place?.kind === 'stageLink') links.add(place.id);
    }
    this.#links += links.size;
    addOneEach(this.#lineups, lineups);
    addOneEach(this.#screens, screens);
    return new Set([...lineups, ...screens, ...links]);
  }

  /** Registers changes by another process. */
  noteMissed(): void {
    this.#missed += 1;
  }
}

function addOneEach(counts: Map<string, number>, ids: ReadonlySet<string>): void {
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
}

interface Cache<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly keep: (key: string, value: Value, bytes: number) => void;
  readonly drop: (key: string) => void;
}

function remember<Value>(
  cache: Cache<Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const making = make();
  cache.keep(key, making, 1);
  // The next request retries after a failure.
  making.catch(() => cache.drop(key));
  return making;
}
