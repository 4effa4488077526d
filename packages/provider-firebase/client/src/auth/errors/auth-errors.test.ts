import { ProviderError, providerErrorCodes } from '@lineup/provider';
import { FirebaseError } from 'firebase/app';
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { authErrors, unpublishedAuthErrors } from './auth-errors.ts';
import { authFailure, isAuthError } from './auth-failure.ts';

const published = Object.values(AuthErrorCodes);

describe('the codes of Firebase Authentication', () => {
  it('are enough for a check', () => {
    expect(published.length).toBeGreaterThan(100);
  });

  it.each(published)('%s has a code of the port', (code) => {
    expect(Object.keys(authErrors)).toContain(code);
    expect(providerErrorCodes).toContain(authErrors[code]);
  });

  it('leave no line of the table without a code', () => {
    expect(Object.keys(authErrors).filter((code) => !published.some((name) => name === code))).toEqual([]);
  });

  it('that are not published are in no table twice', () => {
    expect(Object.keys(unpublishedAuthErrors).filter((code) => code in authErrors)).toEqual([]);
  });
});

describe('a failure', () => {
  it.each([
    ['auth/invalid-credential', 'invalid-credentials'],
    ['auth/user-disabled', 'invalid-credentials'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/network-request-failed', 'unavailable'],
    ['auth/operation-not-allowed', 'sms-not-enabled'],
    ['auth/invalid-app-credential', 'phone-auth-not-configured'],
    ['auth/captcha-check-failed', 'captcha-failed'],
    ['auth/quota-exceeded', 'sms-quota-exceeded'],
    ['auth/code-expired', 'code-expired'],
    ['auth/requires-recent-login', 'requires-recent-login'],
    ['auth/error-code:-39', 'sms-failed'],
    ['auth/missing-email', 'invalid-email'],
  ])('with %s is told as %s', (code, meaning) => {
    const error = new FirebaseError(code, 'words of the kit');
    expect(authFailure(error)).toMatchObject({
      code: meaning,
      message: code,
      cause: error,
      userMessage: null,
    });
  });

  it('with a code of which nothing is known is told as internal, with its cause', () => {
    const error = new FirebaseError('auth/something-new', 'words of the kit');
    expect(authFailure(error)).toMatchObject({
      code: 'internal',
      message: 'auth/something-new',
      cause: error,
    });
  });

  it('that is no failure of the kit is told as internal, with its cause', () => {
    const error = new TypeError('a fault');
    expect(authFailure(error)).toMatchObject({ code: 'internal', cause: error });
    expect(authFailure('a word')).toMatchObject({ code: 'internal', message: 'a word' });
  });

  it('of the port stays what it is', () => {
    const error = new ProviderError('browser-interference');
    expect(authFailure(error)).toBe(error);
  });

  it('is known by its code', () => {
    const error = new FirebaseError('auth/user-disabled', '');
    expect(isAuthError(error, 'auth/user-disabled')).toBe(true);
    expect(isAuthError(error, 'auth/code-expired')).toBe(false);
    expect(isAuthError({ code: 'auth/user-disabled' }, 'auth/user-disabled')).toBe(false);
  });
});
