import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderPublic } from '../render-public.ts';
import { at, festival, largeRelease, place, publicRelease, publicSet } from '../testing/made-release.ts';

const page = (...args: Parameters<typeof publicRelease>) =>
  renderPublic(publicRelease(...args), place, '')?.body ?? '';

test('what plays at 01:30 stands with the night before, after a line that says so, and has its true date', () => {
  const late = publicSet(2, { start: at('2026-07-25', '01:30'), end: at('2026-07-25', '02:30') });
  const html = page([publicSet(1), late]);
  expect(html).toContain(
    '<li class="mid">After midnight, Saturday</li><li id="s2"><p class="t"><time datetime="2026-07-25T01:30+02:00">01:30</time>',
  );
  expect(html).not.toContain('id="day-2026-07-25"');
});

test('an hour that the clocks show twice is told by its offset', () => {
  const day = '2026-10-24';
  const first = at('2026-10-25', '02:30');
  const html = page(
    [
      publicSet(1, { day, start: first, end: first + 1_800_000 }),
      publicSet(2, { day, start: first + 3_600_000, end: first + 5_400_000 }),
    ],
    { festival: { ...festival, days: [day] } },
  );
  expect(html).toContain('<time datetime="2026-10-25T02:30+02:00">02:30 (UTC+02:00)</time>');
  expect(html).toContain('<time datetime="2026-10-25T02:30+01:00">02:30 (UTC+01:00)</time>');
});

test.each(['', 'artists'])('1,691 sets on 86 stages are at most 60 KB on the way: /%s', (path) => {
  const body = renderPublic(largeRelease(), place, path)?.body ?? '';
  expect(body).toContain(path === '' ? 'id="s1691"' : '#s1691"');
  expect(gzipSync(body).length).toBeLessThanOrEqual(60_000);
});
