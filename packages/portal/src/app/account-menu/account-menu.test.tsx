// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { openMenu } from '../../testing/open-menu.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

async function open() {
  const provider = startBackend();
  const page = renderPortal('/', { provider });
  await screen.findByRole('button', { name: 'admin@festival.example' });
  return { ...page, provider, menu: openMenu('Account') };
}

test('the menu shows the person and changes theme, time format and single-letter shortcuts', async () => {
  const { user, menu, portal } = await open();
  expect(await menu.findByText('admin@festival.example')).toBeTruthy();
  await user.click(menu.getByRole('radio', { name: 'Dark' }));
  expect(portal.colorScheme.get()).toBe('dark');
  await user.selectOptions(menu.getByLabelText('Time format'), '24-hour');
  expect(portal.timeFormat.get()).toBe('h23');
  await user.selectOptions(menu.getByLabelText('Time format'), 'As the festival');
  expect(portal.timeFormat.get()).toBeNull();
  await user.click(menu.getByRole('checkbox', { name: 'Single-letter shortcuts' }));
  expect(portal.letterKeys.areOn()).toBe(false);
});

test('the menu opens the guide', async () => {
  const { user, menu } = await open();
  await user.click(await menu.findByRole('button', { name: 'Help' }));
  const help = within(await screen.findByRole('dialog', { name: 'Help' }));
  expect(help.getByRole('tab', { name: 'Guide' }).getAttribute('aria-selected')).toBe('true');
});

test('the menu leads to the administrators', async () => {
  const { user, menu } = await open();
  await user.click(await menu.findByRole('button', { name: 'Administrators' }));
  expect(await screen.findByRole('heading', { name: 'Administrators', level: 1 })).toBeTruthy();
});

test('the menu signs out', async () => {
  const { user, menu, address } = await open();
  await user.click(await menu.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('the phone is changed from the menu over the page, which stays; it cannot be skipped', async () => {
  const { user, menu, address, provider } = await open();
  await user.click(await menu.findByRole('button', { name: 'Change Phone Number' }));
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
