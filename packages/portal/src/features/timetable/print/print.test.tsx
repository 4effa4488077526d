// @vitest-environment jsdom
import { paths, printMessages, scheduleMessages } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openMenuGroup } from '../../../testing/open-menu.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { festival, lineupDocuments, setsOf } from '../../../testing/stored-lineup.ts';

const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Kelp', 'Chapel', '2026-07-03', '23:30', '00:30'],
  ['Owl Parade', 'Harbour', '2026-07-04', '22:00', '23:15'],
  ['Night Ferry', 'Harbour', '2026-07-03', '01:00', '02:00'],
  ['Early Tern', 'Harbour', '2026-08-01', '19:30', '20:30'],
]);
const nights = { ...festival, dayStartsAt: '06:00' };

// The first import transforms the module, which takes long.
beforeAll(async () => void (await import('./print-run.tsx')), 60_000);
beforeEach(() => window.localStorage.clear());

/** Renders the schedule of a day; records what the browser is asked to print. */
async function openSchedule(search = '?day=2026-07-03', sets = rows, stored = nights) {
  const printed: string[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    const sheets = [...document.querySelectorAll('[data-print] section')];
    printed.push(...sheets.map(({ textContent }) => textContent));
  });
  const provider = startBackend({ documents: lineupDocuments(sets, stored) });
  const portal = renderPortal(`/festival/f1/schedule${search}`, { provider });
  await screen.findByRole('tablist', { name: 'Festival days' });
  /** Returns the texts of the sheets once they were printed. */
  const sheets = () => waitFor(() => (expect(printed).not.toEqual([]), printed));
  return { ...portal, print, sheets };
}

const openMenu = () => openMenuGroup(scheduleMessages.print);

/** Opens the menu of a stage, which is loaded with direct editing. */
async function openActions(stage: string) {
  const button = () => screen.getByRole('button', { name: `Actions for ${stage}` });
  button().focus();
  await waitFor(() => expect(document.querySelector('[aria-multiselectable]')).not.toBeNull());
  fireEvent.click(button());
  return within(await screen.findByRole('menu', { name: `Actions for ${stage}` }));
}

/** Presses Ctrl+P until the page handles it instead of the browser. */
const printDay = () =>
  waitFor(() => expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false));

