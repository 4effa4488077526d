import { expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { isOff, statusText } from './set-status.ts';

it('is told in words, and with the artist who plays instead', () => {
  expect([{}, { status: null }].map(statusText)).toEqual([null, null]);
  expect(statusText({ status: 'cancelled' })).toBe('Cancelled');
  expect(statusText({ status: 'replaced', replacedBy: ' Moss ' })).toBe('Replaced by Moss');
  expect(statusText({ status: 'replaced', replacedBy: ' ' })).toBe('Replaced');
  expect(messages.event.status.confirmed).toBe('Confirmed');
});

it('keeps a set from being played', () => {
  expect(
    [{}, { status: null }, { status: 'cancelled' }, { status: 'replaced' }].map((set) =>
      isOff(set as object),
    ),
  ).toEqual([false, false, true, true]);
});
