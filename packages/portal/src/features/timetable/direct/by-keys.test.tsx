// @vitest-environment jsdom
import { messages, movingMessages, paths, timestampFromMillis, trayMessages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { dialogTitled } from '../event/testing/open-dialog.ts';
import { evening, openGrid } from './testing/open-grid.ts';

const pathOf = (id: string) => paths.event('f1', id);
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));
const undo = async () => screen.findByRole('button', { name: 'Undo' });

describe('by keys a set', () => {
  it('is moved by a quarter of an hour with Space, three arrows and Space', async () => {
    const { user, provider, focus, ghost, statuses, container } = await openGrid();
    await focus('Reed');
    await user.keyboard(' ');
    expect(statuses()).toContain('Lifted Reed, Chapel, Friday 8:30 PM, lasts 1 hour');
    await expectAccessible(container);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(statuses()).toContain('Reed, Chapel, Friday 8:45 PM, lasts 1 hour');
    expect(ghost()?.textContent).toContain('8:45 PM - 9:45 PM · 1 h');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at('20:30') });
    await user.keyboard(' ');
    expect(ghost()).toBeNull();
    expect(await screen.findByText('Moved Reed to Chapel, Friday 8:45 PM')).toBeTruthy();
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({
      timeStart: at('20:45'),
      timeEnd: at('21:45'),
    });
    const moved = await screen.findByRole('button', { name: 'Reed, 8:45 PM - 9:45 PM, Chapel' });
    await waitFor(() => expect(document.activeElement).toBe(moved));
    await user.click(await undo());
    await screen.findByRole('button', { name: 'Reed, 8:30 PM - 9:30 PM, Chapel' });
  });

  it('goes to the next stage, is told what it overlaps, and keeps the focus there', async () => {
    const { user, provider, focus, statuses } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowLeft}{ArrowLeft}');
    expect(statuses()).toContain('Reed, Harbour, Friday 8:30 PM, lasts 1 hour, overlaps Owl Parade, Kelp');
    await user.keyboard('{Enter}');
    await screen.findByText('Moved Reed to Harbour, Friday 8:30 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Harbour', timeStart: at('20:30') });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Reed.*Harbour/u),
    );
  });

  it('is resized with Shift', async () => {
    const { user, provider, focus, statuses } = await openGrid();
    await focus('Kelp');
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(statuses()).toContain('Kelp, Harbour, Friday 9:00 PM, lasts 1 hour 10 minutes');
    await user.keyboard(' ');
    await screen.findByText('Kelp now lasts 1 hour 10 minutes');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({
      timeStart: at('21:00'),
      timeEnd: at('22:10'),
    });
  });

  it('goes back with Escape, and nothing is stored', async () => {
    const { user, provider, focus, ghost, statuses } = await openGrid();
    const before = provider.stored.read(pathOf('e3'));
    const card = await focus('Reed');
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(ghost()).toBeNull();
    expect(statuses()).toContain('Reed is back in its place');
    expect(document.activeElement).toBe(card);
    expect(provider.stored.read(pathOf('e3'))).toEqual(before);
  });

  it('is opened by Enter, and deleted after the question', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard('{Enter}');
    await dialogTitled('Edit Event');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await focus('Reed');
    await user.keyboard('{Delete}');
    const question = await dialogTitled('Delete Reed?');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText(messages.event.deleted);
    expect(provider.stored.read(pathOf('e3'))).toBeUndefined();
    await user.click(await undo());
    await screen.findByRole('button', { name: /^Reed/u });
  });

  it('moves in other steps when these are chosen', async () => {
    localStorage.setItem('lineup-view/f1', '{"zoom":"fit","hidden":[],"step":15}');
    const { user, focus, statuses } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    expect(statuses()).toContain('Reed, Chapel, Friday 8:45 PM, lasts 1 hour');
  });

  it('has its start moved by Shift once Home was pressed, and its end again after End', async () => {
    const { user, provider, focus, statuses } = await openGrid();
    await focus('Kelp');
    await user.keyboard(' {Home}');
    expect(statuses()).toContain('Kelp, Harbour, Friday 9:00 PM, lasts 1 hour, held by its start');
    await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect(statuses()).toContain(
      'Kelp, Harbour, Friday 8:50 PM, lasts 1 hour 10 minutes, held by its start, overlaps Owl Parade',
    );
    await user.keyboard('{End}{Shift>}{ArrowDown}{/Shift} ');
    await screen.findByText('Kelp now lasts 1 hour 15 minutes');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({
      timeStart: at('20:50'),
      timeEnd: at('22:05'),
    });
  });

  it('is said to be lifted but once, also where it goes to another day first', async () => {
    const { user, focus, statuses } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {PageDown}');
    expect(statuses()).toContain('Reed, Chapel, Saturday 8:30 PM, lasts 1 hour');
  });

  it('that was dropped is not said to be back in its place', async () => {
    const { user, focus, statuses } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {Escape} {ArrowDown} ');
    await screen.findByText('Moved Reed to Chapel, Friday 8:35 PM');
    expect(statuses()).not.toContain('Reed is back in its place');
  });

  it('is described by its day, its length and with whom it overlaps', async () => {
    const { card } = await openGrid({
      ...evening,
      e4: { artistName: 'Sedge', timeStart: '21:30', timeEnd: '23:00' },
    });
    const described = async (name: string) => (await card(name)).getAttribute('aria-description');
    expect(await described('Reed')).toBe('Friday, 1 hour');
    expect(await described('Sedge')).toBe('Friday, 1 hour 30 minutes, overlaps Kelp');
  });
});

