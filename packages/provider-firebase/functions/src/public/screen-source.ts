import type { StageLink } from '@lineup/domain/live';
import {
  noteMessageSeen,
  noteScreenOpened,
  readScreenLineup,
  screenViewOf,
  stageLinkOf,
  takeReport,
  type ScreenLineup,
} from '@lineup/functions';
import { shownView } from '@lineup/functions/node';
import type { RefusedScreen, ScreenSource } from '@lineup/lineup-page/http';
import type { ServerProvider } from '@lineup/provider/server';

/** Returns the seconds to wait for a key that was counted too often, or null. */
type Count = (key: string) => Promise<number | null>;

export interface ScreenSourceDeps {
  readonly provider: Pick<ServerProvider, 'documents'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly page: () => string;
  /** The client's IP address. */
  readonly address: string;
  readonly counts: {
    /** Counts requests for links that do not exist, by IP address. */
    readonly unknown: Count;
    readonly reads: Count;
    readonly seen: Count;
    readonly reportsOfLink: Count;
    readonly reportsOfAddress: Count;
  };
  readonly lineups: ScreenLineups;
  /** A text that differs after each change of the festival or its sets. */
  readonly stateOf: (festivalId: string) => Promise<string>;
}

/** The lineups that this instance has read, by festival, each with the state it was read in. */
export type ScreenLineups = Map<
  string,
  { readonly key: string; readonly lineup: Promise<ScreenLineup | null> }
>;

/** Requests are not held open here: a screen polls every two seconds. */
const pauseMs = 2000;
/** The maximum age of what depends on the time, such as a name that is announced. */
const freshMs = 60_000;
const mostLineups = 20;

/** Serves stage screens from Firestore. */
export function createScreenSource(deps: ScreenSourceDeps): ScreenSource {
  const { provider, now, page, counts, address } = deps;
  const linkOf = async (token: string): Promise<StageLink | RefusedScreen> => {
    const link = await stageLinkOf(provider, token, now());
    if (link !== null) return link;
    const retryAfterSeconds = await counts.unknown(address);
    return retryAfterSeconds === null ? { kind: 'invalid' } : { kind: 'throttled', retryAfterSeconds };
  };
  /** Returns the link unless the limit is exceeded. */
  const countedLink = async (
    token: string,
    ...limits: readonly ((link: StageLink) => Promise<number | null>)[]
  ) => {
    const link = await linkOf(token);
    if ('kind' in link) return link;
    for (const limit of limits) {
      const retryAfterSeconds = await limit(link);
      if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds } as const;
    }
    return link;
  };
  return {
    now,
    page,
    pauseMs,
    state: async (token, after) => {
      const link = await countedLink(token, ({ id }) => counts.reads(id));
      if ('kind' in link) return link;
      const time = now();
      const lineup = await lineupOf(deps, link.festivalId, time);
      const view = lineup === null ? null : await screenViewOf(provider, link, lineup, time);
      if (view === null) return { kind: 'invalid' };
      if (after === null) await noteScreenOpened(provider, link, time);
      return shownView(view);
    },
    seen: async (token, messageId) => {
      const link = await countedLink(token, ({ id }) => counts.seen(id));
      if ('kind' in link) return link;
      await noteMessageSeen(provider, link, messageId);
      return { kind: 'done' };
    },
    report: async (token, given) => {
      const link = await countedLink(
        token,
        ({ id }) => counts.reportsOfLink(id),
        () => counts.reportsOfAddress(address),
      );
      return 'kind' in link ? link : takeReport(provider, link, given, now());
    },
  };
}

/** Returns the lineup, which is only read again after a change. */
async function lineupOf(
  { provider, lineups, stateOf }: ScreenSourceDeps,
  festivalId: string,
  time: number,
): Promise<ScreenLineup | null> {
  const key = `${await stateOf(festivalId)} ${Math.floor(time / freshMs)}`;
  const known = lineups.get(festivalId);
  if (known?.key === key) return known.lineup;
  const lineup = readScreenLineup(provider, festivalId, time);
  lineups.delete(festivalId);
  lineups.set(festivalId, { key, lineup });
  // The next request retries after a failure.
  lineup.catch(() => lineups.delete(festivalId));
  const [oldest] = lineups.keys();
  if (lineups.size > mostLineups && oldest !== undefined) lineups.delete(oldest);
  return lineup;
}

/** Caches a text by festival for a second: all screens of a festival share it. */
export function eachSecond(
  stateOf: (festivalId: string) => Promise<string>,
  now: () => number,
): (festivalId: string) => Promise<string> {
  const known = new Map<string, { readonly askedAt: number; readonly state: Promise<string> }>();
  return (festivalId) => {
    const last = known.get(festivalId);
    if (last !== undefined && Math.abs(now() - last.askedAt) < 1000) return last.state;
    const state = stateOf(festivalId);
    known.set(festivalId, { askedAt: now(), state });
    state.catch(() => known.delete(festivalId));
    return state;
  };
}
