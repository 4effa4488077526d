import { gzipSync } from 'node:zlib';
import type { PublicChange, PublicRelease } from '@lineup/domain/release';
import { describe, expect, test } from 'vitest';
import { renderPublic } from '../render-public.ts';
import type { PublicPlace } from '../place.ts';
import { viewPaths } from './views.ts';
import { at, festival, largeRelease, place, publicRelease, publicSet } from '../testing/made-release.ts';

const page = (release: PublicRelease, path = '', where = place) =>
  renderPublic(release, where, path)?.body ?? '';
const pageOf = (...args: Parameters<typeof publicRelease>) => page(publicRelease(...args));

describe('times', () => {
  test('what plays at 01:30 stands with the night before, after a line that says so, and has its true date', () => {
    const late = publicSet(2, { start: at('2026-07-25', '01:30'), end: at('2026-07-25', '02:30') });
    const release = publicRelease([publicSet(1), late]);
    expect(page(release, 'stages')).toContain(
      '<li class="mid">After midnight, Saturday</li><li id="s2"><p class="t"><time datetime="2026-07-25T01:30+02:00">01:30</time>',
    );
    expect(page(release)).toContain(
      '<p class="mid">After midnight, Saturday</p><section class="slot n1"><h3><time datetime="2026-07-25T01:30+02:00">01:30</time></h3>',
    );
    expect(page(release)).not.toContain('id="day-2026-07-25"');
    expect(page(release, 'artists')).toContain('Night of Fri 24, 01:30');
  });

  test('an hour that the clocks show twice is told by its offset', () => {
    const day = '2026-10-24';
    const first = at('2026-10-25', '02:30');
    const sets = [first, first + 3_600_000].map((start, index) =>
      publicSet(index + 1, { day, start, end: start + 1_800_000 }),
    );
    const html = pageOf(sets, { festival: { ...festival, days: [day] } });
    expect(html).toContain('<time datetime="2026-10-25T02:30+02:00">02:30 (UTC+02:00)</time>');
    expect(html).toContain('<time datetime="2026-10-25T02:30+01:00">02:30 (UTC+01:00)</time>');
    expect(html).toContain('>03:00</time>');
  });

  test('in the night in which the clocks go forward, the hours are those that the clocks show', () => {
    const day = '2027-03-27';
    const start = at('2027-03-28', '01:30');
    const html = pageOf([publicSet(1, { day, start, end: start + 3_600_000 })], {
      festival: { ...festival, days: [day] },
    });
    expect(html).toContain('<time datetime="2027-03-28T01:30+01:00">01:30</time>');
    expect(html).toContain('<time datetime="2027-03-28T03:30+02:00">03:30</time>');
  });

  test('they are the festival’s, in its way of counting hours, and the page says whose they are', () => {
    const timezone = 'America/Vancouver';
    const start = at('2026-07-24', '21:05', timezone);
    const html = pageOf([publicSet(1, { start, end: start + 3_600_000 })], {
      festival: { ...festival, timezone, hourCycle: 'h12' },
    });
    expect(html).toContain('<time datetime="2026-07-24T21:05-07:00">9:05 PM</time>');
    expect(html).toContain('All times are in the festival’s time zone (America/Vancouver).');
    expect(html).toContain('until 6:00 AM, are listed under the evening before');
  });

  test('a festival whose days turn at midnight says nothing of evenings before', () => {
    const html = pageOf([publicSet(1)], { festival: { ...festival, dayStartsAt: '00:00' } });
    expect(html).not.toContain('evening before');
  });
});

