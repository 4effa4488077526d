// @vitest-environment jsdom
import { announcingMessages, messages, paths, timestampFromMillis } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { dialogTitled, pressOnSchedule } from '../../timetable/event/testing/open-dialog.ts';
import { scheduleProvider } from '../../timetable/event/testing/schedule-provider.ts';
import { openList } from '../../timetable/list/testing/open-list.ts';
import { findCardHint } from '../../timetable/testing/find-card-hint.ts';

const pathOf = (id: string) => paths.event('f1', id);
/** In Vancouver, in July. */
const at = (time: string) => timestampFromMillis(Date.parse(`${time}:00-07:00`));
const later = '2031-07-01';

async function openSet() {
  const provider = scheduleProvider({ e1: {}, e2: { artistName: 'Kelp', timeStart: '22:00' } });
  const portal = await pressOnSchedule(provider, /^Owl Parade/u);
  const event = await dialogTitled('Edit Event');
  const open = async () => {
    await portal.user.click(event.getByRole('button', { name: 'Change…' }));
    return dialogTitled('Announce Owl Parade');
  };
  const announcement = () => provider.stored.read(pathOf('e1'))?.['announcement'];
  return { ...portal, provider, event, open, announcement };
}

describe('the announcement of a set', () => {
  it('is chosen in steps by the clocks of the festival, told in words, marked on its card, and undone', async () => {
    const { user, event, open, announcement, baseElement } = await openSet();
    expect(event.getByRole('group', { name: 'Visible to the public' }).textContent).toContain('Everything.');
    const dialog = await open();
    await user.selectOptions(dialog.getByLabelText('With the next release'), 'Hidden');
    await user.click(dialog.getByRole('button', { name: 'Add a Step' }));
    const step = within(dialog.getByRole('group', { name: 'Step 1' }));
    await waitFor(() => expect(document.activeElement).toBe(step.getByLabelText('Announces')));
    fireEvent.change(step.getByLabelText('Date'), { target: { value: later } });
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    expect(await screen.findByText(announcingMessages.saved('Owl Parade'))).toBeTruthy();
    expect(announcement()).toEqual({ level: 'held', steps: [{ level: 'name', at: at(`${later}T12:00`) }] });
    await waitFor(() =>
      expect(event.getByRole('group', { name: 'Visible to the public' }).textContent).toContain(
        'Hidden; the name from Tue, Jul 1, 12:00 PM.',
      ),
    );
    const card = screen.getByRole('button', { name: /^Owl Parade.*, Harbour, Hidden$/u, hidden: true });
    await findCardHint(card, 'Hidden');
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(announcement() ?? null).toBeNull());
  });

  it('is a slot whose name is to be announced', async () => {
    const { user, open, announcement } = await openSet();
    const dialog = await open();
    await user.click(dialog.getByRole('checkbox', { name: /^Name to be announced/u }));
    expect(dialog.getByText('The place, the name to be announced.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    await waitFor(() => expect(announcement()).toEqual({ level: 'time', tba: true }));
    await screen.findByRole('button', { name: /^Owl Parade.*, To be announced$/u, hidden: true });
  });

  it('is not stored before what is wrong is right; the first field at fault has the focus', async () => {
    const { user, open, announcement } = await openSet();
    const dialog = await open();
    await user.selectOptions(dialog.getByLabelText('With the next release'), 'Hidden');
    await user.click(dialog.getByRole('button', { name: 'Add a Step' }));
    await user.click(dialog.getByRole('button', { name: 'Add a Step' }));
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    const first = within(dialog.getByRole('group', { name: 'Step 1' }));
    await waitFor(() => expect(document.activeElement).toBe(first.getByLabelText('Date')));
    expect(first.getByText(announcingMessages.errors.date)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove step 2' }));
    expect(document.activeElement).toBe(first.getByLabelText('Announces'));
    expect(announcement()).toBeUndefined();
  });

  it('tells why it could not be stored, and can be tried again', async () => {
    const { user, open, announcement, provider } = await openSet();
    const dialog = await open();
    await user.selectOptions(dialog.getByLabelText('With the next release'), 'Hidden');
    vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError('unavailable'));
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    expect(await dialog.findByText(messages.provider.unavailable)).toBeTruthy();
    expect(announcement()).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    await waitFor(() => expect(announcement()).toEqual({ level: 'held' }));
  });
});

describe('in the list', () => {
  it('several sets are announced as one change, and filtered by it', async () => {
    const { user, cell, stored, artists, selected } = await openList();
    fireEvent.click(cell('Owl Parade', 'select'));
    fireEvent.click(cell('Reed', 'select'));
    await waitFor(() => expect(selected()).toEqual(['Owl Parade', 'Reed']));
    await user.click(screen.getByRole('button', { name: 'Announce…' }));
    const dialog = await dialogTitled('Announce 2 sets');
    await user.selectOptions(dialog.getByLabelText('With the next release'), 'Name, day and stage');
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    await screen.findByText(announcingMessages.saved('2 sets'));
    expect(stored('e1')).toMatchObject({ announcement: { level: 'stage' } });
    expect(stored('e3')).toMatchObject({ announcement: { level: 'stage' } });
    expect(cell('Reed', 'conflicts').textContent).toContain('Time not announced');
    await user.selectOptions(screen.getByLabelText('Show announcement'), 'Not fully announced');
    await waitFor(() => expect(artists()).toEqual(['Owl Parade', 'Reed']));
    await user.selectOptions(screen.getByLabelText('Show announcement'), 'Hidden');
    await screen.findByText('No sets match');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored('e1')?.['announcement'] ?? null).toBeNull());
    expect(stored('e3')?.['announcement'] ?? null).toBeNull();
  });

  it('of sets that differ nothing is chosen, and what somebody else has announced in the meantime stays', async () => {
    const { user, cell, stored, provider, selected } = await openList();
    provider.stored.put(pathOf('e1'), { ...stored('e1'), announcement: { level: 'held' } });
    await waitFor(() => expect(cell('Owl Parade', 'conflicts').textContent).toContain('Hidden'));
    fireEvent.click(cell('Owl Parade', 'select'));
    fireEvent.click(cell('Reed', 'select'));
    await waitFor(() => expect(selected()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Announce…' }));
    const dialog = await dialogTitled('Announce 2 sets');
    const level = dialog.getByLabelText('With the next release');
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    expect(dialog.getByText(announcingMessages.errors.level)).toBeTruthy();
    await user.selectOptions(level, 'The name');
    // A colleague's change that this page has not received yet.
    provider.stored.put(pathOf('e3'), { ...stored('e3'), announcement: { level: 'day' } });
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    expect(await dialog.findByText(announcingMessages.concurrent.changed('Reed'))).toBeTruthy();
    expect(stored('e1')).toMatchObject({ announcement: { level: 'held' } });
  });

  it('a set that somebody has deleted in the meantime is reported, and nothing is stored', async () => {
    const { user, cell, stored, provider, selected } = await openList();
    fireEvent.click(cell('Owl Parade', 'select'));
    fireEvent.click(cell('Kelp', 'select'));
    await waitFor(() => expect(selected()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Announce…' }));
    const dialog = await dialogTitled('Announce 2 sets');
    await user.selectOptions(dialog.getByLabelText('With the next release'), 'Hidden');
    provider.stored.drop(pathOf('e2'));
    await user.click(dialog.getByRole('button', { name: 'Save Announcement' }));
    expect(await dialog.findByText(announcingMessages.concurrent.deleted('Kelp'))).toBeTruthy();
    expect(stored('e1')?.['announcement'] ?? null).toBeNull();
  });
});
