import { describe, expect, it } from 'vitest';
import { aFestival } from '../festival/testing/festivals.ts';
import type { Festival } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { makeScreenView } from './make-screen-view.ts';
import { screenSeconds, screenStateAt, screenTime } from './screen-view.ts';
import type { StageLinkData } from './stage-link.ts';

const minute = 60_000;
const hour = 60 * minute;
/** 20:00 in Amsterdam. */
const evening = Date.UTC(2026, 6, 3, 18);
const stamp = timestampFromMillis(evening);
const festival: Festival = {
  ...aFestival({ dayStartsAt: '06:00', timezone: 'Europe/Amsterdam' }),
  id: 'f1',
  hourCycle: 'h23',
  created_at: stamp,
  updated_at: stamp,
};

const link: StageLinkData = {
  festivalId: 'f1',
  name: 'FOH',
  stage: 'Barn',
  sets: [],
  artists: [],
  showNames: false,
  canReport: false,
  amberMinutes: 10,
  redMinutes: 5,
  expiresAt: stamp,
  by: { id: 'ada', email: 'ada@festival.example' },
  revokedAt: null,
  lastUsedAt: null,
  created_at: stamp,
  updated_at: stamp,
};

function set(id: string, start: number, more: Partial<LineupEvent> = {}): LineupEvent {
  const [timeStart, timeEnd] = [start, start + hour].map(timestampFromMillis) as [typeof stamp, typeof stamp];
  return { id, artistName: `Artist ${id}`, stage: 'Barn', date: timeStart, timeStart, timeEnd, ...more };
}

function view(events: readonly LineupEvent[], now = evening, change: Partial<StageLinkData> = {}) {
  return makeScreenView({ ...link, ...change }, { festival, events, message: null, report: null }, now);
}

const idsOf = (shown: ReturnType<typeof view>) => shown.sets.map(({ id }) => id);

describe('the screen of a stage', () => {
  const day = 24 * hour;

  it('shows the festival day that is on, with its night, and the next', () => {
    const events = [set('before', evening - day), set('a', evening), set('night', evening + 8 * hour)];
    const later = [set('next', evening + day), set('after', evening + 2 * day)];
    expect(idsOf(view([...events, ...later]))).toEqual(['a', 'night', 'next']);
    // 04:00 still belongs to the previous show day.
    expect(idsOf(view([...events, ...later], evening + 8 * hour))).toEqual(['a', 'night', 'next']);
    expect(idsOf(view([...events, ...later], evening + 11 * hour))).toEqual(['next', 'after']);
  });

  it('shows a set that goes on into the next festival day', () => {
    const late = set('late', evening + 9.5 * hour, {
      actualStart: timestampFromMillis(evening + 9.5 * hour),
    });
    expect(idsOf(view([late], evening + 10.6 * hour))).toEqual(['late']);
  });

  it('leaves out other stages and what is not played', () => {
    const events = [set('a', evening, { stage: 'Loft' }), set('b', evening, { status: 'cancelled' })];
    expect(view(events).sets).toEqual([]);
  });

  it('names a set once the public may know who plays where and when', () => {
    const at = timestampFromMillis(evening + hour);
    const announcement = { level: 'held', steps: [{ level: 'time', at }] } as const;
    const names = (now: number) =>
      view(
        [set('a', evening, { announcement: { ...announcement, steps: [...announcement.steps] } })],
        now,
      ).sets.map(({ name }) => name);
    expect([names(evening), names(evening + hour)]).toEqual([[null], ['Artist a']]);
  });
});

describe('a screen that follows', () => {
  it('shows artists by any of their usual spellings, and those who play together', () => {
    const events = [
      set('a', evening, { artistName: 'Sigur Rós' }),
      set('b', evening, { artistName: 'Owl Parade b2b Kelp', stage: 'Loft' }),
      set('c', evening, { artistName: 'Tide' }),
    ];
    const shown = view(events, evening, { stage: null, artists: ['sigur ros', 'KELP'] });
    expect(idsOf(shown)).toEqual(['a', 'b']);
  });
});

describe('what a screen reads of its view', () => {
  it('is the festival’s clock, also after the clocks have changed, without any rules of zones', () => {
    const change = Date.UTC(2026, 9, 25, 1);
    const shown = view([], change - hour);
    const clock = (instant: number) => `${screenTime(instant, shown)}:${screenSeconds(instant, shown)}`;
    expect([change - 1000, change].map(clock)).toEqual(['02:59:59', '02:00:00']);
    expect(screenTime(evening, { ...view([]), hourCycle: 'h12' })).toBe('8:00 PM');
  });

  it('is what is on, also once the next festival day has begun', () => {
    const shown = view([set('a', evening), set('next', evening + 24 * hour)]);
    expect(screenStateAt(shown, evening + minute)).toMatchObject({ state: 'playing', set: { id: 'a' } });
    expect(screenStateAt(shown, evening + 2 * hour)).toMatchObject({ state: 'closed', next: { id: 'next' } });
    expect(screenStateAt(shown, evening + 20 * hour)).toMatchObject({
      state: 'waiting',
      set: { id: 'next' },
    });
  });
});
