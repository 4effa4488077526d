// @vitest-environment jsdom
import { messages, paths } from '@lineup/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { dialogTitled, pressOnSchedule } from '../testing/open-dialog.ts';
import { eventData, scheduleProvider } from '../testing/schedule-provider.ts';

const path = paths.event('f1', 'e1');
const restoredText = 'Your unsaved changes from a moment ago have been restored.';

async function editEvent() {
  const provider = scheduleProvider({ e1: {} });
  const view = await pressOnSchedule(provider, /^Owl Parade/u);
  const dialog = await dialogTitled('Edit Event');
  fireEvent.change(dialog.getByLabelText('Artist Name'), { target: { value: 'Owl March' } });
  return { ...view, provider };
}

async function createEvent() {
  const provider = scheduleProvider({ e1: { date: '2026-07-04' } });
  const view = await pressOnSchedule(provider, 'Add Event to Chapel', '?day=2026-07-04');
  const dialog = await dialogTitled('Create Event');
  fireEvent.change(dialog.getByLabelText('Artist Name'), { target: { value: 'Night Ferry' } });
  fireEvent.change(dialog.getByLabelText('Start Time'), { target: { value: '23:00' } });
  fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '01:00' } });
  return { ...view, provider, dialog };
}

const artists = async (provider: ReturnType<typeof scheduleProvider>) =>
  (await provider.documents.query({ collection: paths.events('f1') })).map(({ data }) => data['artistName']);

test('the dialog of an event opens again after a reload, with what was typed, and saves it', async () => {
  const { reload, provider } = await editEvent();
  const { user, baseElement } = reload();
  const dialog = await dialogTitled('Edit Event');
  expect(dialog.getByText(restoredText)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Owl March');
  await expectAccessible(baseElement);
  await user.click(dialog.getByRole('button', { name: 'Save Event' }));
  await screen.findByText('Event updated successfully!');
  expect(provider.stored.read(path)).toMatchObject({ artistName: 'Owl March', stage: 'Harbour' });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('the dialog of a new event opens again at its stage and day', async () => {
  const { reload, provider } = await createEvent();
  const { user } = reload();
  const dialog = await dialogTitled('Create Event');
  expect(dialog.getByLabelText<HTMLSelectElement>('Stage').value).toBe('Chapel');
  expect(dialog.getByLabelText<HTMLSelectElement>('Date').value).toBe('2026-07-04');
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  await screen.findByText('Event created successfully!');
  expect(new Set(await artists(provider))).toEqual(new Set(['Owl Parade', 'Night Ferry']));
});

test('an event that was created just before the reload is not created again', async () => {
  const { reload, provider, dialog, user, unmount } = await createEvent();
  const commit = provider.documents.commit.bind(provider.documents);
  vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
    await commit(writes, name);
    // The page is closed before the response arrives.
    return new Promise(() => undefined);
  });
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  await waitFor(async () => expect(await artists(provider)).toHaveLength(2));
  unmount();
  reload();
  await screen.findByRole('button', { name: /^Night Ferry/u });
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what somebody else has changed in the meantime is a choice', async () => {
  const { reload, provider } = await editEvent();
  act(() => provider.stored.put(path, eventData({ artistName: 'Owl Choir' })));
  const { user } = reload();
  const dialog = await dialogTitled('Edit Event');
  expect(await dialog.findByText('Someone else has changed this in the meantime.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save Event' }));
  await user.click(await dialog.findByRole('button', { name: 'Keep Mine' }));
  await screen.findByText('Event updated successfully!');
  expect(provider.stored.read(path)).toMatchObject({ artistName: 'Owl March' });
});

test('input of an event that was deleted in the meantime comes back as a new one', async () => {
  const { reload, provider } = await editEvent();
  act(() => provider.stored.drop(path));
  reload();
  const dialog = await dialogTitled('Create Event');
  expect(dialog.getByText('Someone else has deleted this event.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Owl March');
});

test('Discard puts back what is stored, and can be undone', async () => {
  const { reload } = await editEvent();
  const { user } = reload();
  const dialog = await dialogTitled('Edit Event');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Owl Parade');
  expect(dialog.queryByText(restoredText)).toBeNull();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Owl March');
});

test('nothing comes back after the dialog was closed by choice', async () => {
  const { user, reload } = await editEvent();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reload();
  await screen.findByRole('button', { name: /^Owl Parade/u });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('what was typed is still shown when the festival is deleted in the meantime, and nothing is made of it', async () => {
  const { provider, baseElement } = await editEvent();
  act(() => provider.stored.drop(paths.festival('f1')));
  await screen.findByRole('heading', { name: 'Festival not found' });
  expect(screen.getByText(messages.persistedInput.ofGoneFestival)).toBeTruthy();
  expect(screen.getByText('Owl March')).toBeTruthy();
  await expectAccessible(baseElement);
  expect(await artists(provider)).toEqual([]);
});
