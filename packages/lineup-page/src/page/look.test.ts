import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accentGrounds, accentSchemes, accentShades } from '@lineup/domain';
import type { FrozenLook } from '@lineup/domain/release';
import { describe, expect, test } from 'vitest';
import { answerPublic, type ReadyFile } from '../http.ts';
import { renderPublic } from '../render-public.ts';
import { festival, place, publicRelease, publicSet } from '../testing/made-release.ts';
import { viewPaths } from './views.ts';

const logo = { sha256: 'ab'.repeat(32), width: 480, height: 120 };
const preview = { ...place, kind: 'preview', slug: 'secret-token-of-a-link' } as const;
const fileOf = (look: FrozenLook, path = '', where = place) => {
  const release = publicRelease([publicSet(1)], { festival: { ...festival, ...look } });
  return renderPublic(release, where, path);
};
const page = (look: FrozenLook, path = '', where = place) => fileOf(look, path, where)?.body ?? '';

describe('the colour of a festival', () => {
  test('is on every page in readable shades, and colours the bars of the browser', () => {
    const { light, dark } = accentShades('#ffe600');
    for (const path of [...viewPaths, 'artists/act-1']) {
      const html = page({ accentColor: '#ffe600' }, path);
      expect(html).toContain(`--accent:light-dark(${light.accent},${dark.accent});`);
      expect(html).toContain(`<meta name="theme-color" content="${light.accent}"`);
      expect(html).toContain(`<meta name="theme-color" content="${dark.accent}"`);
    }
    const manifest = page({ accentColor: '#ffe600' }, 'manifest.webmanifest');
    expect(manifest).toContain(`"theme_color":"${light.accent}"`);
  });

  test('a page without one has no style sheet in it', () => {
    expect(page({})).not.toContain('<style');
    expect(fileOf({})).not.toHaveProperty('inlineStyle');
  });

  test('is allowed by its hash, and nothing else is', async () => {
    const file = fileOf({ accentColor: '#8a1c5b' });
    const style = file?.inlineStyle ?? '';
    expect(file?.body).toContain(`<style>${style}</style>`);
    const styleHash = createHash('sha256').update(style).digest('base64');
    const policies = await policiesOf({ contentType: 'text/html', cors: false, etag: '"1"', styleHash });
    for (const policy of policies) {
      expect(policy).toContain(`style-src 'self' 'sha256-${styleHash}';`);
      expect(policy).not.toContain('unsafe');
    }
    const plain = await policiesOf({ contentType: 'text/html', cors: false, etag: '"1"' });
    for (const policy of plain) expect(policy).toContain("style-src 'self';");
  });

  test.each(accentSchemes)('is made readable on the grounds that the %s tokens have', (scheme) => {
    const css = readFileSync(new URL('../../../look/src/tokens.css', import.meta.url), 'utf8');
    const grounds = ['paper', 'surface', 'raised', 'sunken', 'hover'].map((name) => {
      const [, light, dark] =
        new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`, 'u').exec(css) ?? [];
      return scheme === 'light' ? light : dark;
    });
    expect(accentGrounds[scheme]).toEqual(grounds);
  });
});

/** The content security policies of a page, of the same page embedded in another, and of a preview. */
async function policiesOf(file: ReadyFile): Promise<readonly string[]> {
  const source = {
    lineupAt: () =>
      ({ kind: 'found', file: () => file, since: () => null, picture: async () => null }) as const,
    previewAt: async () => file,
    schema: () => file,
  };
  const asked = [
    ['/lineup/night-meadow-2026', ''],
    ['/lineup/night-meadow-2026', '?embed'],
    [`/preview/${preview.slug}`, ''],
  ] as const;
  return Promise.all(
    asked.map(async ([path, query]) => {
      const { headers } = await answerPublic({ method: 'GET', path, query, ifNoneMatch: null }, source);
      return headers['content-security-policy'] ?? '';
    }),
  );
}

describe('the logo', () => {
  test('has its room before it is there, and takes the place of initials', () => {
    const html = page({ logo });
    expect(html).toContain(
      `<img class="logo" src="/lineup/night-meadow-2026/pictures/${logo.sha256}" alt="" width="480" height="120"/>`,
    );
    expect(html).not.toContain('<svg');
    expect(page({ logo }, 'sw.js')).toContain(`pictures/${logo.sha256}`);
  });

  test('is not in a preview: it has no public address', () => {
    const html = page({ logo, accentColor: '#8a1c5b', pageNote: 'Hello' }, '', preview);
    expect(html).not.toContain('pictures');
    expect(html).toContain('<svg class="cover');
    expect(html).toContain('--accent:');
    expect(html).toContain('Hello');
  });
});

describe('links and note', () => {
  test('are in their order, and escaped', () => {
    const html = page({
      pageLinks: [
        { label: 'Tickets & <b>more</b>', url: 'https://tickets.example/?a=1&b="2"' },
        { label: 'Map', url: 'https://map.example' },
      ],
      pageNote: '<script>alert(1)</script>\nGates: 10',
    });
    expect(html).toContain(
      '<ul><li><a href="https://tickets.example/?a=1&amp;b=&quot;2&quot;" rel="noopener noreferrer" dir="auto">' +
        'Tickets &amp; &lt;b&gt;more&lt;/b&gt;</a></li><li><a href="https://map.example" rel="noopener noreferrer" dir="auto">Map</a></li></ul>',
    );
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<p dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;\nGates: 10</p>');
  });

  test('a short note is shown whole, a long one from its beginning', () => {
    expect(page({ pageNote: 'Gates open at 10.' })).toContain('<p dir="auto">Gates open at 10.</p>');
    expect(page({ pageNote: 'Gates open at 10.' }).split('</header>')[0]).not.toContain('<details>');
    const long = 'Bring boots. '.repeat(20).trim();
    const html = page({ pageNote: long });
    expect(html).toContain('<summary><span dir="auto">Bring boots. Bring');
    expect(html).toContain('<b>More</b><b>Less</b></summary>');
    expect(html).toContain(`<p dir="auto">${long}</p>`);
  });

  test('links beyond three lines of a phone are folded away', () => {
    const links = (count: number, label: string) =>
      Array.from({ length: count }, (_, index) => ({ label, url: `https://link-${index}.example` }));
    const shownOf = (html: string) => html.split('<details>')[0]?.match(/https:\/\/link-/gu)?.length;
    expect(shownOf(page({ pageLinks: links(8, 'x'.repeat(40)) }))).toBe(2);
    expect(shownOf(page({ pageLinks: links(8, 'Map') }))).toBe(8);
    expect(page({ pageLinks: links(8, 'x'.repeat(40)) })).toContain('https://link-7.example');
  });

  test('a page without them is as it was', () => {
    expect(page({})).not.toContain('class="extras"');
    expect(page({})).not.toContain('with-logo');
  });
});
