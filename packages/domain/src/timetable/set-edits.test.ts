import { describe, expect, it } from 'vitest';
import { conflictSetOf } from '../conflicts/conflict.ts';
import { eventTimestamps } from '../festival/events/event-times.ts';
import { aFestival } from '../festival/testing/festivals.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { putOnStage, shiftSets, removeSets } from './moves/bulk-moves.ts';
import { copySets } from './moves/move-sets.ts';
import { resizeSet } from './moves/resize-set.ts';
import { editsOfPlan, type StoredSet } from './set-edits.ts';
import { planOf } from './testing/sets.ts';

const festival = aFestival({ dayStartsAt: '06:00' });

function stored(id: string, date: string, timeStart: string, timeEnd: string): StoredSet {
  const { notices: _, endsNextDay: __, ...times } = eventTimestamps({ date, timeStart, timeEnd }, festival);
  return { id, artistName: id, stage: 'Barn', ...times, imageURL: '/files/tide', version: `v-${id}` };
}

const sets = [stored('a', '2026-07-03', '20:00', '21:00'), stored('b', '2026-07-03', '05:00', '05:30')];
const find = (id: string) => sets.find((set) => set.id === id);
const seen = sets.map(conflictSetOf);
const edits = (outcome: Parameters<typeof planOf>[0]) => editsOfPlan(planOf(outcome), find, festival);

describe('the edits of a plan', () => {
  it('name only what differs and the version that was seen', () => {
    expect(edits(putOnStage(seen, 'Boathouse'))).toEqual([
      { type: 'update', id: 'a', fields: { stage: 'Boathouse' }, ifVersion: 'v-a' },
      { type: 'update', id: 'b', fields: { stage: 'Boathouse' }, ifVersion: 'v-b' },
    ]);
    const longer = seen
      .slice(0, 1)
      .map((set) => resizeSet(set, { edge: 'end', minutes: 30, step: 5 }, festival));
    expect(longer.flatMap(edits)).toEqual([
      {
        type: 'update',
        id: 'a',
        fields: { timeEnd: timestampFromMillis(Date.UTC(2026, 6, 3, 19, 30)) },
        ifVersion: 'v-a',
      },
    ]);
  });

  it('name all of a place while earlier edits are pending, which may come to nothing', () => {
    const plan = planOf(putOnStage(seen.slice(0, 1), 'Boathouse'));
    expect(editsOfPlan(plan, find, festival, true)).toEqual([
      {
        type: 'update',
        id: 'a',
        fields: { stage: 'Boathouse', ...eventTimesOf('2026-07-03', '20:00', '21:00') },
        ifVersion: 'v-a',
      },
    ]);
    expect(editsOfPlan(planOf(removeSets(['a'])), find, festival, true)).toEqual([
      { type: 'delete', id: 'a', ifVersion: 'v-a' },
    ]);
  });

  it('have the festival day where a set comes to another', () => {
    const [, late] = edits(shiftSets(seen, 60, festival));
    expect(late).toEqual({
      type: 'update',
      id: 'b',
      fields: eventTimesOf('2026-07-04', '06:00', '06:30'),
      ifVersion: 'v-b',
    });
  });

  it('create copies with the picture, and delete', () => {
    const copy = copySets(seen.slice(0, 1), { held: 'a', minutes: 60 }, () => 'n', festival);
    expect(edits(copy)).toEqual([
      {
        type: 'create',
        id: 'n',
        event: {
          artistName: 'a',
          stage: 'Barn',
          ...eventTimesOf('2026-07-03', '21:00', '22:00'),
          imageURL: '/files/tide',
        },
      },
    ]);
    expect(edits(removeSets(['a', 'x']))).toEqual([
      { type: 'delete', id: 'a', ifVersion: 'v-a' },
      { type: 'delete', id: 'x' },
    ]);
  });

  it('leave the name that somebody else has given a set in the meantime', () => {
    const renamed = (id: string) => {
      const set = find(id);
      return set && { ...set, artistName: 'Owl March' };
    };
    expect(editsOfPlan(planOf(putOnStage(seen.slice(0, 1), 'Boathouse')), renamed, festival)).toEqual([
      { type: 'update', id: 'a', fields: { stage: 'Boathouse' }, ifVersion: 'v-a' },
    ]);
  });

  it('tell of a set that is not known, so that its loss is noticed', () => {
    const gone = { ...(seen[0] ?? seen[1]), id: 'x', artistName: 'x', stage: 'Barn', start: 0, end: 1 };
    expect(edits(putOnStage([gone], 'Quay'))).toMatchObject([{ type: 'update', id: 'x' }]);
  });
});

function eventTimesOf(date: string, timeStart: string, timeEnd: string) {
  const times = eventTimestamps({ date, timeStart, timeEnd }, festival);
  return { date: times.date, timeStart: times.timeStart, timeEnd: times.timeEnd };
}
