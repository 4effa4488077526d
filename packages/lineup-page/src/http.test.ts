import { describe, expect, it } from 'vitest';
import {
  answerPublic,
  failedAnswer,
  isPublicPath,
  loggedPath,
  type LineupAt,
  type PreviewAt,
  type PublicRequest,
  type ReadyFile,
} from './http.ts';

const page: ReadyFile = { contentType: 'text/html; charset=utf-8', cors: false, etag: '"page"' };
const calendar: ReadyFile = {
  contentType: 'text/calendar; charset=utf-8',
  cors: true,
  etag: '"calendar"',
  fileName: 'hill "fest".ics',
};
const changes: ReadyFile = { contentType: 'application/json', cors: true, etag: '"changes"' };
const tooOld: ReadyFile = { contentType: 'application/json', cors: true, etag: '"old"', status: 410 };
const picture: ReadyFile = { contentType: 'image/webp', cors: true, etag: '"picture"' };
const worker: ReadyFile = { contentType: 'text/javascript; charset=utf-8', cors: false, etag: '"worker"' };
const sha = 'ab'.repeat(32);
const goodToken = 'a-good_token_of_22_char';

const files = new Map([
  ['', page],
  ['lineup.ics', calendar],
  ['sw.js', worker],
]);
const lineups = new Map<string, LineupAt<ReadyFile>>(
  Object.entries({
    hill: {
      kind: 'found',
      file: (path: string) => files.get(path) ?? null,
      since: (number: number) => ({ 3: tooOld, 4: changes, 5: changes })[number] ?? null,
      picture: async (asked: string) => (asked === sha ? picture : null),
    },
    'old-hill': { kind: 'moved', slug: 'hill' },
    gone: { kind: 'gone' },
    busy: { kind: 'throttled', retryAfterSeconds: 7 },
  } as const),
);
const source = {
  lineupAt: (slug: string) => lineups.get(slug) ?? ({ kind: 'unknown' } as const),
  previewAt: async (token: string, path: string): Promise<PreviewAt<ReadyFile>> =>
    token === goodToken ? (files.get(path) ?? null) : null,
  schema: () => ({ contentType: 'application/schema+json', cors: true, etag: '"schema"' }),
};
const ask = (path: string, more: Partial<PublicRequest> = {}) =>
  answerPublic({ method: 'GET', path, query: '', ifNoneMatch: null, ...more }, source);
const shortCaching = 'public, max-age=30, s-maxage=60';

