import { conflictSetOf, type Festival } from '@lineup/domain';
import { expect, it, test } from 'vitest';
import { festival as stored } from '../../../../testing/stored-lineup.ts';
import { makeEvent } from '../../event/testing/schedule-provider.ts';
import { bulkPlan } from './bulk-plan.ts';

const festival = { ...stored, id: 'f1' } as Festival;
const set = conflictSetOf(makeEvent('e1'));
const minute = 60_000;
const shiftOf = (value: string) => {
  const outcome = bulkPlan('shift', value, [set], festival);
  const [moved] = outcome?.ok === true ? outcome.plan.sets : [];
  return moved === undefined ? null : (moved.start - set.start) / minute;
};

test.each([
  ['20', 20],
  ['+20', 20],
  ['-20', -20],
  ['− 1:30', -90],
  ['1h', 60],
  ['soon', null],
  ['', null],
  ['+', null],
  ['+0', null],
])('a shift of “%s” is %s minutes', (value, minutes) => {
  expect(shiftOf(value)).toBe(minutes);
});

it('says nothing before a stage or day is chosen', () => {
  expect(bulkPlan('stage', '', [set], festival)).toBeNull();
  expect(bulkPlan('day', '', [set], festival)).toBeNull();
});
