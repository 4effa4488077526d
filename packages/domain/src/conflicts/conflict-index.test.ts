import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../festival/events/intervals.ts';
import type { ConflictSet } from './conflict.ts';
import { ConflictIndex, findConflicts } from './conflict-index.ts';
import type { ConflictRules } from './conflict-rules.ts';
import { utcNights } from './nights/testing/utc-nights.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Two days from midnight, two stages, thirty minutes to get from one to the other. */
function rules(given: Partial<ConflictRules> = {}): ConflictRules {
  const days = { start: 0, end: 48 * hour };
  return {
    stages: new Set(['Barn', 'Quay']),
    days,
    tightMinutes: 30,
    changeoverMinutes: new Map(),
    openHours: new Map(),
    nights: utcNights,
    ...given,
  };
}

/** A set of `minutes` that begins `start` minutes after midnight of the first day. */
function set(id: string, stage: string, start: number, minutes: number, artistName = id): ConflictSet {
  return { id, artistName, stage, start: start * minute, end: (start + minutes) * minute };
}

function found(sets: readonly ConflictSet[], given: Partial<ConflictRules> = {}): string[] {
  return findConflicts(sets, rules(given)).map(({ id, minutes }) => `${id} ${minutes}`);
}

describe('on one stage', () => {
  it('sets overlap that have a moment in common, also past midnight', () => {
    const sets = [set('A', 'Barn', 1400, 60), set('B', 'Barn', 1450, 60)];
    expect(found(sets)).toEqual(['overlap A B 10']);
    expect(new ConflictIndex(sets, rules()).count()).toBe(1);
  });

  it('sets that touch do not', () => {
    expect(found([set('A', 'Barn', 60, 60), set('B', 'Barn', 120, 60)])).toEqual([]);
  });

  it('all that are on at once are told, not only with the longest', () => {
    const sets = [set('A', 'Barn', 0, 240), set('B', 'Barn', 30, 60), set('C', 'Barn', 60, 60)];
    expect(found(sets)).toEqual(['overlap A B 60', 'overlap A C 60', 'overlap B C 30']);
  });

  it('a heap of sets at once makes no heap of pairs', () => {
    const heap = Array.from({ length: 1000 }, (_, number) => set(`s${number}`, 'Barn', 0, 60));
    const conflicts = findConflicts(heap, rules());
    expect(conflicts.length).toBeLessThan(9 * heap.length);
    expect(new Set(conflicts.flatMap(({ sets }) => sets)).size).toBe(heap.length);
  });

  it('a set whose stage is not known yet overlaps nothing', () => {
    const sets = [set('A', '', 0, 60, 'Owl'), set('B', '', 30, 60), set('C', 'Barn', 0, 60, 'Owl')];
    expect(found(sets)).toEqual(['misplaced A 60', 'misplaced B 60']);
  });

  it('every set that overlaps a long one is told', () => {
    const sets = [set('A', 'Barn', 0, 240), set('B', 'Barn', 30, 30), set('C', 'Barn', 120, 30)];
    expect(found(sets)).toEqual(['overlap A B 30', 'overlap A C 30']);
  });

  it('the same artist at the same start is a duplicate, and no overlap besides', () => {
    expect(found([set('1', 'Barn', 60, 60, 'Owl'), set('2', 'Barn', 60, 45, 'OWL (live)')])).toEqual([
      'duplicate 1 2 60',
    ]);
  });

  it('the same start without an artist is an overlap', () => {
    expect(found([set('1', 'Barn', 60, 60, ''), set('2', 'Barn', 60, 45, ' ')])).toEqual(['overlap 1 2 45']);
  });

  it('a break shorter than the stage needs is told, and one as long is not', () => {
    const sets = [set('A', 'Barn', 0, 60), set('B', 'Barn', 70, 60), set('C', 'Barn', 145, 60)];
    expect(found(sets, { changeoverMinutes: new Map([['Barn', 15]]) })).toEqual(['shortChangeover A B 10']);
    expect(found(sets, { changeoverMinutes: new Map([['Quay', 15]]) })).toEqual([]);
  });

  it('hours before it opens and after it closes are told', () => {
    const openHours = new Map([['Barn', [{ start: hour, end: 5 * hour }]]]);
    const sets = [set('A', 'Barn', 30, 60), set('B', 'Barn', 270, 60), set('C', 'Barn', 600, 60)];
    expect(found(sets, { openHours })).toEqual([
      'outsideHours A 30',
      'outsideHours B 30',
      'outsideHours C 60',
    ]);
    expect(found([set('D', 'Barn', 60, 240), set('E', 'Quay', 30, 60)], { openHours })).toEqual([]);
  });

  it('what is open between two closed stretches does not count', () => {
    const openHours = new Map([
      [
        'Barn',
        [
          { start: hour, end: 5 * hour },
          { start: 6 * hour, end: 8 * hour },
        ],
      ],
    ]);
    const outside = (start: number, minutes: number) =>
      findConflicts([set('A', 'Barn', start, minutes)], rules({ openHours })).map((each) => [
        each.span.start / minute,
        each.span.end / minute,
        each.minutes,
      ]);
    expect(outside(270, 120)).toEqual([[300, 360, 60]]);
    expect(outside(30, 330)).toEqual([[30, 360, 90]]);
    expect(outside(270, 300)).toEqual([[300, 570, 150]]);
    expect(outside(310, 40)).toEqual([[310, 350, 40]]);
    expect(outside(360, 120)).toEqual([]);
  });

  it('no hours apply to a stage outside of the festival’s days', () => {
    const openHours = new Map([['Barn', []]]);
    expect(found([set('A', 'Barn', 48 * 60, 60)], { openHours })).toEqual(['misplaced A 60']);
  });
});

