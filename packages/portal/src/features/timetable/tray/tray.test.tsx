// @vitest-environment jsdom
import {
  fieldMessages,
  messages,
  movingMessages,
  paths,
  textLimits,
  timestampFromMillis,
  trayMessages,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { dialogTitled } from '../event/testing/open-dialog.ts';
import { scheduleProvider } from '../event/testing/schedule-provider.ts';

const stamp = timestampFromMillis(0);
const actPath = (id: string) => paths.unplacedAct('f1', id);
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));

/** Renders the schedule, with Owl Parade at the Harbour and these acts in the open tray. */
async function openTray(
  acts: Readonly<Record<string, string>> = { a1: 'Kyber', a2: 'Stavroz' },
  sets: Parameters<typeof scheduleProvider>[0] = { e1: { artistName: 'Owl Parade' } },
) {
  const provider = scheduleProvider(sets);
  for (const [id, artistName] of Object.entries(acts)) {
    provider.stored.put(actPath(id), {
      artistName,
      imageURL: '/files/portrait',
      minutes: 90,
      created_at: stamp,
      updated_at: stamp,
    });
  }
  const portal = renderPortal('/festival/f1/schedule?day=2026-07-03', { provider });
  const count = Object.keys(acts).length;
  fireEvent.click(await screen.findByRole('button', { name: `${count} unplaced` }));
  const tray = await screen.findByRole('region', { name: trayMessages.title });
  const grid = await screen.findByRole('grid');
  const names = () =>
    within(tray)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const actNamed = (name: string) => within(tray).findByRole('button', { name: new RegExp(`^${name}`, 'u') });
  const waitForKeys = async () => {
    act(() => grid.focus());
    await waitFor(() => expect(grid.getAttribute('aria-multiselectable')).toBe('true'), { timeout: 5000 });
  };
  return { ...portal, provider, tray, grid, names, actNamed, waitForKeys };
}

const typeInto = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  return field;
};

