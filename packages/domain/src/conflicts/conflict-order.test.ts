import { describe, expect, it } from 'vitest';
import { aFestival } from '../festival/testing/festivals.ts';
import { spanOfFestival } from '../festival/days.ts';
import { conflict, type Conflict, type ConflictKind } from './conflict.ts';
import { conflictOrder, countsByKind, nextConflict, ofKinds } from './conflict-order.ts';
import { ConflictIndex } from './conflict-index.ts';
import { conflictRulesOf } from './conflict-rules.ts';

const festival = aFestival({ dayStartsAt: '06:00' });
const { start } = spanOfFestival(festival);
const hour = 3_600_000;

function at(id: string, hours: number, stage = 'Barn', kind: ConflictKind = 'overlap'): Conflict {
  const set = { id, artistName: id, stage, start: start + hours * hour, end: start + (hours + 1) * hour };
  return conflict(kind, [set], set);
}

const night = at('night', 20);
const early = at('early', 2, 'Boathouse');
const same = at('same', 2, 'Barn', 'tight');
const second = at('second', 30);
const outside = at('outside', -40, 'Barn', 'misplaced');
const all = [outside, second, night, early, same];
const order = conflictOrder(festival);
const walk = (from: Conflict | null, back = false) => nextConflict(all, from, order, back)?.sets[0]?.id;

describe('going through conflicts', () => {
  it('is by day, time and stage, what is outside the days last', () => {
    expect(all.toSorted(order)).toEqual([same, early, night, second, outside]);
    expect(walk(null)).toBe('same');
    expect(walk(same)).toBe('early');
    expect(walk(second)).toBe('outside');
    expect(walk(outside)).toBe('same');
    expect(walk(same, true)).toBe('outside');
    expect(walk(night, true)).toBe('early');
  });

  it('goes on where one was that is settled', () => {
    expect(nextConflict([same, second], night, order)).toBe(second);
    expect(nextConflict([], night, order)).toBeNull();
  });

  it('counts and filters by kind', () => {
    expect(countsByKind(all)).toMatchObject({ overlap: 3, tight: 1, misplaced: 1, duplicate: 0 });
    expect(ofKinds(all, new Set(['tight', 'misplaced']))).toEqual([outside, same]);
    expect(ofKinds(all, new Set())).toBe(all);
  });

  it('leaves out what people have accepted', () => {
    const [a, b] = [night, at('b', 20.5)].map(({ sets: [set] }) => set);
    if (a === undefined || b === undefined) throw new Error('no sets');
    const accepted = { 'stage overlap Barn': 'Two rooms' };
    const rules = conflictRulesOf({ ...festival, acceptedConflicts: accepted });
    expect(nextConflict(new ConflictIndex([a, b], rules).all(), null, order)).toBeNull();
  });
});
