// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { createServices } from '@lineup/services';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { dialogTitled, pressOnSchedule, retype } from './testing/open-dialog.ts';
import { eventData, scheduleProvider } from './testing/schedule-provider.ts';

const path = paths.event('f1', 'e1');

async function open(name: RegExp = /^Owl Parade/u, search = '') {
  const provider = scheduleProvider({
    e1: { imageURL: 'https://pictures.example/owl.jpg' },
    e2: { artistName: 'Kelp', stage: 'Pier' },
    e3: { artistName: 'Reed', date: '2026-08-01' },
  });
  const portal = await pressOnSchedule(provider, name, search);
  const dialog = await dialogTitled('Edit Event');
  const artist = dialog.getByLabelText<HTMLInputElement>('Artist Name');
  const save = () => portal.user.click(dialog.getByRole('button', { name: 'Save Event' }));
  return { ...portal, provider, dialog, artist, save };
}

describe('editing an event', () => {
  it('shows it, saves what was changed, and gives the focus back to its card', async () => {
    const { dialog, provider, user, artist, save, baseElement } = await open();
    expect(artist.value).toBe('Owl Parade');
    expect(dialog.getByLabelText<HTMLInputElement>('Start Time').value).toBe('20:00');
    await expectAccessible(baseElement);
    await retype(user, artist, 'Owl March');
    await user.selectOptions(dialog.getByLabelText('Stage'), 'Chapel');
    await save();
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(provider.stored.read(path)).toMatchObject({ artistName: 'Owl March', stage: 'Chapel' });
    const card = await screen.findByRole('button', { name: 'Owl March, 8:00 PM - 9:00 PM, Chapel' });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('is opened from a card by the keyboard', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Owl Parade/u }));
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit Event' });
  });

  it('keeps a stage that is no longer in the list as a marked choice', async () => {
    const { dialog } = await open(/^Kelp/u);
    expect(dialog.getByLabelText<HTMLSelectElement>('Stage').selectedOptions[0]?.label).toBe(
      'Pier (not in the list of stages)',
    );
  });

  it('corrects a date outside of the festival', async () => {
    const { dialog, user, save } = await open(/^Reed/u, '?day=outside');
    const date = dialog.getByLabelText<HTMLSelectElement>('Date');
    expect(date.selectedOptions[0]?.label).toBe('Sat, Aug 1, 2026 (outside the festival)');
    await user.selectOptions(date, 'Sun, Jul 5');
    await save();
    await screen.findByText('Event updated successfully!');
    await waitFor(() => expect(screen.queryByRole('tab', { name: /Outside dates/u })).toBeNull());
  });

  it('says on which day it is now, and Go there opens that day with the focus on it', async () => {
    const { dialog, user, save } = await open();
    await user.selectOptions(dialog.getByLabelText('Date'), 'Sun, Jul 5');
    await save();
    await screen.findByText('Owl Parade is now on Sun, Jul 5');
    await user.click(screen.getByRole('button', { name: 'Go there' }));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /^Sun, Jul 5/u }).getAttribute('aria-selected')).toBe('true'),
    );
    const card = await screen.findByRole('button', { name: /^Owl Parade/u });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('keeps all that was entered when saving fails, and saves it by the same button', async () => {
    const { dialog, provider, user, artist, save } = await open();
    const entered = {
      'Artist Name': 'Owl March',
      Stage: 'Chapel',
      Date: '2026-07-04',
      'Start Time': '19:10',
      'End Time': '20:25',
      'Internal note': 'Bring a ladder',
    };
    const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
    for (const [label, value] of Object.entries(entered))
      fireEvent.change(field(label), { target: { value } });
    await retype(user, artist, 'Owl March');
    provider.failWith(new ProviderError('internal'));
    await save();
    expect(await dialog.findByText('Failed to save event.')).toBeTruthy();
    const values = Object.keys(entered).map((label) => [label, field(label).value]);
    expect(Object.fromEntries(values)).toEqual(entered);
    provider.failWith(null);
    await save();
    await screen.findByText('Event updated successfully!');
  });

  it('can be saved once more when only the answer was lost', async () => {
    const { dialog, provider, user, artist, save } = await open();
    await retype(user, artist, 'Owl March');
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      await commit(writes, name);
      throw new ProviderError('unavailable');
    };
    await save();
    await dialog.findByText('The portal cannot be reached. Please check your connection and try again.');
    provider.documents.commit = commit;
    await save();
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
  });
});

