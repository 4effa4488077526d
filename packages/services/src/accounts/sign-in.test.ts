import { ProviderError, type ProviderErrorCode } from '@lineup/provider';
import { paths } from '@lineup/domain';
import { administrator, startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';

function setUp() {
  const provider = startBackend({ session: 'signedOut' });
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  return { auth: provider.auth, provider, ...services };
}

const challenge = { phoneHint: '0100', codeSent: true, resendAt: 30_000 };

describe('sign-in with a password', () => {
  it.each<[ProviderErrorCode, string]>([
    ['invalid-credentials', 'Invalid email or password.'],
    ['not-an-administrator', 'Authentication failed'],
    ['user-not-found', 'No account found with this email.'],
    ['wrong-password', 'Incorrect password.'],
    ['invalid-email', 'Invalid email address.'],
    ['unsupported-second-factor', 'Multi-factor authentication setup required. Please contact admin.'],
    ['too-many-requests', 'Too many attempts. Please try again later.'],
    ['internal', 'Authentication failed. Please try again.'],
  ])('says for %s: %s', async (code, text) => {
    const { auth, signIn } = setUp();
    auth.signIn = () => Promise.reject(new ProviderError(code));
    await expect(signIn.signIn('a@b.example', 'x')).resolves.toMatchObject({ success: false, error: text });
  });

  it('trims the e-mail and reports a message that is on its way', async () => {
    const { auth, signIn } = setUp();
    const asked = vi.spyOn(auth, 'signIn');
    asked.mockResolvedValue({ kind: 'secondFactor', challenge, smsError: null });
    const result = await signIn.signIn(' a@b.example ', ' x ');
    expect(asked).toHaveBeenCalledWith('a@b.example', ' x ');
    expect(result).toMatchObject({ success: true, requiresMFA: true, smsSent: true, smsError: null });
  });

  it('reports a message that could not be sent', async () => {
    const { auth, signIn } = setUp();
    const smsError = new ProviderError('sms-failed');
    auth.signIn = async () => ({ kind: 'secondFactor', challenge, smsError });
    await expect(signIn.signIn('a@b.example', 'x')).resolves.toMatchObject({
      smsSent: false,
      smsError: 'Failed to send SMS verification',
    });
  });

  it('reports that a phone must be enrolled', async () => {
    const { auth, signIn } = setUp();
    auth.signIn = async () => ({ kind: 'enrolment' });
    const result = await signIn.signIn('a@b.example', 'x');
    expect(result).toMatchObject({ success: true, requiresEnrollment: true, requiresMFA: false });
  });
});

describe('the code', () => {
  it.each<[ProviderErrorCode, string]>([
    ['no-pending-verification', 'No pending verification'],
    ['invalid-code', 'Invalid verification code. Please try again.'],
    ['code-expired', 'Verification code expired. Please request a new one.'],
    ['internal', 'Verification failed. Please try again.'],
  ])('says for %s: %s', async (code, text) => {
    const { auth, signIn } = setUp();
    auth.verifyCode = () => Promise.reject(new ProviderError(code));
    await expect(signIn.verifySms('123456')).resolves.toEqual({ success: false, error: text });
  });

  it('says how long to wait before another message, and otherwise why none was sent', async () => {
    const { auth, signIn } = setUp();
    auth.resendCode = () =>
      Promise.reject(new ProviderError('too-many-requests', 'soon', { retryAfterSeconds: 11.2 }));
    expect((await signIn.resendSms()).error).toBe('Please wait 12 seconds before requesting another code.');
    auth.resendCode = () => Promise.reject(new ProviderError('sms-failed'));
    expect((await signIn.resendSms()).error).toBe('Failed to resend SMS. Please try again.');
    auth.resendCode = () => Promise.reject(new ProviderError('no-pending-sign-in'));
    expect((await signIn.resendSms()).error).toBe('No pending authentication');
    auth.resendCode = async () => challenge;
    await expect(signIn.resendSms()).resolves.toEqual({ success: true, error: null, challenge });
  });
});

describe('a forgotten password', () => {
  it('needs an e-mail, then asks the provider', async () => {
    const { auth, signIn } = setUp();
    const send = vi.spyOn(auth, 'sendPasswordReset').mockResolvedValueOnce();
    expect((await signIn.requestPasswordReset(' ')).error).toBe('Please enter your email address first');
    expect((await signIn.requestPasswordReset('a@b.example')).success).toBe(true);
    expect(send).toHaveBeenCalledOnce();
    send.mockRejectedValueOnce(new ProviderError('unavailable'));
    expect((await signIn.requestPasswordReset('a@b.example')).error).toBe(
      'Failed to send password reset email',
    );
  });
});

describe('enrolling a phone', () => {
  it.each<[ProviderErrorCode, string]>([
    ['unauthenticated', 'User must be logged in'],
    ['requires-recent-login', 'For security, please enter your password to continue.'],
    ['unavailable', 'Network error. Please check your connection.'],
    ['too-many-requests', 'Too many attempts. Please try again later.'],
    ['invalid-phone-number', 'Invalid phone number format. Please check your number and try again.'],
    ['sms-quota-exceeded', 'SMS quota exceeded. Please try again later.'],
    ['sms-failed', 'Failed to send verification code'],
    ['internal', 'Phone enrollment failed'],
  ])('says for %s: %s', async (code, text) => {
    const { auth, enrollment } = setUp();
    auth.startEnrolment = () => Promise.reject(new ProviderError(code));
    const result = await enrollment.start('+12125550100');
    expect(result).toMatchObject({
      success: false,
      error: text,
      requiresReauth: code === 'requires-recent-login',
    });
  });

  it('completes under the name Phone unless told otherwise', async () => {
    const { auth, enrollment } = setUp();
    const complete = vi.spyOn(auth, 'completeEnrolment').mockResolvedValueOnce();
    await enrollment.complete('123456');
    expect(complete).toHaveBeenCalledWith('123456', 'Phone');
    complete.mockRejectedValueOnce(new ProviderError('code-expired'));
    expect((await enrollment.complete('123456')).error).toBe(
      'Verification code expired. Please request a new one.',
    );
  });

  it('asks for the password again and tells a wrong one', async () => {
    const { auth, enrollment } = setUp();
    auth.reauthenticate = () => Promise.reject(new ProviderError('wrong-password'));
    expect((await enrollment.reauthenticate('x')).error).toBe('Incorrect password. Please try again.');
  });
});

describe('the session', () => {
  const user = administrator;

  it('merges the users record into the signed-in user', async () => {
    const { provider, users } = setUp();
    const received = vi.fn();
    users.observeSession(received, vi.fn());
    provider.moveSessionTo('signedIn');
    await vi.waitFor(() =>
      expect(received).toHaveBeenLastCalledWith({
        state: 'signedIn',
        user: { ...user, permissions: ['admin'], displayName: 'Ada Field' },
      }),
    );
  });

  it('lets in whom the provider lets in while the record is out of reach, and judges it once it can be read', async () => {
    const { provider, users } = setUp();
    const { documents } = provider;
    documents.get = () => Promise.reject(new ProviderError('unavailable'));
    let tell: (permissions: readonly string[]) => void = () => undefined;
    documents.watchDocument = (path, onNext, onError) => {
      queueMicrotask(() => onError(new ProviderError('unavailable')));
      tell = (permissions) =>
        onNext({ path, id: user.id, version: '1', data: { permissions, displayName: 'Ada' } });
      return () => undefined;
    };
    const [received, denied] = [vi.fn(), vi.fn()];
    users.observeSession(received, denied);
    provider.moveSessionTo('signedIn');
    await vi.waitFor(() =>
      expect(received).toHaveBeenLastCalledWith({
        state: 'signedIn',
        user: { ...user, permissions: ['admin'] },
      }),
    );
    tell(['admin']);
    expect(received).toHaveBeenLastCalledWith({
      state: 'signedIn',
      user: { ...user, permissions: ['admin'], displayName: 'Ada' },
    });
    expect(denied).not.toHaveBeenCalled();
    tell([]);
    expect(denied).toHaveBeenCalledWith('Access denied. Admin permissions required.');
    await vi.waitFor(() => expect(received).toHaveBeenLastCalledWith({ state: 'signedOut' }));
  });

  it.each([
    ['permissionWithdrawn', 'Access denied. Admin permissions required.'],
    ['recordGone', 'User profile not found.'],
  ] as const)('that the provider has ended for %s says: %s', async (because, text) => {
    const { provider, users } = setUp();
    const [received, denied] = [vi.fn(), vi.fn()];
    users.observeSession(received, denied);
    provider.moveSessionTo('signedIn');
    await vi.waitFor(() =>
      expect(received).toHaveBeenLastCalledWith(
        expect.objectContaining({ user: expect.anything() as object }),
      ),
    );
    if (because === 'recordGone') provider.stored.drop(paths.user(user.id));
    else provider.stored.put(paths.user(user.id), { permissions: [] });
    await expect(provider.documents.get(paths.festival('f1'))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(denied.mock.calls).toEqual([[text]]);
    expect(received).toHaveBeenLastCalledWith({ state: 'signedOut', because });
  });

  it('of a record that cannot be read for another reason is refused', async () => {
    const { provider, users } = setUp();
    provider.documents.get = () => Promise.reject(new ProviderError('internal'));
    const denied = vi.fn();
    users.observeSession(vi.fn(), denied);
    provider.moveSessionTo('signedIn');
    await vi.waitFor(() => expect(denied).toHaveBeenCalledWith('Error verifying permissions.'));
  });

  it.each([
    ['no record', null, 'User profile not found.'],
    ['no permission', { permissions: [] }, 'Access denied. Admin permissions required.'],
  ])('signs somebody with %s out and says why', async (_, record, text) => {
    const { provider, users } = setUp();
    provider.documents.get = async (path) =>
      record === null ? null : { path, id: user.id, version: '1', data: record };
    const received = vi.fn();
    const denied = vi.fn();
    users.observeSession(received, denied);
    provider.moveSessionTo('signedIn');
    await vi.waitFor(() => expect(denied).toHaveBeenCalledWith(text));
    await vi.waitFor(() => expect(received).toHaveBeenLastCalledWith({ state: 'signedOut' }));
  });
});