describe('a set that leaves the day that is shown', () => {
  const isOn = (day: string) =>
    waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-label')).toBe(`${day} by stage`));

  it('says where it went, and Go there opens that day with the focus on it', async () => {
    const { user, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {PageDown} ');
    await screen.findByText('Moved Reed to Sat, Jul 4: Chapel, 8:30 PM');
    await user.click(screen.getByRole('button', { name: 'Go there' }));
    await isOn('Sat, Jul 4');
    const moved = await screen.findByRole('button', { name: 'Reed, 8:30 PM - 9:30 PM, Chapel' });
    await waitFor(() => expect(document.activeElement).toBe(moved));
  });

  it('is said to have gone past midnight, where the day begins then', async () => {
    const { user, focus } = await openGrid({
      e1: { artistName: 'Owl', timeStart: '23:50', timeEnd: '23:55' },
    });
    await focus('Owl');
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    await screen.findByText('Moved Owl to Sat, Jul 4: Harbour, 12:00 AM');
    expect(screen.getByRole('button', { name: 'Go there' })).toBeTruthy();
  });

  it('one of several is counted, and one that stays has no way to go', async () => {
    const late = { artistName: 'Owl', stage: 'Chapel', timeStart: '23:50', timeEnd: '23:55' };
    const { user, focus } = await openGrid({ ...evening, e4: late });
    await focus('Reed');
    await user.keyboard('{Control>}a{/Control} {ArrowDown}{ArrowDown} ');
    await screen.findByText('Moved 4 sets, 1 of them to Sat, Jul 4');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Undid/u);
    await user.keyboard('{Escape}');
    await focus('Kelp');
    await user.keyboard(' {ArrowDown} ');
    await screen.findByText('Moved Kelp to Harbour, Friday 9:05 PM');
    expect(screen.queryByRole('button', { name: 'Go there' })).toBeNull();
  });
});

describe('what is typed in a field', () => {
  it.each(['a set', 'an act of the tray'])('is not for what is held: %s goes back', async (what) => {
    localStorage.setItem('lineup-view/f1', '{"zoom":"fit","hidden":[],"tray":true}');
    const { user, provider, focus, ghost, statuses } = await openGrid(evening, {}, { a1: 'Tarn' });
    await focus('Reed');
    const act = await screen.findByRole('button', { name: /^Tarn/u });
    if (what !== 'a set') act.focus();
    await user.keyboard(' {ArrowDown}');
    expect(ghost()).not.toBeNull();
    const field = screen.getByLabelText<HTMLInputElement>(trayMessages.add);
    await user.click(field);
    expect(ghost()).toBeNull();
    expect(statuses()).toContain(`${what === 'a set' ? 'Reed' : 'Tarn'} is back in its place`);
    await user.keyboard('u tu');
    expect(field.value).toBe('u tu');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at('20:30') });
    expect(provider.stored.read(pathOf('a1'))).toBeUndefined();
  });

  it('nor is it where the focus comes to the field by Tab', async () => {
    localStorage.setItem('lineup-view/f1', '{"zoom":"fit","hidden":[],"tray":true}');
    const { user, focus, ghost } = await openGrid(evening, {}, { a1: 'Tarn' });
    await focus('Reed');
    (await screen.findByRole('button', { name: /^Tarn/u })).focus();
    await user.keyboard(' ');
    expect(ghost()).not.toBeNull();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByLabelText(trayMessages.add));
    expect(ghost()).toBeNull();
  });
});

