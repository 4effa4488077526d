// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../testing/render-portal.tsx';

test('the phone is changed from the dashboard, which stays; it cannot be skipped', async () => {
  const provider = startBackend();
  const { user, address } = renderPortal('/', { provider });
  await user.click(await screen.findByRole('button', { name: 'Change Phone Number' }));
  await screen.findByRole('dialog', { name: 'Change Phone' });
  expect(screen.queryByRole('button', { name: /Skip for now/u })).toBeNull();
  await user.type(screen.getByLabelText('Phone Number'), '2125550199');
  await user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await user.type(await screen.findByLabelText('Verification Code'), provider.lastCode());
  expect(await screen.findByText('Phone number enrolled successfully!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/');
  expect(screen.getByText('Welcome, admin@festival.example')).toBeTruthy();
});
