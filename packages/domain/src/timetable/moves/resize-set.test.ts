import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { spanOfFestival } from '../../festival/days.ts';
import { aFestival } from '../../festival/testing/festivals.ts';
import { anyChangeDay } from '../../time/testing/zones.ts';
import { addDays } from '../../time/plain-date.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import { planNoteText } from '../plan.ts';
import { snapSteps } from '../snap.ts';
import { anySetsFrom, inWords, minute, planOf, setAt } from '../testing/sets.ts';
import { changeSet, createSet, drawnSpan, resizeSet, setLengths, type Resize } from './resize-set.ts';

const zone = 'Europe/Amsterdam';
const festival = aFestival({ dayStartsAt: '06:00' });
const words = inWords(zone);
const at = (start: string, minutes = 60) => setAt(zone, 'a', 'Barn', start, minutes);
const a = at('2026-07-03 20:00');
const resized = (edge: Resize['edge'], minutes: number, step: Resize['step'] = 5, of = a) =>
  planOf(resizeSet(of, { edge, minutes, step }, festival)).sets.map(words);

describe('an edge that is drawn', () => {
  it('snaps to the clock, the other stays', () => {
    expect(resized('end', 22)).toEqual(['a Barn 2026-07-03 20:00 80']);
    expect(resized('start', 13)).toEqual(['a Barn 2026-07-03 20:15 45']);
    expect(resized('end', -8, 10, at('2026-07-03 20:07'))).toEqual(['a Barn 2026-07-03 20:07 53']);
    expect(resized('end', 2)).toEqual([]);
  });

  it('leaves a step at least', () => {
    expect(resized('end', -300, 15)).toEqual(['a Barn 2026-07-03 20:00 15']);
    expect(resized('start', 300, 5)).toEqual(['a Barn 2026-07-03 20:55 5']);
  });

  it('tells of a set of over 8 hours', () => {
    const { sets, notes } = planOf(resizeSet(a, { edge: 'end', minutes: 500, step: 5 }, festival));
    expect(sets.map(words)).toEqual(['a Barn 2026-07-03 20:00 560']);
    expect(notes.map(planNoteText)).toEqual(['a would last 9 hours 20 minutes']);
  });

  it('makes no set of a day, which two clock times could not tell', () => {
    expect(resized('end', 22 * 60)).toEqual(['a Barn 2026-07-03 20:00 1380']);
    const day = resizeSet(a, { edge: 'end', minutes: 23 * 60, step: 5 }, festival);
    expect(day).toMatchObject({ ok: false, code: 'overADay' });
    expect(setLengths([a], 1440, festival)).toMatchObject({ ok: false, code: 'overADay' });
  });

  it('does not leave the days at the start, but ends when it likes', () => {
    const first = resizeSet(at('2026-07-03 07:00'), { edge: 'start', minutes: -90, step: 5 }, festival);
    expect(first).toMatchObject({ ok: false, code: 'outsideDays' });
    expect(resized('end', 120, 5, at('2026-07-06 05:00'))).toEqual(['a Barn 2026-07-06 05:00 180']);
  });

  it('gives sets a length in minutes that pass, also while the clocks change', () => {
    const autumn = aFestival({ startDate: '2026-10-23', endDate: '2026-10-25', dayStartsAt: '06:00' });
    const night = setAt(zone, 'n', 'Barn', '2026-10-25 01:30', 60);
    const [long] = planOf(setLengths([night], 180, autumn)).sets;
    expect(long && wallClockOf(long.end, zone).clock).toBe('03:30');
    expect(long && words(long)).toBe('n Barn 2026-10-25 01:30 180');
  });
});