describe('keys of others', () => {
  it('are left to them: Alt and an arrow, lifted or not', async () => {
    const { user, focus, ghost } = await openGrid();
    const card = await focus('Reed');
    const isTaken = () => !fireEvent.keyDown(card, { key: 'ArrowLeft', altKey: true });
    expect(isTaken()).toBe(false);
    await user.keyboard(' ');
    expect(isTaken()).toBe(false);
    expect(ghost()).not.toBeNull();
    expect(fireEvent.keyDown(card, { key: 'ArrowLeft' })).toBe(false);
  });

  it('are letters where these are switched off: X and U do nothing, and no menu names them', async () => {
    localStorage.setItem('letter-keys', 'off');
    const { user, provider, focus, ghost } = await openGrid();
    await focus('Reed');
    await user.keyboard('x');
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    await user.keyboard(' u');
    expect(ghost()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(provider.stored.read(pathOf('e3'))).toBeDefined();
    fireEvent.contextMenu(await focus('Reed'));
    const item = await screen.findByRole('menuitem', { name: movingMessages.actions.unplace });
    expect(item.textContent).toBe(movingMessages.actions.unplace);
  });
});

describe('several sets', () => {
  it('are selected, and moved as one change', async () => {
    const { user, provider, focus, statuses } = await openGrid();
    await focus('Kelp');
    await user.keyboard('{Shift>} {/Shift}');
    expect(statuses()).toContain('One set selected');
    await focus('Owl Parade');
    await user.keyboard('{Shift>} {/Shift}');
    expect(statuses()).toContain('2 sets selected');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(2);
    await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
    await screen.findByText('Moved 2 sets');
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('20:20') });
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:20') });
    await user.click(await undo());
    await screen.findByRole('button', { name: 'Kelp, 9:00 PM - 10:00 PM, Harbour' });
    await screen.findByRole('button', { name: 'Owl Parade, 8:00 PM - 9:00 PM, Harbour' });
  });

  it('are all of the day with Ctrl+A, none with Escape, and a range with Shift and a click', async () => {
    const { user, focus, statuses, card } = await openGrid();
    await focus('Owl Parade');
    await user.keyboard('{Control>}a{/Control}');
    expect(statuses()).toContain('3 sets selected');
    await user.keyboard('{Escape}');
    expect(statuses()).toContain('None selected');
    await user.keyboard('{Control>}');
    await user.click(await card('Owl Parade'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(await card('Kelp'));
    await user.keyboard('{/Shift}');
    expect(statuses()).toContain('2 sets selected');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are a range over stages with two clicks and Shift, which starts over once it is released', async () => {
    const { user, statuses, card } = await openGrid();
    const names = () =>
      screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);
    await user.keyboard('{Shift>}');
    await user.click(await card('Owl Parade'));
    await user.click(await card('Reed'));
    expect(statuses()).toContain('3 sets selected');
    await user.keyboard('{/Shift}{Escape}{Shift>}');
    await user.click(await card('Kelp'));
    await user.keyboard('{/Shift}');
    expect(statuses()).toContain('One set selected');
    expect(names()).toEqual([expect.stringContaining('Kelp')]);
  });
});

