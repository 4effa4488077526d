import { ServiceError } from '@lineup/services';
import { expect, test } from 'vitest';
import { saveFailureText } from './failure-note.ts';

test('a save that failed with the session says only that it failed', () => {
  const ended = new ServiceError('unauthenticated', 'Your session has ended. Please sign in again.');
  expect(saveFailureText(ended, 'Failed to save event.')).toBe('Failed to save event.');
});

test('any other failure says what the service says', () => {
  const full = new ServiceError('storage-full', 'The storage is full.');
  expect(saveFailureText(full, 'Failed to save event.')).toBe('The storage is full.');
});
