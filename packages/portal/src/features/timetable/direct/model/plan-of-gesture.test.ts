import { planNoteText } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { changeNights, festival } from '../../../../testing/stored-lineup.ts';
import { idle, isHeld, nextGesture, type Gesture, type GestureEvent, type Held } from './gesture.ts';
import { heldAfter, planOfGesture, type Lifted } from './plan-of-gesture.ts';

const minute = 60_000;
const start = Date.parse('2026-07-03T20:00:00-07:00');
const set = (id: string, stage: string, after = 0, minutes = 60) => ({
  id,
  artistName: id,
  stage,
  start: start + after * minute,
  end: start + (after + minutes) * minute,
});
const ground = { festival, step: 5, columns: ['Harbour', 'Chapel'] } as const;
const one: Lifted = { sets: [set('a', 'Harbour')], newIds: ['n'] };

function held(...events: readonly GestureEvent[]): Held {
  const first: GestureEvent = { type: 'lift', id: 'a' };
  const gesture = [first, ...events].reduce<Gesture>(nextGesture, idle);
  if (!isHeld(gesture)) throw new Error('Nothing is held');
  return gesture;
}

function after(gesture: Held, lifted = one) {
  const outcome = planOfGesture(gesture, lifted, ground);
  if (!outcome.ok) return outcome.code;
  const place = (sets: Lifted['sets']) =>
    sets.map(
      ({ id, stage, start: at, end }) => `${id} ${stage} ${(at - start) / minute}-${(end - start) / minute}`,
    );
  expect(place(heldAfter(outcome, gesture, lifted)).length).toBeGreaterThan(0);
  return place(outcome.plan.sets);
}

describe('an act of the tray', () => {
  const grip = { on: 'act', id: 'a', stage: 'Harbour', instant: start } as const;
  const take = (...events: readonly GestureEvent[]) => {
    const gesture = [{ type: 'take', grip } as const, ...events].reduce<Gesture>(nextGesture, idle);
    if (!isHeld(gesture)) throw new Error('Nothing is held');
    return gesture;
  };

  it('becomes a new set under its own id, where it was taken', () => {
    expect(after(take())).toEqual(['a Harbour 0-60']);
    expect(after(take({ type: 'toStage', stage: 'Chapel' }, { type: 'nudge', minutes: 10 }))).toEqual([
      'a Chapel 10-70',
    ]);
    const outcome = planOfGesture(take(), one, ground);
    expect(outcome.ok && [...outcome.plan.created]).toEqual([['a', null]]);
  });

  it('may be made longer on the way, and has to be there', () => {
    expect(after(take({ type: 'stretch', minutes: 30 }))).toEqual(['a Harbour 0-90']);
    expect(after(take(), { sets: [], newIds: [] })).toBe('setIsGone');
  });
});

describe('what a gesture comes to', () => {
  it('is nothing where nothing was moved', () => {
    expect(after(held())).toEqual([]);
    expect(after({ ...held(), isCopy: true })).toEqual([]);
  });

  it('is a move, with another length where keys made that too', () => {
    const moved = held({ type: 'nudge', minutes: 15 });
    expect(after(moved)).toEqual(['a Harbour 15-75']);
    expect(after(nextGesture(moved, { type: 'stretch', minutes: -10 }) as Held)).toEqual(['a Harbour 15-65']);
    expect(after(held({ type: 'stretch', minutes: 10 }))).toEqual(['a Harbour 0-70']);
  });

  it('is another start where that edge was drawn, and both where both were', () => {
    const earlier = held({ type: 'toEdge', edge: 'start' }, { type: 'stretch', minutes: -10 });
    expect(after(earlier)).toEqual(['a Harbour -10-60']);
    const back = nextGesture(earlier, { type: 'toEdge', edge: 'end' });
    expect(after(nextGesture(back, { type: 'stretch', minutes: 5 }) as Held)).toEqual(['a Harbour -10-65']);
  });

  it('takes all along where one of several was moved and made longer', () => {
    const two = { sets: [set('a', 'Harbour'), set('b', 'Chapel', 30)], newIds: [] };
    const both = held({ type: 'nudge', minutes: 20 }, { type: 'stretch', minutes: 5 });
    expect(after(both, two)).toEqual(['a Harbour 20-85', 'b Chapel 50-110']);
  });

  it('is a copy under a new id', () => {
    expect(after({ ...held({ type: 'toStage', stage: 'Chapel' }), isCopy: true })).toEqual(['n Chapel 0-60']);
  });

  it('moves what is selected as well', () => {
    const two = { sets: [set('a', 'Harbour'), set('b', 'Chapel', 30)], newIds: [] };
    expect(after(held({ type: 'nudge', minutes: 20 }), two)).toEqual(['a Harbour 20-80', 'b Chapel 50-110']);
    expect(after(held({ type: 'toStage', stage: 'Chapel' }), two)).toBe('noSuchStage');
  });

  it('is a new set in full steps where one was drawn', () => {
    const grip = { on: 'empty', stage: 'Chapel', instant: start + 2 * minute } as const;
    const drawn: Held = { ...held(), phase: 'drawing', grip, minutes: 41 };
    expect(after(drawn, { sets: [], newIds: ['n'] })).toEqual(['n Chapel 0-45']);
  });

  it('cannot be outside the days of the festival, nor of a set that has gone', () => {
    expect(after({ ...held(), day: '2026-08-01' })).toBe('outsideDays');
    expect(after(held({ type: 'nudge', minutes: 5 }), { sets: [], newIds: [] })).toBe('setIsGone');
  });
});

describe('in a night in which the clocks change', () => {
  const night = (month: 'October' | 'March') => ({ ...ground, festival: changeNights(month) });
  const at = (id: string, instant: number) => ({
    ...set(id, 'Harbour'),
    start: instant,
    end: instant + 60 * minute,
  });
  const outcomeOf = (gesture: Held, instant: number, month: 'October' | 'March') => {
    const outcome = planOfGesture(gesture, { sets: [at('a', instant)], newIds: [] }, night(month));
    if (!outcome.ok) throw new Error(outcome.code);
    return { start: outcome.plan.sets[0]?.start, notes: outcome.plan.notes.map(planNoteText) };
  };

  it('a set dragged through the change passes both half past two, the hour that comes twice', () => {
    const before = Date.UTC(2026, 9, 24, 23, 30);
    const by = (minutes: number) =>
      outcomeOf(held({ type: 'nudge', minutes }), before, 'October').start ?? before;
    expect([60, 120, 180].map((minutes) => (by(minutes) - before) / minute)).toEqual([60, 120, 180]);
  });

  it('a set that goes to its day tells of a time that is not there, or there twice', () => {
    const spring = outcomeOf(
      held({ type: 'toDay', day: '2026-03-28' }),
      Date.UTC(2026, 2, 30, 0, 30),
      'March',
    );
    expect(spring).toEqual({
      start: Date.UTC(2026, 2, 29, 1, 30),
      notes: ['a: 02:30 does not exist on this day (clocks go forward). It counts as 03:30.'],
    });
    const autumn = outcomeOf(
      held({ type: 'toDay', day: '2026-10-24' }),
      Date.UTC(2026, 9, 26, 1, 30),
      'October',
    );
    expect(autumn).toEqual({
      start: Date.UTC(2026, 9, 25, 0, 30),
      notes: ['a: 02:30 happens twice on this day (clocks go back). The earlier one is used.'],
    });
  });
});
