import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ConflictSet } from '../../conflicts/conflict.ts';
import { overlaps } from '../../festival/events/intervals.ts';
import { spanOfFestival } from '../../festival/days.ts';
import { aFestival } from '../../festival/testing/festivals.ts';
import { planNoteText } from '../plan.ts';
import { anySetsFrom, inWords, minute, planOf, setAt } from '../testing/sets.ts';
import { delaySet, pushWhatFollows, shiftsOf } from './push-sets.ts';
import { swapSets } from './swap-sets.ts';

const zone = 'Europe/Amsterdam';
const festival = aFestival({ dayStartsAt: '06:00' });
const words = inWords(zone);
const set = (id: string, start: string, minutes = 60, stage = 'Barn') =>
  setAt(zone, id, stage, start.includes('-') ? start : `2026-07-03 ${start}`, minutes);
const pushed = (first: ConflictSet, onStage: readonly ConflictSet[], changeover = 0) =>
  planOf(pushWhatFollows(first, onStage, changeover, festival)).sets.map(words);

describe('delaying a set', () => {
  const evening = [set('a', '20:00'), set('b', '21:10'), set('c', '22:30'), set('d', '23:40')];
  const [first] = evening;
  const delayed = (minutes: number, changeover = 0, onStage = evening) => {
    if (first === undefined) throw new Error('There is no first set.');
    return planOf(delaySet(first, minutes, onStage, changeover, festival)).sets.map(words);
  };

  it('moves what follows only as far as the breaks do not absorb the delay', () => {
    expect(delayed(20)).toEqual(['a Barn 2026-07-03 20:20 60', 'b Barn 2026-07-03 21:20 60']);
    expect(delayed(10)).toEqual(['a Barn 2026-07-03 20:10 60']);
  });

  it('keeps the least changeover', () => {
    expect(delayed(10, 10)).toEqual(['a Barn 2026-07-03 20:10 60', 'b Barn 2026-07-03 21:20 60']);
  });

  it('overtakes no set by a long delay', () => {
    expect(delayed(100)).toEqual([
      'a Barn 2026-07-03 21:40 60',
      'b Barn 2026-07-03 22:40 60',
      'c Barn 2026-07-03 23:40 60',
      'd Barn 2026-07-04 00:40 60',
    ]);
  });

  it('leaves what starts together with it, and moves a cancelled set alone', () => {
    expect(delayed(20, 0, [set('a', '20:00'), set('x', '20:00')])).toEqual(['a Barn 2026-07-03 20:20 60']);
    const off = { ...set('a', '20:00'), status: 'cancelled' as const };
    const { sets } = planOf(delaySet(off, 20, evening, 0, festival));
    expect(sets.map(words)).toEqual(['a Barn 2026-07-03 20:20 60']);
  });

  it('says that a set goes on after the day, and starts none on the next', () => {
    const last = set('x', '2026-07-04 05:00');
    const plan = planOf(delaySet(last, 30, [last], 0, festival));
    expect(plan.notes.map((note) => note.code)).toEqual(['pastDayEnd']);
    expect(delaySet(last, 60, [last], 0, festival)).toMatchObject({ ok: false, code: 'dayIsFull' });
  });
});

