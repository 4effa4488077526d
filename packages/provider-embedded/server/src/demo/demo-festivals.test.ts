import {
  compareTimestamps,
  conflictRulesOf,
  conflictSetOf,
  documentSchemas,
  eventClockTimes,
  festivalDays,
  festivalStatus,
  findConflicts,
  type Festival,
  timestampFromMillis,
} from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { demoFestivals } from './demo-festivals.ts';

const moments = [
  ['an ordinary afternoon', Date.UTC(2026, 10, 21, 14, 30)],
  ['the night of a daylight-saving change', Date.UTC(2027, 2, 14, 9, 15)],
  ['the turn of the year', Date.UTC(2026, 11, 31, 23, 59)],
] as const;
const stamp = timestampFromMillis(0);

describe.each(moments)('the sample festivals on %s', (_name, now) => {
  const samples = demoFestivals(now);

  it('are one past, one active and one upcoming', () => {
    const states = samples.map(({ festival }) => festivalStatus(festival, now));
    expect(states).toEqual(['past', 'active', 'upcoming']);
  });

  it('are as large as real ones and in zones of their own', () => {
    for (const { festival, events } of samples) {
      expect(events.length).toBeGreaterThanOrEqual(250);
      expect(events.length).toBeLessThanOrEqual(420);
      expect(festival.stages.length).toBeGreaterThanOrEqual(8);
      expect(festival.stages.length).toBeLessThanOrEqual(14);
    }
    expect(new Set(samples.map(({ festival }) => festival.timezone)).size).toBe(3);
  });

  it('pass the schemas', () => {
    for (const { festival, events } of samples) {
      expect(() => documentSchemas.festival.parse({ ...festival, ...stamps })).not.toThrow();
      for (const event of events) expect(() => documentSchemas.lineupEvent.parse(event)).not.toThrow();
    }
  });

  it('have every set on a stage and a day of the festival', () => {
    for (const { festival, events } of samples) {
      const days = new Set(festivalDays(festival));
      for (const event of events) {
        expect(festival.stages).toContain(event.stage);
        expect(days).toContain(eventClockTimes(event, festival).date);
      }
    }
  });

  it('have every night where it belongs, whenever their days begin', () => {
    for (const { festival, events } of samples) {
      const sets = events.map((event, place) => conflictSetOf({ ...event, id: `set${place}` }));
      for (const dayStartsAt of ['00:00', '04:00', '06:00', '09:00']) {
        const kinds = findConflicts(sets, conflictRulesOf({ ...festival, dayStartsAt })).map(
          ({ kind }) => kind,
        );
        expect(kinds).not.toContain('night');
      }
    }
  });
});

const stamps: Pick<Festival, 'created_at' | 'updated_at'> = { created_at: stamp, updated_at: stamp };

describe('a sample lineup', () => {
  const [first] = demoFestivals(moments[0][1]);
  const events = first?.events ?? [];

  it('has sets that cross midnight and sets back to back', () => {
    const festival = first?.festival ?? { timezone: 'UTC', dayStartsAt: '00:00' };
    expect(events.some((event) => eventClockTimes(event, festival).endsNextDay)).toBe(true);
    expect(events.some((event) => event.artistName.includes(' b2b '))).toBe(true);
  });

  it('has no set that ends before it starts', () => {
    expect(events.every((event) => compareTimestamps(event.timeStart, event.timeEnd) < 0)).toBe(true);
  });

  it('has the same names at any time', () => {
    const names = demoFestivals(moments[2][1])[0]?.events.map((event) => event.artistName);
    expect(names).toEqual(events.map((event) => event.artistName));
  });
});
