// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  await user.upload(screen.getByLabelText('Choose file'), file);
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

test('a set is begun from the card', async () => {
  const { user } = await openSchedule();
  await user.click(screen.getByRole('button', { name: 'Add a set' }));
  expect(await screen.findByRole('dialog', { name: 'Create Event' })).toBeTruthy();
});

test('can be used by everyone', async () => {
  await openSchedule();
  await expectAccessible(document.body);
});
