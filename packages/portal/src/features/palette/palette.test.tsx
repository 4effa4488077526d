// @vitest-environment jsdom
import { festivalTimestamps, paths, timestampFromMillis } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { festival, lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

const stamp = timestampFromMillis(0);
const documents = {
  ...lineupDocuments(
    setsOf([
      ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
      ['Night Ferry', 'Chapel', '2026-07-04', '23:00', '23:50'],
      ['Tidewrack', 'Harbour', '2026-07-04', '19:30', '20:30'],
      ['Early Tern', 'Harbour', '2026-08-01', '19:30', '20:30'],
    ]),
  ),
  [paths.festival('f2')]: {
    ...festival,
    ...festivalTimestamps({ startDate: '2027-07-03', endDate: '2027-07-05', timezone: 'UTC' }),
    name: 'Gorse & Gale',
    created_at: stamp,
    updated_at: stamp,
  },
};

const schedule = '/festival/f1/schedule';

/** Opens the portal at an address and waits for `text`. */
async function show(address: string, text: string) {
  const portal = renderPortal(address, { provider: startBackend({ documents }) });
  await screen.findByText(text);
  return portal;
}

const ctrlK = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
const slash = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: '/' });
const findField = (name = 'Go to') => screen.findByRole('combobox', { name });
const queryList = () => screen.queryByRole('listbox');
const options = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent.replaceAll(/\s+/gu, ' '));

