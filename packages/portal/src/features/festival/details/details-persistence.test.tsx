// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { changeAsOther, storedFestival } from './testing/stored-festival.ts';

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:cover', revokeObjectURL: () => undefined }),
  );
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const restoredText = 'Your unsaved changes from a moment ago have been restored.';

async function editDetails(provider = storedFestival()) {
  const view = renderPortal('/festival/f1', { provider });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Details' }));
  fireEvent.change(field('Location'), { target: { value: 'Pier 4' } });
  return { ...view, provider, stored: () => provider.stored.read(paths.festival('f1')) };
}

test('details typed before a reload are in the form again and can be saved', async () => {
  const { reload, stored } = await editDetails();
  const { user, container } = reload();
  expect(await screen.findByText(restoredText)).toBeTruthy();
  expect(field('Location').value).toBe('Pier 4');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  await screen.findByRole('button', { name: 'Edit Details' });
  expect(stored()).toMatchObject({ location: 'Pier 4', name: 'Salt & Lantern' });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('nothing comes back once it is saved or cancelled', async () => {
  const { user, reload } = await editDetails();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  reload();
  await screen.findByRole('button', { name: 'Edit Details' });
  expect(screen.queryByText(restoredText)).toBeNull();
});

test('Discard restores what is stored, and can be undone', async () => {
  const { reload } = await editDetails();
  const { user } = reload();
  await screen.findByText(restoredText);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByDisplayValue('Pier 4')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(field('Location').value).toBe('Pier 4');
  expect(screen.queryByText(restoredText)).toBeNull();
});

test('input that is left by choice does not come back', async () => {
  const { user, go, address } = await editDetails();
  await user.click(screen.getByRole('tab', { name: 'Stages' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/festival/f1/stages'));
  await go('/festival/f1');
  await screen.findByRole('button', { name: 'Edit Details' });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('what somebody else has changed in the meantime is a choice, not overwritten', async () => {
  const { reload, provider, stored } = await editDetails();
  act(() => changeAsOther(provider, { location: 'Mole 7', name: 'Lantern' }));
  const { user } = reload();
  expect(await screen.findByText(/Changed: Festival Name, Location\./u)).toBeTruthy();
  expect(field('Location').value).toBe('Pier 4');
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  const choice = await screen.findByRole('dialog', { name: 'Which version stays?' });
  expect(stored()).toMatchObject({ location: 'Mole 7' });
  await user.click(within(choice).getByRole('button', { name: 'Keep Mine' }));
  await screen.findByRole('button', { name: 'Edit Details' });
  expect(stored()).toMatchObject({ location: 'Pier 4', name: 'Lantern' });
});

test('a save that arrived before the reload leaves nothing to restore', async () => {
  const { reload, provider } = await editDetails();
  act(() => changeAsOther(provider, { location: 'Pier 4' }));
  reload();
  await screen.findByRole('button', { name: 'Edit Details' });
  expect(screen.queryByText(restoredText)).toBeNull();
});

test('a chosen cover cannot be persisted, and the form says so', async () => {
  const { user, reload } = await editDetails();
  const picture = new File([new Uint8Array(10)], 'cover.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Cover Image'), picture);
  reload();
  expect(
    await screen.findByText('The picture you chose could not be stored. Please choose it again.'),
  ).toBeTruthy();
  expect(screen.queryByAltText('Preview of the cover')).toBeNull();
});

test('a cover removed before the reload is still to be removed', async () => {
  const provider = storedFestival({ imageURL: '/files/old' });
  const { user, reload } = await editDetails(provider);
  await user.click(screen.getByRole('button', { name: 'Remove Image' }));
  reload();
  expect(await screen.findByText('The cover is removed when you save.')).toBeTruthy();
});

test('another person finds nothing, and a sign-out by choice leaves nothing', async () => {
  const { provider, reload, unmount } = await editDetails();
  expect(localStorage).toHaveLength(1);
  unmount();
  provider.addAdministrator({ id: 'admin-2', email: 'second@festival.example' });
  provider.moveSessionTo('signedIn', 'admin-2');
  const second = reload();
  await screen.findByRole('button', { name: 'Edit Details' });
  expect(localStorage).toHaveLength(1);
  second.unmount();
  provider.moveSessionTo('signedIn');
  const home = renderPortal('/', { provider });
  await home.user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(home.address()).toBe('/login'));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
