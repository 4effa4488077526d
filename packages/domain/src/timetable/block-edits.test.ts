import { describe, expect, it } from 'vitest';
import type { Block } from '../entities/block.ts';
import { eventTimestamps } from '../festival/events/event-times.ts';
import { aFestival } from '../festival/testing/festivals.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { blockEditsOfPlan, blocksUnder, renameBlock, setOfBlock, storedSetOfBlock } from './block-edits.ts';
import { removeSets } from './moves/bulk-moves.ts';
import { copySets, moveSets } from './moves/move-sets.ts';
import { resizeSet } from './moves/resize-set.ts';
import { minute, planOf } from './testing/sets.ts';

const festival = aFestival({ dayStartsAt: '06:00' });
const stamp = timestampFromMillis(0);
const { date, timeStart, timeEnd } = eventTimestamps(
  { date: '2026-07-03', timeStart: '16:00', timeEnd: '17:00' },
  festival,
);
const block: Block & { version: string } = {
  id: 'b',
  name: 'Soundcheck',
  stage: 'Barn',
  date,
  timeStart,
  timeEnd,
  created_at: stamp,
  updated_at: stamp,
  version: 'v-b',
};
const set = setOfBlock(block);
const find = (id: string) => (id === 'b' ? storedSetOfBlock(block) : undefined);
const edits = (outcome: Parameters<typeof planOf>[0]) => blockEditsOfPlan(planOf(outcome), find, festival);
const later = (minutes: number) => timestampFromMillis(set.end + minutes * minute);

describe('the edits of a plan for a block', () => {
  it('name only what differs, and the version that was seen', () => {
    expect(
      edits(moveSets([set], { held: 'b', toStage: 'Quay', columns: ['Barn', 'Quay'] }, festival)),
    ).toEqual([{ on: 'block', type: 'update', id: 'b', fields: { stage: 'Quay' }, ifVersion: 'v-b' }]);
    expect(edits(resizeSet(set, { edge: 'end', minutes: 30, step: 5 }, festival))).toEqual([
      { on: 'block', type: 'update', id: 'b', fields: { timeEnd: later(30) }, ifVersion: 'v-b' },
    ]);
    expect(edits(removeSets(['b']))).toEqual([{ on: 'block', type: 'delete', id: 'b', ifVersion: 'v-b' }]);
  });

  it('make a copy of its name', () => {
    expect(edits(copySets([set], { held: 'b', minutes: 60 }, () => 'n', festival))).toEqual([
      {
        on: 'block',
        type: 'create',
        id: 'n',
        data: { name: 'Soundcheck', stage: 'Barn', date, timeStart: timeEnd, timeEnd: later(60) },
      },
    ]);
  });

  it('give it another name, alone or with its place', () => {
    const named = { on: 'block', type: 'update', id: 'b', ifVersion: 'v-b' };
    expect(renameBlock([], 'b', 'v-b', 'Hold')).toEqual([{ ...named, fields: { name: 'Hold' } }]);
    const moved = edits(resizeSet(set, { edge: 'end', minutes: 30, step: 5 }, festival));
    expect(renameBlock(moved, 'b', 'v-b', 'Hold')).toEqual([
      { ...named, fields: { timeEnd: later(30), name: 'Hold' } },
    ]);
  });
});

it('a set stands over the blocks of its stage with which it shares time', () => {
  const over = (stage: string, minutes: number) =>
    blocksUnder(
      [{ ...set, id: 's', stage, start: set.start + minutes * minute, end: set.end + minutes * minute }],
      [set],
    );
  expect(over('Barn', 59)).toEqual([set]);
  expect(over('Barn', 60)).toEqual([]);
  expect(over('Quay', 0)).toEqual([]);
});
