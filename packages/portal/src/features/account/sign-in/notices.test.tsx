// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { password, startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../../testing/render-portal.tsx';

/** Signs in with the password. */
async function signInTo(provider: Backend) {
  const view = renderPortal('/login', { provider });
  await view.user.type(await screen.findByLabelText('Email'), 'admin@festival.example');
  await view.user.type(screen.getByLabelText('Password'), password);
  await view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return view;
}

test('a second factor without a message on its way is announced as required', async () => {
  const provider = startBackend({ session: 'signedOut' });
  provider.server.sms.failNext();
  await signInTo(provider);
  expect(await screen.findByText('Multi-factor authentication required')).toBeTruthy();
  expect(screen.getByText('Failed to send SMS verification')).toBeTruthy();
  expect(screen.queryByText('SMS verification code sent to your phone')).toBeNull();
});

test('an enrolment that is due is announced, and why', async () => {
  await signInTo(startBackend({ session: 'signedOut', enrolled: false }));
  const notice = await screen.findByText('Phone number enrollment required for security');
  expect(notice.closest('[data-toast]')?.getAttribute('data-type')).toBe('info');
  expect(
    await screen.findByText(/^All accounts must have two-factor authentication enabled\./u),
  ).toBeTruthy();
});
