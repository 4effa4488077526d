// @vitest-environment jsdom
import { draftToEvent, paths, type DraftValues } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import { createServices } from '@lineup/services';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { festival, lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Night Ferry', 'Chapel', '2026-07-03', '22:00', '23:00'],
  ['Kelp', 'Harbour', '2026-07-04', '12:00', '13:00'],
]);

/** A festival with three sets, whose clock advances on every read. */
function setUp() {
  let time = Date.UTC(2026, 5, 1, 19);
  const provider = startBackend({ documents: lineupDocuments(rows), now: () => (time += 1000) });
  const services = createServices(provider, { now: () => time, random: () => 0.5 });
  return { provider, services };
}

const set = (values: Partial<DraftValues>) => draftToEvent({ ...rows['e0']!, ...values }, festival);
const stored = (provider: Backend, id: string) => provider.stored.read(paths.event('f1', id));
const entries = () => within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('article');
const headOf = (what: string) => screen.findByRole('button', { name: new RegExp(what, 'u') });

async function withThreeChanges() {
  const { provider, services } = setUp();
  await services.events.update('f1', 'e0', { stage: 'Chapel' });
  await services.events.update('f1', 'e2', { artistName: 'Kelp & Reed' });
  await services.events.remove('f1', 'e1');
  return { provider, services };
}

