import { describe, expect, it } from 'vitest';
import { aFestival } from '../festival/testing/festivals.ts';
import { timestampFromMillis } from '../timestamp.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { liveSetOf } from './live-set.ts';
import { minutesLeft, minutesShort, stageStateAt, type StageState } from './stage-state.ts';
import { minutesLate } from './state-until.ts';

const minute = 60_000;
const evening = Date.UTC(2026, 6, 3, 18);
const festival = aFestival({ dayStartsAt: '06:00', timezone: 'Europe/Amsterdam' });
const at = (minutes: number) => evening + minutes * minute;
const stamp = (minutes: number) => timestampFromMillis(at(minutes));

function set(id: string, start: number, end: number, more: Partial<LineupEvent> = {}) {
  const [timeStart, timeEnd] = [stamp(start), stamp(end)];
  const date = timestampFromMillis(Date.UTC(2026, 6, 2, 22));
  return liveSetOf({ id, artistName: id, stage: 'Barn', date, timeStart, timeEnd, ...more });
}

const texts = (state: StageState) =>
  state.state === 'closed'
    ? `closed, ${state.next?.id ?? 'nothing'} next`
    : `${state.state} ${state.set.id}${state.state === 'playing' && state.isConfirmed ? ' confirmed' : ''}, ${state.next?.id ?? 'nothing'} next`;
const stateOf = (minutes: number, ...sets: readonly ReturnType<typeof set>[]) =>
  texts(stageStateAt(sets, at(minutes), festival));

const [a, b, c] = [set('a', 0, 60), set('b', 60, 120), set('c', 180, 240)] as const;

describe('what happens on a stage', () => {
  it('is what the schedule says where nothing was recorded', () => {
    expect(stateOf(-1, a, b, c)).toBe('waiting a, b next');
    expect(stateOf(0, a, b, c)).toBe('playing a, b next');
    expect(stateOf(60, a, b, c)).toBe('playing b, c next');
    expect(stateOf(120, a, b, c)).toBe('waiting c, nothing next');
    expect(stateOf(240, a, b, c)).toBe('closed, nothing next');
  });

  it('goes on past midnight, also where the festival has no start of the day', () => {
    const late = set('late', 300, 360);
    const calendar = { ...festival, dayStartsAt: '00:00' };
    expect(texts(stageStateAt([a, late], at(30), calendar))).toBe('playing a, late next');
    expect(texts(stageStateAt([a, late], at(239), calendar))).toBe('waiting late, nothing next');
    expect(texts(stageStateAt([a, late], at(-14 * 60 - 1), calendar))).toBe('closed, a next');
  });

  it('is closed until the first set of another festival day', () => {
    const nextDay = set('d', 24 * 60, 25 * 60);
    expect(stateOf(250, a, nextDay)).toBe('closed, d next');
    expect(stateOf(11 * 60, a, nextDay)).toBe('waiting d, nothing next');
  });

  it('goes by the recorded start, early or late', () => {
    const early = set('b', 60, 120, { actualStart: stamp(50) });
    expect(stateOf(55, a, early, c)).toBe('playing b confirmed, c next');
    const late = set('a', 0, 60, { actualStart: stamp(12) });
    expect(stateOf(70, late, b, c)).toBe('playing a confirmed, b next');
  });

  it('goes by the recorded end', () => {
    const ended = set('a', 0, 60, { actualStart: stamp(0), actualEnd: stamp(50) });
    expect(stateOf(55, ended, b, c)).toBe('waiting b, c next');
    expect(stateOf(65, ended, b, c)).toBe('playing b, c next');
    const onlyEnded = set('a', 0, 60, { actualEnd: stamp(50) });
    expect(stateOf(55, onlyEnded, b, c)).toBe('waiting b, c next');
  });

  it('takes an end for forgotten once the next set should be over', () => {
    const forgotten = set('a', 0, 60, { actualStart: stamp(0) });
    expect(stateOf(119, forgotten, b, c)).toBe('playing a confirmed, b next');
    expect(stateOf(121, forgotten, b, c)).toBe('waiting c, nothing next');
    expect(stateOf(110, forgotten)).toBe('playing a confirmed, nothing next');
    expect(stateOf(121, forgotten)).toBe('closed, nothing next');
  });

  it('leaves out what is not played', () => {
    expect(stateOf(70, a, set('b', 60, 120, { status: 'cancelled' }), c)).toBe('waiting c, nothing next');
  });
});

describe('the minutes', () => {
  const stateAt = (minutes: number, ...sets: readonly ReturnType<typeof set>[]) =>
    stageStateAt(sets, at(minutes), festival);

  it('count down to the end, or to the start, and on below zero', () => {
    const left = (minutes: number) => {
      const state = stateAt(minutes, set('a', 0, 60, { actualStart: stamp(0) }), c);
      return state.state === 'closed' ? null : minutesLeft(state, at(minutes));
    };
    expect([left(15), left(59.5), left(70), left(170), left(300)]).toEqual([45, 1, -10, 10, null]);
  });

  it('late are unknown without a recorded start or a delay', () => {
    expect(minutesLate(stateAt(10, a))).toBeNull();
    expect(minutesLate(stateAt(20, set('a', 0, 60, { actualStart: stamp(12) })))).toBe(12);
    const delayed = set('a', 10, 70, { startDelay: 10, endDelay: 10 });
    expect(minutesLate(stateAt(5, delayed))).toBe(10);
    expect(minutesLate(stateAt(15, set('a', 10, 70, { startDelay: 10, actualStart: stamp(13) })))).toBe(13);
    expect(minutesLate(stateAt(300, a))).toBeNull();
  });

  it('that a late set lacks end with its planned length', () => {
    expect(minutesShort(a)).toBe(0);
    expect(minutesShort(set('a', 0, 60, { actualStart: stamp(12) }))).toBe(12);
    const moved = set('a', 0, 72, { actualStart: stamp(12), endDelay: 12 });
    expect(minutesShort(moved)).toBe(0);
    expect(minutesShort(set('a', 0, 60, { actualStart: stamp(12), actualEnd: stamp(60) }))).toBe(0);
  });
});
