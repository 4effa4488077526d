// @vitest-environment jsdom
import { draftToEvent, festivalTimestamps, paths, timestampFromMillis } from '@lineup/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../testing/render-portal.tsx';

const stamp = timestampFromMillis(0);
const festival = {
  name: ' ',
  location: 'Quay Hill',
  timezone: 'UTC',
  ...festivalTimestamps({ startDate: '2026-07-03', endDate: '2026-07-05', timezone: 'UTC' }),
  dayStartsAt: '00:00',
  stages: ['Harbour'],
  imageURL: null,
};
const event = draftToEvent(
  {
    artistName: 'Kelp',
    stage: 'Harbour',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: '/files/kelp',
  },
  festival,
);

function open(address: string) {
  const provider = startBackend();
  provider.stored.putUnchecked(paths.festival('f1'), { ...festival, created_at: stamp, updated_at: stamp });
  provider.stored.putUnchecked(paths.event('f1', 'nameless'), {
    ...event,
    artistName: ' ',
    createdAt: stamp,
  });
  return renderPortal(address, { provider });
}

test('a festival without a name is called Festival Details', async () => {
  open('/festival/f1/stages');
  expect(await screen.findByRole('heading', { level: 1, name: 'Festival Details' })).toBeTruthy();
});

test('the back button leads to the dashboard', async () => {
  const { user, address } = open('/festival/f1');
  await user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('a card names an artist without a name Unknown Artist, with start, end and picture', async () => {
  open('/festival/f1/schedule');
  const card = await screen.findByRole('button', { name: 'Unknown Artist, 8:00 PM - 9:00 PM, Harbour' });
  expect(card.querySelector('img')?.getAttribute('src')).toContain('/files/kelp');
});

test('Upload Schedule leads to the upload', async () => {
  const { user, address } = open('/festival/f1/schedule');
  await user.click(await screen.findByRole('button', { name: 'Upload Schedule' }));
  await waitFor(() => expect(address()).toBe('/festival/f1/upload'));
});
