import { describe, expect, it, test } from 'vitest';
import { countdownOf, countdownText } from './countdown.ts';
import type { StateOf, TimedSet } from './state-until.ts';

const minute = 60_000;
const set: TimedSet = { id: 'a', start: 0, end: 60 * minute, actualStart: 0, actualEnd: null };
const playing: StateOf<TimedSet> = { state: 'playing', set, next: null, isConfirmed: true };
const warnings = { amberMinutes: 10, redMinutes: 5 };

describe('the countdown of a screen', () => {
  it('warns so many minutes before the end, and counts on past it', () => {
    const at = (minutes: number) => countdownOf(playing, minutes * minute, warnings);
    expect(at(40)).toEqual({ until: 'end', left: 20 * minute, warning: 'none' });
    expect([49.9, 50, 54.9, 55, 59.9, 60, 62].map((minutes) => at(minutes)?.warning)).toEqual([
      'none',
      'amber',
      'amber',
      'red',
      'red',
      'over',
      'over',
    ]);
  });

  it('counts to the start of the next set, without a warning', () => {
    const waiting: StateOf<TimedSet> = { state: 'waiting', set: { ...set, start: 3 * minute }, next: null };
    expect(countdownOf(waiting, 0, warnings)).toEqual({ until: 'start', left: 3 * minute, warning: 'none' });
    expect(countdownOf({ state: 'closed', next: null }, 0, warnings)).toBeNull();
  });
});

test.each([
  [3_733_000, '1:02:13'],
  [754_000, '12:34'],
  [753_001, '12:34'],
  [1, '00:01'],
  [0, '00:00'],
  [-999, '00:00'],
  [-1000, '+00:01'],
  [-133_000, '+02:13'],
  [-3_733_000, '+1:02:13'],
])('%i milliseconds are %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});
