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
import { followCommits } from '../documents/follow-commits.ts';
import type { CommitListener, DocumentStore } from '../documents/store.ts';
import { createByteCache } from './byte-cache.ts';
import { createChangeSignals } from './change-signals.ts';
import type { ScreenThrottles } from './visitor-limits.ts';

/** What stage screens ask the server for. A request for something newer than the screen has is held until there is. */
export interface StageScreens {
  /** The source for requests of one address; `signal` ends when its connection does. */
  source(asker: Asker): Pick<ScreenSource, 'state' | 'seen' | 'report'>;
  /** Learns of every commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
  /** Answers every held request and holds no more, for the shutdown. */
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
  /** A request is held at most so long, in milliseconds. */
  readonly holdMs?: number;
}

/** As often as an idle portal is sent a sign of life; shorter than what proxies wait for. */
const usualHoldMs = 20_000;
/** Views and lineups held as objects; others are made again. */
const itemsHeld = 1000;
/** What is shown by the clock, such as a name from its announcement on, is at most so old. */
const freshMs = 60_000;

export function createStageScreens(deps: StageScreensDeps): StageScreens {
  const { provider, documents, now, holdMs = usualHoldMs } = deps;
  const signals = createChangeSignals();
  const lineups = createByteCache<Promise<ScreenLineup | null>>(itemsHeld);
  const views = createByteCache<Promise<ShownView | null>>(itemsHeld);
  /** By token, only those that were valid. A screen asks after every change: nothing is then hashed and read again. */
  const links = createByteCache<{ readonly link: StageLink; readonly version: number }>(itemsHeld);
  /** How often each festival's lineup, and its messages and reports, have changed; others' commits count for all. */
  const lineupChanges = new Map<string, number>();
  const screenChanges = new Map<string, number>();
  let linkChanges = 0;
  let missedCommits = 0;
  let isClosed = false;
  const commits = followCommits(documents, () => (missedCommits += 1));

  const lineupAt = (festivalId: string, time: number): Promise<ScreenLineup | null> => {
    const version = [missedCommits, lineupChanges.get(festivalId) ?? 0];
    const key = JSON.stringify([festivalId, version, Math.floor(time / freshMs)]);
    return remember(lineups, key, () => readScreenLineup(provider, festivalId, time));
  };
  const viewAt = async (link: StageLink, time: number): Promise<ShownView | null> => {
    const { id, festivalId } = link;
    const lineup = await lineupAt(festivalId, time);
    if (lineup === null) return null;
    const version = [missedCommits, lineupChanges.get(festivalId) ?? 0, screenChanges.get(festivalId) ?? 0];
    const key = JSON.stringify([id, version, Math.floor(time / freshMs)]);
    return remember(views, key, async () => {
      const view = await screenViewOf(provider, link, lineup, time);
      return view === null ? null : shownView(view);
    });
  };

  const linkOf = async (token: string, { throttles, address }: Asker) => {
    // Another process may have revoked it.
    commits.catchUp();
    const known = links.get(token);
    const version = missedCommits + linkChanges;
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
      const lineup = new Set<string>();
      const screens = new Set<string>();
      const linkIds = new Set<string>();
      for (const { path } of changes) {
        const place = parseDocumentPath(path);
        const [festivalId = ''] = place?.ids ?? [];
        if (place?.kind === 'festival' || place?.kind === 'lineupEvent') lineup.add(festivalId);
        if (place?.kind === 'stageMessage' || place?.kind === 'stageReport') screens.add(festivalId);
        if (place?.kind === 'stageLink') linkIds.add(place.id);
      }
      linkChanges += linkIds.size;
      for (const id of lineup) lineupChanges.set(id, (lineupChanges.get(id) ?? 0) + 1);
      for (const id of screens) screenChanges.set(id, (screenChanges.get(id) ?? 0) + 1);
      for (const name of new Set([...lineup, ...screens, ...linkIds])) signals.send(name);
    },
    close: () => {
      isClosed = true;
      signals.sendAll();
    },
  };
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
  // What failed is tried again by the next who asks.
  making.catch(() => cache.drop(key));
  return making;
}
