import { expect, it } from 'vitest';
import { createVisitorThrottles } from './visitor-limits.ts';

it('lets an address ask for so many lineups that do not exist, and counts no others', async () => {
  const { asker } = createVisitorThrottles({ unknownPerMinute: 2, previewsPerMinute: 1 });
  expect(await asker(() => 'a').waitSeconds()).toBeNull();
  for (let n = 0; n < 3; n += 1) await asker(() => 'a').noteUnknown();
  expect(await asker(() => 'a').waitSeconds()).toBeGreaterThan(0);
  expect(await asker(() => 'b').waitSeconds()).toBeNull();
});

it('lets an address see so many previews', async () => {
  const { preview } = createVisitorThrottles({ unknownPerMinute: 1, previewsPerMinute: 2 });
  expect([await preview('a'), await preview('a')]).toEqual([null, null]);
  expect(await preview('a')).toBeGreaterThan(0);
  expect(await preview('b')).toBeNull();
});
