// @vitest-environment jsdom
import type { Hint } from '@lineup/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { makeDraftEvent, makeDraftEvents } from '../../../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../../../testing/render-wizard.tsx';

beforeEach(() => localStorage.clear());

const friday: Hint = { field: 'date', code: 'dateFormat', source: 'Friday' };
const matched: Hint = { field: 'stage', code: 'stageMatched', source: 'PIER' };

it('says once what holds for the whole file, and on single events only what is guessed about them', async () => {
  const events = [
    ...makeDraftEvents(5, { hints: [friday] }),
    makeDraftEvent({ row: 6, hints: [friday, matched] }),
  ];
  const { container } = renderWizard(draftAddress, { events });
  await screen.findByText('Review and Edit Events');
  const notes = await screen.findByRole('list', { name: 'How the file was read' });
  expect(
    within(notes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['The dates of 6 events were read from texts such as “Friday”.']);
  expect(screen.queryByText('Date read from "Friday"')).toBeNull();
  expect(screen.getAllByText('The file says "PIER", which was taken for this stage')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Hints 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Date guessed/u })).toBeNull();
  await expectAccessible(container);
});

it('says nothing of a file without such hints', async () => {
  renderWizard(draftAddress, { events: makeDraftEvents(6, { hints: [matched] }) });
  expect(await screen.findByRole('button', { name: 'Hints 6' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'How the file was read' })).toBeNull();
});