describe('a change whose answer was lost', () => {
  it('is taken for saved when it turns out to be one’s own', async () => {
    const { provider, user, artist, save } = await open();
    await retype(user, artist, 'Owl March');
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      await commit(writes, name);
      throw new ProviderError('conflict');
    };
    await save();
    await screen.findByText('Event saved successfully!');
    expect(screen.queryByText('Keep Mine')).toBeNull();
  });
});

describe('deleting an event', () => {
  it('asks, deletes, says so, and leaves the focus on its stage', async () => {
    const { dialog, provider, user } = await open();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = await dialogTitled('Delete Owl Parade?');
    expect(question.getByText('Are you sure you want to delete this event?')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Event deleted successfully!')).toBeTruthy();
    expect(provider.stored.read(path)).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Owl Parade/u })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Event to Harbour' })),
    );
  });

  it('goes back to the form where the question is answered with no, also by Escape', async () => {
    const { dialog, provider, user } = await open();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Are you sure you want to delete this event?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/^Are you sure/u)).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Edit Event' })).toBeTruthy();
    expect(provider.stored.read(path)).toBeDefined();
  });

  it('tells when it fails', async () => {
    const { dialog, provider, user } = await open();
    provider.failWith(new ProviderError('internal'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = await dialogTitled('Delete Owl Parade?');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Failed to delete event.')).toBeTruthy();
  });
});