describe('the palette', () => {
  it('goes to a set of another day with three letters and Enter, and shows it', async () => {
    const { user, address } = await show(schedule, 'Owl Parade');
    ctrlK();
    await user.type(await findField(), 'nig');
    expect(options()[0]).toBe('Night Ferry Chapel, Saturday 11:00 PM Set');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/festival/f1/schedule?set=e1&day=2026-07-04'));
    const card = await screen.findByRole('button', { name: /^Night Ferry/u });
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(queryList()).toBeNull();

    // The same again.
    card.blur();
    ctrlK();
    await user.type(await findField(), 'nig{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('takes what is typed also where it was asked for twice before it came', async () => {
    const { user } = await show(schedule, 'Owl Parade');
    ctrlK();
    ctrlK();
    const field = await findField();
    await user.type(field, 'nig');
    expect(options()[0]).toBe('Night Ferry Chapel, Saturday 11:00 PM Set');
  });

  it('gets to a set from another tab, and to one outside of the festival’s days', async () => {
    const { user, address } = await show('/festival/f1/stages', 'Chapel');
    ctrlK();
    await user.type(await findField(), 'tern');
    await screen.findByRole('option', { name: /^Early Tern Harbour, Saturday 7:30 PM/u });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/festival/f1/schedule?set=e3&day=outside'));
    const card = await screen.findByRole('button', { name: /^Early Tern/u });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('shows a stage again that was hidden, where what was found is on it', async () => {
    localStorage.setItem('lineup-view/f1', JSON.stringify({ zoom: 'fit', hidden: ['Chapel'] }));
    const { user } = await show(schedule, 'Owl Parade');
    const chapel = () => screen.queryByText('Chapel', { selector: 'h3' });
    expect(chapel()).toBeNull();
    ctrlK();
    await user.type(await findField(), 'nig{Enter}');
    const card = await screen.findByRole('button', { name: /^Night Ferry/u });
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(chapel()).not.toBeNull();
  });

  it('goes to days, stages and other festivals', async () => {
    const { user, address } = await show(schedule, 'Owl Parade');
    ctrlK();
    await user.type(await findField(), 'sunday{Enter}');
    await waitFor(() => expect(address()).toBe('/festival/f1/schedule?day=2026-07-05'));
    ctrlK();
    await user.type(await findField(), 'chap{Enter}');
    await waitFor(() => expect(address()).toBe('/festival/f1/schedule?day=2026-07-05&stage=Chapel'));
    const add = await screen.findByRole('button', { name: 'Add Event to Chapel' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    ctrlK();
    await user.type(await findField(), 'gors');
    await screen.findByRole('option', { name: /^Gorse & Gale/u });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/festival/f2/schedule'));
  });

  it('shows what can be done at first; arrows and the pointer choose', async () => {
    const { user, address, baseElement } = await show('/festival/f1/stages', 'Chapel');
    ctrlK();
    const field = await findField();
    expect(options().slice(0, 4)).toEqual([
      'Friday, Jul 3 Day',
      'Saturday, Jul 4 Day',
      'Sunday, Jul 5 Day',
      'Add Event Action',
    ]);
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active()?.textContent).toContain('Friday, Jul 3');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(active()?.textContent).toContain('Saturday, Jul 4');
    expect(active()?.getAttribute('aria-selected')).toBe('true');
    await expectAccessible(baseElement);
    await user.click(screen.getByRole('option', { name: 'History Action' }));
    await waitFor(() => expect(address()).toBe('/festival/f1/history'));
  });

  it('tells how much was found, and that nothing was', async () => {
    const { user } = await show(schedule, 'Owl Parade');
    ctrlK();
    const field = await findField();
    await user.type(field, 'saturday');
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
    expect(dialog.getByRole('status').textContent).toBe('4 results');
    await user.type(field, ' xyz');
    expect(dialog.getByRole('status').textContent).toBe('No results');
    expect(dialog.getByText('Nothing found for “saturday xyz”.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(field.isConnected).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Clear search' }));
    expect(document.activeElement).toBe(field);
    expect(dialog.getByRole('status').textContent).not.toBe('No results');
  });

  it('opens beside an event that is open, whose panel covers nothing, but not over a dialog', async () => {
    const { innerWidth } = window;
    window.innerWidth = 1440;
    const { user } = await show(schedule, 'Owl Parade');
    await user.click(screen.getByRole('button', { name: /^Owl Parade/u }));
    const artist = await screen.findByLabelText('Artist Name');
    await waitFor(() => expect(document.activeElement).toBe(artist));
    ctrlK();
    const field = await findField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Escape}');
    await user.click(screen.getByText('Import Spreadsheet'));
    await screen.findByRole('dialog', { name: 'Import Spreadsheet' });
    ctrlK();
    expect(queryList()).toBeNull();
    window.innerWidth = innerWidth;
  });

  it('strikes out what is not played', async () => {
    const provider = startBackend({ documents });
    provider.stored.put(paths.event('f1', 'e2'), {
      ...provider.stored.read(paths.event('f1', 'e2')),
      status: 'cancelled',
    });
    const { user } = renderPortal(schedule, { provider });
    await screen.findByText('Owl Parade');
    ctrlK();
    await user.type(await findField(), 'tidew');
    const row = await screen.findByRole('option', { name: /^Tidewrack Harbour, .*, Cancelled/u });
    expect(row.dataset['off']).toBe('true');
    await user.clear(await findField());
    await user.type(await findField(), 'owl');
    expect((await screen.findByRole('option', { name: /^Owl Parade/u })).dataset['off']).toBeUndefined();
  });

  it('opens over a field, and Escape gives the focus back to it', async () => {
    const { user } = await show('/festival/f1/details', 'Edit Details');
    await user.click(screen.getByRole('button', { name: 'Edit Details' }));
    const name = screen.getByLabelText('Festival Name');
    await user.click(name);
    ctrlK();
    const field = await findField();
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(field.isConnected).toBe(false);
    expect(document.activeElement).toBe(name);
    slash();
    expect(queryList()).toBeNull();
  });
});

describe('over the list', () => {
  const list = `${schedule}?view=list`;
  /** Rows without height would not be mounted. */
  const layOut = () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  };
  const artists = () =>
    [...document.querySelectorAll('[data-row] [data-event]')].map(({ textContent }) => textContent);

  it('a stage or a day is shown by filtering it, whatever it was filtered by before', async () => {
    layOut();
    const { user, address } = await show(`${list}&find=ferry&by=stage`, 'Night Ferry');
    ctrlK();
    await user.type(await findField(), 'harb{Enter}');
    await waitFor(() => expect(artists()).toEqual(['Owl Parade', 'Tidewrack', 'Early Tern']));
    expect(address()).toBe(`${list}&by=stage&onStage=Harbour`);
    ctrlK();
    await user.type(await findField(), 'saturday jul{Enter}');
    await waitFor(() => expect(artists()).toEqual(['Tidewrack', 'Night Ferry']));
    expect(address()).toBe(`${list}&by=stage&onDay=2026-07-04`);
  });

  it('a day on which nothing is leads back to the grid', async () => {
    const { user, address } = await show(list, 'Start Time');
    ctrlK();
    await user.type(await findField(), 'sunday{Enter}');
    await waitFor(() => expect(address()).toBe(`${schedule}?day=2026-07-05`));
    expect(await screen.findByRole('grid', { name: /by stage$/u })).toBeTruthy();
  });
});

describe('a time', () => {
  it('of a day leads to all stages at that moment', async () => {
    const { user, address } = await show(`${schedule}?view=list`, 'Start Time');
    ctrlK();
    await user.type(await findField(), 'sat 22:00');
    expect(options()).toEqual(['Saturday 10:00 PM on all stages Time']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`${schedule}?at=22%3A00&day=2026-07-04`));
    expect(await screen.findByRole('heading', { name: 'On at 10:00 PM' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: /Sat/u }).getAttribute('aria-selected')).toBe('true');
  });

  it('alone is one of the day that is shown', async () => {
    const { user, address } = await show(`${schedule}?day=2026-07-05`, 'Festival Schedule');
    ctrlK();
    await user.type(await findField(), '9:30 pm');
    expect(options()[0]).toBe('9:30 PM on all stages Time');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`${schedule}?day=2026-07-05&at=21%3A30`));
  });

  it('leads from the sets outside of the festival’s days to a day that has hours', async () => {
    const { user, address } = await show(`${schedule}?day=outside`, 'Early Tern');
    ctrlK();
    await user.type(await findField(), '9:30 pm{Enter}');
    expect(await screen.findByRole('heading', { name: 'On at 9:30 PM' })).toBeTruthy();
    expect(address()).toBe(`${schedule}?at=21%3A30`);
  });

  it('is no set of the / key', async () => {
    const { user } = await show(schedule, 'Owl Parade');
    slash();
    await user.type(await findField('Find a set'), 'sat 22:00');
    expect(await screen.findByText('Nothing found for “sat 22:00”.')).toBeTruthy();
  });
});

