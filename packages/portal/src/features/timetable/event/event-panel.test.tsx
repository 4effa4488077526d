// @vitest-environment jsdom
import { editingMessages, messages, paths, timestampFromMillis } from '@lineup/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { dialogTitled, pressOnSchedule, retype } from './testing/open-dialog.ts';
import { scheduleProvider } from './testing/schedule-provider.ts';

const windowWidth = window.innerWidth;
beforeEach(() => {
  window.innerWidth = 1440;
});
afterEach(() => {
  window.innerWidth = windowWidth;
});

async function open(search = '') {
  const provider = scheduleProvider({
    e1: {},
    e2: { artistName: 'Kelp', stage: 'Chapel', timeStart: '20:30' },
    e3: { artistName: 'Reed', timeStart: '20:30', timeEnd: '21:30' },
  });
  const portal = await pressOnSchedule(provider, /^Owl Parade/u, search);
  const panel = await dialogTitled('Edit Event');
  return { ...portal, provider, panel };
}

const card = (name: RegExp) => screen.getByRole('button', { name });
const artist = async (title = 'Edit Event') =>
  (await dialogTitled(title)).getByLabelText<HTMLInputElement>('Artist Name');

describe('an event beside the schedule', () => {
  it('leaves the schedule in reach, and gives way to another event', async () => {
    const { user, panel, baseElement, address } = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit Event' });
    expect(dialog.getAttribute('aria-modal')).toBeNull();
    expect(document.activeElement).toBe(panel.getByLabelText('Artist Name'));
    await expectAccessible(baseElement);
    expect(await panel.findByRole('list', { name: 'Changes of this event' })).toBeTruthy();
    await waitFor(() => expect(address()).toContain('event=e1'));
    await user.click(card(/^Kelp/u));
    await waitFor(async () => expect((await artist()).value).toBe('Kelp'));
    await waitFor(() => expect(address()).toContain('event=e2'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(card(/^Kelp/u));
    await waitFor(() => expect(address()).not.toContain('event='));
  });

  it('settles a conflict with a fix, as one change that can be taken back', async () => {
    const { user, provider, panel } = await open();
    const times = () => [panel.getByLabelText<HTMLInputElement>('End Time').value];
    expect(times()).toEqual(['21:00']);
    const fixes = within(await panel.findByRole('list', { name: 'Fixes' }));
    panel.getByText(/^Overlaps, 30 min · Reed$/u);
    const before = provider.stored.read(paths.event('f1', 'e1'));
    await user.click(fixes.getByRole('button', { name: 'End Owl Parade at 8:30 PM' }));
    await waitFor(() => expect(times()).toEqual(['20:30']));
    await waitFor(() => expect(panel.queryByRole('list', { name: 'Fixes' })).toBeNull());
    await screen.findByText('Fixed: End Owl Parade at 8:30 PM');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(times()).toEqual(['21:00']));
    expect(provider.stored.read(paths.event('f1', 'e1'))).toMatchObject({ timeEnd: before?.['timeEnd'] });
    // A fix applies to the stored event.
    await retype(user, panel.getByLabelText('Artist Name'), 'Owl March');
    expect(panel.queryByRole('list', { name: 'Fixes' })).toBeNull();
    panel.getByText('Save or cancel what you have typed first.');
  });

  it('asks before another takes the place of what is not saved', async () => {
    const { user, panel } = await open();
    await retype(user, panel.getByLabelText('Artist Name'), 'Owl March');
    await user.click(card(/^Kelp/u));
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect((await artist()).value).toBe('Owl March');
    await user.click(screen.getByRole('tab', { name: /^Sat/u }));
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Sat/u, selected: true })).toBeTruthy());
    expect((await artist()).value).toBe('Owl March');
    await user.click(screen.getByRole('tab', { name: /^Fri/u }));
    await user.click(await screen.findByRole('button', { name: /^Kelp/u }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect((await artist()).value).toBe('Kelp'));
  });

  it('asks in the panel, whose fields wait, while the schedule stays in reach', async () => {
    const { user, panel, baseElement } = await open();
    const field = panel.getByLabelText('Artist Name');
    await retype(user, field, 'Owl March');
    await user.keyboard('{Escape}');
    const question = await panel.findByRole('dialog', { name: 'Discard your changes?' });
    expect(document.activeElement?.textContent).toBe('Keep Editing');
    expect(field.closest('[inert]')).not.toBeNull();
    expect(card(/^Kelp/u).closest('[inert]')).toBeNull();
    expect(document.querySelector('dialog[open]')).toBeNull();
    await expectAccessible(baseElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(document.activeElement).toBe(field);
    expect(field.closest('[inert]')).toBeNull();
    expect((await artist()).value).toBe('Owl March');
  });

  it('stays open while the schedule moves its set', async () => {
    const { panel, provider } = await open();
    const stored = provider.stored.read(paths.event('f1', 'e1'));
    provider.stored.put(paths.event('f1', 'e1'), { ...stored, stage: 'Chapel' });
    await waitFor(() => expect(panel.getByLabelText<HTMLSelectElement>('Stage').value).toBe('Chapel'));
    expect(panel.queryByText('Someone else has changed this in the meantime.')).toBeNull();
  });

  it('takes one’s own move of its set into what is typed, and tells of it where that says otherwise', async () => {
    const { user, panel, provider } = await open();
    const value = (label: string) => panel.getByLabelText<HTMLInputElement>(label).value;
    const moveByKeys = async (keys: string) => {
      const grid = screen.getByRole('grid');
      act(() => card(/^Owl Parade/u).focus());
      await waitFor(() => expect(grid.getAttribute('aria-multiselectable')).toBe('true'));
      await user.keyboard(keys);
    };
    await retype(user, panel.getByLabelText('Artist Name'), 'Owl March');
    await moveByKeys(' {ArrowDown} ');
    await screen.findByText('Moved Owl Parade to Harbour, Friday 8:05 PM');
    await waitFor(() => expect(value('Start Time')).toBe('20:05'));
    expect(value('Artist Name')).toBe('Owl March');
    expect(panel.queryByText(editingMessages.event.changedByYou)).toBeNull();
    fireEvent.change(panel.getByLabelText('End Time'), { target: { value: '22:00' } });
    await moveByKeys(' {ArrowDown} ');
    await panel.findByText(editingMessages.event.changedByYou);
    const entries = 'Your entries are still here. When you save, they take the place of that change.';
    expect(panel.getByText(entries)).toBeTruthy();
    expect([value('Start Time'), value('End Time')]).toEqual(['20:05', '22:00']);
    expect(panel.queryByText(messages.provider.conflict)).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Save Event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(provider.stored.read(paths.event('f1', 'e1'))).toMatchObject({
      artistName: 'Owl March',
      timeStart: timestampFromMillis(Date.parse('2026-07-03T20:05:00-07:00')),
      timeEnd: timestampFromMillis(Date.parse('2026-07-03T22:00:00-07:00')),
    });
  });

  it('shares its place with the conflicts, which come back', async () => {
    const { user, panel } = await open('?panel=conflicts');
    expect(screen.queryByRole('region', { name: 'Conflicts' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 conflict' }));
    await screen.findByRole('region', { name: 'Conflicts' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(panel).toBeTruthy();
  });

  it('is closed by Back, which leaves the schedule only after that', async () => {
    const { user, address, history } = await open('?day=2026-07-03');
    await waitFor(() => expect(address()).toContain('event=e1'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).not.toContain('event='));
    await user.click(card(/^Kelp/u));
    await waitFor(() => expect(address()).toContain('event=e2'));
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toContain('/festival/f1/schedule?day=2026-07-03');
    expect(history.length).toBe(2);
  });

  it('is opened by its address, on its day', async () => {
    const { reload, address } = await open('?day=2026-07-03');
    await waitFor(() => expect(address()).toContain('event=e1'));
    reload();
    expect((await artist()).value).toBe('Owl Parade');
  });
});

describe('the times of a set', () => {
  const times = (panel: Awaited<ReturnType<typeof dialogTitled>>) =>
    ['Start Time', 'End Time', 'Length'].map((label) => panel.getByLabelText<HTMLInputElement>(label).value);

  it('have a length, which changes the end, and which a changed start keeps', async () => {
    const { panel } = await open();
    expect(times(panel)).toEqual(['20:00', '21:00', '60']);
    const length = panel.getByLabelText('Length');
    fireEvent.change(length, { target: { value: '90' } });
    expect(times(panel)).toEqual(['20:00', '21:30', '90']);
    fireEvent.change(panel.getByLabelText('Start Time'), { target: { value: '21:00' } });
    expect(times(panel)).toEqual(['21:00', '22:30', '90']);
    fireEvent.change(length, { target: { value: '' } });
    expect(times(panel)).toEqual(['21:00', '22:30', '']);
    fireEvent.change(length, { target: { value: '1440' } });
    fireEvent.blur(length);
    expect(times(panel)).toEqual(['21:00', '22:30', '90']);
  });

  it('are moved by a quarter of an hour', async () => {
    const { panel, user } = await open();
    await user.click(panel.getByRole('button', { name: '15 minutes later' }));
    expect(times(panel)).toEqual(['20:15', '21:15', '60']);
    for (let press = 0; press < 2; press += 1) {
      await user.click(panel.getByRole('button', { name: '15 minutes earlier' }));
    }
    expect(times(panel)).toEqual(['19:45', '20:45', '60']);
  });
});

describe('calling a set off', () => {
  it('takes one press, and one to put it back on', async () => {
    const { panel, user, provider } = await open();
    await user.click(panel.getByRole('button', { name: 'Cancel set' }));
    await screen.findByText('Cancelled Owl Parade');
    expect(provider.stored.read(paths.event('f1', 'e1'))).toMatchObject({ status: 'cancelled' });
    await screen.findByRole('button', { name: /^Owl Parade.*Cancelled/u });
    await user.click(await panel.findByRole('button', { name: 'Reinstate' }));
    await screen.findByText('Confirmed Owl Parade again');
    expect(within(await screen.findByRole('dialog')).getByLabelText<HTMLSelectElement>('Status').value).toBe(
      '',
    );
  });

  it('waits for what is typed', async () => {
    const { panel, user } = await open();
    await retype(user, panel.getByLabelText('Artist Name'), 'Owl March');
    expect(panel.getByRole('button', { name: 'Cancel set' }).hasAttribute('disabled')).toBe(true);
  });
});