describe('when somebody else changes the event', () => {
  const theirs = eventData({ artistName: 'Owl Parade Live', timeEnd: '22:00' });

  async function conflicting() {
    const view = await open();
    await retype(view.user, view.artist, 'Owl March');
    view.provider.stored.put(path, theirs);
    expect(await view.dialog.findByText('Someone else has changed this in the meantime.')).toBeTruthy();
    const entries = 'Your entries are still here. When you save, you choose between the two versions.';
    expect(view.dialog.getByText(entries)).toBeTruthy();
    expect(view.artist.value).toBe('Owl March');
    await view.save();
    await view.dialog.findByRole('button', { name: 'Keep Mine' });
    const question = /Nothing has been saved yet\. Choose which version stays\.$/u;
    expect(view.dialog.getByText(question)).toBeTruthy();
    return view;
  }

  it('follows it while nothing was entered', async () => {
    const { provider, artist, dialog } = await open();
    provider.stored.put(path, theirs);
    await waitFor(() => expect(artist.value).toBe('Owl Parade Live'));
    expect(dialog.queryByText('Someone else has changed this in the meantime.')).toBeNull();
  });

  it('refuses to overwrite it, and asks about the field that both changed', async () => {
    const { dialog, provider, baseElement } = await conflicting();
    const rows = dialog.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Field', 'Mine', 'Theirs'],
      ['Artist Name', 'Owl March', 'Owl Parade Live'],
    ]);
    expect(provider.stored.read(path)).toMatchObject({ artistName: 'Owl Parade Live' });
    await expectAccessible(baseElement);
  });

  it('says that it was oneself, in another window', async () => {
    const { dialog, provider, user, artist, save } = await open();
    const elsewhere = createServices(provider, { now: () => 0, random: () => 0 });
    await retype(user, artist, 'Owl March');
    await elsewhere.events.update('f1', 'e1', { artistName: 'Owl Parade Live' });
    await dialog.findByText('Someone else has changed this in the meantime.');
    await save();
    expect(await dialog.findByText(/^You, in another window,/u)).toBeTruthy();
  });

  it('keeps mine when told to', async () => {
    const { dialog, provider, user } = await conflicting();
    await user.click(dialog.getByRole('button', { name: 'Keep Mine' }));
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(provider.stored.read(path)).toMatchObject({
      artistName: 'Owl March',
      timeEnd: theirs['timeEnd'],
    });
  });

  it('takes theirs when told to', async () => {
    const { dialog, provider, user } = await conflicting();
    await user.click(dialog.getByRole('button', { name: 'Take Theirs' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Owl Parade Live');
    expect(dialog.getByLabelText<HTMLInputElement>('End Time').value).toBe('22:00');
    expect(provider.stored.read(path)).toMatchObject({ artistName: 'Owl Parade Live' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes theirs with what nobody else has changed, and saves that', async () => {
    const { dialog, provider, user, artist, save } = await open();
    await retype(user, artist, 'Owl March');
    fireEvent.change(dialog.getByLabelText('Internal note'), { target: { value: 'Bring a ladder' } });
    provider.stored.put(path, theirs);
    await dialog.findByText('Someone else has changed this in the meantime.');
    await save();
    await user.click(await dialog.findByRole('button', { name: 'Take Theirs' }));
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(provider.stored.read(path)).toMatchObject({
      artistName: 'Owl Parade Live',
      timeEnd: theirs['timeEnd'],
      note: 'Bring a ladder',
    });
  });

  it('merges fields that only one side has changed without a question', async () => {
    const { dialog, provider, save } = await open();
    const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(field('Internal note'), { target: { value: 'Bring a ladder' } });
    provider.stored.put(path, eventData({ timeStart: '19:00', timeEnd: '22:00' }));
    await waitFor(() => expect(field('Start Time').value).toBe('19:00'));
    expect(field('End Time').value).toBe('22:00');
    expect(field('Internal note').value).toBe('Bring a ladder');
    expect(dialog.queryByText('Someone else has changed this in the meantime.')).toBeNull();
    await save();
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(provider.stored.read(path)).toMatchObject({
      timeStart: eventData({ timeStart: '19:00' })['timeStart'],
      timeEnd: theirs['timeEnd'],
      note: 'Bring a ladder',
    });
  });

  it('follows it in the other fields while one is for the person to choose', async () => {
    const { dialog, provider, user, artist, save } = await open();
    await retype(user, artist, 'Owl March');
    provider.stored.put(path, theirs);
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('End Time').value).toBe('22:00'));
    expect(artist.value).toBe('Owl March');
    await retype(user, artist, 'Owl Parade Live');
    await waitFor(() =>
      expect(dialog.queryByText('Someone else has changed this in the meantime.')).toBeNull(),
    );
    await retype(user, artist, 'Owl Parade Acoustic');
    await save();
    expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
    expect(provider.stored.read(path)).toMatchObject({
      artistName: 'Owl Parade Acoustic',
      timeEnd: theirs['timeEnd'],
    });
  });

  it('asks about the whole time where each has changed a part of it', async () => {
    const { dialog, provider, save } = await open();
    fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '21:30' } });
    provider.stored.put(path, eventData({ timeStart: '19:00' }));
    await dialog.findByText('Someone else has changed this in the meantime.');
    await save();
    await dialog.findByRole('button', { name: 'Keep Mine' });
    const rows = dialog.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Field', 'Mine', 'Theirs'],
      ['Start Time', '8:00 PM', '7:00 PM'],
      ['End Time', '9:30 PM', '9:00 PM'],
    ]);
  });

  it('says who it was', async () => {
    const { dialog } = await conflicting();
    expect(await dialog.findByText(/changed this while you were editing/u)).toBeTruthy();
  });

  it('asks again when the event has changed once more', async () => {
    const { dialog, provider, user } = await conflicting();
    provider.stored.put(path, eventData({ artistName: 'Third' }));
    await user.click(dialog.getByRole('button', { name: 'Keep Mine' }));
    expect(await dialog.findByText('Third')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Back to Editing' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Owl March');
  });
});

describe('when somebody else deletes the event', () => {
  it('says so, keeps the input, and creates it again', async () => {
    const { dialog, provider, user, artist } = await open();
    await retype(user, artist, 'Owl March');
    provider.stored.drop(path);
    expect(await dialog.findByText('Someone else has deleted this event.')).toBeTruthy();
    const entries =
      'Your entries are still here. Create Event adds them as a new event; Cancel leaves it deleted.';
    expect(dialog.getByText(entries)).toBeTruthy();
    expect(artist.value).toBe('Owl March');
    await user.click(dialog.getByRole('button', { name: 'Create Event' }));
    expect(await screen.findByText('Event created successfully!')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Owl March/u })).toBeTruthy();
    expect(provider.stored.read(path)).toBeUndefined();
  });

  it('finds it out on saving where the news has not arrived yet', async () => {
    const { dialog, provider, user, artist, save } = await open();
    await retype(user, artist, 'Owl March');
    vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError('not-found'));
    await save();
    expect(await dialog.findByText('Someone else has deleted this event.')).toBeTruthy();
    expect(artist.value).toBe('Owl March');
  });
});
