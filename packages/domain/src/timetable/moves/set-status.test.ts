import { describe, expect, it } from 'vitest';
import { ConflictIndex } from '../../conflicts/conflict-index.ts';
import { conflictSetOf } from '../../conflicts/conflict.ts';
import { conflictRulesOf } from '../../conflicts/conflict-rules.ts';
import { aFestival } from '../../festival/testing/festivals.ts';
import { timestampFromMillis } from '../../timestamp.ts';
import { conflictsOfPlan } from '../plan-conflicts.ts';
import { isEmptyPlan } from '../plan.ts';
import { editsOfPlan, type StoredSet } from '../set-edits.ts';
import { planOf, setAt } from '../testing/sets.ts';
import { copySets } from './move-sets.ts';
import { putOnStage } from './bulk-moves.ts';
import { setStatus } from './set-status.ts';

const zone = 'Europe/Amsterdam';
const festival = aFestival({ dayStartsAt: '06:00' });
const owl = setAt(zone, 'owl', 'Barn', '2026-07-03 20:00', 60);
const kelp = setAt(zone, 'kelp', 'Barn', '2026-07-03 20:30', 60);

function stored({ start, end, ...set }: typeof owl): StoredSet {
  const date = timestampFromMillis(Date.UTC(2026, 6, 2, 22));
  return {
    ...set,
    date,
    timeStart: timestampFromMillis(start),
    timeEnd: timestampFromMillis(end),
    version: 'v',
  };
}

describe('the status of sets', () => {
  it('is changed with no other field, and not where it is so already', () => {
    const edits = (outcome: ReturnType<typeof setStatus>, set = owl) =>
      editsOfPlan(planOf(outcome), () => stored(set), festival);
    expect(edits(setStatus([owl], 'cancelled'))).toEqual([
      { type: 'update', id: 'owl', fields: { status: 'cancelled', replacedBy: null }, ifVersion: 'v' },
    ]);
    expect(edits(setStatus([owl], 'replaced', ' Moss '))).toMatchObject([
      { fields: { status: 'replaced', replacedBy: 'Moss' } },
    ]);
    const off = { ...owl, status: 'replaced', replacedBy: 'Moss' } as const;
    expect(edits(setStatus([off], 'confirmed'), off)).toMatchObject([
      { fields: { status: null, replacedBy: null } },
    ]);
    expect(isEmptyPlan(planOf(setStatus([owl], 'confirmed')))).toBe(true);
    expect(isEmptyPlan(planOf(setStatus([off], 'replaced', 'Moss')))).toBe(true);
  });

  it('stays as somebody else has set it in the meantime where sets are moved', () => {
    const edits = editsOfPlan(
      planOf(putOnStage([owl], 'Boathouse')),
      () => ({ ...stored(owl), status: 'cancelled' }),
      festival,
    );
    expect(edits).toMatchObject([{ fields: { stage: 'Boathouse' } }]);
    expect(Object.keys(edits[0] ?? {})).not.toContain('status');
  });

  it('is not that of a copy', () => {
    const off = { ...owl, status: 'cancelled' } as const;
    const [copy] = planOf(copySets([off], { held: 'owl', minutes: 90 }, () => 'n', festival)).sets;
    expect(copy?.status).toBeUndefined();
  });

  it('takes a set out of all conflicts, and tells what confirming it brings', () => {
    const index = new ConflictIndex([owl, kelp], conflictRulesOf(festival));
    expect(index.all().map(({ id }) => id)).toEqual(['overlap kelp owl']);
    expect(conflictsOfPlan(planOf(setStatus([owl], 'cancelled')), index)).toEqual([]);
    const off = conflictSetOf({ ...stored(owl), status: 'cancelled' });
    index.put(off);
    expect(index.all()).toEqual([]);
    expect(index.get('owl')).toBe(off);
    expect(index.onStage('Barn')).toEqual([kelp]);
    const brings = conflictsOfPlan(planOf(setStatus([off], 'confirmed')), index);
    expect(brings.map(({ id }) => id)).toEqual(['overlap kelp owl']);
    index.put({ ...off, stage: 'Moon' });
    expect(index.all()).toEqual([]);
    index.remove('owl');
    expect(index.get('owl')).toBeUndefined();
  });
});
