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

/** Answers the seconds to wait for a key that was counted too often, or null. */
type Count = (key: string) => Promise<number | null>;

export interface ScreenSourceDeps {
  readonly provider: Pick<ServerProvider, 'documents'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly page: () => string;
  /** The network address of who asks. */
  readonly address: string;
  readonly counts: {
    /** Links that do not exist, by address. */
    readonly unknown: Count;
    readonly reads: Count;
    readonly seen: Count;
    readonly reportsOfLink: Count;
    readonly reportsOfAddress: Count;
  };
  readonly lineups: ScreenLineups;
  /** A text that is another one after each change of the festival or its sets. */
  readonly stateOf: (festivalId: string) => Promise<string>;
}

/** The lineups that this machine has read, by festival, each with the state in which it was read. */
export type ScreenLineups = Map<
  string,
  { readonly key: string; readonly lineup: Promise<ScreenLineup | null> }
>;

/** No request is held here: a screen asks every two seconds. */
const pauseMs = 2000;
/** What is shown by the clock, such as a name from its announcement on, is at most so old. */
const freshMs = 60_000;
const mostLineups = 20;

/** What stage screens are answered from Firestore. */
export function createScreenSource(deps: ScreenSourceDeps): ScreenSource {
  const { provider, now, page, counts, address } = deps;
  const linkOf = async (token: string): Promise<StageLink | RefusedScreen> => {
    const link = await stageLinkOf(provider, token, now());
    if (link !== null) return link;
    const retryAfterSeconds = await counts.unknown(address);
    return retryAfterSeconds === null ? { kind: 'invalid' } : { kind: 'throttled', retryAfterSeconds };
  };
  /** The link, unless it asks for too much. */
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

/** The lineup, read again only after it has changed. */
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
  // What failed is tried again by the next who asks.
  lineup.catch(() => lineups.delete(festivalId));
  const [oldest] = lineups.keys();
  if (lineups.size > mostLineups && oldest !== undefined) lineups.delete(oldest);
  return lineup;
}

/** A text by festival that is asked for again after a second: all screens of a festival share it. */
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