describe('where a set was dropped on another', () => {
  const withMove = (pushed: string) => `Moved Owl Parade to Harbour, Friday 8:30 PM. ${pushed}`;
  const dropOnKelp = async () => {
    const grid = await openGrid();
    await grid.focus('Owl Parade');
    await grid.user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
    await screen.findByText('Moved Owl Parade to Harbour, Friday 8:30 PM');
    return grid;
  };

  it('the two change places with one click', async () => {
    const { user, provider } = await dropOnKelp();
    await user.click(screen.getByRole('button', { name: 'Swap with Kelp' }));
    await screen.findByText('Swapped Owl Parade and Kelp');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('20:00') });
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('21:00') });
  });

  it('what follows is pushed with one click, as one change with the move', async () => {
    const { user, provider } = await dropOnKelp();
    await user.click(screen.getByRole('button', { name: 'Push 1 Set by 30 min' }));
    await screen.findByText(withMove('Pushed one set'));
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('20:30') });
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:30') });
    const changes = changesOf(provider);
    expect(changes.map(({ kind }) => kind)).toEqual(['setsMoved', 'undone', 'setsMoved']);
    expect(changes.at(-1)).toMatchObject({ edited: 2 });
  });

  it('one undo takes back the push and the move, and one redo brings both back', async () => {
    const { user, provider } = await dropOnKelp();
    await user.click(screen.getByRole('button', { name: 'Push 1 Set by 30 min' }));
    await screen.findByText(withMove('Pushed one set'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('20:00') }));
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:00') });
    await user.click(await screen.findByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:30') }));
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('20:30') });
  });

  it('the push is a change of its own where somebody has moved the set since', async () => {
    const { user, provider } = await dropOnKelp();
    const moved = { ...provider.stored.read(pathOf('e1')), timeStart: at('20:15') };
    provider.stored.put(pathOf('e1'), moved);
    await screen.findByRole('button', { name: /^Owl Parade, 8:15 PM/u });
    await user.click(screen.getByRole('button', { name: 'Push 1 Set by 30 min' }));
    await screen.findByText('Pushed one set');
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('20:15') });
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:30') });
    expect(changesOf(provider).map(({ kind }) => kind)).toEqual(['setsMoved', 'setsMoved']);
  });

  it.each([
    ['the set', 'e1', '19:45'],
    ['what follows', 'e2', '22:00'],
  ])('nothing is overwritten where somebody moves %s while the push is under way', async (_, id, time) => {
    const { user, provider } = await dropOnKelp();
    const commit = provider.documents.commit.bind(provider.documents);
    vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (...given) => {
      const versions = await commit(...given);
      provider.stored.put(pathOf(id), { ...provider.stored.read(pathOf(id)), timeStart: at(time) });
      return versions;
    });
    await user.click(screen.getByRole('button', { name: 'Push 1 Set by 30 min' }));
    await screen.findByRole('button', { name: 'Keep theirs' });
    expect(provider.stored.read(pathOf(id))).toMatchObject({ timeStart: at(time) });
    expect(changesOf(provider).map(({ kind }) => kind)).toEqual(['setsMoved', 'undone']);
  });

  it('nothing is pushed without a connection, and it can be tried again', async () => {
    const { user, provider } = await dropOnKelp();
    provider.failWith(new ProviderError('unavailable'));
    await user.click(screen.getByRole('button', { name: 'Push 1 Set by 30 min' }));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    provider.failWith(null);
    await user.click(again);
    await screen.findByText(withMove('Pushed one set'));
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('20:30') });
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:30') });
  });

  it('that of two which it overlaps longest changes places with it', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}{ArrowLeft} ');
    await screen.findByText('Moved Reed to Harbour, Friday 8:35 PM');
    await user.click(screen.getByRole('button', { name: 'Swap with Kelp' }));
    await screen.findByText('Swapped Reed and Kelp');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ stage: 'Chapel', timeStart: at('20:30') });
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Harbour', timeStart: at('21:00') });
  });

  it('one that was made longer changes its order with the next', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Owl Parade');
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift} ');
    await screen.findByText('Owl Parade now lasts 1 hour 5 minutes');
    expect(screen.getByRole('button', { name: 'Push 1 Set by 5 min' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Swap with Kelp' }));
    await screen.findByText('Swapped Owl Parade and Kelp');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('20:00') });
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({
      timeStart: at('21:00'),
      timeEnd: at('22:05'),
    });
  });

  it('what follows several sets is pushed behind each of them', async () => {
    const { user, provider, focus } = await openGrid({
      ...evening,
      e4: { artistName: 'Sedge', timeStart: '22:00', timeEnd: '23:00' },
      e5: { artistName: 'Tarn', stage: 'Chapel', timeStart: '21:30', timeEnd: '22:00' },
    });
    await focus('Owl Parade');
    await user.keyboard('{Shift>} {/Shift}');
    await focus('Reed');
    await user.keyboard('{Shift>} {/Shift} {ArrowDown}{ArrowDown} ');
    await screen.findByText('Moved 2 sets');
    expect(screen.queryByRole('button', { name: /^Swap/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Push 3 Sets by 10 min' }));
    await screen.findByText('Moved 2 sets. Pushed 3 sets');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:10') });
    expect(provider.stored.read(pathOf('e4'))).toMatchObject({ timeStart: at('22:10') });
    expect(provider.stored.read(pathOf('e5'))).toMatchObject({ timeStart: at('21:40') });
  });

  it('what follows a copy is pushed as well', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard('{Control>}c{/Control}{ArrowDown} ');
    await screen.findByText('Copied Reed to Chapel, Friday 8:35 PM');
    await user.click(screen.getByRole('button', { name: 'Push 1 Set by 55 min' }));
    await screen.findByText('Pushed one set');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at('20:30') });
    await screen.findByRole('button', { name: /^Reed, 9:30 PM/u });
  });

  it('no way out is offered that there is not', async () => {
    const { user, focus } = await openGrid({
      e1: { artistName: 'Owl Parade', timeStart: '21:00', timeEnd: '23:50' },
      e2: { artistName: 'Kelp', timeStart: '23:50', timeEnd: '00:10' },
    });
    await focus('Owl Parade');
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    await screen.findByText('Moved Owl Parade to Harbour, Friday 9:10 PM');
    expect(screen.queryByRole('button', { name: /^Push/u })).toBeNull();
    expect(screen.getByRole('button', { name: 'Swap with Kelp' })).toBeTruthy();
  });
});

