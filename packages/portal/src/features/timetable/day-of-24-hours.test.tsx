// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPortal } from '../../testing/render-portal.tsx';
import { festival } from '../../testing/stored-lineup.ts';
import { scheduleProvider } from './event/testing/schedule-provider.ts';

const inTwelve = /\d [AP]M/u;

/** A festival that shows 24 hours. */
function open(search: string) {
  const sets = { e1: {}, e2: { artistName: 'Kelp', stage: 'Chapel', timeStart: '23:30', timeEnd: '00:30' } };
  const provider = scheduleProvider(sets, {}, { ...festival, hourCycle: 'h23' });
  return renderPortal(`/festival/f1/schedule?day=2026-07-03${search}`, { provider });
}

it('the list has the times of 24 hours', async () => {
  open('&view=list');
  const list = await screen.findByRole('grid', { name: 'All sets' });
  const [row] = await within(list).findAllByRole('row', { name: /Kelp/u });
  expect(row?.textContent).toContain('23:30');
  expect(row?.textContent).toContain('00:30');
  expect(list.textContent).not.toMatch(inTwelve);
});

it('what is on at a moment is told in 24 hours', async () => {
  const { container } = open('&at=20:30');
  await screen.findByText('until 21:00');
  expect(container.textContent).not.toMatch(inTwelve);
});