describe('a lineup', () => {
  it('is sent with its ETag and may be cached for a short while', async () => {
    const { status, headers, body } = await ask('/lineup/hill');
    expect([status, body]).toEqual([200, page]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': shortCaching,
      etag: '"page"',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may stand in other pages where it is asked for so, and its feeds may not', async () => {
    const embedded = await ask('/lineup/hill', { query: '?embed' });
    expect(embedded.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(embedded.headers['x-frame-options']).toBeUndefined();
    const feed = await ask('/lineup/hill/lineup.ics', { query: '?embed' });
    expect(feed.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('lets pages of any origin read its feeds, with the ETag, also unchanged and missing', async () => {
    const answers = [
      await ask('/lineup/hill/lineup.ics'),
      await ask('/lineup/hill/lineup.ics', { ifNoneMatch: '"calendar"' }),
      await ask('/lineup/hill/stages/none.ics'),
      await ask('/lineup/none/lineup.ics'),
      await ask('/lineup/old-hill/lineup.ics'),
      await ask('/lineup/gone/lineup.ics'),
      await ask('/lineup/busy/lineup.ics'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 404, 404, 308, 410, 429]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'ETag',
      });
    }
  });

  it.each(['"calendar"', 'W/"calendar"', '"other", "calendar"', '*'])(
    'is not sent again to who has it: %s',
    async (ifNoneMatch) => {
      const { status, body, headers } = await ask('/lineup/hill/lineup.ics', { ifNoneMatch });
      expect([status, body, headers['etag']]).toEqual([304, null, '"calendar"']);
    },
  );

  it('is sent to who has another one', async () => {
    expect((await ask('/lineup/hill/lineup.ics', { ifNoneMatch: '"calenda"' })).status).toBe(200);
  });

  it('is saved under a name that cannot break the header', async () => {
    const { headers } = await ask('/lineup/hill/lineup.ics');
    expect(headers['content-disposition']).toBe('inline; filename="hill--fest-.ics"');
  });

  it('answers the question before a request of another origin', async () => {
    const { status, headers, body } = await ask('/lineup/hill/lineup.ics', { method: 'OPTIONS' });
    expect([status, body]).toEqual([204, null]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*',
    });
  });

  it('moves on to the slug of today with the rest of the address', async () => {
    const { status, headers } = await ask('/lineup/old-hill/stages/a.ics', { query: '?x=1' });
    expect([status, headers['location']]).toEqual([308, '/lineup/hill/stages/a.ics?x=1']);
    expect((await ask('/lineup/old-hill')).headers['location']).toBe('/lineup/hill');
  });

  it('has one address for the page', async () => {
    const { status, headers } = await ask('/lineup/hill/', { query: '?embed' });
    expect([status, headers['location']]).toEqual([308, '/lineup/hill?embed']);
  });

  it('tells people on a page why there is nothing', async () => {
    const missing = await ask('/lineup/none');
    const gone = await ask('/lineup/gone');
    const busy = await ask('/lineup/busy');
    expect([missing.status, gone.status, busy.status]).toEqual([404, 410, 429]);
    expect(missing.body).toContain('<h1>There is no lineup at this address.</h1>');
    expect(gone.body).toContain('<h1>This lineup has been taken down for good.</h1>');
    expect(busy.body).toContain('<h1>Too many requests. Please wait a moment and try again.</h1>');
    expect(busy.headers['retry-after']).toBe('7');
  });

  it.each([
    '/lineup',
    '/lineup/',
    '/lineup/Hill',
    '/lineup/hi%6Cl',
    '/lineup/-hill',
    '/lineup/../hill',
    '/lineup/constructor',
    `/lineup/${'a'.repeat(81)}`,
  ])('does not stand at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('shows the pictures of its release for ever, and no others', async () => {
    const { status, headers } = await ask(`/lineup/hill/pictures/${sha}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await ask(`/lineup/hill/pictures/${'cd'.repeat(32)}`)).status).toBe(404);
    expect((await ask('/lineup/hill/pictures/..')).status).toBe(404);
  });

  it('lets its service worker serve the page too', async () => {
    expect((await ask('/lineup/hill/sw.js')).headers['service-worker-allowed']).toBe('/lineup/hill');
  });

  it('is only read', async () => {
    const { status, headers, body } = await ask('/lineup/hill', { method: 'POST' });
    expect([status, headers['allow'], body]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'This address can only be read.\n',
    ]);
  });
});

describe('the changes since a release', () => {
  const since = (query: string, more: Partial<PublicRequest> = {}) =>
    ask('/lineup/hill/lineup.json', { query, ...more });

  it('are sent and cached as lineup.json is', async () => {
    const { status, headers, body } = await since('?since=4');
    expect([status, body]).toEqual([200, changes]);
    expect(headers).toMatchObject({
      etag: '"changes"',
      'cache-control': shortCaching,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag',
    });
    const again = await since('?x=1&since=4', { ifNoneMatch: '"changes"' });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  it('are gone where they are not known any more, and say so to who has asked before', async () => {
    for (const ifNoneMatch of [null, '"old"', '*']) {
      const { status, headers, body } = await since('?since=3', { ifNoneMatch });
      expect([status, body, headers['cache-control']]).toEqual([410, tooOld, shortCaching]);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
  });

  it.each([
    '?since=6',
    '?since=999999999',
    '?since=9999999999',
    '?since',
    '?since=',
    '?since=-1',
    '?since=04',
    '?since=4.0',
    '?since=4e0',
    '?since=%34',
    '?since=４',
    '?since=constructor',
    '?since=4&since=4',
    '?since=4&since=5',
  ])('are refused for what is no number of a release: %s', async (query) => {
    const { status, headers, body } = await since(query);
    expect([status, body]).toEqual([400, 'since must be the number of a release that has been published.\n']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=5, s-maxage=10',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('are of lineup.json only', async () => {
    expect((await ask('/lineup/hill/lineup.ics', { query: '?since=4' })).body).toBe(calendar);
    expect((await ask('/lineup/hill', { query: '?since=none' })).body).toBe(page);
    expect((await ask('/lineup/none/lineup.json', { query: '?since=4' })).status).toBe(404);
  });

  it('follow a lineup to its new address', async () => {
    const { status, headers } = await ask('/lineup/old-hill/lineup.json', { query: '?since=4' });
    expect([status, headers['location']]).toEqual([308, '/lineup/hill/lineup.json?since=4']);
  });
});

describe('the schema', () => {
  it('has one address and may be read by any page', async () => {
    const { status, headers } = await ask('/lineup-schema.json');
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
  });
});

describe('a preview', () => {
  const cached = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  };

  it('is cached nowhere, found by no search and does not reveal its address to other sites', async () => {
    const { status, headers } = await ask(`/preview/${goodToken}`, { ifNoneMatch: '"page"' });
    expect(status).toBe(200);
    expect(headers).toMatchObject(cached);
    expect(headers['etag']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('gives the same answer to everything that is no link', async () => {
    const paths = [
      'another_token_of_22_ch',
      'another_token_of_22_ch/artists',
      '',
      'x',
      `${goodToken}/lineup.ics`,
      `${goodToken}/sw.js`,
      '%00',
    ];
    const answers = await Promise.all(paths.map((path) => ask(`/preview/${path}`)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, headers: cached });
    expect(answers[0]?.body).toContain('This preview link does not work. Ask whoever sent it for a new one.');
  });

  it('is no business of pages of other origins', async () => {
    const { status, headers } = await ask(`/preview/${goodToken}`, { method: 'OPTIONS' });
    expect([status, headers['allow'], headers['access-control-allow-origin']]).toEqual([
      405,
      'GET, HEAD',
      undefined,
    ]);
    expect((await ask('/preview/none')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is throttled', async () => {
    const busy = { ...source, previewAt: async () => ({ kind: 'throttled', retryAfterSeconds: 3 }) as const };
    const request = { method: 'GET', path: `/preview/${goodToken}`, query: '', ifNoneMatch: null };
    const { status, headers } = await answerPublic(request, busy);
    expect([status, headers['retry-after']]).toEqual([429, '3']);
    expect(headers).toMatchObject(cached);
  });

  it('stays out of the logs', () => {
    expect(loggedPath(`/preview/${goodToken}`)).toBe('/preview/…');
    expect(loggedPath('/lineup/hill')).toBe('/lineup/hill');
  });
});

describe('public paths', () => {
  it.each(['/lineup/x', '/lineup', '/preview', '/preview/x', '/lineup-schema.json'])('%s is one', (path) => {
    expect(isPublicPath(path)).toBe(true);
  });
  it.each(['/', '/lineup-assets/a.js', '/lineups', '/previews', '/api/lineup/x'])('%s is none', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });
});

describe('a server that fails', () => {
  it('says so, is asked again soon, and is not cached', () => {
    const { status, headers, body } = failedAnswer('/lineup/hill');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toBe('The lineup can’t be shown right now. Please try again in a moment.\n');
    expect(failedAnswer('/preview/x').headers['referrer-policy']).toBe('no-referrer');
  });
});
