// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { administrator, password } from '@lineup/provider-embedded/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toast } from '../../../design/toasts/toast.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { changeAsOther, storedFestival } from '../../festival/details/testing/stored-festival.ts';

const title = 'Your session has ended. Please sign in again to continue.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const again = async () => within(await screen.findByRole('dialog', { name: title }));

async function editDetails() {
  const provider = storedFestival();
  const view = renderPortal('/festival/f1', { provider });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Details' }));
  fireEvent.change(field('Location'), { target: { value: 'Pier 4' } });
  const stored = () => provider.stored.read(paths.festival('f1'));
  return { ...view, provider, stored };
}

async function giveBoth({ user, provider }: Awaited<ReturnType<typeof editDetails>>) {
  const dialog = await again();
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  await user.type(await dialog.findByLabelText('Verification Code'), provider.lastCode());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
}

test('over unsaved input one signs in again, and goes on where one was', async () => {
  const view = await editDetails();
  field('Location').focus();
  act(() => view.provider.moveSessionTo('signedOut'));
  const dialog = await again();
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@festival.example');
  expect(dialog.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  expect(document.activeElement).toBe(dialog.getByLabelText('Password'));
  await expectAccessible(view.container);
  await giveBoth(view);
  expect(view.address()).toBe('/festival/f1');
  expect(document.activeElement).toBe(field('Location'));
  expect(field('Location').value).toBe('Pier 4');
  act(() => changeAsOther(view.provider, { name: 'Lantern' }));
  expect(await screen.findByText(/Changed: Festival Name\./u)).toBeTruthy();
});

test('a save that finds the session ended keeps the form, and can be repeated', async () => {
  const view = await editDetails();
  const { provider, user, stored } = view;
  const commit = provider.documents.commit.bind(provider.documents);
  vi.spyOn(provider.documents, 'commit').mockImplementationOnce((writes, name) => {
    provider.server.rooms.auth.sessions.endAll(administrator.id);
    return commit(writes, name);
  });
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  await again();
  await waitFor(() => expect(screen.getByText('Save Details').closest('button')?.disabled).toBe(false));
  expect(screen.queryByText('Failed to save festival details.')).toBeNull();
  await giveBoth(view);
  expect(screen.getByText('Failed to save festival details.')).toBeTruthy();
  const save = screen.getByRole('button', { name: 'Save Details' });
  expect(document.activeElement).toBe(save);
  await user.click(save);
  await screen.findByRole('button', { name: 'Edit Details' });
  expect(stored()).toMatchObject({ location: 'Pier 4' });
});

test('a save that fails with the session is reported after signing in again, not behind the dialog', async () => {
  const view = await editDetails();
  act(() => {
    view.provider.moveSessionTo('signedOut');
    toast.error('Failed to save event.');
  });
  await again();
  expect(screen.queryByText('Failed to save event.')).toBeNull();
  await giveBoth(view);
  expect(screen.getByText('Failed to save event.')).toBeTruthy();
});

test('a refused password is said, and the input stays', async () => {
  const { provider, user } = await editDetails();
  provider.auth.signIn = () => Promise.reject(new ProviderError('invalid-credentials'));
  act(() => provider.moveSessionTo('signedOut'));
  const dialog = await again();
  await user.type(dialog.getByLabelText('Password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(await dialog.findByText('Invalid email or password.')).toBeTruthy();
  expect(field('Location').value).toBe('Pier 4');
});

test('from the code one can go back to the password', async () => {
  const { provider, user } = await editDetails();
  act(() => provider.moveSessionTo('signedOut'));
  const dialog = await again();
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Sign In' }));
  await user.click(await dialog.findByRole('button', { name: 'Back to Password' }));
  expect(await dialog.findByLabelText('Password')).toBeTruthy();
  expect(field('Location').value).toBe('Pier 4');
});

test('Escape neither closes it nor what is below', async () => {
  const { provider, user } = await editDetails();
  act(() => provider.moveSessionTo('signedOut'));
  await again();
  await user.keyboard('{Escape}');
  await again();
  expect(field('Location').value).toBe('Pier 4');
});

test('signing in again in another tab is enough', async () => {
  const { provider } = await editDetails();
  act(() => provider.moveSessionTo('signedOut'));
  await again();
  act(() => provider.moveSessionTo('signedIn'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Location').value).toBe('Pier 4');
});

test('somebody else who signs in in another tab does not see the input', async () => {
  const { provider } = await editDetails();
  provider.addAdministrator({ id: 'admin-2', email: 'second@festival.example' });
  act(() => provider.moveSessionTo('signedOut'));
  await again();
  act(() => provider.moveSessionTo('signedIn', 'admin-2'));
  await screen.findByRole('button', { name: 'Edit Details' });
  expect(screen.queryByDisplayValue('Pier 4')).toBeNull();
});

test('Sign in as somebody else leaves to /login and then to the dashboard; the input waits for its person', async () => {
  const { provider, user, address, go } = await editDetails();
  act(() => provider.moveSessionTo('signedOut'));
  await user.click((await again()).getByRole('button', { name: 'Sign in as somebody else' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByRole('link', { name: 'Forgot your password' })).toBeTruthy();
  act(() => provider.moveSessionTo('signedIn'));
  await waitFor(() => expect(address()).toBe('/'));
  await go('/festival/f1');
  expect(await screen.findByText('Your unsaved changes from a moment ago have been restored.')).toBeTruthy();
});

test('without unsaved input the session’s end leads to /login and back, and says so', async () => {
  const provider = storedFestival();
  const { address } = renderPortal('/festival/f1/stages', { provider });
  await screen.findByRole('button', { name: 'Edit Stages' });
  act(() => provider.moveSessionTo('signedOut'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  act(() => provider.moveSessionTo('signedIn'));
  await waitFor(() => expect(address()).toBe('/festival/f1/stages'));
});

test('an address opened while signed out is reached after signing in', async () => {
  const provider = storedFestival();
  provider.moveSessionTo('signedOut');
  const { address } = renderPortal('/festival/f1/schedule?day=2026-07-04', { provider });
  await waitFor(() => expect(address()).toBe('/login'));
  act(() => provider.moveSessionTo('signedIn'));
  await waitFor(() => expect(address()).toBe('/festival/f1/schedule?day=2026-07-04'));
});

test('after signing out by choice one begins at the dashboard', async () => {
  const provider = storedFestival();
  const { user, address } = renderPortal('/', { provider });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/login'));
  act(() => provider.moveSessionTo('signedIn'));
  await waitFor(() => expect(address()).toBe('/'));
});
