// @vitest-environment jsdom
import { ProviderError, type AuthPort } from '@lineup/provider';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../../testing/render-portal.tsx';

test('nothing is confirmed without a password, and the way back leads to the number', async () => {
  const reauthenticate = vi.fn<AuthPort['reauthenticate']>();
  const startEnrolment = () => Promise.reject(new ProviderError('requires-recent-login'));
  const provider = startBackend({ session: 'enrolment', auth: { startEnrolment, reauthenticate } });
  const { user } = renderPortal('/enrollment', { provider });
  await user.type(await screen.findByLabelText('Phone Number'), '2125550100');
  await user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  const password = await screen.findByLabelText('Password');
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
  expect(confirm.disabled).toBe(true);
  await user.type(password, '{Enter}');
  expect(reauthenticate).not.toHaveBeenCalled();
  await user.type(password, 'x');
  expect(confirm.disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Back to phone number' }));
  expect(screen.getByLabelText('Phone Number')).toBeTruthy();
});