describe('printing a schedule', () => {
  it('prints the day that is shown with Ctrl+P, with all stages, and nothing else', async () => {
    const { sheets } = await openSchedule();
    await printDay();
    const [day, ...others] = await sheets();
    expect(others).toEqual([]);
    expect(day).toMatch(/^Friday, July 3rd, 20262 stagesSalt & Lantern/u);
    for (const text of ['Harbour', 'Owl Parade 8–9 PM', 'Chapel', 'Kelp 11:30 PM–12:30 AM', 'Sat, Jul 4']) {
      expect(day).toContain(text);
    }
    expect(day).toContain('Lineup of Dec 31, 1969, 4:00 PM');
    expect(day).toMatch(/Printed \w+ \d+, \d{4}, \d+:\d\d [AP]M, America\/VancouverPage 1 of 1$/u);
    // The printed sheets are removed again.
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull());
  });

  it('prints the same from the menu of the browser, which waits for nothing', async () => {
    const { print, sheets } = await openSchedule();
    // Afterwards the print code is loaded.
    await printDay();
    const [byKey = ''] = await sheets();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull());
    fireEvent(window, new Event('beforeprint'));
    const byMenu = [...document.querySelectorAll('[data-print] section')];
    const withoutTime = (text: string) => text.replace(/Printed .*? [AP]M/u, '');
    expect(byMenu.map(({ textContent }) => withoutTime(textContent))).toEqual([withoutTime(byKey)]);
    expect(print).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('[data-print]')).toBeNull();
  });

  it('prints the times of 24 hours where the festival has them', async () => {
    const { sheets, user } = await openSchedule('?day=2026-07-03', rows, { ...nights, hourCycle: 'h23' });
    await user.click((await openMenu()).getByRole('button', { name: 'Print Door Sheets' }));
    const [harbour = '', chapel = ''] = await sheets();
    expect(harbour).toContain('Harbour20:00 - 21:00Owl Parade');
    expect(chapel).toContain('23:30 - 00:30Kelp');
    expect(harbour + chapel).not.toMatch(/\d [AP]M/u);
  });

  it('prints a list for each door from the menu, the night with its date', async () => {
    const { sheets, user } = await openSchedule();
    await user.click((await openMenu()).getByRole('button', { name: 'Print Door Sheets' }));
    const [harbour, chapel] = await sheets();
    expect(harbour).toContain('Harbour8:00 PM - 9:00 PMOwl Parade');
    expect(harbour).toContain('After midnight: Sat, Jul 41:00 AM - 2:00 AMNight Ferry');
    expect(chapel).toContain('11:30 PM - 12:30 AMKelp');
    expect(chapel).not.toContain('After midnight');
  });

  it('prints the list for one door from the menu of its stage', async () => {
    const { sheets, user } = await openSchedule();
    await user.click((await openActions('Harbour')).getByRole('menuitem', { name: 'Print Door Sheet' }));
    const [harbour, ...others] = await sheets();
    expect(harbour).toContain('Harbour8:00 PM - 9:00 PMOwl Parade');
    expect(others).toEqual([]);
  });

  it('prints the list for the door of the stage that a phone lists alone', async () => {
    vi.stubGlobal('innerWidth', 390);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { sheets, user } = await openSchedule('?day=2026-07-03&only=Chapel');
    const button = await screen.findByRole('button', { name: 'Print Door Sheet' });
    expect(button.textContent).toBe('Door Sheet');
    await user.click(button);
    const [chapel, ...others] = await sheets();
    expect(chapel).toContain('Chapel11:30 PM - 12:30 AMKelp');
    expect(others).toEqual([]);
  });

  it('offers no list for the door of a stage without a set on the day', async () => {
    await openSchedule('?day=2026-07-04');
    const menu = await openActions('Chapel');
    expect(menu.getByRole('menuitem', { name: 'Hide Stage' })).toBeTruthy();
    expect(menu.queryByRole('menuitem', { name: 'Print Door Sheet' })).toBeNull();
  });

  it('prints all artists of all days, each once with every set', async () => {
    const { sheets, user } = await openSchedule();
    await user.click((await openMenu()).getByRole('button', { name: 'Print Artist Index' }));
    const [index = ''] = await sheets();
    expect(index).toMatch(/^Artists/u);
    expect(index.split('Owl Parade')).toHaveLength(2);
    expect(index).toContain('Fri, Jul 3, 8:00 PM - 9:00 PM Harbour');
    expect(index).toContain('Sat, Jul 4, 10:00 PM - 11:15 PM Harbour');
    expect(index).toContain('Early Tern');
  });

  it('prints sets outside of the festival as a list, and says where there is nothing', async () => {
    const { sheets, user, print } = await openSchedule('?day=outside');
    await printDay();
    const printed = await sheets();
    expect(printed[0]).toContain(printMessages.outside);
    expect(printed[0]).toContain('Sat, Aug 1, 7:30 PM - 8:30 PMEarly Tern');
    await user.click(screen.getByRole('tab', { name: /^Sun, Jul 5/u }));
    await printDay();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(printed.at(-1)).toContain('Nothing is scheduled.');
  });

  it('names the stages on which nothing is on', async () => {
    const { sheets } = await openSchedule('?day=2026-07-04');
    await printDay();
    const [day] = await sheets();
    expect(day).toContain('1 stage');
    expect(day).toContain('Nothing on: Chapel');
  });

  it('is asked for in the palette, also from another tab', async () => {
    const { sheets, user, go } = await openSchedule();
    await go('/festival/f1/details');
    await screen.findByRole('button', { name: 'Edit Details' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await user.type(await screen.findByRole('combobox', { name: 'Go to' }), 'print day');
    await user.keyboard('{Enter}');
    const [day] = await sheets();
    expect(day).toContain('Owl Parade');
  });

  it('remembers the paper', async () => {
    const { user, sheets } = await openSchedule();
    await user.selectOptions((await openMenu()).getByRole('combobox', { name: 'Paper' }), 'A3 portrait');
    await printDay();
    await sheets();
    expect(document.querySelector('[data-print] section')?.getAttribute('data-paper')).toBe('a3-portrait');
  });

  it('parts many stages and many hours among sheets, each of which says what it has', async () => {
    const stages = Array.from({ length: 12 }, (_, place) => `Pier ${place + 1}`);
    const sets = setsOf([
      ...stages.map((stage) => [`On ${stage}`, stage, '2026-07-03', '06:00', '07:00'] as const),
      ['Kelp', 'Pier 1', '2026-07-03', '20:00', '01:00'],
      ['Late Tern', 'Pier 12', '2026-07-03', '02:00', '13:30'],
    ]);
    const { sheets } = await openSchedule(undefined, sets, { ...nights, stages });
    await printDay();
    const printed = await sheets();
    expect(printed).toHaveLength(4);
    expect(printed[0]).toContain('Stages 1 to 6 of 12 · 6:00 AM - 10:00 PM');
    expect(printed[0]).toContain('Kelp 8 PM–1 AM');
    expect(printed[1]).toContain('Stages 1 to 6 of 12 · 10:00 PM - 2:00 PM');
    expect(printed[1]).toContain('Kelp (continued)');
    expect(printed[3]).toMatch(/Stages 7 to 12 of 12.*Late Tern.*Page 4 of 4/u);
  });

  it('lists by their numbers the sets whose words have no room', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5000);
    const { sheets } = await openSchedule();
    await printDay();
    const printed = await sheets();
    expect(printed[1]).toContain(printMessages.numbered);
    expect(printed[1]).toContain('Friday, July 3rd, 2026');
    expect(printed[1]).toContain('18:00 PM - 9:00 PMOwl Parade Harbour');
  });

  it('offers the three in its menu', async () => {
    await openSchedule();
    const buttons = (await openMenu()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Day', 'Door Sheets', 'Artist Index']);
  });

  it('strikes through what is not played, and says why', async () => {
    const { sheets, user, provider } = await openSchedule();
    const { documents } = provider.server.rooms.provider;
    await documents.commit([
      { type: 'update', path: paths.event('f1', 'e0'), data: { status: 'cancelled' } },
    ]);
    await screen.findByRole('button', { name: /^Owl Parade, .*Cancelled/u });
    await printDay();
    expect((await sheets())[0]).toContain('Owl Parade Cancelled 8–9 PM');
    expect(document.querySelector('[data-print] s')?.textContent).toBe('Owl Parade');
    await user.click((await openMenu()).getByRole('button', { name: 'Print Artist Index' }));
    await waitFor(() =>
      expect(document.querySelector('[data-print] s')?.textContent).toBe(
        'Fri, Jul 3, 8:00 PM - 9:00 PM Harbour',
      ),
    );
  });
});