describe('a set that is drawn', () => {
  it('covers the steps from where the hand began to where it is, in any direction', () => {
    const [from, to] = [at('2026-07-03 20:07').start, at('2026-07-03 21:01').start];
    for (const { start, end } of [drawnSpan(from, to, 15, zone), drawnSpan(to, from, 15, zone)]) {
      expect([start, end]).toEqual([a.start, at('2026-07-03 21:15').start]);
    }
    expect(drawnSpan(a.start, a.start, 5, zone)).toEqual({ start: a.start, end: a.start + 300_000 });
  });

  it('is new', () => {
    const plan = planOf(createSet(a, festival));
    expect([plan.sets, [...plan.created]]).toEqual([[a], [['a', null]]]);
    expect(createSet(at('2026-07-02 20:00'), festival)).toMatchObject({ ok: false, code: 'outsideDays' });
    expect(createSet(at('2026-07-03 20:00', 1440), festival)).toMatchObject({ ok: false, code: 'overADay' });
  });
});

describe('a set as a form has it', () => {
  const outside = at('2026-07-01 20:00');
  const changed = (before: typeof a, after: typeof a) => changeSet(before, after, festival);

  it('is at another place, or where it was', () => {
    const later = { ...at('2026-07-04 21:30', 90), stage: 'Quay' };
    expect(planOf(changed(a, later))).toMatchObject({ sets: [later], created: new Map() });
    expect(planOf(changed(a, { ...a, artistName: 'Another' })).sets).toEqual([]);
  });

  it('does not leave the days, but may stay outside of them, and comes in', () => {
    expect(changed(a, outside)).toMatchObject({ ok: false, code: 'outsideDays' });
    expect(planOf(changed(outside, at('2026-07-01 22:00'))).sets).toHaveLength(1);
    expect(planOf(changed(outside, a)).sets).toEqual([a]);
  });

  it('lasts less than a day', () => {
    expect(changed(a, at('2026-07-03 20:00', 1440))).toMatchObject({ ok: false, code: 'overADay' });
  });
});

const anyNight = anyChangeDay.map(({ zone: timezone, date }) =>
  aFestival({ timezone, startDate: addDays(date, -1), endDate: addDays(date, 1), dayStartsAt: '06:00' }),
);
const anyWork = anyNight.chain((of) =>
  fc.record({
    of: fc.constant(of),
    sets: anySetsFrom(spanOfFestival(of).start),
    minutes: fc.integer({ min: -1500, max: 1500 }),
    step: fc.constantFrom(...snapSteps),
    edge: fc.constantFrom('start' as const, 'end' as const),
  }),
);
/** Returns the clock minutes past the last step. */
const beyondStep = (instant: number, timezone: string, step: number) =>
  Number(wallClockOf(instant, timezone).clock.slice(3)) % step;

test('a drawn edge lands on a step or leaves one, the other stays, and no set lasts a day', () => {
  fc.assert(
    fc.property(anyWork, ({ of, sets: [before], minutes, step, edge }) => {
      fc.pre(before !== undefined);
      const outcome = resizeSet(before, { edge, minutes, step }, of);
      fc.pre(outcome.ok && outcome.plan.sets.length > 0);
      const [after = before] = outcome.plan.sets;
      const [moved, fixed] = edge === 'start' ? [after.start, after.end] : [after.end, after.start];
      expect(fixed).toBe(edge === 'start' ? before.end : before.start);
      const length = after.end - after.start;
      expect(length).toBeGreaterThanOrEqual(step * minute);
      expect(length === step * minute || beyondStep(moved, of.timezone, step) === 0).toBe(true);
      expect(length).toBeLessThan(26 * 60 * minute);
    }),
  );
});

test('a drawn set covers where the hand began and where it is, from a step to a step', () => {
  fc.assert(
    fc.property(anyWork, ({ of: { timezone, ...of }, minutes, step }) => {
      const from = spanOfFestival({ timezone, ...of }).start + 36 * 60 * minute;
      const to = from + minutes * minute;
      const { start, end } = drawnSpan(from, to, step, timezone);
      expect(start).toBeLessThanOrEqual(Math.min(from, to));
      expect(end).toBeGreaterThanOrEqual(Math.max(from, to));
      expect(end - start).toBeLessThanOrEqual(Math.abs(to - from) + 2 * step * minute);
      expect([start, end].map((instant) => beyondStep(instant, timezone, step))).toEqual([0, 0]);
    }),
  );
});