describe('a push past the end of the festival day', () => {
  const night = {
    e1: { artistName: 'Owl Parade', timeStart: '21:00', timeEnd: '22:30' },
    e2: { artistName: 'Kelp', timeStart: '22:30', timeEnd: '23:15' },
    e3: { artistName: 'Reed', timeStart: '23:15', timeEnd: '23:50' },
  };
  const pushed = 'Pushed 2 sets. Reed would go on for 15 minutes after the end of the festival day';

  it('is offered with its extent and tells of it, from the toast of a drop', async () => {
    const { user, focus } = await openGrid(night);
    await focus('Owl Parade');
    await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
    await screen.findByText('Moved Owl Parade to Harbour, Friday 9:25 PM');
    await user.click(screen.getByRole('button', { name: 'Push 2 Sets by 25 min' }));
    expect(await screen.findByText(`Moved Owl Parade to Harbour, Friday 9:25 PM. ${pushed}`)).toBeTruthy();
  });

  it('is offered with its extent and tells of it, in the menu of the set', async () => {
    const { user, card, focus } = await openGrid({ ...night, e1: { ...night.e1, timeEnd: '22:55' } });
    await focus('Owl Parade');
    fireEvent.contextMenu(await card('Owl Parade'));
    await user.click(await screen.findByRole('menuitem', { name: 'Push 2 Sets by 25 min' }));
    expect(await screen.findByText(pushed)).toBeTruthy();
  });
});

it('a push whose breaks absorb a part of the delay says how far it goes at most', async () => {
  const { card, focus } = await openGrid({
    e1: { artistName: 'Owl Parade', timeEnd: '21:20' },
    e2: { artistName: 'Kelp', timeStart: '21:00', timeEnd: '22:00' },
    e3: { artistName: 'Reed', timeStart: '22:10', timeEnd: '22:50' },
  });
  await focus('Owl Parade');
  fireEvent.contextMenu(await card('Owl Parade'));
  expect(await screen.findByRole('menuitem', { name: 'Push 2 Sets by up to 20 min' })).toBeTruthy();
});

