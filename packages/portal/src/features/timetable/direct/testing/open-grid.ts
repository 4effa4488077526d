import { festivalDays, paths, timestampFromMillis, type DraftValues } from '@lineup/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { eventData, scheduleProvider } from '../../event/testing/schedule-provider.ts';
import { festival } from '../../../../testing/stored-lineup.ts';
import { renderPortal } from '../../../../testing/render-portal.tsx';

type Sets = Parameters<typeof scheduleProvider>[0];

/** Friday evening: Owl Parade, then Kelp at the Harbour, and Reed in the Chapel. */
export const evening: Sets = {
  e1: { artistName: 'Owl Parade' },
  e2: { artistName: 'Kelp', timeStart: '21:00', timeEnd: '22:00' },
  e3: { artistName: 'Reed', stage: 'Chapel', timeStart: '20:30', timeEnd: '21:30' },
};

type Blocks = Readonly<Record<string, Partial<Omit<DraftValues, 'artistName'>> & { readonly name: string }>>;

/** Returns the stored document of a block. */
export function blockData({ name, ...place }: Blocks[string]) {
  const { stage, date, timeStart, timeEnd, createdAt } = eventData(place);
  return { name, stage, date, timeStart, timeEnd, created_at: createdAt, updated_at: createdAt };
}

/** Renders the schedule of these sets and blocks, and waits until the sets are movable. */
export async function openGrid(
  sets: Sets = evening,
  blocks: Blocks = {},
  acts: Readonly<Record<string, string>> = {},
  stored = festival,
) {
  const provider = scheduleProvider(sets, {}, stored);
  for (const [id, artistName] of Object.entries(acts)) {
    const stamp = timestampFromMillis(0);
    provider.stored.put(paths.unplacedAct('f1', id), {
      artistName,
      imageURL: null,
      created_at: stamp,
      updated_at: stamp,
    });
  }
  for (const [id, block] of Object.entries(blocks))
    provider.stored.put(paths.block('f1', id), blockData(block));
  const portal = renderPortal(`/festival/f1/schedule?day=${festivalDays(stored)[0]}`, { provider });
  const grid = await screen.findByRole('grid');
  const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') });
  const focus = async (name: string) => {
    const found = await card(name);
    found.focus();
    await waitFor(() => expect(grid.getAttribute('aria-multiselectable')).toBe('true'));
    return found;
  };
  const ghost = () => document.querySelector('[data-ghost]');
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  return { ...portal, provider, grid, card, focus, ghost, statuses };
}