describe('of one artist', () => {
  it('two stages at once are a double booking', () => {
    expect(found([set('1', 'Barn', 60, 60, 'Owl'), set('2', 'Quay', 90, 60, 'Owl')])).toEqual([
      'doubleBooking 1 2 30',
    ]);
  });

  it('too few minutes from one stage to the other are tight', () => {
    const sets = [set('1', 'Barn', 60, 60, 'Owl'), set('2', 'Quay', 140, 60, 'Owl')];
    expect(found(sets)).toEqual(['tight 1 2 20']);
    expect(found(sets, { tightMinutes: 20 })).toEqual([]);
  });

  it('too few minutes from each of two other stages are tight twice', () => {
    const sets = [
      set('1', 'Barn', 60, 60, 'Owl'),
      set('2', 'Moon', 60, 70, 'Owl'),
      set('3', 'Quay', 140, 60, 'Owl'),
    ];
    const stages = new Set(['Barn', 'Quay', 'Moon']);
    expect(found(sets, { stages })).toEqual(['doubleBooking 1 2 60', 'tight 1 3 20', 'tight 2 3 10']);
  });

  it('too few minutes are tight also while the artist is still on at a third stage, or on the one left', () => {
    const stages = new Set(['Barn', 'Quay', 'Moon']);
    const quay = [set('2', 'Moon', 60, 60, 'Owl'), set('3', 'Quay', 130, 60, 'Owl')];
    expect(found([set('1', 'Barn', 60, 200, 'Owl'), ...quay], { stages })).toContain('tight 2 3 10');
    expect(found([set('1', 'Moon', 60, 200, 'Owl'), ...quay], { stages })).toContain('tight 2 3 10');
  });

  it('of the sets on one stage only the last is close to one on another', () => {
    const sets = [
      set('1', 'Barn', 60, 10, 'Owl'),
      set('2', 'Barn', 70, 10, 'Owl'),
      set('3', 'Quay', 85, 60, 'Owl'),
    ];
    expect(found(sets)).toEqual(['tight 2 3 5']);
  });

  it('a joined name counts for a part that also plays alone', () => {
    const together = set('1', 'Barn', 60, 60, 'Owl b2b Kelp');
    const sets = [together, set('2', 'Quay', 90, 60, 'Kelp b2b Fern')];
    expect(found(sets)).toEqual([]);
    expect(found([...sets, set('3', 'Quay', 600, 60, 'Kelp')])).toEqual(['doubleBooking 1 2 30']);
  });

  it('a name that only looks joined is silent', () => {
    expect(found([set('1', 'Barn', 60, 60, 'Salt & Lantern'), set('2', 'Quay', 60, 60, 'Salt')])).toEqual([
      'doubleBooking 1 2 60',
    ]);
    expect(found([set('1', 'Barn', 60, 60, 'Salt & Lantern'), set('2', 'Quay', 60, 60, 'Other')])).toEqual(
      [],
    );
  });

  it('is told once for two who play together twice', () => {
    const sets = [
      set('1', 'Barn', 60, 60, 'Owl x Kelp'),
      set('2', 'Quay', 60, 60, 'Kelp x Owl'),
      set('3', 'Quay', 900, 60, 'Owl'),
      set('4', 'Quay', 1000, 60, 'Kelp'),
    ];
    expect(found(sets)).toEqual(['doubleBooking 1 2 60']);
  });

  it('three stages at once are told in pairs', () => {
    const sets = ['Barn', 'Quay', 'Moon'].map((stage, id) => set(String(id), stage, 60 + id, 60, 'Owl'));
    const conflicts = found(sets, { stages: new Set(['Barn', 'Quay', 'Moon']) });
    expect(conflicts).toEqual(['doubleBooking 0 1 59', 'doubleBooking 0 2 58', 'doubleBooking 1 2 59']);
  });

  it('an artist without a name is never booked twice', () => {
    expect(found([set('1', 'Barn', 60, 60, ''), set('2', 'Quay', 60, 60, ' ')])).toEqual([]);
  });
});

