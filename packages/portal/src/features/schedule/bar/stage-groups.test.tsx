// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StageGroups } from './stage-groups.tsx';

afterEach(cleanup);

const stages = ['Pier', 'Chapel', 'Quay'];

function Groups() {
  const [view, setView] = useState({
    hidden: ['Pier'] as readonly string[],
    groups: [] as readonly { name: string; stages: readonly string[] }[],
  });
  return (
    <>
      <output>{stages.filter((stage) => !view.hidden.includes(stage)).join(', ')}</output>
      <button type="button" onClick={() => setView((before) => ({ ...before, hidden: [] }))}>
        All
      </button>
      <StageGroups
        {...view}
        stages={stages}
        onView={({ hidden, groups }) =>
          setView((before) => ({ hidden: hidden ?? before.hidden, groups: groups ?? before.groups }))
        }
      />
    </>
  );
}

const group = () => screen.getByRole('button', { name: 'Night' });

it('the stages that are shown are kept by a name, shown again with one press, and let go', async () => {
  const user = userEvent.setup();
  render(<Groups />);
  const keep = screen.getByRole('button', { name: 'Keep' });
  expect(keep.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Name of the stages shown' }), ' Night {Enter}');
  expect(group().getAttribute('aria-pressed')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('status').textContent).toBe('Pier, Chapel, Quay');
  expect(group().getAttribute('aria-pressed')).toBe('false');
  // There is nothing to be kept while all are shown.
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  await user.click(group());
  expect(screen.getByRole('status').textContent).toBe('Chapel, Quay');

  // The same name again takes its place.
  await user.type(screen.getByRole('textbox', { name: 'Name of the stages shown' }), 'Night{Enter}');
  expect(screen.getAllByRole('button', { name: 'Night' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove Night' }));
  expect(screen.queryByRole('button', { name: 'Night' })).toBeNull();
});
