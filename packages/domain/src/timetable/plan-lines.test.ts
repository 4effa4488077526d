import { expect, test } from 'vitest';
import type { ConflictSet } from '../conflicts/conflict.ts';
import { aFestival } from '../festival/testing/festivals.ts';
import type { TimetableFestival } from './plan.ts';
import { planLines } from './plan-lines.ts';
import { setAt } from './testing/sets.ts';

const zone = 'Europe/Amsterdam';
const festival = { ...aFestival({ dayStartsAt: '06:00' }), timezone: zone };
const kyber = setAt(zone, 'k', 'Barn', '2026-07-03 19:30', 60, 'Kyber');
const minute = 60_000;

function lines(
  sets: readonly ConflictSet[],
  removed: readonly string[] = [],
  shown: TimetableFestival = festival,
) {
  const plan = { sets, removed, created: new Map(), notes: [] };
  return planLines(plan, (id) => (id === kyber.id ? kyber : undefined), shown).map(
    ({ artist, before, after }) => `${artist} ${before ?? 'new'} → ${after ?? 'gone'}`,
  );
}

test.each([
  [
    'a later start',
    { start: kyber.start + 15 * minute, end: kyber.end + 15 * minute },
    'Kyber 7:30 → 7:45 PM',
  ],
  ['an earlier end', { end: kyber.end - 20 * minute }, 'Kyber 8:30 → 8:10 PM'],
  ['another stage', { stage: 'Quay' }, 'Kyber Barn → Quay'],
  [
    'another stage and start',
    { stage: 'Quay', start: kyber.start - 480 * minute, end: kyber.end - 480 * minute },
    'Kyber Barn, 7:30 PM → Quay, 11:30 AM',
  ],
  [
    'another start and length',
    { start: kyber.start + 30 * minute },
    'Kyber 7:30 PM - 8:30 → 8:00 PM - 8:30 PM',
  ],
  [
    'another day',
    { start: kyber.start + 1440 * minute, end: kyber.end + 1440 * minute },
    'Kyber Fri, Jul 3, 7:30 → Sat, Jul 4, 7:30 PM',
  ],
])('%s is told by what differs', (_, change, expected) => {
  expect(lines([{ ...kyber, ...change }])).toEqual([expected]);
});

test('times are as the festival shows them', () => {
  const later = { ...kyber, start: kyber.start + 15 * minute };
  expect(lines([later], [], { ...festival, hourCycle: 'h23' })).toEqual([
    'Kyber 19:30 - 20:30 → 19:45 - 20:30',
  ]);
});

test('a new set and one that goes are told with all of their place', () => {
  const fresh = { ...kyber, id: 'n', artistName: 'Fern' };
  expect(lines([fresh], ['k', 'unknown'])).toEqual([
    'Fern new → Barn, Fri, Jul 3, 7:30 PM - 8:30 PM',
    'Kyber Barn, Fri, Jul 3, 7:30 PM - 8:30 PM → gone',
  ]);
});