describe('of one set', () => {
  it('a stage or a day that the festival lacks is misplaced', () => {
    const sets = [set('A', 'Moon', 60, 60), set('B', 'Barn', -60, 90), set('C', 'Barn', 2880, 60)];
    expect(found(sets)).toEqual(['misplaced B 90', 'misplaced A 60', 'misplaced C 60']);
  });

  it('under 5 minutes and over 8 hours are unlikely', () => {
    const sets = [
      set('A', 'Barn', 0, 4),
      set('B', 'Barn', 60, 5),
      set('C', 'Quay', 0, 480),
      set('D', 'Quay', 600, 481),
    ];
    expect(found(sets)).toEqual(['unlikelyLength A 4', 'unlikelyLength D 481']);
  });
});

const anySet = fc.record({
  id: fc.integer({ min: 0, max: 30 }).map(String),
  artistName: fc.constantFrom('Owl', 'Kelp', 'Owl b2b Kelp', 'Fern', 'Kelp & Fern', ''),
  stage: fc.constantFrom('Barn', 'Quay', 'Moon'),
  start: fc.integer({ min: 0, max: 60 }).map((at) => at * 10 * minute),
  length: fc.integer({ min: 0, max: 12 }).map((length) => length * 10 * minute),
});
const anySets = fc
  .array(anySet, { maxLength: 40 })
  .map((sets) => sets.map(({ length, ...each }): ConflictSet => ({ ...each, end: each.start + length })));

