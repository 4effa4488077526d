import { expect, it } from 'vitest';
import { makeRules } from '../draft/draft-rules.ts';
import { makeDraftEvent, makeFestival } from '../testing/make-draft.ts';
import { makeProgramme } from './programme.ts';

const rules = makeRules(makeFestival({ dayStartsAt: '06:00' }), []);

it('has every festival day, also the empty ones', () => {
  const days = makeProgramme([makeDraftEvent({ date: '2027-07-03' })], rules);
  expect(days.map(({ label, count }) => [label, count])).toEqual([
    ['Fri, Jul 2', 0],
    ['Sat, Jul 3', 1],
    ['Sun, Jul 4', 0],
  ]);
});

it('puts stages in the festival’s order and the night’s sets last', () => {
  const [friday] = makeProgramme(
    [
      makeDraftEvent({ row: 1, stage: 'Boathouse' }),
      makeDraftEvent({ row: 2, stage: 'Main Stage', timeStart: '01:00', timeEnd: '02:00' }),
      makeDraftEvent({ row: 3, stage: 'Main Stage', timeStart: '23:30', timeEnd: '01:00' }),
    ],
    rules,
  );
  expect(friday?.stages.map(({ name, place, sets }) => [name, place, sets.map((set) => set.times)])).toEqual([
    ['Main Stage', 0, ['11:30 PM - 1:00 AM', '1:00 AM - 2:00 AM']],
    ['Boathouse', 2, ['8:00 PM - 9:00 PM']],
  ]);
});

it('names an event without artist as the schedule does', () => {
  const [friday] = makeProgramme([makeDraftEvent({ artistName: ' ' })], rules);
  expect(friday?.stages[0]?.sets[0]?.artistName).toBe('Unknown Artist');
});

it('loses nothing: other days, unknown stages and unreadable times stay visible', () => {
  const days = makeProgramme(
    [
      makeDraftEvent({ row: 1, date: '2027-08-01', stage: 'Attic' }),
      makeDraftEvent({ row: 2, date: '', timeStart: '' }),
    ],
    rules,
  );
  expect(days.slice(3).map(({ label, isOutside, count }) => [label, isOutside, count])).toEqual([
    ['No date', true, 1],
    ['Sun, Aug 1', true, 1],
  ]);
  expect(days[3]?.stages[0]?.sets[0]?.times).toBe('? - 9:00 PM');
  expect(days[4]?.stages[0]).toMatchObject({ name: 'Attic', place: null });
});
