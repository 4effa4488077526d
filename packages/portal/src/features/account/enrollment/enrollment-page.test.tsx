// @vitest-environment jsdom
import { dialCountries } from '@lineup/domain';
import { ProviderError, type AuthPort } from '@lineup/provider';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { password, startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../../testing/render-portal.tsx';

async function openEnrollment(auth: Partial<AuthPort> = {}) {
  const provider = startBackend({ session: 'enrolment', auth });
  const view = renderPortal('/enrollment', { provider });
  await screen.findByRole('heading', { name: 'Phone Setup' });
  return view;
}

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Verification Code' });

async function sendTo(view: Awaited<ReturnType<typeof openEnrollment>>, number: string) {
  await view.user.type(screen.getByLabelText('Phone Number'), number);
  await view.user.click(sendButton());
}

test('number and code enrol the phone and lead to the dashboard', async () => {
  const view = await openEnrollment();
  const startEnrolment = vi.spyOn(view.provider.auth, 'startEnrolment');
  const completeEnrolment = vi.spyOn(view.provider.auth, 'completeEnrolment');
  await sendTo(view, '(212) 555-0100');
  expect(await screen.findByText('Verification code sent to your phone')).toBeTruthy();
  expect(startEnrolment).toHaveBeenCalledWith('+12125550100');
  const code = view.provider.lastCode();
  await view.user.type(screen.getByLabelText('Verification Code'), code);
  await view.user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Phone number enrolled successfully!')).toBeTruthy();
  expect(completeEnrolment).toHaveBeenCalledWith(code, 'Phone');
  await waitFor(() => expect(view.address()).toBe('/'));
});

test('the country is the United States at first, one of the whole dialling list', async () => {
  await openEnrollment();
  const select = screen.getByLabelText<HTMLSelectElement>('Country');
  expect(select.options).toHaveLength(dialCountries.length);
  expect(select.selectedOptions[0]?.textContent).toContain('United States (+1)');
});

test('nothing can be sent until the number is right, and why is said when the field is left', async () => {
  const { user } = await openEnrollment();
  expect(sendButton().disabled).toBe(true);
  await user.type(screen.getByLabelText('Phone Number'), '212555010');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(screen.getByText('US/Canada numbers must be 10 digits')).toBeTruthy();
  expect(sendButton().disabled).toBe(true);
  await user.type(screen.getByLabelText('Phone Number'), '0');
  expect(sendButton().disabled).toBe(false);
});

test('the dial code of the chosen country is sent', async () => {
  const view = await openEnrollment();
  const startEnrolment = vi.spyOn(view.provider.auth, 'startEnrolment');
  await view.user.selectOptions(screen.getByLabelText('Country'), 'NL');
  await sendTo(view, '6 1234 5678');
  expect(startEnrolment).toHaveBeenCalledWith('+31612345678');
});

test('a refused number stays to be corrected', async () => {
  const view = await openEnrollment({
    startEnrolment: () => Promise.reject(new ProviderError('invalid-phone-number')),
  });
  await sendTo(view, '2125550100');
  const text = 'Invalid phone number format. Please check your number and try again.';
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('2125550100');
});

test('a sign-in too long ago asks for the password, then goes on with the same number', async () => {
  const view = await openEnrollment();
  const startEnrolment = vi.spyOn(view.provider.auth, 'startEnrolment');
  view.provider.server.advance(301_000);
  await sendTo(view, '2125550100');
  expect(await screen.findByText('For security, please enter your password to continue.')).toBeTruthy();

  await view.user.type(screen.getByLabelText('Password'), 'wrong');
  await view.user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Incorrect password. Please try again.')).toBeTruthy();

  await view.user.clear(screen.getByLabelText('Password'));
  await view.user.type(screen.getByLabelText('Password'), password);
  await view.user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByLabelText('Verification Code')).toBeTruthy();
  expect(startEnrolment).toHaveBeenLastCalledWith('+12125550100');
});

test('a wrong code is said; the way back leads to the number', async () => {
  const view = await openEnrollment();
  await sendTo(view, '2125550100');
  await view.user.type(await screen.findByLabelText('Verification Code'), '000000');
  await view.user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Invalid verification code. Please try again.')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Back to phone number' }));
  expect(screen.getByLabelText('Phone Number')).toBeTruthy();
});

test('the way back keeps the country and the number, from the code and from the password', async () => {
  const view = await openEnrollment();
  const startEnrolment = vi.spyOn(view.provider.auth, 'startEnrolment');
  startEnrolment.mockRejectedValueOnce(new ProviderError('requires-recent-login'));
  await view.user.selectOptions(screen.getByLabelText('Country'), 'NL');
  await sendTo(view, '6 1234 5678');
  for (const next of ['Password', 'Verification Code']) {
    await screen.findByLabelText(next);
    await view.user.click(screen.getByRole('button', { name: 'Back to phone number' }));
    const number = screen.getByLabelText<HTMLInputElement>('Phone Number');
    expect([number.value, document.activeElement]).toEqual(['6 1234 5678', number]);
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('NL');
    expect(screen.queryByRole('alert')).toBeNull();
    if (next === 'Password') await view.user.click(sendButton());
  }
  expect(startEnrolment).toHaveBeenLastCalledWith('+31612345678');
});

test('an empty number is said to be missing when the field is left or Enter pressed, and no longer while one types', async () => {
  const { user, container } = await openEnrollment();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByLabelText('Phone Number'), '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid phone number');
  expect(sendButton().disabled).toBe(true);
  await expectAccessible(container);
  await user.type(screen.getByLabelText('Phone Number'), '2');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.clear(screen.getByLabelText('Phone Number'));
  await user.tab();
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid phone number');
});

test('the page cannot be skipped, only left by signing out', async () => {
  const { user, address } = await openEnrollment();
  expect(screen.queryByRole('button', { name: /Skip for now/u })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out and return to login' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('each step is accessible', async () => {
  const view = await openEnrollment();
  await expectAccessible(view.container);
  await sendTo(view, '2125550100');
  await screen.findByLabelText('Verification Code');
  await expectAccessible(view.container);
});
