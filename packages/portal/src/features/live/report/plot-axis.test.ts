import { timestampFromMillis } from '@lineup/domain';
import { actualTimesOf } from '@lineup/domain/live';
import { expect, it } from 'vitest';
import { placeOnAxis, plotAxis } from './plot-axis.ts';

const hour = 3_600_000;
const evening = Date.UTC(2026, 6, 3, 18);

function rowsOf(start: number, end: number, actualEnd: number | null, zone: string) {
  const at = (hours: number) => timestampFromMillis(evening + hours * hour);
  const event = {
    id: 'a',
    artistName: 'A',
    stage: 'Barn',
    date: at(0),
    timeStart: at(start),
    timeEnd: at(end),
  };
  const set = { ...event, actualEnd: actualEnd === null ? null : at(actualEnd) };
  return actualTimesOf([set], { timezone: zone, dayStartsAt: '00:00', stages: [] }).stages[0]?.rows ?? [];
}

it('is in full hours around what was planned and what was recorded', () => {
  const axis = plotAxis(rowsOf(0.5, 1.5, 2.2, 'Europe/Amsterdam'), 'Europe/Amsterdam');
  expect(axis).toEqual({
    start: evening,
    end: evening + 3 * hour,
    hours: [0, 1, 2].map((hours) => evening + hours * hour),
  });
  expect(placeOnAxis(evening + 1.5 * hour, axis)).toBe(50);
});

it('is in full hours of clocks that are ahead by part of an hour', () => {
  const { start, end } = plotAxis(rowsOf(0, 1, null, 'Asia/Kathmandu'), 'Asia/Kathmandu');
  expect([start, end]).toEqual([evening - 0.75 * hour, evening + 1.25 * hour]);
});

it('names no more hours than there is room for', () => {
  const { hours } = plotAxis(rowsOf(0, 17, null, 'UTC'), 'UTC');
  expect(hours.map((at) => (at - evening) / hour)).toEqual([0, 3, 6, 9, 12, 15]);
});

it('of nothing is empty', () => {
  expect(plotAxis([], 'UTC').hours).toEqual([]);
});