describe('pushing what follows', () => {
  const evening = [set('a', '20:00'), set('b', '21:00'), set('c', '22:30'), set('d', '23:40')];
  const late = set('a', '20:00', 100);

  it('lets breaks absorb the delay', () => {
    const plan = planOf(pushWhatFollows(late, evening, 0, festival));
    expect(plan.sets.map(words)).toEqual(['b Barn 2026-07-03 21:40 60', 'c Barn 2026-07-03 22:40 60']);
    const shifts = shiftsOf(plan.sets, (id) => evening.find((each) => each.id === id));
    expect(shifts.map(({ set: { id }, minutes }) => [id, minutes])).toEqual([
      ['b', 40],
      ['c', 10],
    ]);
  });

  it('keeps the least changeover', () => {
    expect(pushed(late, evening, 10)).toEqual([
      'b Barn 2026-07-03 21:50 60',
      'c Barn 2026-07-03 23:00 60',
      'd Barn 2026-07-04 00:10 60',
    ]);
  });

  it('moves nothing that has room, or that starts earlier', () => {
    expect(pushed(set('a', '20:00'), evening)).toEqual([]);
    expect(pushed(set('c', '22:00', 30), evening)).toEqual([]);
  });

  it('is nothing to sets that are cancelled or replaced, neither before nor behind', () => {
    const withoutB = evening.map((each) =>
      each.id === 'b' ? { ...each, status: 'cancelled' as const } : each,
    );
    expect(pushed({ ...late, status: 'cancelled' }, evening)).toEqual([]);
    expect(pushed({ ...late, status: 'replaced', replacedBy: 'Kelp' }, evening)).toEqual([]);
    expect(pushed(late, withoutB)).toEqual([]);
    const until2240 = set('a', '20:00', 160);
    expect(pushed(until2240, withoutB)).toEqual(['c Barn 2026-07-03 22:40 60']);
  });

  it('tells of a set that goes on after the day, and stops at the next one', () => {
    const night = [set('x', '2026-07-04 04:00'), set('y', '2026-07-04 05:00', 50)];
    const first = set('x', '2026-07-04 04:00', 90);
    const { sets, notes } = planOf(pushWhatFollows(first, night, 0, festival));
    expect(sets.map(words)).toEqual(['y Barn 2026-07-04 05:30 50']);
    expect(notes.map(planNoteText)).toEqual([
      'y would go on for 20 minutes after the end of the festival day',
    ]);
    const morning = [...night, set('z', '2026-07-04 06:10')];
    const outcomes = [
      pushWhatFollows(first, morning, 0, festival),
      pushWhatFollows(set('x', '2026-07-04 04:00', 120), night, 0, festival),
    ];
    const long = set('x', '2026-07-04 04:00', 150);
    outcomes.push(pushWhatFollows(long, [long, set('z', '2026-07-04 06:10')], 0, festival));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, code: 'dayIsFull' });
  });

  test('never makes sets overlap, changes no length, moves nothing earlier or to another day', () => {
    const { start } = spanOfFestival(festival);
    const work = fc.tuple(anySetsFrom(start, ['Barn']), fc.integer({ min: 1, max: 40 }), fc.nat(20));
    fc.assert(
      fc.property(work, ([sets, fives, changeover]) => {
        const [old] = sets;
        fc.pre(old !== undefined);
        const first = { ...(old ?? set('s0', '20:00')), end: old.start + fives * 5 * minute };
        const outcome = pushWhatFollows(first, sets, changeover, festival);
        fc.pre(outcome.ok);
        const moved = new Map(planOf(outcome).sets.map((each) => [each.id, each]));
        const before = sets.map((each) => (each.id === first.id ? first : each));
        const after = before.map((each) => moved.get(each.id) ?? each);
        for (const [a, each] of after.entries()) {
          const was = before[a] ?? each;
          expect(each.end - each.start).toBe(was.end - was.start);
          expect(each.start).toBeGreaterThanOrEqual(was.start);
          for (const [b, other] of after.entries()) {
            const overlapped = overlaps(was, before[b] ?? other);
            expect(b > a && overlaps(each, other) && !overlapped).toBe(false);
          }
          expect(each !== first && overlaps(first, each) && each.start >= first.start).toBe(false);
        }
      }),
    );
  });
});

describe('swapping two sets', () => {
  const swapped = (a: ConflictSet, b: ConflictSet, others: readonly ConflictSet[] = [], changeover = 0) =>
    planOf(swapSets(a, b, [a, b, ...others], changeover, festival))
      .sets.map(words)
      .sort();

  it('gives each the place of the other, and leaves it its length', () => {
    expect(swapped(set('a', '20:00', 90), set('b', '2026-07-04 22:00', 45, 'Quay'))).toEqual([
      'a Quay 2026-07-04 22:00 90',
      'b Barn 2026-07-03 20:00 45',
    ]);
    const between = set('c', '21:00', 30);
    expect(swapped(set('a', '20:00'), set('b', '22:00', 45), [between])).toEqual([
      'a Barn 2026-07-03 22:00 60',
      'b Barn 2026-07-03 20:00 45',
    ]);
  });

  it('changes the order of neighbours within the time that they have', () => {
    expect(swapped(set('b', '21:15', 30), set('a', '20:00'))).toEqual([
      'a Barn 2026-07-03 20:45 60',
      'b Barn 2026-07-03 20:00 30',
    ]);
  });

  it('parts neighbours that overlapped', () => {
    expect(swapped(set('a', '20:00'), set('b', '20:30'), [], 10)).toEqual([
      'a Barn 2026-07-03 21:10 60',
      'b Barn 2026-07-03 20:00 60',
    ]);
  });

  test('twice leaves both as they were, and neighbours stay within the time that they have', () => {
    const { start } = spanOfFestival(festival);
    fc.assert(
      fc.property(anySetsFrom(start), ([a, b]) => {
        fc.pre(a !== undefined && b !== undefined && a.start !== b.start);
        const isOneStage = a.stage === b.stage;
        fc.pre(!(isOneStage && overlaps(a, b)));
        const both = planOf(swapSets(a, b, [a, b], 0, festival)).sets;
        const [c = a, d = b] = both;
        const back = planOf(swapSets(c, d, both, 0, festival)).sets;
        for (const each of [a, b]) expect(back.find(({ id }) => id === each.id)).toEqual(each);
        const bounds = (sets: readonly ConflictSet[]) => [
          Math.min(...sets.map((each) => each.start)),
          Math.max(...sets.map(({ end }) => end)),
        ];
        expect(isOneStage ? bounds(both) : []).toEqual(isOneStage ? bounds([a, b]) : []);
      }),
    );
  });
});
