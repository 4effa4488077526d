// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { administrator, password, startBackend } from '@lineup/provider-embedded/testing';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';

const next = 'a password of my own';

async function typePasswords({ user }: ReturnType<typeof renderPortal>, ...passwords: readonly string[]) {
  const labels = ['Current Password', 'New Password', 'Repeat New Password'];
  for (const [place, label] of labels.entries()) {
    await user.type(await screen.findByLabelText(label), passwords[place] ?? '');
  }
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('the password is changed for the present one, and the form is empty again', async () => {
  const view = renderPortal('/account');
  await typePasswords(view, password, next, next);
  await screen.findByText('Password changed. You are signed out everywhere else.');
  expect(screen.getByLabelText<HTMLInputElement>('Current Password').value).toBe('');
});

test.each([
  ['a wrong present password', ['not the password', next, next], 'Incorrect password'],
  ['a short one', [password, 'short', 'short'], 'The password must have at least 12 characters'],
  ['two that differ', [password, next, `${next}s`], 'The two new passwords are not the same'],
])('%s is refused in words, and what was typed stays', async (_, passwords, text) => {
  const view = renderPortal('/account');
  await typePasswords(view, ...passwords);
  await screen.findByText(new RegExp(text, 'u'));
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe(passwords[1]);
});

test('another browser is listed, and signed out', async () => {
  const provider = startBackend();
  const { sessions } = provider.server.rooms.auth;
  sessions.begin(administrator.id, 'full', 'Firefox on Linux');
  const { user } = renderPortal('/account', { provider });
  await user.click(await screen.findByRole('button', { name: 'Sign out of Firefox on Linux' }));
  await screen.findByText('Signed out there.');
  await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
  expect(screen.getByText(/This browser/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sign Out/iu })).toBeNull();
  expect(sessions.allOf(administrator.id)).toHaveLength(1);
});
