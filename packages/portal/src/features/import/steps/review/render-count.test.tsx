// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeDraftEvents } from '../../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../../testing/render-wizard.tsx';

const rendered = vi.hoisted(() => [] as string[]);

vi.mock('../../draft/draft-row.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../draft/draft-row.ts')>();
  const notesOf: typeof original.notesOf = (row, festival) => {
    rendered.push(row.event.id);
    return original.notesOf(row, festival);
  };
  return { ...original, notesOf };
});

it('renders exactly one row for a keystroke among 2,000 events, and only what is seen', async () => {
  renderWizard(draftAddress, { events: makeDraftEvents(2000) });
  expect(await screen.findByText('2000 events found')).toBeTruthy();
  expect(document.querySelectorAll('li').length).toBeLessThan(60);
  const third = screen.getByDisplayValue('The Lanterns 3');
  // Focusing the row may reposition it; typing must not.
  fireEvent.focus(third);

  rendered.length = 0;
  fireEvent.change(third, { target: { value: 'The Lanterns 3!' } });
  expect(rendered).toEqual(['event-3']);

  rendered.length = 0;
  fireEvent.change(third, { target: { value: '' } });
  expect(rendered).toEqual(['event-3']);
  expect(screen.getByText('Validation Issues Found')).toBeTruthy();
});
