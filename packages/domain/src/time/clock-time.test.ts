import { describe, expect, test } from 'vitest';
import { clockFromMinutes, clockMinutes, isClockTime } from './clock-time.ts';

describe('isClockTime', () => {
  test.each(['00:00', '09:05', '19:59', '23:59'])('takes %s', (text) => {
    expect(isClockTime(text)).toBe(true);
  });

  test.each([
    '',
    '9:05',
    '24:00',
    '23:60',
    '2:5',
    '12:3',
    '12:30 ',
    ' 12:30',
    '12:30:00',
    '1230',
    '12.30',
    '١٢:٣٠',
    '12:30\n',
  ])('refuses %j', (text) => {
    expect(isClockTime(text)).toBe(false);
  });
});

test('every minute of the day goes to minutes and back', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) {
    const clock = clockFromMinutes(minutes);
    expect(isClockTime(clock)).toBe(true);
    expect(clockMinutes(clock)).toBe(minutes);
  }
});

test('whole days are left out', () => {
  expect([clockFromMinutes(1500), clockFromMinutes(-1380), clockFromMinutes(1440)]).toEqual([
    '01:00',
    '01:00',
    '00:00',
  ]);
});

test.each(['', '9:05', '24:00', '1e:00', '12:3o', '12-30', '/:00:'])('clockMinutes throws on %j', (text) => {
  expect(() => clockMinutes(text)).toThrow(RangeError);
});

test('clockFromMinutes throws where there is no number', () => {
  expect(() => clockFromMinutes(Number.NaN)).toThrow(RangeError);
});
