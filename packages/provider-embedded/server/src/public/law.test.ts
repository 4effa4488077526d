import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { paths, timestampFromMillis } from '@lineup/domain';
import {
  changePreviewLinks,
  changePublication,
  changeStageScreens,
  compareRelease,
  deleteFestival,
  publishLineup,
  readPublic,
  runDueReleases,
} from '@lineup/functions';
import type { ServerUnderTest } from '../../../testing/server-under-test.ts';
import { startServer } from '../../../testing/server-under-test.ts';
import {
  festivalId,
  laterWork,
  publicNames,
  secretFestival,
  secrets,
  slug,
  stepAt,
} from './testing/secret-festival.ts';
import { addressesOf, leaksIn, type RecordedAnswer, walkPublic } from './testing/walk.ts';

const hour = 3_600_000;
/** Well before the steps of the announcements. */
const begins = stepAt - 40 * 24 * hour;
const by = { id: 'zqperson', email: 'zqmail@festival.example' };

let server: ServerUnderTest;
beforeEach(() => {
  server = startServer({ clock: () => begins });
  server.rooms.documents.commit(secretFestival());
});
afterEach(() => server.stop());

const surroundings = () => ({ by, now: server.now });

async function publish(releaseId: string, at: number | null = null): Promise<void> {
  const { provider } = server.rooms;
  const { openConflicts } = await compareRelease(provider, { festivalId, releaseId: null });
  await publishLineup(
    provider,
    {
      festivalId,
      releaseId,
      ticked: null,
      at: at === null ? null : timestampFromMillis(at),
      slug,
      expectedConflicts: openConflicts,
    },
    surroundings(),
  );
}

type Action = Parameters<typeof changePublication>[1]['action'];
const change = (action: Action) =>
  changePublication(
    server.rooms.provider,
    { festivalId, action },
    { ...surroundings(), webhookRule: () => true },
  );

async function previewOf(showNames: boolean, stages: readonly string[] = []): Promise<string> {
  const expiresAt = timestampFromMillis(server.now() + 10 * 24 * hour);
  const action = { type: 'create', name: 'Zqname: for the printers', stages, showNames, expiresAt } as const;
  const { token = '' } = await changePreviewLinks(
    server.rooms.provider,
    { festivalId, action },
    surroundings(),
  );
  return `/preview/${token}`;
}

const runSteps = () =>
  runDueReleases(server.rooms.provider, {
    now: server.now,
    onError: (error) => {
      throw error;
    },
  });

/** Every address a visitor can find, including guesses. */
const startOf = (...slugs: readonly string[]) => [
  ...slugs.flatMap((one) => [
    ...addressesOf(one),
    ...['zqheld', 'zqheld-heath', 'zqtba', 'zqlater', 'none'].flatMap((name) => [
      `/lineup/${one}/artists/${name}`,
      `/lineup/${one}/artists/${name}.ics`,
    ]),
    ...['zqstage-barn', 'lantern', 'none'].map((name) => `/lineup/${one}/stages/${name}.ics`),
    `/lineup/${one}/pictures/${'0'.repeat(64)}`,
  ]),
  '/lineup-schema.json',
  '/lineup',
  '/lineup/zqother',
  '/lineup/..%2fzqother',
  '/preview',
  '/preview/none',
];

const walk = (...slugs: readonly string[]) => walkPublic(server, startOf(...slugs));
/**
 * What stays secret after these were announced; responses do not contain the request either, except for a link's own
 * address.
 */
const secretsBut = (...announced: readonly string[]) =>
  secrets.filter((secret) => !announced.includes(secret));

