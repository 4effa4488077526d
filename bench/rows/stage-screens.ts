import { timestampFromMillis } from '@lineup/domain';
import { atMost, type Figure, type Row, type RowContext } from '../frame/row.ts';
import { openFeed } from '../measure/feed-reader.ts';
import { cpuSeconds } from '../measure/process.ts';
import { pause } from '../measure/pause.ts';
import { percentile } from '../measure/statistics.ts';
import { addAccounts, addSessions, hashPassword, sessionCookie } from '../support/accounts.ts';
import { festivalId, namesOfStages } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal, type Seed } from '../support/portal.ts';
import { addFestivals } from '../support/seed.ts';

const watchers = 100;
/** More often than the messages to a stage on the busiest evening. */
const messageEveryMs = 10_000;
/** As often as the page of an open festival reports its presence. */
const presenceEveryMs = 20_000;
/** Portals are open in different festivals; screens belong to the first. */
const festivals = Array.from({ length: 10 }, (_, number) => number);
const stages = namesOfStages(10);
const [stage = ''] = stages;

/** Screens at the stages, and portals that are open at the same time. */
export const stageScreens: Row = {
  name: 'stage-screens',
  title: `What ${watchers} stage screens cost the server, and ${watchers} portals`,
  run: async (context) => {
    const passwordHash = await hashPassword();
    const seed: Seed = (db) => {
      addFestivals(db, festivals, 1000, stages);
      addAccounts(db, watchers, passwordHash);
      addSessions(db, watchers);
    };
    return withPortal(context, { seed }, (portal) => measure(portal, context));
  },
};

async function measure(portal: BenchPortal, { quick }: RowContext) {
  const seconds = quick ? 20 : 120;
  const address = portal.server.address;
  const token = await newScreenLink(portal);
  const stopScreens = new AbortController();
  const seen = new Map<string, number>();
  const screens = Array.from({ length: watchers }, () =>
    runScreen(address, token, stopScreens.signal, (text) => {
      if (!seen.has(text)) seen.set(text, performance.now());
    }),
  );
  await pause(1000);
  const screensAlone = await shareOf(portal, seconds);
  const { share: screensChanging, delays } = await shareWithMessages(portal, seconds, seen);
  stopScreens.abort();
  await Promise.all(screens);

  const portals = await openPortals(portal);
  const portalsAlone = await shareOf(portal, seconds);
  const { share: portalsChanging } = await shareWithMessages(portal, seconds, seen);
  await portals.close();
  const percent = (label: string, screen: number, others: number): Figure => ({
    label,
    value: screen * 100,
    unit: '% of a processor',
    goal: atMost(1, { name: 'portals', value: others * 100 }),
  });
  return {
    figures: [
      percent('screens, nothing changes', screensAlone, portalsAlone),
      percent('screens, a message to the stage every ten seconds', screensChanging, portalsChanging),
      { label: 'from a message to the first screen, slowest', value: percentile(delays, 1), unit: 'ms' },
    ],
    notes: [
      `${watchers} screens of one stage, then ${watchers} sessions with their change feeds, of which each says every ` +
        `${presenceEveryMs / 1000} s which festival it has open; ${seconds} s each: the time that the server’s process takes. The ` +
        'sending of the messages is in both figures.',
    ],
  };
}

async function newScreenLink({ client }: BenchPortal): Promise<string> {
  const { token } = await client.provider.functions.call('changeStageScreens', {
    festivalId: festivalId(0),
    action: {
      type: 'create',
      name: 'Monitor',
      stage,
      sets: [],
      artists: [],
      showNames: true,
      canReport: false,
      amberMinutes: 10,
      redMinutes: 5,
      expiresAt: timestampFromMillis(Date.now() + 3_600_000),
    },
  });
  if (token === undefined) throw new Error('No link was made.');
  return token;
}

/** Sends requests like the page of a screen until `stop`: the server holds a request until there is something newer. */
async function runScreen(
  address: string,
  token: string,
  stop: AbortSignal,
  onView: (text: string) => void,
): Promise<void> {
  let after: string | null = null;
  while (!stop.aborted) {
    const query: string = after === null ? '' : `?after=${after}`;
    try {
      const response = await fetch(`${address}/stage/state${query}`, {
        headers: { 'x-stage-token': token },
        signal: stop,
      });
      if (!response.ok) throw new Error(`A screen was answered ${response.status}.`);
      const text = await response.text();
      const { version, pauseMs } = JSON.parse(text) as { readonly version: string; readonly pauseMs: number };
      if (version !== after) onView(text);
      after = version;
      if (pauseMs > 0) await pause(pauseMs);
    } catch (error) {
      if (!stop.aborted) throw error;
    }
  }
}

/** Subscribes and reports presence like the page of an open festival. */
async function openPortals({ server }: BenchPortal) {
  const isClosed = new AbortController();
  const feeds = await Promise.all(
    Array.from({ length: watchers }, (_, number) =>
      openFeed({
        port: server.port,
        cookie: sessionCookie(number),
        pattern: /"artistName":"Change (\d+)\."/gu,
        onChange: () => undefined,
        onLost: () => undefined,
      }),
    ),
  );
  const announcing = feeds.map((_, number) => announce(server.address, number, isClosed.signal));
  return {
    close: async () => {
      isClosed.abort();
      for (const feed of feeds) feed.close();
      await Promise.all(announcing);
    },
  };
}

async function announce(address: string, portal: number, isClosed: AbortSignal): Promise<void> {
  const body = JSON.stringify({ festivalId: festivalId(portal % festivals.length), setId: null });
  const headers = { origin: address, cookie: sessionCookie(portal), 'content-type': 'application/json' };
  const url = `${address}/api/functions/announcePresence`;
  await pause((portal / watchers) * presenceEveryMs);
  while (!isClosed.aborted) {
    const response = await fetch(url, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`Presence was answered ${response.status}.`);
    await response.text();
    await pause(presenceEveryMs);
  }
}

/** The share of a processor that the server uses while idle. */
async function shareOf({ server }: BenchPortal, seconds: number): Promise<number> {
  const before = cpuSeconds(server.pid);
  await pause(seconds * 1000);
  return (cpuSeconds(server.pid) - before) / seconds;
}

async function shareWithMessages(
  { server, client }: BenchPortal,
  seconds: number,
  seen: ReadonlyMap<string, number>,
) {
  const before = cpuSeconds(server.pid);
  const delays: number[] = [];
  for (let passed = 0; passed < seconds * 1000; passed += messageEveryMs) {
    const sentAt = performance.now();
    const text = `Message ${Math.round(sentAt)}.`;
    await client.provider.functions.call('changeStageScreens', {
      festivalId: festivalId(0),
      action: { type: 'message', stage, text, flash: false },
    });
    await pause(messageEveryMs - (performance.now() - sentAt));
    const at = [...seen].find(([view]) => view.includes(text))?.[1];
    if (at !== undefined) delays.push(at - sentAt);
  }
  return { share: (cpuSeconds(server.pid) - before) / seconds, delays };
}