const add = (text: string) => fireEvent.submit(typeInto(trayMessages.add, text));
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe('the tray', () => {
  it('shows the acts that have no place by name, and is remembered', async () => {
    const { names, tray } = await openTray({ a1: 'Stavroz', a2: 'kyber' });
    await waitFor(() => expect(names()).toEqual(['kyber90 min', 'Stavroz90 min']));
    expect(within(tray).getByText(trayMessages.hint)).toBeDefined();
    await expectAccessible(document.body);
    expect(localStorage.getItem('lineup-view/f1')).toContain('"tray":true');
    fireEvent.click(within(tray).getByRole('button', { name: trayMessages.close }));
    await waitFor(() => expect(screen.queryByRole('region', { name: trayMessages.title })).toBeNull());
    expect(document.activeElement?.textContent).toContain('2 unplaced');
  });

  it('leads to the field for the first act while it is empty', async () => {
    const { tray } = await openTray({});
    fireEvent.click(within(tray).getByRole('button', { name: trayMessages.addFirst }));
    expect(document.activeElement).toBe(within(tray).getByLabelText(trayMessages.add));
  });

  it('says what became of an act', async () => {
    const { names, provider } = await openTray({ a1: 'Kyber' });
    act(() => {
      provider.stored.put(actPath('a1'), { ...provider.stored.read(actPath('a1')), status: 'cancelled' });
    });
    await waitFor(() => expect(names()).toEqual([`Kyber${messages.event.status.cancelled}90 min`]));
  });

  it('takes a name and Enter, and shows it at once', async () => {
    const { names, provider } = await openTray({});
    expect(screen.getByText(trayMessages.none)).toBeDefined();
    expect(screen.getByPlaceholderText(trayMessages.addHint)).toBe(document.activeElement);
    add('  Night   Ferry ');
    await waitFor(() => expect(names()).toEqual(['Night Ferry']));
    await screen.findByText(trayMessages.added(1, 'Night Ferry'));
    const [path = ''] = provider.stored.paths().filter((each) => each.includes('/unplacedActs/'));
    expect(provider.stored.read(path)).toMatchObject({ artistName: 'Night Ferry', imageURL: null });
  });

  it('takes pasted lines as an act each, as one change', async () => {
    const { names, provider } = await openTray({});
    const field = screen.getByLabelText(trayMessages.add);
    fireEvent.paste(field, { clipboardData: { getData: () => 'Tidewrack\r\n\n Early Tern \nNight Ferry' } });
    await waitFor(() => expect(names()).toEqual(['Early Tern', 'Night Ferry', 'Tidewrack']));
    await screen.findByText(trayMessages.added(3, 'Tidewrack'));
    expect(provider.stored.paths().filter((path) => path.includes('/changes/'))).toHaveLength(1);
  });

  it('takes pasted lines without control characters, and says so', async () => {
    const { names } = await openTray({});
    const field = screen.getByLabelText(trayMessages.add);
    fireEvent.paste(field, { clipboardData: { getData: () => 'Tide\u0007wrack\nEarly\tTern' } });
    await waitFor(() => expect(names()).toEqual(['Early Tern', 'Tidewrack']));
    expect(screen.getByText(fieldMessages.controlsRemoved)).toBeTruthy();
  });

  it('keeps the names that were refused, with the reason, until they are tried again or discarded', async () => {
    const { user, names, provider } = await openTray({});
    const paste = (...lines: readonly string[]) =>
      fireEvent.paste(screen.getByLabelText(trayMessages.add), {
        clipboardData: { getData: () => lines.join('\n') },
      });
    provider.failWith(new ProviderError('unavailable'));
    paste('Tidewrack', 'Early Tern');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(trayMessages.notAdded('Tidewrack', 1, messages.provider.unavailable));
    await waitFor(() => expect(names()).toEqual([]));
    add('Night Ferry');
    await within(alert).findByText(trayMessages.notAdded('Tidewrack', 2, messages.provider.unavailable));
    await expectAccessible(document.body);
    provider.failWith(null);
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(names()).toEqual(['Early Tern', 'Night Ferry', 'Tidewrack']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to add refused names again also where it was closed before the answer', async () => {
    const { user, provider, tray } = await openTray({});
    provider.failWith(new ProviderError('unavailable'));
    add('Night Ferry');
    fireEvent.click(within(tray).getByRole('button', { name: trayMessages.close }));
    await screen.findByText(trayMessages.notAdded('Night Ferry', 0, messages.provider.unavailable));
    provider.failWith(null);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(trayMessages.added(1, 'Night Ferry'))).toBeDefined();
  });

  it('says why names cannot be added', async () => {
    await openTray({});
    add('x'.repeat(textLimits.artistName + 1));
    await screen.findByText(trayMessages.tooLong(textLimits.artistName));
    const lines = Array.from({ length: 501 }, (_, index) => `Act ${index}`).join('\n');
    fireEvent.paste(screen.getByLabelText(trayMessages.add), { clipboardData: { getData: () => lines } });
    expect(await screen.findByText(trayMessages.tooMany(500))).toBeDefined();
  });

  it('is searched without accents and case once it is long', async () => {
    const acts = {
      a: 'Âme',
      b: 'Ben Sims',
      c: 'Call Super',
      d: 'DVS1',
      e: 'Efdemin',
      f: 'Fadi',
      g: 'Gigi',
      h: 'Hunee',
    };
    const { names } = await openTray(acts);
    typeInto(trayMessages.search, 'ame');
    await waitFor(() => expect(names()).toEqual(['Âme90 min']));
    typeInto(trayMessages.search, 'zzz');
    await screen.findByText(trayMessages.noneFound('zzz'));
    fireEvent.click(screen.getByRole('button', { name: trayMessages.clearSearch }));
    await waitFor(() => expect(names()).toHaveLength(8));
  });

  it('lets an act go, with a way back', async () => {
    const { names } = await openTray({ a1: 'Kyber' });
    fireEvent.click(await screen.findByRole('button', { name: trayMessages.remove('Kyber') }));
    await screen.findByText(trayMessages.removed('Kyber'));
    expect(names()).toEqual([]);
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    if (undo !== undefined) fireEvent.click(undo);
    await waitFor(() => expect(names()).toEqual(['Kyber90 min']));
  });
});

