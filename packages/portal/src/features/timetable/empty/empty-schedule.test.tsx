// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { scheduleProvider } from '../event/testing/schedule-provider.ts';

async function openSchedule() {
  const portal = renderPortal('/festival/f1/schedule', { provider: scheduleProvider({}) });
  await screen.findByRole('heading', { name: 'Add your lineup' });
  const sets = async () => portal.provider.documents.query({ collection: paths.events('f1') });
  return { ...portal, sets };
}

test('a chosen file is on its way to the review', async () => {
  const { user, address } = await openSchedule();
  const file = new File(['artist,stage\nTide,Pier'], 'lineup.csv', { type: 'text/csv' });
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [file] });
    this.dispatchEvent(new Event('change'));
  });
  await user.click(screen.getByRole('button', { name: 'Choose file' }));
  await waitFor(() => expect(address()).toContain('/festival/f1/upload'));
});

test('the sample lineup is added once and removed by one Undo', async () => {
  const { user, sets } = await openSchedule();
  await user.dblClick(screen.getByRole('button', { name: 'Try a sample lineup' }));
  await screen.findByText(/^Added a sample lineup of \d+ sets/u);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Add your lineup' })).toBeNull());
  const added = await sets();
  expect(added.length).toBeGreaterThan(10);
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'Add your lineup' });
  expect(await sets()).toEqual([]);
});

test('a sample that could not be stored is reported, and can be tried again', async () => {
  const { user, sets, provider } = await openSchedule();
  vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError('unavailable'));
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Try a sample lineup' });
  await user.click(button());
  await waitFor(() => expect(document.querySelector('[data-toast]')).not.toBeNull());
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(await sets()).toEqual([]);
  await user.click(button());
  await screen.findByText(/^Added a sample lineup of \d+ sets/u);
});

test('a set is begun from the card', async () => {
  const { user } = await openSchedule();
  await user.click(screen.getByRole('button', { name: 'Add a set' }));
  expect(await screen.findByRole('dialog', { name: 'Create Event' })).toBeTruthy();
});

test('can be used by everyone', async () => {
  await openSchedule();
  await expectAccessible(document.body);
});
