import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { scheduleProvider } from '../../../event/testing/schedule-provider.ts';
import { renderPortal } from '../../../../testing/render-portal.tsx';

type Sets = Parameters<typeof scheduleProvider>[0];

/** Owl Parade and Kelp follow one another at the Harbour, Reed plays in the Chapel; all on Friday evening. */
const evening: Sets = {
  e1: { artistName: 'Owl Parade' },
  e2: { artistName: 'Kelp', timeStart: '21:00', timeEnd: '22:00' },
  e3: { artistName: 'Reed', stage: 'Chapel', timeStart: '20:30', timeEnd: '21:30' },
};

/** The schedule of these sets, once its sets can be moved. */
export async function openGrid(sets: Sets = evening) {
  const provider = scheduleProvider(sets);
  const portal = renderPortal('/festival/f1/schedule?day=2026-07-03', { provider });
  const grid = await screen.findByRole('grid');
  const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') });
  const focus = async (name: string) => {
    const found = await card(name);
    found.focus();
    await waitFor(() => expect(grid.getAttribute('aria-multiselectable')).toBe('true'));
    return found;
  };
  const ghost = () => document.querySelector('[data-ghost]');
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  return { ...portal, provider, grid, card, focus, ghost, told };
}