describe('an act', () => {
  const rename = (name: string, to: string) => {
    const field = screen.getByRole('textbox', { name: trayMessages.rename(name) });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: to } });
    return field;
  };

  it('is renamed with F2 and Enter, keeps the focus, and has its name back by Undo', async () => {
    const { actNamed, names, provider } = await openTray({ a1: 'Kyber', a2: 'Stavroz' });
    act(() => screen.getByRole('button', { name: /^Kyber/u }).focus());
    key('F2');
    fireEvent.keyDown(rename('Kyber', ' Zander  Trio '), { key: 'Enter' });
    await screen.findByText(trayMessages.renamed('Kyber', 'Zander Trio'));
    expect(names()).toEqual(['Stavroz90 min', 'Zander Trio90 min']);
    expect(provider.stored.read(actPath('a1'))).toMatchObject({ artistName: 'Zander Trio', minutes: 90 });
    expect(document.activeElement).toBe(await actNamed('Zander Trio'));
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    if (undo !== undefined) fireEvent.click(undo);
    await waitFor(() => expect(names()).toEqual(['Kyber90 min', 'Stavroz90 min']));
  });

  it('is renamed by a double click, and asked for no place then; Escape leaves it as it was', async () => {
    const { user, actNamed, names } = await openTray({ a1: 'Kyber' });
    await user.dblClick(await actNamed('Kyber'));
    fireEvent.keyDown(rename('Kyber', 'Other'), { key: 'Escape' });
    expect(names()).toEqual(['Kyber90 min']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await actNamed('Kyber'));
    await user.click(await actNamed('Kyber'));
    await dialogTitled(trayMessages.place('Kyber'));
  });

  it('says why a name may not be', async () => {
    await openTray({ a1: 'Kyber' });
    act(() => screen.getByRole('button', { name: /^Kyber/u }).focus());
    key('F2');
    fireEvent.keyDown(rename('Kyber', ' '), { key: 'Enter' });
    expect(await screen.findByText(trayMessages.nameless)).toBeDefined();
    fireEvent.keyDown(rename('Kyber', 'x'.repeat(textLimits.artistName + 1)), { key: 'Enter' });
    await screen.findByText(trayMessages.tooLong(textLimits.artistName));
  });

  it('whose new name is refused can be given it again', async () => {
    const { user, names, provider } = await openTray({ a1: 'Kyber' });
    act(() => screen.getByRole('button', { name: /^Kyber/u }).focus());
    key('F2');
    provider.failWith(new ProviderError('unavailable'));
    fireEvent.keyDown(rename('Kyber', 'Zander'), { key: 'Enter' });
    await screen.findByText(movingMessages.notRenamed('Kyber', 'Zander', messages.provider.unavailable));
    await waitFor(() => expect(names()).toEqual(['Kyber90 min']));
    provider.failWith(null);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(names()).toEqual(['Zander90 min']));
  });

  it('that somebody else has renamed in the meantime keeps their name, and the tray says so', async () => {
    const { provider, names } = await openTray({ a1: 'Kyber' });
    act(() => screen.getByRole('button', { name: /^Kyber/u }).focus());
    key('F2');
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      provider.documents.commit = commit;
      provider.stored.put(actPath('a1'), { ...provider.stored.read(actPath('a1')), artistName: 'Theirs' });
      return commit(writes, name);
    };
    fireEvent.keyDown(rename('Kyber', 'Mine'), { key: 'Enter' });
    await screen.findByText(trayMessages.gone);
    await waitFor(() => expect(names()).toEqual(['Theirs90 min']));
  });
});

