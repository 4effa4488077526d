// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DecisionQueue } from './decision-queue.tsx';
import type { OpenDecision, TakenDecision } from './decision.ts';

afterEach(cleanup);

const taken: TakenDecision = {
  key: 'nights',
  of: 'nights',
  text: 'Placed.',
  isBusy: false,
  onUndo: () => undefined,
};

function question(isBusy: boolean): OpenDecision {
  return {
    id: 'nights',
    topic: 'Nights',
    tone: 'amber',
    content: (
      <button type="button" disabled={isBusy}>
        Evening
      </button>
    ),
  };
}

async function undone() {
  const user = userEvent.setup();
  const { rerender } = render(<DecisionQueue open={[]} taken={[taken]} />);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  rerender(<DecisionQueue open={[question(true)]} taken={[]} />);
  expect(document.activeElement).toBe(document.body);
  return { user, answerable: () => rerender(<DecisionQueue open={[question(false)]} taken={[]} />) };
}

it('focuses a reopened question once it can be answered', async () => {
  const { answerable } = await undone();
  answerable();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Evening' }));
});

it('leaves the focus where the user has moved it in the meantime', async () => {
  render(<input aria-label="Search" />);
  const { user, answerable } = await undone();
  await user.click(screen.getByLabelText('Search'));
  answerable();
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('focuses the first control of a question that is open besides when its fix is undone', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<DecisionQueue open={[question(false)]} taken={[taken]} />);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  rerender(<DecisionQueue open={[question(false)]} taken={[]} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Evening' }));
});