describe('the history of a festival', () => {
  it('tells who did what and when, the newest first, and where it begins', async () => {
    const { provider } = await withThreeChanges();
    const { container } = renderPortal('/festival/f1/history', { provider });
    await headOf('Deleted Night Ferry');
    await screen.findAllByText('Ada Field');
    expect(entries().map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/12:00 PMDeleted Night Ferry from Chapel, Friday 10:00 PM Ada Field/u),
      expect.stringMatching(/Renamed Kelp/u),
      expect.stringMatching(/Moved Owl Parade from Fri Harbour to Chapel/u),
    ]);
    expect(screen.getByText('Times in America/Vancouver')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Mon, Jun 1' })).toBeTruthy();
    expect(screen.getByText('The history begins here. What was done before is not on record.')).toBeTruthy();
    await expectAccessible(container);
  });

  it('shows what others do at once', async () => {
    const { provider, services } = await withThreeChanges();
    renderPortal('/festival/f1/history', { provider });
    await headOf('Deleted Night Ferry');
    await services.events.update('f1', 'e0', { artistName: 'Tawny Parade' });
    await headOf('Renamed Owl Parade');
    expect(entries()).toHaveLength(4);
  });

  it('opens what differs, by name, and tells the address of who did it', async () => {
    const { provider } = await withThreeChanges();
    const { user } = renderPortal('/festival/f1/history', { provider });
    await user.click(await headOf('Renamed Kelp'));
    const row = await screen.findByRole('row', { name: 'artist Kelp Kelp & Reed' });
    expect(row).toBeTruthy();
    expect(await screen.findByText('By Ada Field, admin@festival.example')).toBeTruthy();
  });

  it('tells what a merge did to the sets, and nothing of what it keeps of the file', async () => {
    const { provider, services } = await withThreeChanges();
    const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
    const path = paths.importSource('f1', 's1');
    const merge = (writes: readonly Write[]) =>
      services.recorder.commit({ festivalId: 'f1', kind: 'lineupMerged', source: 'Agency list', writes });
    await merge([
      { type: 'update', path: paths.event('f1', 'e0'), data: { artistName: 'Owls' } },
      { type: 'create', path, data: { name: 'Agency list', of: 's1', sets: { e0: '{}' }, ...stamps } },
    ]);
    await merge([{ type: 'update', path, data: { sets: { e0: '[]' } } }]);
    const { user } = renderPortal('/festival/f1/history', { provider });
    await user.click(await headOf('Merged Agency list: 1 set changed'));
    await screen.findByRole('row', { name: 'artist Owl Parade Owls' });
    expect(screen.queryByRole('heading', { name: /Agency list/u })).toBeNull();
    await user.click(await headOf('Merged Agency list: the sets stayed as they were'));
    await screen.findByText(
      'No set was changed. The contents of the file are stored for the next comparison.',
    );
  });

  it('is filtered by artist, and says so where nothing fits', async () => {
    const { provider } = await withThreeChanges();
    const { user, address } = renderPortal('/festival/f1/history', { provider });
    await headOf('Deleted Night Ferry');
    await user.type(screen.getByRole('combobox', { name: 'Artist' }), 'para');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Owl Parade', 'Search for “para”']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]?.textContent).toContain('Moved Owl Parade from Fri Harbour to Chapel');
    expect(address()).toContain('artist=Owl');
    await user.type(screen.getByRole('combobox', { name: 'Artist' }), 'x{Enter}');
    await screen.findByRole('heading', { name: 'No change found' });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await headOf('Deleted Night Ferry');
  });

  it.each([
    ['Person', 'Ada Field', 3],
    ['Change', 'Sets moved', 1],
    ['Stage', 'Harbour', 2],
    ['Day', 'Sat, Jul 4', 1],
  ])('is filtered by %s', async (label, option, count) => {
    const { provider } = await withThreeChanges();
    const { user } = renderPortal('/festival/f1/history', { provider });
    await headOf('Deleted Night Ferry');
    await screen.findByRole('option', { name: option });
    await user.selectOptions(screen.getByRole('combobox', { name: label }), option);
    await waitFor(() => expect(entries()).toHaveLength(count));
  });

  it('loads earlier changes a page at a time', async () => {
    const { provider, services } = setUp();
    for (let n = 0; n < 120; n += 1) await services.events.update('f1', 'e0', { artistName: `Owl ${n}` });
    renderPortal('/festival/f1/history', { provider });
    await screen.findByText('The history begins here. What was done before is not on record.');
    expect(
      screen.getByRole('list', { name: 'Changes' }).querySelector('[aria-setsize="120"]'),
    ).not.toBeNull();
  });

  it('tells of damaged entries and shows the others', async () => {
    const { provider } = await withThreeChanges();
    const [path] = provider.stored.paths().filter((each) => each.startsWith(paths.changes('f1')));
    provider.stored.putUnchecked(path!, { ...provider.stored.read(path!), kind: 'unheard of' });
    renderPortal('/festival/f1/history', { provider });
    expect(await screen.findByText('1 entry of the history cannot be read.')).toBeTruthy();
    expect(entries()).toHaveLength(2);
  });

  it('does not say that there are no changes where none can be read', async () => {
    const { provider } = await withThreeChanges();
    for (const path of provider.stored.paths().filter((each) => each.startsWith(paths.changes('f1')))) {
      provider.stored.putUnchecked(path, { ...provider.stored.read(path), kind: 'unheard of' });
    }
    renderPortal('/festival/f1/history', { provider });
    expect(await screen.findByText('3 entries of the history cannot be read.')).toBeTruthy();
    expect(screen.queryByText('No changes yet')).toBeNull();
    expect(screen.queryByText('All others are shown.')).toBeNull();
  });

  it('has one entry for all rows of a spreadsheet, and takes it back as one', async () => {
    const { provider, services } = setUp();
    const ids = ['r1', 'r2', 'r3', 'r4', 'r5'];
    const imported = ids.map((id, row) => ({ id, row, event: set({ artistName: `Row ${id}` }) }));
    await services.imports.create('f1', imported, { pause: async () => undefined });
    const { user } = renderPortal('/festival/f1/history', { provider });
    await user.click(await headOf('Imported 5 sets'));
    expect(entries()).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo this' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(provider, 'r5')).toBeUndefined());
    // As a toast and as an entry.
    expect(await screen.findByText('Undid: Imported 5 sets')).toBeTruthy();
    expect(await screen.findByText('Undid: Imported 5 sets (5 of 5)')).toBeTruthy();
    expect(stored(provider, 'r1')).toBeUndefined();
    expect(stored(provider, 'e0')).toBeDefined();
  });
});

