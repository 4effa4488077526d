// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { scheduleProvider } from '../event/testing/schedule-provider.ts';
import { StageGroups } from './stage-groups.tsx';

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

it('the stages that are shown are saved under a name, shown again with one press, and removed', async () => {
  const user = userEvent.setup();
  render(<Groups />);
  const keep = screen.getByRole('button', { name: 'Keep' });
  expect(keep.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Name of the stages shown' }), ' Night {Enter}');
  expect(group().getAttribute('aria-pressed')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('status').textContent).toBe('Pier, Chapel, Quay');
  expect(group().getAttribute('aria-pressed')).toBe('false');
  // There is nothing to save while all stages are shown.
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  await user.click(group());
  expect(screen.getByRole('status').textContent).toBe('Chapel, Quay');

  // Saving under the same name replaces the group.
  await user.type(screen.getByRole('textbox', { name: 'Name of the stages shown' }), 'Night{Enter}');
  expect(screen.getAllByRole('button', { name: 'Night' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove Night' }));
  expect(screen.queryByRole('button', { name: 'Night' })).toBeNull();
});

describe('in the page', () => {
  const schedule = '/festival/f1/schedule';
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  async function openPage(search = '') {
    const provider = scheduleProvider({ e1: {}, e2: { artistName: 'Kelp', stage: 'Chapel' } });
    const portal = renderPortal(`${schedule}${search}`, { provider });
    await screen.findByRole('grid');
    const openMenu = async () => {
      // jsdom hides popovers and cannot show them.
      const menu = document.querySelector<HTMLElement>('section[aria-label="More"]')!;
      menu.removeAttribute('popover');
      fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
      await within(menu).findByRole('checkbox', { name: 'Harbour' });
      return within(menu);
    };
    return { ...portal, openMenu };
  }

  it('the stages that are shown are hidden, saved as a group and shown by the menu; the address names them', async () => {
    const { user, address, history, openMenu, reload } = await openPage();
    const menu = await openMenu();
    await user.click(menu.getByRole('checkbox', { name: 'Harbour' }));
    await waitFor(() => expect(headings()).toEqual(['Chapel']));
    await waitFor(() => expect(address()).toBe(`${schedule}?stages=Chapel`));
    await user.type(menu.getByRole('textbox', { name: 'Name of the stages shown' }), 'Night{Enter}');
    await waitFor(() => expect(address()).toBe(`${schedule}?stages=Chapel&stageGroup=Night`));
    await user.click(menu.getByRole('button', { name: 'Show All Stages' }));
    await waitFor(() => expect(headings()).toEqual(['Harbour', 'Chapel']));
    await waitFor(() => expect(address()).toBe(schedule));
    await user.click(menu.getByRole('button', { name: 'Night' }));
    await waitFor(() => expect(headings()).toEqual(['Chapel']));
    // The steps are not separate entries in the browser's history.
    expect(history.length).toBe(1);

    // The remembered view is written to the address, so that it can be shared.
    history.replace(schedule);
    const reloaded = reload();
    await screen.findByRole('grid');
    await waitFor(() => expect(reloaded.address()).toBe(`${schedule}?stages=Chapel&stageGroup=Night`));
    expect(headings()).toEqual(['Chapel']);
  });

  it('a link shows its stages where others are remembered, which stay remembered', async () => {
    const remembered = JSON.stringify({ zoom: 'fit', hidden: ['Chapel'] });
    localStorage.setItem('lineup-view/f1', remembered);
    const { openMenu, address } = await openPage('?stages=Chapel*Gone&stageGroup=Night');
    await waitFor(() => expect(headings()).toEqual(['Chapel']));
    expect(address()).toBe(`${schedule}?stages=Chapel*Gone&stageGroup=Night`);
    expect(localStorage.getItem('lineup-view/f1')).toBe(remembered);
    // The recipient of the link can save the group under its name.
    const menu = await openMenu();
    const name = menu.getByRole<HTMLInputElement>('textbox', { name: 'Name of the stages shown' });
    expect(name.value).toBe('Night');
  });

  it('stages that are no more hide nothing', async () => {
    await openPage('?stages=Gone');
    expect(headings()).toEqual(['Harbour', 'Chapel']);
  });
});
