import { beforeEach, expect, test, vi } from 'vitest';

/** As in a browser: no zones are known at first. */
vi.mock('#zone-source', () => ({ firstSource: null }));

beforeEach(() => vi.resetModules());

const summerOf1969 = Date.UTC(1969, 7, 15, 12);
const summerOf2021 = Date.UTC(2021, 7, 15, 12);

test('in a browser zones are unknown until they are learnt, and that is a mistake of ours', async () => {
  const { isTimeZone, offsetMillis } = await import('./zone.ts');
  expect(() => offsetMillis('UTC', 0)).toThrow('before learnZones');
  expect(() => isTimeZone('UTC')).toThrow('before learnZones');
});

test('then they are known from the first year of the table, and with the history from before', async () => {
  const { offsetMillis } = await import('./zone.ts');
  const { learnZones } = await import('./zones.ts');
  const { learnZoneHistory } = await import('./zone-history.ts');
  const hours = () =>
    [summerOf1969, summerOf2021].map((at) => offsetMillis('America/New_York', at) / 3_600_000);
  learnZones();
  expect(hours()).toEqual([-5, -4]);
  learnZoneHistory();
  expect(hours()).toEqual([-4, -4]);
});

test('a history that was learnt first is not forgotten', async () => {
  const { offsetMillis } = await import('./zone.ts');
  const { learnZones } = await import('./zones.ts');
  const { learnZoneHistory } = await import('./zone-history.ts');
  learnZoneHistory();
  learnZones();
  expect(offsetMillis('America/New_York', summerOf1969)).toBe(-14_400_000);
});
