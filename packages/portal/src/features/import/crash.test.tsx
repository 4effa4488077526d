// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeDraftEvent } from './testing/make-draft.ts';
import { draftAddress, renderWizard } from './testing/render-wizard.tsx';

const crash = vi.hoisted(() => ({ isDue: false }));

vi.mock('./steps/review/event-table.tsx', async (original) => {
  const { EventTable } = await original<typeof import('./steps/review/event-table.tsx')>();
  return {
    EventTable(props: Parameters<typeof EventTable>[0]) {
      if (crash.isDue) throw new Error('A crash on purpose');
      return <EventTable {...props} />;
    },
  };
});

it('a crash in a step leaves the others, and the edits are there when it is tried again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, address } = renderWizard(`${draftAddress}?step=3`, { events: [makeDraftEvent()] });
  const artist = await screen.findByLabelText<HTMLInputElement>(/Artist Name/u);
  fireEvent.change(artist, { target: { value: 'Lanterns Unplugged' } });
  await screen.findByText('All events are valid');
  await user.click(screen.getByRole('button', { name: 'Continue to Save' }));
  await screen.findByRole('heading', { name: 'Save Events' });
  crash.isDue = true;
  await user.click(screen.getByRole('button', { name: 'Back to Edit' }));
  expect(await screen.findByText('This part of the page went wrong')).toBeTruthy();
  expect(report.mock.calls.flat().map(String).join()).toContain('A crash on purpose');
  expect(address()).toContain('step=3');
  expect(screen.getByRole('button', { name: 'Back to Schedule' })).toBeTruthy();
  crash.isDue = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByDisplayValue('Lanterns Unplugged')).toBeTruthy();
});
