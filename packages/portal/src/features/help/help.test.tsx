// @vitest-environment jsdom
import { startBackend } from '@lineup/provider-embedded/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

const documents = lineupDocuments(setsOf([['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00']]));

/** Opens the portal at an address and waits for `text`. */
async function show(address: string, text: string) {
  const portal = renderPortal(address, { provider: startBackend({ documents }) });
  await screen.findByText(text);
  return portal;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const findHelp = async () => within(await screen.findByRole('dialog', { name: 'Help' }));
const headings = () => {
  const help = within(screen.getByRole('dialog', { name: 'Help' }));
  return help.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};
/** Returns the keys next to a text, as screen readers announce them. */
const keysOf = (text: string) => {
  const row = screen.getByText(text).parentElement;
  return [...(row?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent);
};

describe('the ? key', () => {
  it('shows the keys of the timetable first, and closes with Escape', async () => {
    const { baseElement } = await show('/festival/f1/schedule', 'Owl Parade');
    press('?');
    const help = await findHelp();
    expect(headings().slice(0, 2)).toEqual(['On the timetable', 'While a set is lifted']);
    expect(keysOf('Search and go to anything')).toEqual(['Ctrl+K']);
    expect(keysOf('Redo the last change')).toEqual(['Ctrl+Y', 'Shift+Ctrl+Z']);
    expect(keysOf('First or last set of the stage')).toEqual(['Home', 'End']);
    expect(document.activeElement).toBe(help.getByRole('searchbox', { name: 'Search shortcuts' }));
    await expectAccessible(baseElement);
    press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull());
  });

  it.each([
    ['/', 'Festival Admin Portal', ['On every page', 'In lists, menus and tabs']],
    ['/festival/f1/stages', 'Harbour', ['In a festival', 'On every page', 'In lists, menus and tabs']],
    [
      '/festival/f1/schedule?view=list',
      'Start Time',
      ['In the list of sets', 'Schedule', 'In a festival', 'On every page', 'In lists, menus and tabs'],
    ],
    [
      '/festival/f1/upload',
      'Upload Schedule',
      ['In the review of a file', 'On every page', 'In lists, menus and tabs'],
    ],
  ])('shows the keys that work at %s', async (address, text, expected) => {
    renderPortal(address, { provider: startBackend({ documents }) });
    await screen.findAllByText(text);
    press('?');
    await findHelp();
    expect(headings()).toEqual(expected);
  });

  it('is for the field while one types', async () => {
    const { user } = await show('/festival/f1/details', 'Edit Details');
    await user.click(screen.getByRole('button', { name: 'Edit Details' }));
    await user.click(screen.getByLabelText('Festival Name'));
    press('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the help', () => {
  it('is searched by texts and keys, those of other pages too', async () => {
    const { user } = await show('/festival/f1/stages', 'Harbour');
    press('?');
    const help = await findHelp();
    const field = help.getByRole('searchbox');
    await user.type(field, 'problem');
    expect(keysOf('Go to the next or previous problem')).toEqual(['F8', 'Shift+F8']);
    expect(help.getByText('1 shortcut')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'ctrl+k');
    expect(help.getByText('Search and go to anything')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'zzz');
    expect(help.getByText('No shortcut matches “zzz”.')).toBeTruthy();
    await user.click(help.getByRole('button', { name: 'Clear search' }));
    expect(help.getByText('Search and go to anything')).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('switches single-letter keys off, and says which those are', async () => {
    const { user, portal } = await show('/festival/f1/schedule', 'Owl Parade');
    press('?');
    const help = await findHelp();
    await user.click(help.getByRole('checkbox', { name: 'Single-letter shortcuts' }));
    expect(portal.letterKeys.areOn()).toBe(false);
    expect(screen.getByText('Next conflict').parentElement?.textContent).toContain('off');
    expect(screen.getByText('Undo the last change').parentElement?.textContent).not.toContain('off');
  });

  it('has a guide on its second tab', async () => {
    const { user, baseElement } = await show('/', 'Festival Admin Portal');
    press('?');
    const help = await findHelp();
    await user.click(help.getByRole('tab', { name: 'Guide' }));
    await user.click(help.getByRole('button', { name: 'Sets after midnight' }));
    const heading = help.getByRole('heading', { name: 'Sets after midnight' });
    expect(document.activeElement).toBe(heading);
    expect(help.getByText('Festival day starts at')).toBeTruthy();
    await expectAccessible(baseElement);
  });
});
