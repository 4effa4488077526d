import type { PublicProfile } from '@lineup/domain/release';
import { describe, expect, test } from 'vitest';
import { renderPublic } from '../render-public.ts';
import { at, place, publicRelease, publicSet } from '../testing/made-release.ts';

const owl: PublicProfile = {
  id: 'owl',
  values: {
    name: 'Night Owl',
    country: 'NO',
    genres: ['Ambient', 'Drone'],
    shortText: 'Plays <late>.',
    longText: 'First.\n\nSecond.',
    links: { website: 'https://owl.example', instagram: 'https://instagram.com/owl' },
    imageCredit: 'Photo: Kim',
  },
  pictures: [
    { width: 160, sha256: 'ab'.repeat(32) },
    { width: 960, sha256: 'cd'.repeat(32) },
  ],
};
const wren: PublicProfile = { id: 'wren', values: { name: 'Wren' }, pictures: [] };
const sets = [
  publicSet(1, { name: 'Night Owl', artist: 'night-owl', profiles: ['owl'] }),
  publicSet(2, {
    name: 'Night Owl',
    artist: 'night-owl',
    profiles: ['owl'],
    status: 'cancelled',
    start: at('2026-07-25', '01:30'),
  }),
  publicSet(3, { name: 'Night Owl b2b Wren', artist: 'night-owl-b2b-wren', profiles: ['owl', 'wren'] }),
  publicSet(4, { name: 'Heron', artist: 'heron' }),
];
const release = publicRelease(sets, { profiles: [owl, wren] });
const page = (slug: string, where = place) => renderPublic(release, where, `artists/${slug}`)?.body ?? null;

describe('the page of an artist', () => {
  test('shows picture, texts and links, and all sets of the name', () => {
    const html = page('night-owl') ?? '';
    const base = '/lineup/night-meadow-2026';
    expect(html).toContain('<title>Night Owl · Night Meadow 2026</title>');
    expect(html).toContain(`<link rel="canonical" href="https://lineup.example${base}/artists/night-owl"/>`);
    expect(html).toContain(
      `<meta property="og:image" content="https://lineup.example${base}/pictures/${'cd'.repeat(32)}"/>`,
    );
    expect(html).toContain(
      `srcset="${base}/pictures/${'ab'.repeat(32)} 160w, ${base}/pictures/${'cd'.repeat(32)} 960w"`,
    );
    expect(html).toContain('Ambient · Drone · Norway');
    expect(html).toContain('Plays &lt;late&gt;.');
    expect(html).toContain('<p dir="auto">First.</p><p dir="auto">Second.</p>');
    expect(html).toContain(
      '<a class="control" href="https://owl.example" rel="noopener noreferrer">Website</a>',
    );
    expect(html).toContain('Photo: Kim');
    expect(html).toContain(`<a href="${base}#s1">Fri 24 20:00 · <bdi>Main Stage</bdi></a>`);
    expect(html).toContain('<s>Night of Fri 24, 01:30');
    expect(html).toContain('<h3>2 sets</h3>');
    expect(html).toContain(`${base}/artists/night-owl.ics`);
    expect(html).not.toContain('Wren');
  });

  test('of several who play together shows each by name', () => {
    const html = page('night-owl-b2b-wren') ?? '';
    expect(html).toContain('<h3 dir="auto">Night Owl</h3>');
    expect(html).toContain('<h3 dir="auto">Wren</h3>');
    expect(html).toContain('When and where');
  });

  test('of a name that is linked to no artist shows its sets', () => {
    const html = page('heron') ?? '';
    expect(html).toContain('<h2 dir="auto">Heron</h2>');
    expect(html).not.toContain('class="profile"');
  });

  test.each(['wren', 'nobody', 'night-owl/x'])('there is none at %s', (slug) => {
    expect(page(slug)).toBeNull();
  });

  test('a preview has none, and does not link to one', () => {
    const preview = { ...place, kind: 'preview' } as const;
    expect(page('night-owl', preview)).toBeNull();
    expect(renderPublic(release, preview, 'artists')?.body).not.toContain('artists/night-owl');
    expect(renderPublic(release, place, 'artists')?.body).toContain('/artists/night-owl"');
  });

  test('of a lineup that was withdrawn there is none', () => {
    const withdrawn = publicRelease([], { state: 'withdrawn' });
    expect(renderPublic(withdrawn, place, 'artists/night-owl')).toBeNull();
  });
});