describe('what is announced', () => {
  test('names, stages, times and days that are not are said to be to come', () => {
    const none = { start: null, end: null };
    const release = publicRelease([
      publicSet(1, { name: null }),
      publicSet(2, none),
      publicSet(3, { ...none, stage: null }),
      publicSet(4, { ...none, stage: null, day: null }),
    ]);
    const byStage = page(release, 'stages');
    expect(byStage).toContain('<a href="#s1" class="tba">To be announced</a>');
    expect(byStage).toContain('<li id="s2"><p class="t">TBA</p>');
    expect(byStage).toContain('<h3 dir="auto">Stage to be announced</h3>');
    expect(byStage).toContain('<h2 id="day-later-h">Days to be announced</h2>');
    const byTime = page(release);
    expect(byTime).toContain('<a href="#s1" class="tba">To be announced</a>');
    expect(byTime).toContain('<h3>Time to be announced</h3>');
    expect(byTime).toContain('<p class="w">Stage to be announced</p>');
    expect(byTime).toContain('<h2 id="day-later-h">Days to be announced</h2>');
  });

  test('what is cancelled or replaced is struck through and said in words', () => {
    const html = pageOf([
      publicSet(1, { status: 'cancelled' }),
      publicSet(2, { status: 'replaced', replacedBy: 'Mogwai' }),
      publicSet(3, { status: 'replaced' }),
    ]);
    expect(html).toContain('<s>Act 1</s></a> <strong>Cancelled</strong>');
    expect(html).toContain('<s>Act 2</s></a> <strong>Now: <bdi>Mogwai</bdi></strong>');
    expect(html).toContain('<s>Act 3</s></a> <strong>Replaced</strong>');
  });

  test('a lineup without sets is said to be a secret still', () => {
    expect(pageOf([])).toContain('The lineup is still a secret');
    expect(page(publicRelease([]), 'artists')).toContain('No artists have been announced yet');
  });

  test('a withdrawn one says so and names no artist', () => {
    const html = pageOf([], { state: 'withdrawn' });
    expect(html).toContain('This lineup has been withdrawn');
    expect(html).not.toMatch(/ld\+json|lineup\.ics/u);
  });

  test('the release says since when it is out, and whether it is late', () => {
    const release = {
      id: 'r',
      number: 4,
      publishedAt: at('2026-07-02', '09:30'),
      plannedFor: at('2026-07-02', '09:00'),
    };
    expect(pageOf([], { release: { ...release, late: false } })).toContain(
      'Release 4, published on July 2, 2026, 09:30.',
    );
    expect(pageOf([], { release: { ...release, late: true } })).toContain(
      'later than planned (July 2, 2026, 09:00)',
    );
  });
});

describe('what has changed', () => {
  const announced = { stage: 'Main Stage', day: '2026-07-24', start: at('2026-07-24', '20:00'), end: null };
  const change = (traits: Partial<PublicChange>): PublicChange => ({
    kind: 'added',
    id: 'set-1',
    name: 'Act 1',
    ...announced,
    was: null,
    ...traits,
  });

  test.each<[string, Partial<PublicChange>]>([
    ['is new: Fri 24 20:00, Main Stage', {}],
    [
      'moves to Night of Fri 24, 01:00, The Pier (before: Fri 24 20:00, Main Stage)',
      {
        kind: 'moved',
        stage: 'The Pier',
        start: at('2026-07-25', '01:00'),
        was: { ...announced, name: 'Act 1' },
      },
    ],
    ['is the new name of Old', { kind: 'renamed', was: { ...announced, name: 'Old' } }],
    ['is cancelled', { kind: 'cancelled' }],
    ['is replaced', { kind: 'replaced' }],
    ['plays after all: Fri 24 20:00, Main Stage', { kind: 'restored' }],
    ['has news: Day to be announced', { kind: 'other', stage: null, day: null, start: null }],
  ])('"%s" is shown next to a link to the set', (words, traits) => {
    const html = pageOf([publicSet(1)], { changes: [change(traits)] });
    expect(html).toContain('1 change since the previous release');
    expect(html.replaceAll(/<\/?bdi>/gu, '')).toContain(`<li><a href="#s1">Act 1</a> ${words}</li>`);
  });

  test('what is gone has no link', () => {
    const html = pageOf([publicSet(1)], {
      changes: [change({ kind: 'removed', id: 'other', name: 'Gone' })],
    });
    expect(html).toContain('<bdi>Gone</bdi> is no longer in the lineup');
  });

  test('of a lineup that is new from end to end the first changes are told, and how many there are', () => {
    const changes = Array.from({ length: 1691 }, () => change({}));
    const html = page({ ...largeRelease(), changes });
    expect(html).toContain('1,691 changes since the previous release');
    expect(html).toContain('And 1,631 others.');
    expect(gzipSync(html).length).toBeLessThanOrEqual(60_000);
  });
});

