// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { dialogTitled, pressOnSchedule } from './testing/open-dialog.ts';
import { scheduleProvider } from './testing/schedule-provider.ts';
import { findCardHint } from '../testing/find-card-hint.ts';

const path = paths.event('f1', 'e1');

async function open() {
  // The two overlap.
  const provider = scheduleProvider({ e1: {}, e2: { artistName: 'Kelp', timeStart: '20:30' } });
  const portal = await pressOnSchedule(provider, /^Owl Parade/u);
  const dialog = await dialogTitled('Edit Event');
  const save = async () => {
    await portal.user.click(dialog.getByRole('button', { name: 'Save Event' }));
    await screen.findByText('Event updated successfully!');
  };
  return { ...portal, provider, dialog, save };
}

describe('what became of a set', () => {
  it('is replaced by another artist, struck through, in no conflict, and taken back by undo', async () => {
    const { user, dialog, save, provider, baseElement } = await open();
    expect(screen.getByRole('button', { name: '1 conflict' })).toBeTruthy();
    expect(dialog.queryByLabelText('Replaced by')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Status'), 'Replaced');
    await user.type(dialog.getByLabelText('Replaced by'), 'Moss');
    await expectAccessible(baseElement);
    await save();
    expect(provider.stored.read(path)).toMatchObject({ status: 'replaced', replacedBy: 'Moss' });
    const card = screen.getByRole('button', {
      name: 'Owl Parade, 8:00 PM - 9:00 PM, Replaced by Moss, Harbour',
    });
    expect(card.dataset['marked']).toBe('off');
    expect(screen.queryByRole('button', { name: '1 conflict' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: '1 conflict' });
    await waitFor(() => expect(provider.stored.read(path)?.['status'] ?? null).toBeNull());
  });

  it('is cancelled, and confirmed again without the name of who played instead', async () => {
    const { user, dialog, save, provider } = await open();
    await user.selectOptions(dialog.getByLabelText('Status'), 'Replaced');
    await user.type(dialog.getByLabelText('Replaced by'), 'Moss');
    await user.selectOptions(dialog.getByLabelText('Status'), 'Cancelled');
    await save();
    expect(provider.stored.read(path)).toMatchObject({ status: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: /^Owl Parade.*Cancelled/u }));
    const again = await dialogTitled('Edit Event');
    await user.selectOptions(again.getByLabelText('Status'), 'Confirmed');
    await user.click(again.getByRole('button', { name: 'Save Event' }));
    await screen.findByRole('button', { name: /^Owl Parade.*Overlaps/u });
    expect(provider.stored.read(path)).toMatchObject({ status: null });
  });

  it('has a note for administrators, marked on its card', async () => {
    const { user, dialog, save, provider } = await open();
    await user.type(dialog.getByLabelText('Internal note'), ' Ask for the invoice ');
    await save();
    expect(provider.stored.read(path)).toMatchObject({ note: 'Ask for the invoice' });
    const card = await screen.findByRole('button', { name: /^Owl Parade.*has a note$/u });
    await findCardHint(card, 'Note: Ask for the invoice');
  });
});
