import { expect, it } from 'vitest';
import { timestampFromMillis } from '../timestamp.ts';
import { acceptanceKey } from './acceptance.ts';
import { countConflicts } from './count-conflicts.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 6, 3);
const at = (hours: number) => timestampFromMillis(start + hours * hour);
const festival = {
  timezone: 'UTC',
  startDate: at(0),
  endDate: at(48),
  dayStartsAt: '00:00',
  stages: ['Dune'],
};
const set = (id: string, from: number, to: number, change: object = {}) => ({
  id,
  fields: {
    artistName: id,
    stage: 'Dune',
    date: at(0),
    timeStart: at(from),
    timeEnd: at(to),
    status: null,
    ...change,
  },
});

it('counts what clashes', () => {
  expect(countConflicts(festival, [set('Kelp', 20, 21), set('Moss', 20.5, 22), set('Reed', 22, 23)])).toBe(1);
  expect(countConflicts(festival, [])).toBe(0);
});

it('does not count what people have accepted, nor sets that are not played', () => {
  const sets = [set('Kelp', 20, 21), set('Moss', 20.5, 22)];
  const key = acceptanceKey({ scope: 'stage', kind: 'overlap', stage: 'Dune' });
  expect(countConflicts({ ...festival, acceptedConflicts: { [key]: 'Two acts' } }, sets)).toBe(0);
  expect(countConflicts(festival, [sets[0]!, set('Moss', 20.5, 22, { status: 'cancelled' })])).toBe(0);
});

it('goes by what the festival asks for', () => {
  const sets = [set('Kelp', 20, 21), set('Moss', 21, 22)];
  expect(countConflicts({ ...festival, changeoverMinutes: 15 }, sets)).toBe(1);
});

it('counts nights that look a day off', () => {
  const sets = [set('Kelp', 20, 24), set('Moss', 48, 49), set('Reed', 49, 50)];
  expect(countConflicts({ ...festival, dayStartsAt: '06:00' }, sets)).toBe(1);
  expect(countConflicts({ ...festival, dayStartsAt: '06:00' }, [...sets, set('Owl', 36, 37)])).toBe(0);
});

it('leaves out events that cannot be read, and counts none where the festival cannot be', () => {
  const sets = [
    set('Kelp', 20, 21),
    set('Moss', 20.5, 22, { timeStart: null }),
    set('', 20, 20.5, { artistName: null }),
  ];
  expect(countConflicts(festival, sets)).toBe(1);
  expect(countConflicts({}, [set('Kelp', 20, 21), set('Moss', 20.5, 22)])).toBe(0);
  const { dayStartsAt: _, ...old } = festival;
  expect(countConflicts(old, [set('Kelp', 20, 21), set('Moss', 20.5, 22)])).toBe(1);
});
