import { describe, expect, it } from 'vitest';
import { aFestival } from '../festival/testing/festivals.ts';
import { timestampFromMillis, timestampToMillis } from '../timestamp.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { delayOnDay, editsOfDelay } from './delay-set.ts';
import { liveSetOf } from './live-set.ts';

const minute = 60_000;
const evening = Date.UTC(2026, 6, 3, 18);
const night = aFestival({ dayStartsAt: '06:00', timezone: 'Europe/Amsterdam' });
const stamp = (minutes: number) => timestampFromMillis(evening + minutes * minute);

function stored(id: string, start: number, end: number, more: Partial<LineupEvent> = {}): LineupEvent {
  const [timeStart, timeEnd] = [stamp(start), stamp(end)];
  const date = timestampFromMillis(Date.UTC(2026, 6, 2, 22));
  return { id, artistName: id, stage: 'Barn', date, timeStart, timeEnd, ...more };
}

/** Returns the stage after a delay of its first set, as "id start-end (delay of start, of end)". */
function delayed(
  minutes: number,
  sets: readonly LineupEvent[],
  changeoverMinutes = 0,
  { festival = night, nowMinute = -60 } = {},
): readonly string[] {
  const onStage = sets.map(liveSetOf);
  const [first] = onStage;
  if (first === undefined) throw new Error('There is no set.');
  const outcome = delayOnDay(first, minutes, {
    onStage,
    changeoverMinutes,
    festival,
    now: evening + nowMinute * minute,
  });
  if (!outcome.ok) return [outcome.code];
  const find = (id: string) => sets.find((each) => each.id === id);
  return editsOfDelay(outcome, find, festival).map((edit) => {
    const before = find(edit.id);
    if (edit.type !== 'update' || before === undefined) return edit.type;
    const { timeStart, timeEnd, startDelay, endDelay } = { ...before, ...edit.fields };
    const [start, end] = [timeStart, timeEnd].map((at) => (timestampToMillis(at) - evening) / minute);
    return `${edit.id} ${start}-${end} (${startDelay ?? 0}, ${endDelay ?? 0})`;
  });
}

const following = [stored('b', 65, 120), stored('c', 180, 240)];

describe('a delay on the show day', () => {
  it('moves a set that has not started, and what follows as far as that is pushed', () => {
    expect(delayed(10, [stored('a', 0, 60), ...following])).toEqual(['a 10-70 (10, 10)', 'b 70-125 (5, 5)']);
    expect(delayed(10, [stored('a', 0, 60), ...following], 10)).toEqual([
      'a 10-70 (10, 10)',
      'b 80-135 (15, 15)',
    ]);
  });

  it('moves only the end of a set that has started', () => {
    const started = { actualStart: stamp(12) };
    expect(delayed(10, [stored('a', 0, 60, started), ...following])).toEqual([
      'a 0-70 (0, 10)',
      'b 70-125 (5, 5)',
    ]);
  });

  it('adds up', () => {
    const sets = [
      stored('a', 10, 70, { startDelay: 10, endDelay: 10 }),
      stored('b', 70, 125, { startDelay: 5, endDelay: 5 }),
    ];
    expect(delayed(5, sets)).toEqual(['a 15-75 (15, 15)', 'b 75-130 (10, 10)']);
  });

  it('is taken back as far as it goes, with what it has pushed', () => {
    const sets = [
      stored('a', 10, 70, { startDelay: 10, endDelay: 10 }),
      stored('b', 70, 125, { startDelay: 5, endDelay: 5 }),
      stored('c', 180, 240),
    ];
    expect(delayed(-5, sets)).toEqual(['a 5-65 (5, 5)', 'b 65-120 (0, 0)']);
    expect(delayed(-30, sets)).toEqual(['a 0-60 (0, 0)', 'b 65-120 (0, 0)']);
    expect(delayed(-5, [stored('a', 0, 60), ...following])).toEqual([]);
  });

  it('moves the end alone where the new start would be past: the set is on by the schedule', () => {
    const sets = [stored('a', 0, 60), stored('b', 60, 120)];
    expect(delayed(10, sets, 0, { nowMinute: 9 })).toEqual(['a 10-70 (10, 10)', 'b 70-130 (10, 10)']);
    expect(delayed(10, sets, 0, { nowMinute: 10 })).toEqual(['a 0-70 (0, 10)', 'b 70-130 (10, 10)']);
    const late = [
      stored('a', 0, 70, { endDelay: 10 }),
      stored('b', 70, 130, { startDelay: 10, endDelay: 10 }),
    ];
    expect(delayed(-10, late, 0, { nowMinute: 20 })).toEqual(['a 0-60 (0, 0)', 'b 60-120 (0, 0)']);
  });

  it('moves sets past midnight, also where the festival has no start of the day', () => {
    const calendar = { ...night, dayStartsAt: '00:00' };
    const sets = [stored('a', 180, 235), stored('b', 235, 280)];
    expect(delayed(10, sets, 0, { festival: calendar })).toEqual([
      'a 190-245 (10, 10)',
      'b 245-290 (10, 10)',
    ]);
  });

  it('is refused where what follows would run into the next festival day', () => {
    const last = stored('last', 9 * 60, 9 * 60 + 55);
    expect(delayed(120, [last])).toEqual(['dayIsFull']);
  });
});
