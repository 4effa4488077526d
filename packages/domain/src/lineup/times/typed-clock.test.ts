import { expect, it } from 'vitest';
import { readTypedClock } from './typed-clock.ts';

it.each([
  ['21:30', '21:30'],
  ['2130', '21:30'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['21h30', '21:30'],
  ['21', '21:00'],
  [' 9:30 pm ', '21:30'],
  ['12am', '00:00'],
  ['24:00', '00:00'],
])('reads %s as %s', (text, clock) => expect(readTypedClock(text)).toBe(clock));

it.each(['', 'late', '25:30', '21:75', '21:3', '13:00 am'])('does not read %s', (text) =>
  expect(readTypedClock(text)).toBeNull(),
);
