import { describe, expect, it } from 'vitest';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { aFestival } from '../festival/testing/festivals.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { actualTimesCsv } from './actual-times-csv.ts';
import { actualTimesOf, hasActualTimes, type ActualTimesRow } from './actual-times.ts';

const minute = 60_000;
const evening = Date.UTC(2026, 6, 3, 18);
const festival = aFestival({ dayStartsAt: '06:00' });
const stamp = (minutes: number) => timestampFromMillis(evening + minutes * minute);

function set(id: string, start: number, end: number, more: Partial<LineupEvent> = {}): LineupEvent {
  const [timeStart, timeEnd] = [stamp(start), stamp(end)];
  const date = timestampFromMillis(Date.UTC(2026, 6, 2, 22));
  return { id, artistName: id, stage: 'Barn', date, timeStart, timeEnd, ...more };
}

const played = (start: number, end: number) => ({ actualStart: stamp(start), actualEnd: stamp(end) });
const rowsOf = (...sets: readonly LineupEvent[]) =>
  actualTimesOf(sets, festival).stages.flatMap(({ rows }) => rows);
const rowOf = (event: LineupEvent) => rowsOf(event)[0];
const summaryOf = (...sets: readonly LineupEvent[]) => actualTimesOf(sets, festival).summary;

describe('a set, planned against actual', () => {
  it('is late against the plan, not against the time that was announced on the day', () => {
    const delayed = set('a', 10, 70, { startDelay: 10, endDelay: 10, ...played(12, 65) });
    expect(rowOf(delayed)).toMatchObject({
      day: '2026-07-03',
      record: 'recorded',
      startLate: 12,
      endLate: 5,
      plannedMinutes: 60,
      actualMinutes: 53,
    });
  });

  it('is early where it started before the plan', () => {
    expect(rowOf(set('a', 0, 60, played(-3, 60)))).toMatchObject({ startLate: -3, endLate: 0 });
  });

  it('that was not recorded is not on time', () => {
    expect(rowOf(set('a', 0, 60))).toMatchObject({ record: 'notRecorded', startLate: null, endLate: null });
    expect(rowOf(set('a', 0, 60, { actualStart: stamp(0) }))).toMatchObject({
      record: 'recorded',
      startLate: 0,
      endLate: null,
      actualMinutes: null,
    });
  });

  it('goes by the minutes that clocks show', () => {
    const seconds = set('a', 0, 60, { actualStart: timestampFromMillis(evening + 59_000) });
    expect(rowOf(seconds)?.startLate).toBe(0);
  });

  it('is cancelled or replaced, also where times were recorded', () => {
    const status = { status: 'cancelled', ...played(0, 10) } as const;
    expect(rowOf(set('a', 0, 60, status))?.record).toBe('cancelled');
    expect(rowOf(set('a', 0, 60, { status: 'replaced', replacedBy: 'b' }))?.record).toBe('replaced');
  });

  it('belongs to the festival day for which it was planned', () => {
    const night = 10 * 60 - 5;
    expect(rowOf(set('a', night + 20, night + 60, { startDelay: 20, endDelay: 20 }))?.day).toBe('2026-07-03');
  });
});

