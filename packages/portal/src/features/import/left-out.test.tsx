// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { makeDraftEvent, makeUpload } from './testing/make-draft.ts';
import { draftAddress, renderWizard } from './testing/render-wizard.tsx';

beforeEach(() => localStorage.clear());

it('the review lists what of the file is no set', async () => {
  const rows = [
    { table: 'Friday', number: 1, text: 'LINE-UP 2027', reason: 'title' as const },
    { table: '', number: 9, text: 'Total: 5 sets', reason: 'total' as const },
  ];
  const record = makeUpload({ leftOut: { count: 60, rows } });
  const { user, container } = renderWizard(`${draftAddress}?step=3`, { record, events: [makeDraftEvent()] });
  await user.click(await screen.findByText('60 rows left out'));
  expect(screen.getByText(/^Friday, row 1: LINE-UP 2027/u).textContent).toContain('(a title)');
  expect(screen.getByText(/^Row 9: Total: 5 sets/u).textContent).toContain('(a total)');
  expect(screen.getByText('and 58 more')).toBeTruthy();
  await expectAccessible(container);
});