describe('what is done from the palette', () => {
  it('is done by the page that can, which is opened for it', async () => {
    const { user, address } = await show('/festival/f1/stages', 'Chapel');
    ctrlK();
    await user.type(await findField(), 'add ev{Enter}');
    await waitFor(() => expect(address()).toBe(schedule));
    expect(await screen.findByRole('dialog', { name: 'Create Event' })).toBeTruthy();
  });

  it('is looked at in other ways, in the words of the buttons', async () => {
    const night = { name: 'Night', stages: ['Chapel'] };
    localStorage.setItem('lineup-view/f1', JSON.stringify({ zoom: 'fit', hidden: [], groups: [night] }));
    const { user, address } = await show(schedule, 'Owl Parade');
    const choose = async (text: string) => {
      ctrlK();
      await user.type(await findField(), `${text}{Enter}`);
    };
    await choose('stages lie');
    const grid = await screen.findByRole('grid', { name: /by stage$/u });
    await waitFor(() => expect(grid.dataset['stages']).toBe('down'));
    await choose('2x');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '2×' }).getAttribute('aria-pressed')).toBe('true'),
    );
    const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await choose('group of stages');
    await waitFor(() => expect(headings()).toEqual(['Chapel']));
    expect(address()).toBe(`${schedule}?stages=Chapel&stageGroup=Night`);
    await choose('all stages');
    await waitFor(() => expect(headings()).toEqual(['Harbour', 'Chapel']));
    await choose('latest');
    await waitFor(() => expect(address()).toBe(`${schedule}?sort=latest`));
    await choose('on at');
    await waitFor(() => expect(address()).toContain('at=22%3A00'));
    await choose('as: grid');
    await waitFor(() => expect(address()).toBe(`${schedule}?sort=latest`));
    await choose('as: list');
    await waitFor(() => expect(address()).toContain('view=list'));
    await choose('on at');
    await waitFor(() => expect(address()).toBe(`${schedule}?sort=latest&at=22%3A00`));
  });

  it('opens the panels of the schedule', async () => {
    const { user } = await show('/festival/f1/stages', 'Chapel');
    ctrlK();
    await user.type(await findField(), 'unplaced{Enter}');
    expect(await screen.findByRole('region', { name: 'Unplaced acts' })).toBeTruthy();
    ctrlK();
    await user.type(await findField(), 'conflicts{Enter}');
    expect(await screen.findByRole('region', { name: 'Conflicts' })).toBeTruthy();
  });

  it('adds a block on the day that is shown', async () => {
    const { user } = await show(schedule, 'Owl Parade');
    const grid = await screen.findByRole('grid', { name: /by stage$/u });
    grid.focus();
    await waitFor(() => expect(grid.getAttribute('aria-multiselectable')).toBe('true'));
    ctrlK();
    await user.type(await findField(), 'block{Enter}');
    expect(await screen.findByRole('dialog', { name: 'New Block' })).toBeTruthy();
  });

  it('switches single-letter keys off', async () => {
    const { user, portal } = await show(schedule, 'Owl Parade');
    ctrlK();
    await user.type(await findField(), 'single{Enter}');
    expect(portal.letterKeys.areOn()).toBe(false);
    expect(await screen.findByText('Single-letter shortcuts are off')).toBeTruthy();
    slash();
    expect(queryList()).toBeNull();
    ctrlK();
    await user.type(await findField(), 'single');
    expect(options()).toEqual(['Single-letter shortcuts: off Action']);
  });
});

describe('the / key', () => {
  it('searches the sets of the festival alone', async () => {
    const { user, address } = await show(schedule, 'Owl Parade');
    slash();
    const field = await findField('Find a set');
    expect(options()).toHaveLength(4);
    await user.type(field, 'har sat 7');
    expect(options()[0]).toBe('Tidewrack Harbour, Saturday 7:30 PM Set');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('set=e2'));
  });

  it('is none where no festival is open', async () => {
    await show('/', 'Gorse & Gale');
    slash();
    expect(queryList()).toBeNull();
  });
});
