import { ProviderError, providerErrorCodes } from '@lineup/provider';
import { FirebaseError } from 'firebase/app';
import { FunctionsError } from 'firebase/functions';
import { StorageErrorCode } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { textsOfType } from '../testing/sdk-types.ts';
import { firestoreErrors, firestoreFailure } from './firestore-errors.ts';
import { functionsErrors, functionsFailure } from './functions-errors.ts';
import { storageErrors, storageFailure } from './storage-errors.ts';

const services = [
  {
    name: 'firestore',
    codes: textsOfType('firestore', 'dist/index.d.ts', 'FirestoreErrorCode'),
    table: firestoreErrors,
    failureOf: firestoreFailure,
    // This part of the SDK has no service prefix in its codes.
    make: (code: string) => new FirebaseError(code, 'in the words of the SDK'),
  },
  {
    name: 'storage',
    codes: Object.values(StorageErrorCode),
    table: storageErrors,
    failureOf: storageFailure,
    make: (code: string) => new FirebaseError(`storage/${code}`, 'in the words of the SDK'),
  },
  {
    name: 'functions',
    codes: textsOfType('functions', 'dist/functions-public.d.ts', 'FunctionsErrorCodeCore'),
    table: functionsErrors,
    failureOf: functionsFailure,
    make: (code: string) => new FunctionsError(code as 'internal', 'in the words of the SDK'),
  },
] as const;

describe.each(services)('failures of $name', ({ codes, table, failureOf, make }) => {
  const meanings = new Map<string, string>(Object.entries(table));

  it('are exactly those that the SDK lists', () => {
    expect(codes.length).toBeGreaterThan(10);
    expect([...meanings.keys()].toSorted()).toEqual([...codes].toSorted());
  });

  it.each(codes)('each mean one failure of the port: %s', (code) => {
    const sdkError = make(code);
    const failure = failureOf(sdkError);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure.code).toBe(meanings.get(code));
    expect(providerErrorCodes).toContain(failure.code);
    expect(failure.cause).toBe(sdkError);
  });

  it('that no list knows are told as internal, with their cause', () => {
    const strange = make('never-heard-of');
    expect(failureOf(strange)).toMatchObject({ code: 'internal', cause: strange });
    expect(failureOf('a text')).toMatchObject({ code: 'internal', message: 'a text' });
  });

  it('of the port stay what they are', () => {
    const failure = new ProviderError('cancelled');
    expect(failureOf(failure)).toBe(failure);
  });

  it.each([
    ['auth/network-request-failed', 'unavailable'],
    ['auth/user-token-expired', 'unauthenticated'],
  ])('to renew the token (%s) are the session’s', (code, expected) => {
    expect(failureOf(new FirebaseError(code, 'x')).code).toBe(expected);
  });

  it('by an answer that broke off are unavailable', () => {
    expect(failureOf(new TypeError('terminated')).code).toBe('unavailable');
    expect(failureOf(new SyntaxError('Unexpected token <')).code).toBe('unavailable');
  });
});

describe('a commit that Firestore finds too large', () => {
  it.each([
    'Transaction too big. Decrease transaction size.',
    'Request payload size exceeds the limit: 11534336 bytes.',
  ])('is told by words: %s', (words) => {
    const error = new FirebaseError('failed-precondition', `Request failed with error: ${words}`);
    expect(firestoreFailure(error).code).toBe('payload-too-large');
  });
});

describe('what a function says of its failure', () => {
  const failureWith = (details: unknown) =>
    functionsFailure(new FunctionsError('failed-precondition', 'for logs', details));

  it('goes before the SDK’s code', () => {
    const fields = [{ path: 'festivalId', message: 'No id' }];
    expect(
      failureWith({ code: 'too-many-requests', userMessage: 'Later.', fields, retryAfterSeconds: 30 }),
    ).toMatchObject({
      code: 'too-many-requests',
      userMessage: 'Later.',
      details: fields,
      retryAfterSeconds: 30,
      message: 'for logs',
    });
  });

  it.each([undefined, null, 'text', {}, { code: 'nothing-known' }, { code: 7 }])(
    'is not believed when it is %j',
    (details) => {
      expect(failureWith(details)).toMatchObject({
        code: 'failed-precondition',
        userMessage: null,
        details: [],
      });
    },
  );

  it('keeps only fields of the right shape', () => {
    const fields = [{ path: 'a' }, null, 'b', { path: 'c', message: 'd' }];
    expect(failureWith({ code: 'invalid-argument', fields, userMessage: 5 })).toMatchObject({
      code: 'invalid-argument',
      userMessage: null,
      details: [{ path: 'c', message: 'd' }],
    });
  });

  it('is told from a connection that gave no answer', () => {
    expect(functionsFailure(new FunctionsError('internal', 'internal [0]')).code).toBe('unavailable');
    expect(functionsFailure(new FunctionsError('internal', 'INTERNAL [500]')).code).toBe('internal');
  });
});