describe('an earlier state', () => {
  it('is shown to be read, marked as such, with the way back', async () => {
    const { provider } = await withThreeChanges();
    const { user, container, address } = renderPortal('/festival/f1/history', { provider });
    await user.click(await headOf('Moved Owl Parade'));
    await user.click(await screen.findByRole('button', { name: 'Show the lineup as of then' }));
    await screen.findByRole('heading', { name: 'The lineup as of then' });
    expect(
      await screen.findByText(/Read only\. As it was after “Moved Owl Parade from Fri Harbour to Chapel”/u),
    ).toBeTruthy();
    const chapel = await screen.findByRole('region', { name: 'Chapel' });
    expect(
      within(chapel)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Owl Parade 8:00 PM - 9:00 PM', 'Night Ferry 10:00 PM - 11:00 PM']);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Back to History' }));
    await headOf('Deleted Night Ferry');
    expect(address()).toBe('/festival/f1/history');
  });

  it('is brought back as one change, after a look at what that changes', async () => {
    const { provider } = await withThreeChanges();
    const { user } = renderPortal('/festival/f1/history', { provider });
    await user.click(await headOf('Moved Owl Parade'));
    await user.click(await screen.findByRole('button', { name: 'Restore to here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore to here?' }));
    await dialog.findByText('1 set comes back; 1 set changes.');
    expect(
      dialog.getByText(
        'The lineup becomes what it was on Mon, Jun 1, 12:00 PM. Later changes stay on record.',
      ),
    ).toBeTruthy();
    expect(dialog.getByRole('heading', { name: /Night Ferry/u })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await headOf('Restored an earlier state');
    expect(await screen.findByText(/^Restored the lineup of Mon, Jun 1, 12:00 PM$/u)).toBeTruthy();
    expect(stored(provider, 'e1')?.['artistName']).toBe('Night Ferry');
    expect(stored(provider, 'e2')?.['artistName']).toBe('Kelp');
    expect(stored(provider, 'e0')?.['stage']).toBe('Chapel');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(provider, 'e1')).toBeUndefined());
  });

  it('is planned again while others change the festival', async () => {
    const { provider, services } = await withThreeChanges();
    const { user } = renderPortal('/festival/f1/history', { provider });
    await user.click(await headOf('Moved Owl Parade'));
    await user.click(await screen.findByRole('button', { name: 'Restore to here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore to here?' }));
    await dialog.findByText('1 set comes back; 1 set changes.');
    await services.events.update('f1', 'e2', { artistName: 'Kelp' });
    await dialog.findByText('1 set comes back.');
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await headOf('Restored an earlier state');
    expect(stored(provider, 'e1')?.['artistName']).toBe('Night Ferry');
  });

  it('is asked about again where somebody was quicker than the press', async () => {
    const { provider, services } = await withThreeChanges();
    const { user } = renderPortal('/festival/f1/history', { provider });
    await user.click(await headOf('Moved Owl Parade'));
    await user.click(await screen.findByRole('button', { name: 'Restore to here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore to here?' }));
    await dialog.findByText('1 set comes back; 1 set changes.');
    const query = provider.documents.query.bind(provider.documents);
    vi.spyOn(provider.documents, 'query').mockImplementationOnce(async (asked) => {
      await services.events.update('f1', 'e2', { artistName: 'Kelp' });
      return query(asked);
    });
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await dialog.findByText('The festival has just been changed. This is what restoring does now.');
    expect(stored(provider, 'e1')).toBeUndefined();
    await dialog.findByText('1 set comes back.');
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    await headOf('Restored an earlier state');
    expect(stored(provider, 'e1')?.['artistName']).toBe('Night Ferry');
  });

  it('that is today’s changes nothing', async () => {
    const { provider } = await withThreeChanges();
    const { user } = renderPortal('/festival/f1/history', { provider });
    await user.click(await headOf('Deleted Night Ferry'));
    await user.click(await screen.findByRole('button', { name: 'Restore to here' }));
    expect(await screen.findByText('The festival already is as it was then.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Restore' }).hasAttribute('disabled')).toBe(true);
  });

  it('that is no longer on record is told', async () => {
    const { provider } = setUp();
    renderPortal('/festival/f1/history?asOf=gone', { provider });
    expect(await screen.findByRole('heading', { name: 'This change is no longer on record.' })).toBeTruthy();
  });
});