test('search engines find the lineup and each of its artists', () => {
  const xml = page(publicRelease([publicSet(1), publicSet(2)]), 'sitemap.xml');
  const base = 'https://lineup.example/lineup/night-meadow-2026';
  expect(Array.from(xml.matchAll(/<loc>([^<]+)</gu), ([, url]) => url)).toEqual([
    base,
    `${base}/artists`,
    `${base}/artists/act-1`,
    `${base}/artists/act-2`,
  ]);
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
});

describe('the views', () => {
  test('lead to each other, and say which is shown', () => {
    const release = publicRelease([publicSet(1)]);
    for (const path of viewPaths) {
      const html = page(release, path);
      const base = '/lineup/night-meadow-2026';
      const hrefs = viewPaths.map((other) => (other === '' ? base : `${base}/${other}`));
      const nav = /<nav class="views".*?<\/nav>/u.exec(html)?.[0] ?? '';
      expect(Array.from(nav.matchAll(/href="([^"]+)"/gu), ([, href]) => href)).toEqual(hrefs);
      expect(/href="([^"]+)" aria-current="page"/u.exec(nav)?.[1]).toBe(
        path === '' ? base : `${base}/${path}`,
      );
    }
  });

  test('are one page to search engines, which are led to the first', () => {
    const canonical = /<link rel="canonical" href="([^"]+)"/u;
    for (const path of ['', 'now', 'stages', 'grid'])
      expect(canonical.exec(page(publicRelease([publicSet(1)]), path))?.[1]).toBe(
        'https://lineup.example/lineup/night-meadow-2026',
      );
  });

  test('by time, sets stand under the moment at which they begin, in the order of the stages', () => {
    const stages = [
      { slug: 'main-stage', name: 'Main Stage', colour: 0 },
      { slug: 'pier', name: 'The Pier', colour: 1 },
    ];
    const early = at('2026-07-24', '18:00');
    const html = pageOf(
      [publicSet(1), publicSet(2, { stage: 'pier', start: early }), publicSet(3, { stage: 'pier' })],
      { stages },
    );
    const order = Array.from(
      html.matchAll(/<h3><time[^>]*>([^<]+)|<li id="(s\d)"/gu),
      ([, time, id]) => time ?? id,
    );
    expect(order).toEqual(['18:00', 's2', '20:00', 's1', 's3']);
  });

  test('a set shows the smallest picture of who plays, in a preview none', () => {
    const id = 'a'.repeat(20);
    const pictures = [
      { width: 160, sha256: 'ab'.repeat(32) },
      { width: 480, sha256: 'cd'.repeat(32) },
    ];
    const profile = { id, values: { name: 'Act 1' }, pictures };
    const release = publicRelease([publicSet(1, { profiles: [id] })], {
      profiles: [profile],
    });
    expect(page(release)).toContain(`<img src="/lineup/night-meadow-2026/pictures/${'ab'.repeat(32)}"`);
    expect(page(release, '', { ...place, kind: 'preview', slug: 'token' })).not.toContain('<img src=');
  });
});

describe('names', () => {
  const names = ['<b>&"bold\'', 'فرقة النور', '!!!', 'x'.repeat(300)];

  test.each(names)('%s stands as it is written, in its own direction', (name) => {
    const html = pageOf([publicSet(1, { name })]);
    const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const text = escaped.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
    expect(html).toContain(`<a href="#s1" dir="auto">${text}</a>`);
  });

  test('nothing that is written into a lineup becomes markup, script or style', () => {
    const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const release = publicRelease([publicSet(1, { name: evil, status: 'replaced', replacedBy: evil })], {
      festival: { ...festival, name: evil, location: evil },
      stages: [{ slug: 'main-stage', name: evil, colour: 0 }],
    });
    for (const path of viewPaths) {
      expect(page(release, path)).not.toMatch(/<img src=x|<script>|style=/u);
    }
  });
});

