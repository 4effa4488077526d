import { ProviderError, type ProviderErrorCode } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';

type Case = [ProviderErrorCode, string];

function setUp() {
  const provider = startBackend({ session: 'signedOut' });
  return { provider, auth: provider.auth, ...createServices(provider, { now: () => 0, random: () => 0 }) };
}

const refuse = (code: ProviderErrorCode) => () => Promise.reject(new ProviderError(code));
const challenge = { phoneHint: '0100', codeSent: false, resendAt: 0 };

describe('the words for a refused sign-in', () => {
  it('ask for a look at what was typed when the provider takes it for no e-mail and password at all', async () => {
    const { auth, signIn } = setUp();
    auth.signIn = refuse('invalid-argument');
    expect((await signIn.signIn('a@b.example', 'x')).error).toBe(
      'Invalid credentials. Please check your information and try again.',
    );
  });

  it.each<Case>([
    ['sms-not-enabled', 'SMS authentication not available'],
    ['phone-auth-not-configured', 'SMS authentication not available'],
    ['sms-quota-exceeded', 'SMS quota exceeded. Please try again later.'],
    ['captcha-failed', 'There was an issue with the security check. Please refresh the page and try again.'],
    [
      'browser-interference',
      'A browser extension may be interfering with phone verification. Please disable it or try another browser.',
    ],
  ])('say why no first message was sent for %s: %s', async (code, text) => {
    const { auth, signIn } = setUp();
    auth.signIn = async () => ({ kind: 'secondFactor', challenge, smsError: new ProviderError(code) });
    await expect(signIn.signIn('a@b.example', 'x')).resolves.toMatchObject({ success: true, smsError: text });
  });

  it.each<Case>([
    ['invalid-argument', 'Invalid verification code'],
    ['no-pending-sign-in', 'No pending verification'],
    ['too-many-requests', 'Too many attempts. Please try again later.'],
    ['not-an-administrator', 'Authentication failed'],
    ['unauthenticated', 'Session expired. Please sign in again.'],
  ])('say of the code for %s: %s', async (code, text) => {
    const { auth, signIn } = setUp();
    auth.verifyCode = refuse(code);
    expect((await signIn.verifySms('123456')).error).toBe(text);
  });

  it.each<Case>([
    ['unavailable', 'Failed to logout'],
    ['internal', 'Failed to logout'],
  ])('tell that nobody was signed out for %s: %s', async (code, text) => {
    const { auth, signIn } = setUp();
    auth.signOut = refuse(code);
    await expect(signIn.logout()).rejects.toThrow(text);
  });

  it('tell that the permissions could not be verified when the users record cannot be read', async () => {
    const { provider, users } = setUp();
    provider.failWith(new ProviderError('internal'));
    const denied = vi.fn();
    users.observeSession(vi.fn(), denied);
    provider.moveSessionTo('signedIn');
    await vi.waitFor(() => expect(denied).toHaveBeenCalledWith('Error verifying permissions.'));
  });
});

describe('the words for a refused enrolment', () => {
  it('want a number before anything is asked of the provider', async () => {
    const { auth, enrollment } = setUp();
    const start = vi.spyOn(auth, 'startEnrolment');
    expect((await enrollment.start('')).error).toBe('Phone number is required.');
    expect(start).not.toHaveBeenCalled();
  });

  it.each<Case>([
    ['no-pending-sign-in', 'Authentication session expired'],
    ['captcha-failed', 'There was an issue with the security check. Please refresh the page and try again.'],
    ['sms-not-enabled', "SMS verification is not enabled. Please enable it in the provider's console."],
    [
      'phone-auth-not-configured',
      'Phone authentication is not configured. Please contact your administrator.',
    ],
    [
      'browser-interference',
      'A browser extension may be interfering with phone verification. Please disable it or try another browser.',
    ],
    ['phone-already-enrolled', 'This phone number is already enrolled.'],
    ['deadline-exceeded', 'Failed to send verification code'],
  ])('say before the code for %s: %s', async (code, text) => {
    const { auth, enrollment } = setUp();
    auth.startEnrolment = refuse(code);
    expect((await enrollment.start('+12125550100')).error).toBe(text);
  });

  it.each<Case>([
    ['unauthenticated', 'Session expired. Please sign in again.'],
    ['no-pending-verification', 'No pending phone enrollment'],
    ['invalid-code', 'Invalid verification code. Please try again.'],
    ['requires-recent-login', 'Session expired. Please sign in again.'],
    ['phone-already-enrolled', 'This phone number is already enrolled.'],
    ['unavailable', 'Network error. Please check your connection.'],
    ['internal', 'Failed to complete phone enrollment. Please try again.'],
  ])('say of the code for %s: %s', async (code, text) => {
    const { auth, enrollment } = setUp();
    auth.completeEnrolment = refuse(code);
    expect((await enrollment.complete('123456')).error).toBe(text);
  });

  it.each<Case>([
    ['unauthenticated', 'No user found'],
    ['wrong-password', 'Incorrect password. Please try again.'],
    ['too-many-requests', 'Too many attempts. Please try again later.'],
    ['internal', 'Authentication failed. Please try again.'],
  ])('say of the password asked for again for %s: %s', async (code, text) => {
    const { auth, enrollment } = setUp();
    auth.reauthenticate = refuse(code);
    expect((await enrollment.reauthenticate('x')).error).toBe(text);
  });
});

describe('the words for a forgotten password', () => {
  it.each<Case>([
    ['invalid-email', 'Invalid email address.'],
    ['internal', 'Failed to send password reset email'],
  ])('say for %s: %s', async (code, text) => {
    const { auth, signIn } = setUp();
    auth.sendPasswordReset = refuse(code);
    expect((await signIn.requestPasswordReset('a@b.example')).error).toBe(text);
  });
});
