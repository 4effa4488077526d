import { paths, timestampFromMillis } from '@lineup/domain';
import { expect, it } from 'vitest';
import { asArrived, travels } from './travelling-releases.ts';

const now = timestampFromMillis(1_800_000_000_000);
const due = { path: paths.dueRelease('f1'), data: { festivalId: 'f1', at: now } };

it('what is due, deliveries of webhooks and invitations stay behind, and everything else travels', () => {
  expect(travels(paths.dueRelease('f1'))).toBe(false);
  expect(travels(paths.invitation('a'))).toBe(false);
  expect(travels(paths.webhookDelivery('f1', 'd1'))).toBe(false);
  for (const path of [paths.publication('f1'), paths.lineupSlug('a'), paths.webhookSecret('f1'), 'users/a']) {
    expect(travels(path)).toBe(true);
  }
});

it('a publication that arrives is due, and its numbers are to rise where any was published', () => {
  const path = paths.publication('f1');
  const out = { latest: 'r1', restamp: false };
  const planned = { latest: null, restamp: false };
  expect(asArrived([{ path, data: out }], now)).toEqual([{ path, data: { ...out, restamp: true } }, due]);
  expect(asArrived([{ path, data: planned }], now)).toEqual([{ path, data: planned }, due]);
});

it('all else arrives as it is', () => {
  const documents = [
    { path: paths.release('f1', 'r1'), data: { latest: 'x' } },
    { path: paths.user('u1'), data: {} },
  ];
  expect(asArrived(documents, now)).toEqual(documents);
});