describe('the document', () => {
  test('the strict policy has nothing to refuse: no style in an attribute, no script in the page', () => {
    for (const path of viewPaths) {
      const html = page(largeRelease(40, 3), path);
      expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|javascript:/u);
      expect(
        html.match(
          /<script(?! type="(?:module" fetchpriority="low" src="\/lineup-assets\/|application\/(?:ld\+)?json"))/gu,
        ),
      ).toBeNull();
    }
  });

  test('a preview is not for search engines, has no feeds, no cover and cannot be installed', () => {
    const release = publicRelease([publicSet(1)], { festival: { ...festival, cover: 'ab'.repeat(32) } });
    const html = page(release, '', { ...place, kind: 'preview', slug: 'secret-token' });
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('Preview, not public');
    expect(html).not.toMatch(/manifest|lineup\.ics|pictures|canonical|\.ics/u);
  });

  test('it can be installed, and its worker keeps what it needs without a connection', () => {
    const release = publicRelease([publicSet(1)], { festival: { ...festival, cover: 'ab'.repeat(32) } });
    const manifest = JSON.parse(page(release, 'manifest.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      start_url: '/lineup/night-meadow-2026',
      scope: '/lineup/night-meadow-2026',
    });
    const worker = page(release, 'sw.js');
    expect(worker).toContain(`"/lineup/night-meadow-2026/pictures/${'ab'.repeat(32)}"`);
    expect(worker).toContain('importScripts("/lineup-assets/worker-1.js")');
  });

  test('its worker loads the other views ahead where the place says so, and a feed nowhere', () => {
    const release = publicRelease([publicSet(1)]);
    const loaded = (where: PublicPlace) =>
      page(release, 'sw.js', where).match(/(?<=\/)(?:now|stages|grid|artists|lineup\.json)(?=")/gu) ?? [];
    expect(loaded({ ...place, viewsAhead: true })).toEqual(['now', 'stages', 'grid', 'artists']);
    expect(loaded(place)).toEqual([]);
  });

  test('the same release gives the same bytes, and an address that is none gives nothing', () => {
    const release = largeRelease(50, 5);
    expect(page(release)).toBe(page(release));
    expect(renderPublic(release, place, 'constructor')).toBeNull();
  });

  test('calendars are told not to expect news at once', () => {
    expect(pageOf([publicSet(1)])).toContain(
      'Calendar apps refresh every few hours: on the day itself, look here',
    );
  });
});

describe('sizes', () => {
  test.each(['', 'stages', 'grid', 'artists'])(
    '1,691 sets on 86 stages are at most 60 KB on the way: /%s',
    (path) => {
      const body = page(largeRelease(), path);
      expect(body).toContain(path === 'artists' ? '#s1691"' : 'id="s1691"');
      expect(gzipSync(body).length).toBeLessThanOrEqual(60_000);
    },
  );

  test.each([1, 12, 13, 86])('%i stages each have a colour', (count) => {
    const html = page(largeRelease(count * 4, count), 'stages');
    const used = new Set(html.match(/class="stage c\d+/gu));
    expect(used.size).toBe(Math.min(count, 12));
  });
});

test('the header counts artists by their names, as the dashboard does, also where two spellings share a feed', () => {
  const sets = [
    publicSet(1, { name: 'Tide', artist: 'tide' }),
    publicSet(2, { name: 'TIDE (live)', artist: 'tide' }),
    publicSet(3, { name: null }),
  ];
  const header = pageOf(sets, { artists: [{ slug: 'tide', name: 'Tide' }] });
  expect(header).toContain('2 artists · 3 sets');
});