describe('changing sets one after the other', () => {
  it('finds what looking at all of them again finds', () => {
    fc.assert(
      fc.property(anySets, fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 10 }), (sets, removed) => {
        const some = rules({ changeoverMinutes: new Map([['Barn', 20]]) });
        const index = new ConflictIndex([], some);
        for (const each of sets) {
          index.put(each);
          index.all();
          index.bySet();
        }
        for (const id of removed) index.remove(String(id));
        const left = new Map(sets.map((each) => [each.id, each]));
        for (const id of removed) left.delete(String(id));
        expect(index.all()).toEqual(findConflicts(left.values(), some));
        expect(index.bySet()).toEqual(new ConflictIndex(left.values(), some).bySet());
        for (const id of left.keys()) {
          expect(index.bySet().get(id) ?? []).toEqual(index.of(id));
          expect(index.of(id)).toEqual(
            index.all().filter(({ sets: ofConflict }) => ofConflict.some((each) => each.id === id)),
          );
        }
      }),
    );
  });

  it('tells whose conflicts have changed, and no others', () => {
    fc.assert(
      fc.property(anySets, anySet, (sets, { length, ...edit }) => {
        const index = new ConflictIndex(sets, rules());
        const ids = new Set([...sets.map(({ id }) => id), edit.id]);
        const before = new Map([...ids].map((id) => [id, index.of(id)]));
        index.takeAffected();
        index.put({ ...edit, end: edit.start + length });
        const affected = index.takeAffected();
        for (const id of ids) {
          const after = index.of(id);
          const isSame = JSON.stringify(after) === JSON.stringify(before.get(id));
          expect(isSame || affected.has(id)).toBe(true);
        }
        expect(index.takeAffected().size).toBe(0);
      }),
    );
  });

  it('keeps who replaces a set, also where nothing else of it changes', () => {
    const off: ConflictSet = { ...set('A', 'Barn', 0, 60), status: 'replaced', replacedBy: 'Owl' };
    const index = new ConflictIndex([off], rules());
    index.put({ ...off, replacedBy: 'Kelp' });
    expect(index.get('A')?.replacedBy).toBe('Kelp');
  });

  it('is the same after a preview, which finds what the change would bring', () => {
    fc.assert(
      fc.property(anySets, anySet, (sets, { length, ...edit }) => {
        const index = new ConflictIndex(sets, rules());
        const before = index.all();
        index.takeAffected();
        const changed = { ...edit, end: edit.start + length };
        const found = index.preview(changed);
        expect(index.takeAffected().size).toBe(0);
        expect(index.all()).toEqual(before);
        index.put(changed);
        expect(found).toEqual(index.of(edit.id));
      }),
    );
  });

  it('is the same after several sets were supposed elsewhere and others gone, and finds what that would bring', () => {
    const anyIds = fc.array(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 5 });
    fc.assert(
      fc.property(anySets, anySets, anyIds, (sets, edits, removed) => {
        const some = rules({ changeoverMinutes: new Map([['Barn', 20]]) });
        const index = new ConflictIndex(sets, some);
        const before = index.all();
        index.takeAffected();
        const bySet = index.bySet();
        const [found, foundBySet] = index.suppose({ sets: edits, removed }, () => [
          index.all(),
          index.bySet(),
        ]);
        expect(index.takeAffected().size).toBe(0);
        expect(index.all()).toEqual(before);
        expect(index.bySet()).toBe(bySet);
        const after = new Map([...sets, ...edits].map((each) => [each.id, each]));
        for (const id of removed) after.delete(id);
        expect(found).toEqual(findConflicts(after.values(), some));
        expect(foundBySet).toEqual(new ConflictIndex(after.values(), some).bySet());
      }),
    );
  });

  it('keeps the list of a set that a change has nothing to do with', () => {
    const sets = [set('A', 'Barn', 0, 60), set('B', 'Barn', 30, 60), set('C', 'Quay', 0, 60)];
    const index = new ConflictIndex([...sets, set('D', 'Quay', 30, 60)], rules());
    const before = index.bySet();
    expect(index.bySet()).toBe(before);
    index.put(set('C', 'Quay', 10, 60));
    expect(index.bySet().get('A')).toBe(before.get('A'));
    expect(index.bySet().get('D')).not.toEqual(before.get('D'));
    index.put(set('C', 'Quay', 300, 60));
    expect(index.bySet().has('D')).toBe(false);
  });

  it('looks again only at the sets of the stage that are near, also after something was supposed', () => {
    const [early, late] = [set('A', 'Barn', 0, 60), set('C', 'Barn', 600, 60)];
    const sets = [early, set('B', 'Barn', 30, 60), late, set('D', 'Barn', 630, 60)];
    const index = new ConflictIndex(sets, rules());
    const before = [...index.of('A'), ...index.of('C')];
    index.preview({ ...early, end: early.end + minute });
    const after = [...index.of('A'), ...index.of('C')];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    index.put({ ...late, end: late.end + minute });
    expect(index.of('A')[0]).toBe(before[0]);
    expect(index.of('C')[0]).not.toBe(before[1]);
  });

  it('finds the same after its sets were replaced by others', () => {
    fc.assert(
      fc.property(anySets, anySets, (sets, others) => {
        const index = new ConflictIndex(sets, rules());
        const once = [...new Map(others.map((each) => [each.id, each])).values()];
        index.replace(once);
        expect(index.all()).toEqual(findConflicts(once, rules()));
      }),
    );
  });

  it('has every set that overlaps another on its stage in an overlap or a duplicate', () => {
    fc.assert(
      fc.property(anySets, (sets) => {
        const once = [...new Map(sets.map((each) => [each.id, each])).values()];
        const conflicting = new Set(
          findConflicts(once, rules())
            .filter(({ kind }) => kind === 'overlap' || kind === 'duplicate')
            .flatMap(({ sets: both }) => both.map(({ id }) => id)),
        );
        for (const a of once) {
          const others = once.filter((b) => b !== a && b.stage === a.stage && overlaps(a, b));
          expect(others.length === 0 || conflicting.has(a.id)).toBe(true);
        }
      }),
    );
  });
});