describe('an act of the tray', () => {
  it('is lifted by Space, moved by arrows and dropped, all as one change', async () => {
    const { provider, actNamed, waitForKeys, names } = await openTray();
    await waitForKeys();
    (await actNamed('Kyber')).focus();
    key(' ');
    await waitFor(() => expect(document.querySelector('[data-ghost="a1"]')).not.toBeNull());
    key('ArrowRight');
    key('ArrowDown');
    key('Enter');
    await screen.findByText(/^Put Kyber on Chapel, Friday/u);
    expect(provider.stored.read(paths.event('f1', 'a1'))).toMatchObject({
      artistName: 'Kyber',
      stage: 'Chapel',
      imageURL: '/files/portrait',
    });
    expect(provider.stored.read(actPath('a1'))).toBeUndefined();
    expect(names()).toEqual(['Stavroz90 min']);
    expect(provider.stored.paths().filter((path) => path.includes('/changes/'))).toHaveLength(1);
  });

  it('is asked for stage and time by a press, and put there', async () => {
    const { provider, actNamed } = await openTray();
    fireEvent.click(await actNamed('Stavroz'));
    const dialog = await dialogTitled(trayMessages.place('Stavroz'));
    fireEvent.change(dialog.getByLabelText('Stage'), { target: { value: 'Chapel' } });
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '22:15' } });
    expect(dialog.getByLabelText<HTMLInputElement>(trayMessages.minutes).value).toBe('90');
    await expectAccessible(document.body);
    fireEvent.submit(dialog.getByLabelText('Start'));
    await screen.findByText('Put Stavroz on Chapel, Friday 10:15 PM');
    expect(provider.stored.read(paths.event('f1', 'a2'))).toMatchObject({
      stage: 'Chapel',
      timeStart: at('22:15'),
      timeEnd: at('23:45'),
    });
    expect(provider.stored.read(actPath('a2'))).toBeUndefined();
  });

  it('whose place is refused keeps what was asked for it, with the reason', async () => {
    const { provider, names, actNamed } = await openTray({ a2: 'Stavroz' });
    fireEvent.click(await actNamed('Stavroz'));
    const dialog = await dialogTitled(trayMessages.place('Stavroz'));
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '22:15' } });
    provider.failWith(new ProviderError('unavailable'));
    fireEvent.submit(dialog.getByLabelText('Start'));
    await dialog.findByText(messages.provider.unavailable);
    expect(dialog.getByLabelText<HTMLInputElement>('Start').value).toBe('22:15');
    await waitFor(() => expect(names()).toEqual(['Stavroz90 min']));
    provider.failWith(null);
    fireEvent.submit(dialog.getByLabelText('Start'));
    await screen.findByText('Put Stavroz on Harbour, Friday 10:15 PM');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be lifted onto a schedule that has nothing yet', async () => {
    const { provider, actNamed, waitForKeys } = await openTray({ a1: 'Kyber' }, {});
    await waitForKeys();
    (await actNamed('Kyber')).focus();
    key(' ');
    key('Enter');
    await screen.findByText(/^Put Kyber on Harbour, Friday/u);
    expect(provider.stored.read(paths.event('f1', 'a1'))).toMatchObject({ stage: 'Harbour' });
  });

  it('is told what it would run into while its place is chosen', async () => {
    const { actNamed } = await openTray();
    fireEvent.click(await actNamed('Stavroz'));
    const dialog = await dialogTitled(trayMessages.place('Stavroz'));
    const remarks = () => dialog.getByRole('status').textContent;
    expect(remarks()).toBe('overlaps Owl Parade');
    fireEvent.change(dialog.getByLabelText('Stage'), { target: { value: 'Chapel' } });
    expect(remarks()).toBe('');
    fireEvent.change(dialog.getByLabelText(trayMessages.minutes), { target: { value: '600' } });
    expect(remarks()).toBe('unlikely length');
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '' } });
    expect(remarks()).toBe('');
  });

  it('that somebody else has placed in the meantime stays where that is', async () => {
    const { provider, actNamed } = await openTray();
    fireEvent.click(await actNamed('Stavroz'));
    const dialog = await dialogTitled(trayMessages.place('Stavroz'));
    act(() => provider.stored.drop(actPath('a2')));
    fireEvent.submit(dialog.getByLabelText('Start'));
    await screen.findByText(trayMessages.gone);
    expect(provider.stored.read(paths.event('f1', 'a2'))).toBeUndefined();
  });
});

describe('a set', () => {
  it('goes to the tray by U while it is lifted, keeps its length, and comes back by Undo', async () => {
    const { provider, waitForKeys, names } = await openTray({});
    await waitForKeys();
    (await screen.findByRole('button', { name: /^Owl Parade/u })).focus();
    key(' ');
    key('u');
    await screen.findByText('Moved Owl Parade to the unplaced acts');
    expect(provider.stored.read(actPath('e1'))).toMatchObject({ artistName: 'Owl Parade', minutes: 60 });
    await waitFor(() => expect(names()).toEqual(['Owl Parade60 min']));
    const [undo] = screen.getAllByRole('button', { name: 'Undo' });
    if (undo !== undefined) fireEvent.click(undo);
    await waitFor(() => expect(provider.stored.read(paths.event('f1', 'e1'))).toBeDefined());
  });
});
