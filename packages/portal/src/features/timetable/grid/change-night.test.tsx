// @vitest-environment jsdom
import { paths, timestampFromMillis } from '@lineup/domain';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { changeNights } from '../../../testing/stored-lineup.ts';
import { scheduleProvider } from '../event/testing/schedule-provider.ts';

type Night = readonly [month: 'October' | 'March', day: string, change: number];

/** Opens two half-hour sets, the first half an hour before the clock change and the second half an hour after it. */
async function open([month, day, change]: Night) {
  const night = { date: day, timeStart: '01:00', timeEnd: '01:30' };
  const sets = { e1: night, e2: { ...night, artistName: 'Kelp' } };
  const provider = scheduleProvider(sets, {}, { ...changeNights(month), hourCycle: 'h23' });
  for (const [id, minutes] of [
    ['e1', -30],
    ['e2', 30],
  ] as const) {
    const [timeStart, timeEnd] = [minutes, minutes + 30].map((each) =>
      timestampFromMillis(change + each * 60_000),
    );
    const path = paths.event('f1', id);
    provider.stored.put(path, { ...provider.stored.read(path), timeStart, timeEnd });
  }
  renderPortal(`/festival/f1/schedule?day=${day}`, { provider });
  const grid = await screen.findByRole('grid');
  const card = async (name: string) =>
    await within(grid).findByRole('button', { name: new RegExp(`^${name}`, 'u') });
  return {
    grid,
    names: [
      (await card('Owl Parade')).getAttribute('aria-label'),
      (await card('Kelp')).getAttribute('aria-label'),
    ],
  };
}

it('the night in which the clocks go back has both half past two, and its hour again', async () => {
  const { grid, names } = await open(['October', '2026-10-24', Date.UTC(2026, 9, 25, 1)]);
  expect(names).toEqual(['Owl Parade, 02:30 - 02:00, Harbour', 'Kelp, 02:30 - 03:00, Harbour']);
  expect(within(grid).getByText('02:00 again')).toBeDefined();
});

it('the night in which they go forward has no hour of two', async () => {
  const { grid, names } = await open(['March', '2026-03-28', Date.UTC(2026, 2, 29, 1)]);
  expect(names).toEqual(['Owl Parade, 01:30 - 03:00, Harbour', 'Kelp, 03:30 - 04:00, Harbour']);
  expect(within(grid).queryByText('02:00')).toBeNull();
  expect(within(grid).getByText('03:00')).toBeDefined();
});
