// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { dialogTitled, pressOnSchedule } from './testing/open-dialog.ts';
import { eventData, scheduleProvider } from './testing/schedule-provider.ts';

type Dialog = Awaited<ReturnType<typeof dialogTitled>>;
type User = Awaited<ReturnType<typeof pressOnSchedule>>['user'];

async function begin(name = 'Add Event to Chapel', search = '?day=2026-07-04') {
  const provider = scheduleProvider({ e1: { date: '2026-07-04' } });
  const portal = await pressOnSchedule(provider, name, search);
  return { ...portal, provider, dialog: await dialogTitled('Create Event') };
}

async function fill(user: User, dialog: Dialog) {
  await user.type(dialog.getByLabelText('Artist Name'), 'Night Ferry');
  fireEvent.change(dialog.getByLabelText('Start Time'), { target: { value: '23:00' } });
  fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '01:00' } });
}

const stored = (provider: ReturnType<typeof scheduleProvider>) =>
  provider.documents.query({ collection: paths.events('f1') });

test('begins on the stage and the day from which it was opened', async () => {
  const { dialog, baseElement } = await begin();
  expect(dialog.getByLabelText<HTMLSelectElement>('Stage').value).toBe('Chapel');
  expect(dialog.getByLabelText<HTMLSelectElement>('Date').value).toBe('2026-07-04');
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  await expectAccessible(baseElement);
});

test('stores the event in the zone of the festival, says so, and puts the focus on its card', async () => {
  const { user, dialog, provider } = await begin();
  await fill(user, dialog);
  expect(dialog.getByText('+1 day')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await screen.findByText('Event created successfully!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const expected = eventData({
    artistName: 'Night Ferry',
    stage: 'Chapel',
    date: '2026-07-04',
    timeStart: '23:00',
    timeEnd: '01:00',
  });
  const created = (await stored(provider)).find(({ id }) => id !== 'e1');
  expect(created?.data).toMatchObject({ timeStart: expected['timeStart'], timeEnd: expected['timeEnd'] });
  const card = await screen.findByRole('button', { name: /^Night Ferry/u });
  await waitFor(() => expect(document.activeElement).toBe(card));
});

test('says at each field what it lacks, and moves there', async () => {
  const { user, dialog, provider } = await begin();
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(dialog.getByText('Artist name is required')).toBeTruthy();
  expect(dialog.getByText('Start time is required')).toBeTruthy();
  expect(dialog.getByText('End time is required')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Artist Name'));
  await user.type(dialog.getByLabelText('Artist Name'), 'K');
  expect(dialog.queryByText('Artist name is required')).toBeNull();
  expect(await stored(provider)).toHaveLength(1);
});

test('warns of an overlap and of equal times without holding the event back', async () => {
  const { user, dialog, provider } = await begin('Add Event to Harbour');
  await user.type(dialog.getByLabelText('Artist Name'), 'Kelp');
  fireEvent.change(dialog.getByLabelText('Start Time'), { target: { value: '20:30' } });
  fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '20:45' } });
  expect(dialog.getByText('Overlaps with Owl Parade (8:00 PM - 9:00 PM) on the same stage')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '20:30' } });
  expect(dialog.getByText(/^Start and end times are the same/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  await screen.findByText('Event created successfully!');
  expect(await stored(provider)).toHaveLength(2);
});

test('keeps the input when it cannot be stored, and creates nothing twice by trying again', async () => {
  const { user, dialog, provider } = await begin();
  await fill(user, dialog);
  const commit = provider.documents.commit.bind(provider.documents);
  provider.documents.commit = async (writes, name) => {
    await commit(writes, name);
    throw new ProviderError('internal');
  };
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  expect(await dialog.findByText('Failed to save event.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Night Ferry');
  provider.documents.commit = commit;
  await user.type(dialog.getByLabelText('Artist Name'), ' II');
  await user.click(dialog.getByRole('button', { name: 'Create Event' }));
  await screen.findByText('Event created successfully!');
  const artists = (await stored(provider)).map(({ data }) => data['artistName']);
  expect(artists).toHaveLength(2);
  expect(artists).toContain('Night Ferry II');
});

test('stores once however often it is pressed', async () => {
  const { user, dialog, provider } = await begin();
  await fill(user, dialog);
  const commit = vi.spyOn(provider.documents, 'commit');
  const button = dialog.getByRole('button', { name: 'Create Event' });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.submit(button.closest('form') ?? button);
  await screen.findByText('Event created successfully!');
  expect(commit).toHaveBeenCalledTimes(1);
});

test('asks before input is lost, on Cancel and on Escape', async () => {
  const { user, dialog } = await begin();
  await user.type(dialog.getByLabelText('Artist Name'), 'Kelp');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Kelp');
  await user.keyboard('{Escape}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Create Event' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Event to Chapel' }));
});

test('asks before the page is left with input', async () => {
  const { user, dialog, go, address } = await begin();
  await user.type(dialog.getByLabelText('Artist Name'), 'Kelp');
  void go('/');
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(address()).toContain('/festival/f1/schedule');
  expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Kelp');
});

test('closes without a question when nothing was entered', async () => {
  const { user } = await begin();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
