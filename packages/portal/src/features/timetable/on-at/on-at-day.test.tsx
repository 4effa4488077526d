// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { scheduleProvider } from '../event/testing/schedule-provider.ts';

it('shows the conflicts of what is on, as cards do', async () => {
  const provider = scheduleProvider({
    e1: { artistName: 'Owl Parade' },
    e2: { artistName: 'Kelp', timeStart: '20:30', timeEnd: '22:00' },
    e3: { artistName: 'Reed', stage: 'Chapel', timeEnd: '22:00' },
  });
  renderPortal('/festival/f1/schedule?day=2026-07-03&at=20:45', { provider });
  const moment = within(await screen.findByRole('region', { name: 'On at 8:45 PM' }));
  const shown = moment.getAllByRole('button').map(({ parentElement }) => parentElement?.textContent.trim());
  expect(shown).toEqual(['Owl Parade Overlaps', 'Kelp Overlaps', 'Reed']);
});
