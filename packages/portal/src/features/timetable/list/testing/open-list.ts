import { paths } from '@lineup/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { renderPortal } from '../../../../testing/render-portal.tsx';
import { scheduleProvider } from '../../event/testing/schedule-provider.ts';

type Sets = Parameters<typeof scheduleProvider>[0];

/** Owl Parade and Kelp overlap at the Harbour on Friday, when Reed plays in the Chapel; Fern plays on Saturday. */
const sets: Sets = {
  e1: { artistName: 'Owl Parade' },
  e2: { artistName: 'Kelp', timeStart: '20:30', timeEnd: '22:00' },
  e3: { artistName: 'Reed', stage: 'Chapel', timeStart: '21:00', timeEnd: '22:30' },
  e4: { artistName: 'Fern', date: '2026-07-04', timeStart: '19:00', timeEnd: '20:00' },
};

/** Opens the list of these sets and waits until it is shown. */
export async function openList({ search = '', ...given }: { search?: string; sets?: Sets } = {}) {
  // jsdom has no layout; rows without height would not be rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  const provider = scheduleProvider(given.sets ?? sets);
  const portal = renderPortal(`/festival/f1/schedule?view=list${search}`, { provider });
  await screen.findByRole('grid', { name: 'All sets' });
  const grid = () => screen.getByRole('grid', { name: 'All sets' });
  const rows = () => [...grid().querySelectorAll<HTMLElement>('[data-row]')];
  const artistIn = (row: HTMLElement) => row.querySelector('[data-event]')?.textContent;
  await waitFor(() => {
    if (rows().length === 0) throw new Error('No rows yet');
  });
  const rowOf = (artist: string) => {
    const found = rows().find((row) => artistIn(row) === artist);
    if (found === undefined) throw new Error(`No row of ${artist}`);
    return found;
  };
  const cell = (artist: string, column: string) => {
    const found = rowOf(artist).querySelector<HTMLElement>(`[data-cell="${column}"]`);
    if (found === null) throw new Error(`No cell ${column} of ${artist}`);
    return found;
  };
  return {
    ...portal,
    provider,
    grid,
    rows,
    rowOf,
    cell,
    /** Returns the artists in the order of their rows. */
    artists: () => rows().map(artistIn),
    selected: () =>
      rows()
        .filter((row) => row.getAttribute('aria-selected') === 'true')
        .map(artistIn),
    stored: (id: string) => provider.stored.read(paths.event('f1', id)),
    paste: (text: string) =>
      fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } }),
  };
}
