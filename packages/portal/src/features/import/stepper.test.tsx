// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { renderWizard, uploadAddress } from './testing/render-wizard.tsx';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

it.each([
  [1, 'Upload'],
  [2, 'Processing'],
  [3, 'Review & Edit'],
  [4, 'Save'],
] as const)('step %i is %s', (step, name) => {
  provideBrowserParts();
  render(<Stepper step={step} />);
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([items[step - 1]]);
  expect(items[step - 1]?.textContent).toContain(name);
});

it('the picker for JSON takes .json', async () => {
  renderWizard(uploadAddress, { record: null });
  expect(await screen.findByRole('radio', { name: 'JSON' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText(/Lineup File/u).getAttribute('accept')).toBe('.json');
});