describe('what is not announced is absent everywhere', () => {
  it('after a release, whatever else the festival keeps and whatever is worked on since', async () => {
    await publish('zqearlier-release');
    server.rooms.documents.commit(laterWork());
    await publish('zqplanned-release', server.now() + 24 * hour);
    await change({ type: 'webhook', url: 'https://zqhook.example/zqhook' });
    const link = await previewOf(true);
    // Including what no page shows yet.
    const file = await readPublic(server.rooms.provider.files, festivalId, 'zqearlier-release');
    expect(secrets.filter((secret) => JSON.stringify(file).toLowerCase().includes(secret))).toEqual([]);
    expect(file.profiles.map(({ values }) => values.shortText)).toEqual(['Folded birds.']);
    const answers = await walk(slug);
    const more = ['zqplanned', 'zqhook', link.slice('/preview/'.length)];
    expect(leaksIn(answers, [...secrets, ...more])).toEqual([]);
    const found = answers.filter(({ method, status }) => method === 'GET' && status === 200);
    expect(found.length).toBeGreaterThanOrEqual(12);
    for (const name of publicNames) {
      expect([name, leaksIn(found, [name]).length >= 4]).toEqual([name, true]);
    }
  });

  it('and this test would tell: a name that is given away is found wherever names stand', async () => {
    const artistName = 'Zqplanted';
    server.rooms.documents.commit([
      { type: 'update', path: paths.event(festivalId, 'open-1'), data: { artistName } },
    ]);
    await publish('release-1');
    const leaks = leaksIn(await walk(slug), ['zqplanted']).map((leak) => leak.split(':')[0]);
    const page = `GET /lineup/${slug}`;
    const feeds = ['lineup.json', 'lineup.ics', 'lineup.csv', 'schedule.xml', 'schedule.json'];
    const artists = ['artists', 'artists/zqplanted', 'artists/zqplanted.ics', 'now', 'stages', 'grid'];
    for (const place of [page, ...[...feeds, ...artists].map((feed) => `${page}/${feed}`)])
      expect(leaks).toContain(place);
  });

  it('while steps tell one thing after the other', async () => {
    await publish('release-1');
    server.advance(stepAt - server.now() + 1000);
    await runSteps();
    const answers = await walk(slug);
    expect(leaksIn(answers, ['zqlater']).length).toBeGreaterThan(0);
    expect(leaksIn(answers, secretsBut('zqlater'))).toEqual([]);
  });

  it('after what was told is held back again, also in cancellations', async () => {
    await publish('release-1');
    const announcement = { level: 'held' as const };
    server.rooms.documents.commit([
      {
        type: 'update',
        path: paths.event(festivalId, 'open-1'),
        data: { announcement, artistName: 'Zqagain' },
      },
    ]);
    server.advance(hour);
    await publish('release-2');
    const answers = await walk(slug);
    expect(leaksIn(answers, [...secrets, 'zqagain', 'Paper Herons'])).toEqual([]);
  });

  it('in the calendar of an artist whose only set is held back again: it is empty, and still there', async () => {
    const calendar = `/lineup/${slug}/artists/the-paper-herons.ics`;
    await publish('release-1');
    expect((await server.app.request(`http://localhost${calendar}`)).status).toBe(200);
    server.rooms.documents.commit([
      {
        type: 'update',
        path: paths.event(festivalId, 'open-1'),
        data: { announcement: { level: 'held' } },
      },
    ]);
    server.advance(hour);
    await publish('release-2');
    const answers = await walkPublic(server, [...startOf(slug), calendar]);
    expect(leaksIn(answers, [...secrets, 'Paper Herons', 'paper-herons'])).toEqual([]);
    const of = (path: string) => answers.find((answer) => answer.method === 'GET' && answer.path === path);
    expect(of(calendar)).toMatchObject({
      status: 200,
      headers: expect.stringContaining('content-type: text/calendar; charset=utf-8') as unknown,
      body: expect.stringMatching(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/u) as unknown,
    });
    expect(of(calendar)?.body).not.toContain('VEVENT');
    for (const never of ['zqheld', 'zqheld-heath', 'zqlater', 'none']) {
      expect(of(`/lineup/${slug}/artists/${never}.ics`)?.status).toBe(404);
    }
  });

  it('in what changed since a release that announced more, also once it is removed', async () => {
    await publish('release-1');
    const path = paths.event(festivalId, 'open-1');
    const commit = async (write: Parameters<typeof server.rooms.documents.commit>[0][number]) => {
      server.rooms.documents.commit([write]);
      server.advance(hour);
      await publish(`release-after-${write.type}`);
    };
    await commit({ type: 'update', path, data: { announcement: { level: 'held' }, artistName: 'Zqagain' } });
    const unsaid = [...secrets, 'zqagain', 'Paper Herons', 'paper-herons'];
    expect(leaksIn(await walk(slug), unsaid)).toEqual([]);
    await commit({ type: 'delete', path });
    const answers = await walk(slug);
    expect(leaksIn(answers, unsaid)).toEqual([]);
    const since = answers.filter(({ method, path }) => method === 'GET' && path.includes('?since='));
    expect(since.map(({ status }) => status)).toEqual([410, 200, 200, 200, 400, 400]);
  });

  it('and this test would tell: what was public and is removed is in what changed', async () => {
    await publish('release-1');
    server.rooms.documents.commit([{ type: 'delete', path: paths.event(festivalId, 'open-1') }]);
    server.advance(hour);
    await publish('release-2');
    server.advance(hour);
    await publish('release-3');
    const leaks = leaksIn(await walk(slug), ['Paper Herons']);
    expect(leaks).toEqual([`GET /lineup/${slug}/lineup.json?since=1: Paper Herons`]);
  });

  it('in what changed since a step of announcements', async () => {
    await publish('release-1');
    server.advance(stepAt - server.now() + 1000);
    await runSteps();
    const answers = await walk(slug);
    const since = answers.filter(({ method, path }) => method === 'GET' && path.endsWith('?since=1'));
    expect(since.map(({ body }) => body)).toEqual([expect.stringContaining('Zqlater')]);
    expect(leaksIn(answers, secretsBut('zqlater'))).toEqual([]);
  });

  it('after the lineup was withdrawn', async () => {
    await publish('release-1');
    server.advance(hour);
    await change({ type: 'withdraw' });
    const answers = await walk(slug);
    expect(leaksIn(answers, [...secrets, ...publicNames])).toEqual([]);
    const of = (path: string) => answers.find((answer) => answer.method === 'GET' && answer.path === path);
    expect(of(`/lineup/${slug}/lineup.json?since=1`)?.status).toBe(410);
    expect(of(`/lineup/${slug}/lineup.json?since=2`)?.status).toBe(200);
    expect(of(`/lineup/${slug}`)?.status).toBe(200);
    expect(of(`/lineup/${slug}/lineup.ics`)?.body).toContain('STATUS:CANCELLED');
  });

  it('after the lineup has moved to another address, which the old one leads to', async () => {
    await publish('release-1');
    await change({ type: 'rename', slug: 'saltmarsh-27' });
    const answers = await walk(slug, 'saltmarsh-27');
    expect(leaksIn(answers, secrets)).toEqual([]);
    const old = answers.find(({ method, path }) => method === 'GET' && path === `/lineup/${slug}/lineup.ics`);
    expect([old?.status, old?.headers]).toEqual([
      308,
      expect.stringContaining('location: /lineup/saltmarsh-27/lineup.ics'),
    ]);
  });

  it('after the festival was deleted: every address of it is gone, and its links with it', async () => {
    await publish('release-1');
    const link = await previewOf(true);
    await deleteFestival(server.rooms.provider, { festivalId });
    const answers = await walkPublic(server, [...startOf(slug), link]);
    expect(leaksIn(answers, [...secrets, ...publicNames])).toEqual([]);
    const statuses = new Set(
      answers
        .filter(({ method, path }) => method === 'GET' && path.startsWith(`/lineup/${slug}`))
        .map(({ status }) => status),
    );
    expect(statuses).toEqual(new Set([410]));
  });

  it('before anything was published', async () => {
    const answers = await walk(slug);
    expect(leaksIn(answers, [...secrets, ...publicNames])).toEqual([]);
    const ofSlug = answers.filter(
      ({ method, path }) => method === 'GET' && path.startsWith(`/lineup/${slug}`),
    );
    expect(new Set(ofSlug.map(({ status }) => status))).toEqual(new Set([404]));
  });
});

