// @vitest-environment jsdom
import { draftToEvent, festivalTimestamps, timestampFromMillis } from '@lineup/domain';
import type { PortalSession } from '@lineup/services';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropWithSession, hasReading } from './drop-reading.ts';
import { loadReading, storeReading, type Reading } from './reading.ts';

const dates = { startDate: '2027-05-07', endDate: '2027-05-09', timezone: 'America/Denver' };
const clock = { timezone: dates.timezone, dayStartsAt: '06:00' };
const stamp = timestampFromMillis(0);
const festival = {
  ...festivalTimestamps(dates),
  ...clock,
  id: 'f1',
  version: 'v1',
  name: 'Red Rock',
  location: 'A meadow',
  stages: ['Mesa'],
  imageURL: null,
  created_at: stamp,
  updated_at: stamp,
};
const values = { artistName: 'Dust Devils', stage: 'Mesa', date: '2027-05-07' };
const event = {
  ...draftToEvent({ ...values, timeStart: '18:00', timeEnd: '19:00', imageURL: null }, clock),
  id: 'e1',
  version: 'v2',
};
const at = Date.UTC(2027, 4, 7);
const reading: Reading = { userId: 'u1', at, festival, events: [event] };
const day = 24 * 3_600_000;

/** Fakes the browser's caches; each response can be read repeatedly. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (key: string, answer: Response) => void cache.set(key, answer),
        match: async (key: string) => cache.get(key)?.clone(),
      };
    },
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  };
}

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));

describe('the festival that was looked at last', () => {
  it('is read as it was stored, for as long as a session can last', async () => {
    await storeReading(reading);
    expect(await loadReading(at)).toEqual(reading);
    expect(await loadReading(at + 6.9 * day)).toEqual(reading);
    expect(await loadReading(at + 7 * day)).toBeNull();
  });

  it('gives way to the next', async () => {
    await storeReading(reading);
    await storeReading({ ...reading, at: at + 1, events: [] });
    expect(await loadReading(at + 1)).toEqual({ ...reading, at: at + 1, events: [] });
  });

  it('is not read from what something else has written there, nor where there are no caches', async () => {
    const cache = await caches.open('lineup-reading');
    for (const text of ['', '{}', JSON.stringify({ ...reading, festival: { id: 'f1' } })]) {
      await cache.put('/offline/reading', new Response(text));
      expect(await loadReading(at)).toBeNull();
    }
    vi.unstubAllGlobals();
    await storeReading(reading);
    expect([await loadReading(at), await hasReading()]).toEqual([null, false]);
  });
});

describe('what was stored goes', () => {
  const user = { id: 'u1', email: 'a@b.example' } as const;
  it.each<[PortalSession['state'], boolean]>([
    ['signedOut', false],
    ['secondFactor', false],
    ['enrolment', false],
    ['unreachable', true],
    ['loading', true],
    ['signedIn', true],
  ])('with its session: once it is %s, it is there: %s', async (state, isThere) => {
    await storeReading(reading);
    const listeners: (() => void)[] = [];
    dropWithSession({
      get: () => ({ state, user }) as unknown as PortalSession,
      subscribe(listener) {
        listeners.push(listener);
        return () => undefined;
      },
    });
    for (const tell of listeners) tell();
    await vi.waitFor(async () => expect(await hasReading()).toBe(isThere));
  });
});
