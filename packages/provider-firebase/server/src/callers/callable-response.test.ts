import { ProviderError, providerErrorCodes } from '@lineup/provider';
import { expect, test } from 'vitest';
import { callableStatusOf, failureDetails } from './callable-response.ts';

test('a failure is told with all that a person or a form may need, and without the internal message', () => {
  const error = new ProviderError('invalid-argument', 'users/secret is not valid', {
    userMessage: 'Please check the dates.',
    details: [{ path: 'endDate', message: 'Too late' }],
    retryAfterSeconds: 5,
  });
  expect(failureDetails(error)).toEqual({
    code: 'invalid-argument',
    userMessage: 'Please check the dates.',
    fields: [{ path: 'endDate', message: 'Too late' }],
    retryAfterSeconds: 5,
  });
});

test('an unexpected failure is reported as internal only', () => {
  expect(failureDetails(new Error('password=1234'))).toEqual({
    code: 'internal',
    userMessage: null,
    fields: [],
    retryAfterSeconds: null,
  });
});

test('every code of the port has a status', () => {
  expect(Object.keys(callableStatusOf).toSorted()).toEqual([...providerErrorCodes].toSorted());
});
