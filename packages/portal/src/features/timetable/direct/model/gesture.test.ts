import { describe, expect, it } from 'vitest';
import { idle, nextGesture, type Aim, type Gesture, type GestureEvent, type Grip } from './gesture.ts';

const card: Grip = { on: 'set', id: 'a', edge: null };
const free: Grip = { on: 'empty', stage: 'Harbour', instant: 1000 };
const at = (x: number, y: number) => ({ x, y });
const aim = (traits: Partial<Aim> = {}): Aim => ({
  minutes: 0,
  stage: null,
  day: null,
  isCopy: false,
  isAway: false,
  ...traits,
});
const press = (grip: Grip, by: 'mouse' | 'touch' = 'mouse'): GestureEvent => ({
  type: 'press',
  by,
  grip,
  at: at(10, 10),
});
const point = (y: number, traits?: Partial<Aim>): GestureEvent => ({
  type: 'point',
  at: at(10, y),
  aim: aim(traits),
});
const after = (...events: readonly GestureEvent[]) => events.reduce<Gesture>(nextGesture, idle);

describe('a mouse', () => {
  it('that is pressed and released has only clicked, also where it trembled', () => {
    expect(after(press(card), point(12, { minutes: 2 }))).toMatchObject({ phase: 'pressed' });
    expect(after(press(card), point(12), { type: 'release' })).toEqual(idle);
    expect(after(press(card), { type: 'rest' })).toMatchObject({ phase: 'pressed' });
  });

  it('drags a set to another time, stage and day, and drops it', () => {
    const there = { minutes: 40, stage: 'Chapel', isCopy: true };
    const dragging = after(press(card), point(50, there));
    expect(dragging).toMatchObject({ phase: 'dragging', by: 'mouse', grip: card, ...there });
    const back = nextGesture(dragging, point(10));
    expect(back).toMatchObject({ phase: 'dragging', minutes: 0, stage: null, isCopy: false });
    const held = after(press(card), point(50, { day: '2026-07-04' }));
    expect(nextGesture(held, { type: 'release' })).toEqual({ phase: 'dropped', held });
  });

  it('draws an edge, which goes up and down only', () => {
    const edge: Grip = { on: 'set', id: 'a', edge: 'start' };
    expect(after(press(edge), point(50, { minutes: 40, stage: 'Chapel', isCopy: true }))).toMatchObject({
      phase: 'resizing',
      edge: 'start',
      stretched: { start: 40, end: 0 },
      minutes: 0,
      stage: null,
      isCopy: false,
    });
  });

  it('draws a new set in an empty place', () => {
    expect(after(press(free), point(50, { minutes: 40, stage: 'Chapel' }))).toMatchObject({
      phase: 'drawing',
      grip: free,
      minutes: 40,
      stage: null,
    });
  });
});

describe('a finger', () => {
  it('that moves before it has rested scrolls', () => {
    expect(after(press(card, 'touch'), point(30))).toEqual(idle);
    expect(after(press(card, 'touch'), point(30), { type: 'rest' })).toEqual(idle);
  });

  it('lifts once it has rested', () => {
    const lifted = after(press(card, 'touch'), point(14), { type: 'rest' });
    expect(lifted).toMatchObject({ phase: 'dragging', by: 'touch', minutes: 0 });
    expect(nextGesture(lifted, point(60, { minutes: 20 }))).toMatchObject({ minutes: 20 });
  });
});

it('an act of the tray is where it was until a hand takes it onto the grid; keys take it there', () => {
  const act: Grip = { on: 'act', id: 'a', stage: 'Harbour', instant: 0 };
  expect(after(press(act, 'touch'), { type: 'rest' })).toMatchObject({ isAway: true });
  expect(after(press(act), point(50, { minutes: 5 }))).toMatchObject({ isAway: false, minutes: 5 });
  expect(after({ type: 'take', grip: act })).toMatchObject({ isAway: false });
});

describe('the keyboard', () => {
  const lift: GestureEvent = { type: 'lift', id: 'a' };

  it('lifts, moves by steps, goes to another stage, resizes, and drops', () => {
    const moved = after(lift, { type: 'nudge', minutes: 5 }, { type: 'nudge', minutes: 5 });
    expect(moved).toMatchObject({ phase: 'dragging', by: 'keys', minutes: 10 });
    const there = nextGesture(moved, { type: 'toStage', stage: 'Chapel' });
    expect(there).toMatchObject({ phase: 'dragging', minutes: 10, stage: 'Chapel' });
    const longer = nextGesture(there, { type: 'stretch', minutes: 5 });
    expect(longer).toMatchObject({
      phase: 'resizing',
      minutes: 10,
      stretched: { start: 0, end: 5 },
      edge: 'end',
    });
    expect(nextGesture(longer, { type: 'release' })).toEqual({ phase: 'dropped', held: longer });
  });

  it('draws the other edge once it was told so, and keeps what it has drawn of the first', () => {
    const both = after(
      lift,
      { type: 'stretch', minutes: 5 },
      { type: 'toEdge', edge: 'start' },
      { type: 'stretch', minutes: -10 },
    );
    expect(both).toMatchObject({ stretched: { start: -10, end: 5 }, edge: 'start' });
    expect(nextGesture(both, { type: 'toEdge', edge: 'start' })).toBe(both);
  });

  it('has what it lifts only lifted until something is done with it', () => {
    const lifted = after(lift);
    expect(lifted).toMatchObject({ isFresh: true });
    expect(nextGesture(lifted, { type: 'toDay', day: '2026-07-04' })).toMatchObject({ isFresh: false });
  });

  it('holds what it holds while the mouse moves', () => {
    const moved = after(lift, { type: 'nudge', minutes: 5 });
    expect(nextGesture(moved, point(90, { minutes: 80 }))).toBe(moved);
  });

  it('moves nothing that it has not lifted', () => {
    expect(after({ type: 'nudge', minutes: 5 }, { type: 'release' })).toBe(idle);
  });
});

it.each<[string, readonly GestureEvent[], Gesture]>([
  ['what is held', [press(card), point(50)], { phase: 'cancelled' }],
  ['what is lifted by keys', [{ type: 'lift', id: 'a' }], { phase: 'cancelled' }],
  ['a press', [press(card)], idle],
])('is ended by a cancel: %s', (_what, events, expected) => {
  expect(after(...events, { type: 'cancel' })).toEqual(expected);
});

it('starts over after a drop and after a cancel', () => {
  const dropped = after(press(card), point(50), { type: 'release' });
  expect(nextGesture(dropped, press(free))).toMatchObject({ phase: 'pressed', grip: free });
  expect(nextGesture({ phase: 'cancelled' }, { type: 'lift', id: 'b' })).toMatchObject({ phase: 'dragging' });
});
