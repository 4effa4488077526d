// @vitest-environment jsdom
import { ProviderError, type AuthPort } from '@lineup/provider';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { password, startBackend, type BackendTraits } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../../testing/render-portal.tsx';

async function openLogin(auth: Partial<AuthPort> = {}, traits: BackendTraits = {}) {
  const provider = startBackend({ session: 'signedOut', auth, ...traits });
  const view = renderPortal('/login', { provider });
  await screen.findByRole('heading', { name: 'Festival Admin Portal' });
  return view;
}

async function signIn({ user }: Awaited<ReturnType<typeof openLogin>>) {
  await user.type(screen.getByLabelText('Email'), ' admin@festival.example ');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('the password leads to the code, and the code to the dashboard', async () => {
  const view = await openLogin();
  await signIn(view);
  expect(await screen.findByText('SMS verification code sent to your phone')).toBeTruthy();
  expect(screen.getByText('Code sent to the phone ending in 0100')).toBeTruthy();
  await view.user.type(screen.getByLabelText('Verification Code'), view.provider.lastCode());
  await view.user.click(screen.getByRole('button', { name: 'Verify & Sign In' }));
  await waitFor(() => expect(view.address()).toBe('/'));
});

test('e-mail and password are both required, and nothing is sent without them', async () => {
  const request = vi.fn<AuthPort['signIn']>();
  const { user } = await openLogin({ signIn: request });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['invalid-credentials', 'Invalid email or password.'],
  ['not-an-administrator', 'Authentication failed'],
  ['unsupported-second-factor', 'Multi-factor authentication setup required. Please contact admin.'],
  ['internal', 'Authentication failed. Please try again.'],
] as const)('a sign-in refused with %s says "%s" and stays', async (code, text) => {
  const view = await openLogin({ signIn: () => Promise.reject(new ProviderError(code)) });
  await signIn(view);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(view.address()).toBe('/login');
});

test('a code that could not be sent is said, and can be asked for again', async () => {
  const view = await openLogin();
  view.provider.server.sms.failNext();
  await signIn(view);
  expect(await screen.findByText('Failed to send SMS verification')).toBeTruthy();
  expect(screen.getByText('No code sent yet to the phone ending in 0100')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Resend SMS' }));
  expect(await screen.findByText('New SMS verification code sent.')).toBeTruthy();
  expect(screen.getByText('Code sent to the phone ending in 0100')).toBeTruthy();
  expect(screen.queryByText('Failed to send SMS verification')).toBeNull();
});

test.each([true, false])('where the code is stands below its field in demo mode only: %s', async (isDemo) => {
  renderPortal('/login', { provider: startBackend({ session: 'secondFactor' }), isDemo });
  await screen.findByLabelText('Verification Code');
  const link = screen.queryByRole('link', { name: 'Demo mode: your code is in the outbox' });
  expect(link?.getAttribute('href')).toBe(isDemo ? '/outbox' : undefined);
});

function openSms(auth: Partial<AuthPort> = {}) {
  return openLogin(auth, { session: 'secondFactor' });
}

test('the code takes digits only, at most six, also when pasted with blanks', async () => {
  const { user } = await openSms({ verifyCode: () => new Promise(() => undefined) });
  const field = screen.getByLabelText<HTMLInputElement>('Verification Code');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Verify & Sign In' });
  expect(field.maxLength).toBe(6);
  expect(field.inputMode).toBe('numeric');
  expect(field.autocomplete).toBe('one-time-code');
  await user.type(field, '12a3 4');
  expect(field.value).toBe('1234');
  expect(button.disabled).toBe(true);
  await user.clear(field);
  await user.click(field);
  await user.paste('123 456');
  expect(field.value).toBe('123456');
  expect(button.disabled).toBe(false);
});

test('a full code is sent by itself, once, and not again by a click', async () => {
  const verifyCode = vi.fn<AuthPort['verifyCode']>(() => new Promise(() => undefined));
  const { user } = await openSms({ verifyCode });
  await user.type(screen.getByLabelText('Verification Code'), '654321');
  await waitFor(() => expect(verifyCode).toHaveBeenCalledWith('654321'));
  await user.click(screen.getByRole('button', { name: 'Verify & Sign In' }));
  expect(verifyCode).toHaveBeenCalledTimes(1);
});

test('a click on a full code sends it, and nothing is sent after that', async () => {
  const verifyCode = vi.fn<AuthPort['verifyCode']>(() => new Promise(() => undefined));
  const { user } = await openSms({ verifyCode });
  await user.type(screen.getByLabelText('Verification Code'), '654321');
  vi.useFakeTimers();
  try {
    act(() => screen.getByRole('button', { name: 'Verify & Sign In' }).click());
    await act(() => vi.advanceTimersByTimeAsync(2000));
  } finally {
    vi.useRealTimers();
  }
  expect(verifyCode).toHaveBeenCalledTimes(1);
});

test('a wrong code is said and not sent again by itself', async () => {
  const verifyCode = vi.fn<AuthPort['verifyCode']>(() => Promise.reject(new ProviderError('invalid-code')));
  const { user } = await openSms({ verifyCode });
  await user.type(screen.getByLabelText('Verification Code'), '000000');
  // Without a click: on a busy machine it could come after the automatic submit, and would submit the code again.
  expect(await screen.findByText('Invalid verification code. Please try again.')).toBeTruthy();
  vi.useFakeTimers();
  try {
    await act(() => vi.advanceTimersByTimeAsync(5000));
  } finally {
    vi.useRealTimers();
  }
  expect(verifyCode).toHaveBeenCalledTimes(1);
});

test.each([
  ['not-an-administrator', 'Authentication failed'],
  ['no-pending-sign-in', 'No pending verification'],
] as const)('a sign-in that the code ends with %s says "%s" where it starts over', async (code, text) => {
  const view = await openSms({
    verifyCode: () => {
      view.provider.moveSessionTo('signedOut');
      return Promise.reject(new ProviderError(code));
    },
  });
  await view.user.type(screen.getByLabelText('Verification Code'), '123456');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('what was wrong with a code is forgotten on the way back', async () => {
  const { user } = await openSms({ verifyCode: () => Promise.reject(new ProviderError('invalid-code')) });
  await user.type(screen.getByLabelText('Verification Code'), '000000');
  expect(await screen.findByText('Invalid verification code. Please try again.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another message can be asked for only when the pause is over', async () => {
  const provider = startBackend({ session: 'signedOut' });
  await provider.auth.signIn('admin@festival.example', password);
  provider.server.advance(6000);
  renderPortal('/login', { provider });
  await screen.findByText('Code sent to the phone ending in 0100');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend SMS' }).disabled).toBe(true);
  expect(screen.getByText('Resend in 24 s')).toBeTruthy();
});

test('Back to Login signs out and starts over', async () => {
  const { user, provider } = await openSms();
  const received = vi.fn();
  provider.auth.observe(received);
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(await screen.findByLabelText('Email')).toBeTruthy();
  expect(received).toHaveBeenLastCalledWith({ state: 'signedOut' });
});

test('who has to enrol is led to /enrollment', async () => {
  const view = await openLogin({}, { session: 'enrolment' });
  expect(screen.getByText('A phone number is required')).toBeTruthy();
  expect(screen.getByText(/Set up your phone once to continue\./u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to Login' })).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Continue to Phone Setup' }));
  await waitFor(() => expect(view.address()).toBe('/enrollment'));
});

test('a forgotten password needs the e-mail address first', async () => {
  const sendPasswordReset = vi.fn<AuthPort['sendPasswordReset']>();
  const { user } = await openLogin({ sendPasswordReset });
  await user.click(screen.getByRole('link', { name: 'Forgot your password' }));
  expect(await screen.findByText('Please enter your email address first')).toBeTruthy();
  expect(sendPasswordReset).not.toHaveBeenCalled();
});

test('a reset is asked for with the address in the form', async () => {
  const sendPasswordReset = vi.fn<AuthPort['sendPasswordReset']>(async () => undefined);
  const { user } = await openLogin({ sendPasswordReset });
  await user.type(screen.getByLabelText('Email'), 'admin@festival.example');
  await user.click(screen.getByRole('link', { name: 'Forgot your password' }));
  expect(await screen.findByText('Password reset instructions sent to your email')).toBeTruthy();
  expect(sendPasswordReset).toHaveBeenCalledWith('admin@festival.example');
});

test('a session that ends while one works leads back to the same place', async () => {
  const view = renderPortal('/festival/f1/upload?step=2');
  await waitFor(() => expect(view.portal.session.get().state).toBe('signedIn'));
  act(() => view.provider.moveSessionTo('signedOut'));
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  act(() => view.provider.moveSessionTo('signedIn'));
  await waitFor(() => expect(view.address()).toBe('/festival/f1/upload?step=2'));
});

test('somebody who is no longer an administrator is told so and signed out', async () => {
  const provider = startBackend();
  provider.stored.put('users/admin-1', { permissions: ['editor'] });
  const view = renderPortal('/', { provider });
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect(await screen.findByText('Access denied. Admin permissions required.')).toBeTruthy();
});

test('who loses the permission while working is told so until they try again, also after a reload', async () => {
  const view = renderPortal('/festival/f1');
  await waitFor(() => expect(view.portal.session.get().state).toBe('signedIn'));
  act(() => view.provider.stored.put('users/admin-1', { permissions: [] }));
  await waitFor(() => expect(view.address()).toBe('/login'));
  expect((await screen.findByRole('alert')).textContent).toBe('Access denied. Admin permissions required.');
  expect(screen.queryByText('Your session has ended. Please sign in again.')).toBeNull();
  const again = view.reload();
  expect((await screen.findByRole('alert')).textContent).toBe('Access denied. Admin permissions required.');
  await expectAccessible(again.container);
  view.provider.stored.put('users/admin-1', { permissions: ['admin'] });
  await again.user.type(screen.getByLabelText('Email'), 'admin@festival.example');
  await again.user.type(screen.getByLabelText('Password'), password);
  await again.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByLabelText('Verification Code');
  expect(screen.queryByText('Access denied. Admin permissions required.')).toBeNull();
});

test.each([
  ['the password', 'signedOut'],
  ['the code', 'secondFactor'],
  ['the enrolment notice', 'enrolment'],
] as const)('%s is accessible', async (_, session) => {
  const { container } = await openLogin({}, { session });
  await expectAccessible(container);
});