describe('a preview', () => {
  const announced = [
    'zqstage',
    'zqday',
    '19:43',
    '7:43',
    'T1943',
    ...secrets.filter((text) => /^\d+$/u.test(text)),
  ];

  it('that hides names has none, wherever they could stand', async () => {
    const answers = await walkPublic(server, [await previewOf(false)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(leaksIn(answers, [...secretsBut(...announced), ...publicNames])).toEqual([]);
  });

  it('shows the draft with its names, and nothing of what administrators keep to themselves', async () => {
    const answers = await walkPublic(server, [await previewOf(true)]);
    expect(leaksIn(answers, ['zqheld', 'Glasswort']).length).toBeGreaterThan(1);
    const shown = ['zqheld', 'zqtba', 'zqcancelled', 'zqinstead', 'zqlater', ...announced];
    expect(leaksIn(answers, secretsBut(...shown))).toEqual([]);
  });

  it('shows its stages and no others', async () => {
    const answers = await walkPublic(server, [await previewOf(true, ['Dune'])]);
    expect(leaksIn(answers, ['zqtba']).length).toBeGreaterThan(0);
    expect(leaksIn(answers, [...secretsBut('zqtba'), ...publicNames])).toEqual([]);
  });

  it('shows nothing once it is revoked or has ended, and nobody can tell which', async () => {
    const link = await previewOf(true);
    const [revoked] = server.rooms.documents.query({ collection: paths.previewLinks });
    const action = { type: 'revoke', id: revoked?.id ?? '' } as const;
    await changePreviewLinks(server.rooms.provider, { festivalId, action }, surroundings());
    const ended = await previewOf(true);
    server.advance(11 * 24 * hour);
    const unknown = `/preview/${'A'.repeat(22)}`;
    const answers = await walkPublic(server, [link, ended, unknown]);
    expect(leaksIn(answers, [...secrets, ...publicNames])).toEqual([]);
    const seen = answers.map(({ method, status, headers, body }) =>
      JSON.stringify([method, status, headers, body]),
    );
    expect(new Set(seen).size).toBe(4);
    expect(answers.filter(({ method }) => method === 'GET').map(({ status }) => status)).toEqual([
      404, 404, 404,
    ]);
  });
});

describe('a stage screen', () => {
  const ofStages = ['zqstage', '19:43', '7:43', ...secrets.filter((text) => /^\d+$/u.test(text))];

  /** What a screen of the stage gets on the evening when its secret sets play. */
  async function screenOf(stage: string, showNames: boolean): Promise<readonly RecordedAnswer[]> {
    const playing = Date.UTC(2026, 6, 3, 20);
    server.advance(playing - server.now());
    const link = {
      stage,
      sets: [],
      artists: [],
      showNames,
      canReport: true,
      amberMinutes: 10,
      redMinutes: 5,
    };
    const expiresAt = timestampFromMillis(playing + 24 * hour);
    const action = { type: 'create', name: 'Zqname: the monitor', ...link, expiresAt } as const;
    const { token = '' } = await changeStageScreens(
      server.rooms.provider,
      { festivalId, action },
      surroundings(),
    );
    const answers = ['screen', 'state', 'clock', 'report', 'seen'].map(async (name) => {
      const path = `/stage/${name}`;
      const isPost = name === 'report' || name === 'seen';
      const response = await server.app.request(`http://localhost${path}`, {
        headers: { 'x-stage-token': token, 'content-type': 'application/json' },
        ...(isPost && { method: 'POST', body: '{}' }),
      });
      const headers = [...response.headers].map((header) => header.join(': ')).join('\n');
      // A screen identifies its sets by ids, which normally reveal nothing; those of this festival are words.
      const body = (await response.text()).replaceAll(/"id":"[^"]*"/gu, '');
      return { method: 'GET', path, status: response.status, headers, body };
    });
    return Promise.all(answers);
  }

  it.each(['Dune', 'Zqstage Barn'])('of %s that hides names has none', async (stage) => {
    const answers = await screenOf(stage, false);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect(leaksIn(answers, secretsBut(...ofStages))).toEqual([]);
  });

  it('that shows names shows those of its stage, and nothing that administrators keep to themselves', async () => {
    const answers = await screenOf('Zqstage Barn', true);
    expect(leaksIn(answers, ['zqheld']).length).toBeGreaterThan(0);
    const shown = ['zqheld', 'zqcancelled', 'zqinstead', 'zqlater', ...ofStages];
    expect(leaksIn(answers, secretsBut(...shown))).toEqual([]);
  });
});

describe('public addresses', () => {
  it('never look at a session and never set a cookie', async () => {
    await publish('release-1');
    const secret = { cookie: `session=${'a'.repeat(43)}` };
    for (const path of startOf(slug)) {
      const plain = await server.app.request(`http://localhost${path}`);
      const signedIn = await server.app.request(`http://localhost${path}`, { headers: secret });
      expect([...signedIn.headers]).toEqual([...plain.headers]);
      expect(plain.headers.getSetCookie()).toEqual([]);
    }
  });

  it('stay out of the logs where they are secrets themselves', async () => {
    const link = await previewOf(true);
    await walkPublic(server, [link]);
    expect(server.logged()).toContain('/preview/…');
    expect(server.logged()).not.toContain(link.slice('/preview/'.length));
  });
});