describe('a festival, planned against actual', () => {
  const places = (rows: readonly ActualTimesRow[]) => rows.map(({ set: { id } }) => id).join(' ');

  it('has its days with their stages in the order of the festival, sets by their plan', () => {
    const sets = [
      set('b', 60, 120),
      set('x', 0, 30, { stage: 'Quay' }),
      set('h', 0, 60, { stage: 'Boathouse' }),
      set('a', 70, 130, { startDelay: 70, endDelay: 70 }),
      set('c', 24 * 60, 25 * 60),
    ];
    const { days, stages } = actualTimesOf(sets, festival);
    const texts = days.map((day) => [
      day.day,
      ...day.stages.map((own) => `${own.stage}: ${places(own.rows)}`),
    ]);
    expect(texts).toEqual([
      ['2026-07-03', 'Barn: a b', 'Boathouse: h', 'Quay: x'],
      ['2026-07-04', 'Barn: c'],
    ]);
    expect(stages.map((own) => `${own.stage}: ${places(own.rows)}`)).toEqual([
      'Barn: a b c',
      'Boathouse: h',
      'Quay: x',
    ]);
  });

  it('is summed up without what is cancelled, replaced or not recorded', () => {
    const sets = [
      set('a', 0, 60, played(2, 60)),
      set('b', 60, 120, played(65, 125)),
      set('c', 120, 180, { actualStart: stamp(132) }),
      set('d', 180, 240),
      set('e', 240, 300, { status: 'cancelled', ...played(300, 400) }),
      set('f', 240, 300, { status: 'replaced' }),
    ];
    expect(summaryOf(...sets)).toEqual({
      sets: 4,
      recorded: 3,
      cancelled: 1,
      replaced: 1,
      medianLate: 5,
      greatestLate: 12,
      endLate: null,
    });
  });

  it('has the mean of the middle two delays for their median, and the worst last end of its days and stages', () => {
    const sets = [
      set('a', 0, 60, played(-4, 60)),
      set('b', 60, 120, played(61, 140)),
      set('c', 0, 120, { stage: 'Boathouse', ...played(0, 110) }),
      set('d', 24 * 60, 25 * 60, played(24 * 60 + 3, 25 * 60 + 9)),
    ];
    expect(summaryOf(...sets)).toMatchObject({ medianLate: 1, greatestLate: 3, endLate: 20 });
    expect(actualTimesOf(sets, festival).days[0]?.stages.map(({ summary }) => summary.endLate)).toEqual([
      20, -10,
    ]);
  });

  it('has no delays while nothing was recorded', () => {
    const nothing = { recorded: 0, medianLate: null, greatestLate: null, endLate: null };
    expect(summaryOf(set('a', 0, 60))).toMatchObject({ sets: 1, ...nothing });
    expect(summaryOf()).toMatchObject({ sets: 0, ...nothing });
  });

  it('has actual times as soon as one was recorded', () => {
    expect(hasActualTimes([set('a', 0, 60, { startDelay: 5, endDelay: 5, actualStart: null })])).toBe(false);
    expect(hasActualTimes([set('a', 0, 60), set('b', 0, 60, { actualEnd: stamp(60) })])).toBe(true);
  });
});

describe('planned against actual as CSV', () => {
  const csv = (...sets: readonly LineupEvent[]) => actualTimesCsv(rowsOf(...sets), festival).split('\r\n');

  it('has a row per set with times of the festival and minutes as numbers', () => {
    const early = set('a', 10, 70, { startDelay: 10, endDelay: 10, ...played(-3, 55) });
    const gone = set('b', 70, 130, { artistName: '=b', status: 'replaced', replacedBy: '@c' });
    expect(csv(early, gone, set('d', 130, 190))).toEqual([
      'id,day,stage,artist,record,replaced by,planned start,planned end,announced start,announced end,' +
        'actual start,actual end,minutes late at start,minutes late at end,planned minutes,actual minutes',
      'a,2026-07-03,Barn,a,recorded,,2026-07-03T20:00,2026-07-03T21:00,2026-07-03T20:10,2026-07-03T21:10,' +
        '2026-07-03T19:57,2026-07-03T20:55,-3,-5,60,58',
      "b,2026-07-03,Barn,'=b,replaced,'@c,2026-07-03T21:10,2026-07-03T22:10,2026-07-03T21:10,2026-07-03T22:10,,,,,60,",
      'd,2026-07-03,Barn,d,not recorded,,2026-07-03T22:10,2026-07-03T23:10,2026-07-03T22:10,2026-07-03T23:10,,,,,60,',
      '',
    ]);
  });

  it('has the offset where clocks show a time twice', () => {
    const start = Date.UTC(2026, 9, 25, 0, 30);
    const at = (hours: number) => timestampFromMillis(start + hours * 60 * minute);
    const night = set('a', 0, 0, { timeStart: at(0), timeEnd: at(1), actualStart: at(1) });
    expect(csv(night)[1]).toContain('2026-10-25T02:30+02:00,2026-10-25T02:30+01:00');
    expect(csv(night)[1]).toContain('60');
  });
});