/** The history records, oldest first. */
function changesOf({ stored }: OpenedProvider) {
  const changes = stored.paths().filter((path) => /\/changes\/[^/]+$/u.test(path));
  return changes.sort().map((path) => stored.read(path) ?? {});
}

type OpenedProvider = Awaited<ReturnType<typeof openGrid>>['provider'];

/** Runs `happen` just before the next commit is stored. */
function beforeStored({ documents }: OpenedProvider, happen: () => void): void {
  const commit = documents.commit.bind(documents);
  documents.commit = (writes, name) => {
    documents.commit = commit;
    happen();
    return commit(writes, name);
  };
}

describe('a colleague at the same time', () => {
  it('renames what is held: it is moved, and keeps the new name', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    beforeStored(provider, () => {
      provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), artistName: 'Reeds' });
    });
    await user.keyboard(' ');
    await screen.findByText(/^Moved Reed/u);
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ artistName: 'Reeds', timeStart: at('20:35') });
  });

  it('renames what is held, and that is seen before the drop: it is moved, and keeps the new name', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    act(() => {
      provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), artistName: 'Sedge' });
    });
    await screen.findByRole('button', { name: /^Sedge/u });
    await user.keyboard(' ');
    await screen.findByText(/^Moved .* to Chapel, Friday 8:35 PM/u);
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ artistName: 'Sedge', timeStart: at('20:35') });
  });

  it.each([
    ['moves', { timeStart: at('19:00'), timeEnd: at('20:00') }, movingMessages.concurrent.moved('Reed')],
    ['deletes', null, movingMessages.concurrent.deleted('Reed')],
  ])('%s what is held: the gesture ends, and it is told', async (_what, change, text) => {
    const { user, provider, focus, ghost } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    act(() => {
      if (change === null) provider.stored.drop(pathOf('e3'));
      else provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), ...change });
    });
    await screen.findByText(text);
    expect(ghost()).toBeNull();
  });

  it('renames the stage of what is held: the gesture ends, and it is told what happened', async () => {
    const { user, provider, focus, ghost } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    act(() => {
      const stages = ['Harbour', 'Abbey'];
      provider.stored.put(paths.festival('f1'), { ...provider.stored.read(paths.festival('f1')), stages });
      provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), stage: 'Abbey' });
    });
    await screen.findByText(movingMessages.concurrent.renamed('Chapel', 'Abbey'));
    expect(ghost()).toBeNull();
  });

  it('renames the stage for which a name is typed: it stays, and is the name of that stage', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.dblClick(screen.getByRole('heading', { level: 3, name: 'Chapel' }));
    const field = await screen.findByLabelText(movingMessages.renameStage('Chapel'));
    await user.clear(field);
    await user.type(field, 'Crypt');
    act(() => {
      const stages = ['Harbour', 'Abbey'];
      provider.stored.put(paths.festival('f1'), { ...provider.stored.read(paths.festival('f1')), stages });
      provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), stage: 'Abbey' });
    });
    const same = await screen.findByLabelText<HTMLInputElement>(movingMessages.renameStage('Abbey'));
    expect(same.value).toBe('Crypt');
    expect(document.activeElement).toBe(same);
    await user.keyboard('{Enter}');
    await screen.findByText(messages.festival.stagesSaved);
    expect(provider.stored.read(paths.festival('f1'))).toMatchObject({ stages: ['Harbour', 'Crypt'] });
  });

  it('deletes some of what is selected: it is counted no longer', async () => {
    const { user, provider, focus, statuses } = await openGrid();
    await focus('Reed');
    await user.keyboard('{Control>}a{/Control}');
    expect(statuses()).toContain('3 sets selected');
    act(() => provider.stored.drop(pathOf('e1')));
    await waitFor(() => expect(statuses()).toContain('2 sets selected'));
    await user.keyboard('{Delete}');
    const question = await dialogTitled(movingMessages.confirmDelete(2));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText(movingMessages.done.deleted(2));
  });

  it.each([
    ['deletes', movingMessages.concurrent.deleted('Tarn')],
    ['places', movingMessages.concurrent.moved('Tarn')],
  ])('%s the act that is held: the gesture ends, and no set is made of it', async (what, text) => {
    localStorage.setItem('lineup-view/f1', '{"zoom":"fit","hidden":[],"tray":true}');
    const { user, provider, focus, ghost } = await openGrid(evening, {}, { a1: 'Tarn' });
    await focus('Reed');
    (await screen.findByRole('button', { name: /^Tarn/u })).focus();
    await user.keyboard(' ');
    expect(ghost()).not.toBeNull();
    act(() => {
      if (what === 'places')
        provider.stored.put(pathOf('a1'), { ...provider.stored.read(pathOf('e1')), artistName: 'Tarn' });
      provider.stored.drop(paths.unplacedAct('f1', 'a1'));
    });
    await screen.findByText(text);
    expect(ghost()).toBeNull();
    expect(provider.stored.read(pathOf('a1')) !== undefined).toBe(what === 'places');
  });

  it('moves it just before it is stored: it stands where they put it, and the reason is told', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    const theirs = { timeStart: at('19:00'), timeEnd: at('20:00') };
    beforeStored(provider, () => {
      provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), ...theirs });
    });
    await user.keyboard(' ');
    await screen.findByText(movingMessages.concurrent.moved('Reed'));
    await screen.findByRole('button', { name: 'Reed, 7:00 PM - 8:00 PM, Chapel' });
    expect(provider.stored.read(pathOf('e3'))).toMatchObject(theirs);
    await user.click(screen.getByRole('button', { name: 'Apply mine' }));
    await screen.findByText('Moved Reed to Chapel, Friday 8:35 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({
      timeStart: at('20:35'),
      timeEnd: at('21:35'),
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Reed, 7:00 PM - 8:00 PM, Chapel' });
  });

  it('moves it to another stage just before its new time is stored: both stay', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    beforeStored(provider, () => {
      const theirs = { stage: 'Harbour', note: 'Late' };
      provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), ...theirs });
    });
    await user.keyboard(' ');
    await screen.findByRole('button', { name: /^Reed, 8:35 PM - 9:35 PM.*Harbour/u });
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({
      stage: 'Harbour',
      note: 'Late',
      timeStart: at('20:35'),
    });
  });

  it('deletes it just before it is stored: Restore brings it back where it was dropped', async () => {
    const { user, provider, focus } = await openGrid();
    const before = provider.stored.read(pathOf('e3'));
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    beforeStored(provider, () => {
      provider.stored.drop(pathOf('e3'));
    });
    await user.keyboard(' ');
    await screen.findByText(movingMessages.concurrent.deleted('Reed'));
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await screen.findByRole('button', { name: 'Reed, 8:35 PM - 9:35 PM, Chapel' });
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({
      artistName: before?.['artistName'],
      imageURL: before?.['imageURL'],
      timeStart: at('20:35'),
    });
  });

  it.each([
    ['Keep theirs', '19:00'],
    ['Apply mine', '20:35'],
  ])('moves what is held, and it is asked what stays: %s', async (answer, start) => {
    const { user, provider, focus, ghost } = await openGrid();
    const theirs = { timeStart: at('19:00'), timeEnd: at('20:00') };
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    act(() => provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), ...theirs }));
    await user.click(await screen.findByRole('button', { name: answer }));
    expect(ghost()).toBeNull();
    await waitFor(() => expect(provider.stored.read(pathOf('e3'))).toMatchObject({ timeStart: at(start) }));
  });

  it('deletes what is held: Restore brings it back with its content', async () => {
    const { user, provider, focus } = await openGrid();
    const before = provider.stored.read(pathOf('e3'));
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    act(() => provider.stored.drop(pathOf('e3')));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await screen.findByRole('button', { name: 'Reed, 8:30 PM - 9:30 PM, Chapel' });
    const { artistName, stage, date, timeStart, timeEnd, imageURL } = before ?? {};
    const content = { artistName, stage, date, timeStart, timeEnd, imageURL };
    expect(provider.stored.read(pathOf('e3'))).toMatchObject(content);
  });
});
