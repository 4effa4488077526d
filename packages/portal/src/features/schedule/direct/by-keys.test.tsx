// @vitest-environment jsdom
import { messages, movingMessages, paths, timestampFromMillis } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { dialogTitled } from '../../event/testing/open-dialog.ts';
import { openGrid } from './testing/open-grid.ts';

const pathOf = (id: string) => paths.event('f1', id);
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));
const undo = async () => screen.findByRole('button', { name: 'Undo' });

describe('by keys a set', () => {
  it('is moved by a quarter of an hour with Space, three arrows and Space', async () => {
    const { user, provider, focus, ghost, told, container } = await openGrid();
    await focus('Reed');
    await user.keyboard(' ');
    expect(told()).toContain('Lifted Reed, Chapel, Friday 8:30 PM');
    await expectAccessible(container);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(told()).toContain('Reed, Chapel, Friday 8:45 PM');
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
    const { user, provider, focus, told } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowLeft}{ArrowLeft}');
    expect(told()).toContain('Reed, Harbour, Friday 8:30 PM, overlaps Owl Parade, Kelp');
    await user.keyboard('{Enter}');
    await screen.findByText('Moved Reed to Harbour, Friday 8:30 PM');
    expect(provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Harbour', timeStart: at('20:30') });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Reed.*Harbour/u),
    );
  });

  it('is resized with Shift', async () => {
    const { user, provider, focus, told } = await openGrid();
    await focus('Kelp');
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(told()).toContain('Kelp, Harbour, Friday 9:00 PM, lasts 1 hour 10 minutes');
    await user.keyboard(' ');
    await screen.findByText('Kelp now lasts 1 hour 10 minutes');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({
      timeStart: at('21:00'),
      timeEnd: at('22:10'),
    });
  });

  it('goes back with Escape, and nothing is stored', async () => {
    const { user, provider, focus, ghost, told } = await openGrid();
    const before = provider.stored.read(pathOf('e3'));
    const card = await focus('Reed');
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(ghost()).toBeNull();
    expect(told()).toContain('Reed is back in its place');
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
    const { user, focus, told } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    expect(told()).toContain('Reed, Chapel, Friday 8:45 PM');
  });
});

describe('several sets', () => {
  it('are selected, and moved as one change', async () => {
    const { user, provider, focus, told } = await openGrid();
    await focus('Kelp');
    await user.keyboard('{Shift>} {/Shift}');
    expect(told()).toContain('One set selected');
    await focus('Owl Parade');
    await user.keyboard('{Shift>} {/Shift}');
    expect(told()).toContain('2 sets selected');
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
    const { user, focus, told, card } = await openGrid();
    await focus('Owl Parade');
    await user.keyboard('{Control>}a{/Control}');
    expect(told()).toContain('3 sets selected');
    await user.keyboard('{Escape}');
    expect(told()).toContain('None selected');
    await user.keyboard('{Control>}');
    await user.click(await card('Owl Parade'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(await card('Kelp'));
    await user.keyboard('{/Shift}');
    expect(told()).toContain('2 sets selected');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are a range over stages with two clicks and Shift, which begins anew once it is let go', async () => {
    const { user, told, card } = await openGrid();
    const names = () =>
      screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);
    await user.keyboard('{Shift>}');
    await user.click(await card('Owl Parade'));
    await user.click(await card('Reed'));
    expect(told()).toContain('3 sets selected');
    await user.keyboard('{/Shift}{Escape}{Shift>}');
    await user.click(await card('Kelp'));
    await user.keyboard('{/Shift}');
    expect(told()).toContain('One set selected');
    expect(names()).toEqual([expect.stringContaining('Kelp')]);
  });
});

describe('where a set was dropped on another', () => {
  const dropOnKelp = async () => {
    const grid = await openGrid();
    await grid.focus('Owl Parade');
    await grid.user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
    await screen.findByText('Moved Owl Parade to Harbour, Friday 8:30 PM');
    return grid;
  };

  it('the two change places with one click', async () => {
    const { user, provider } = await dropOnKelp();
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    await screen.findByText('Swapped Owl Parade and Kelp');
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('20:00') });
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('21:00') });
  });

  it('what follows is pushed with one click', async () => {
    const { user, provider } = await dropOnKelp();
    await user.click(screen.getByRole('button', { name: 'Push What Follows' }));
    await screen.findByText('Pushed one set');
    expect(provider.stored.read(pathOf('e1'))).toMatchObject({ timeStart: at('20:30') });
    expect(provider.stored.read(pathOf('e2'))).toMatchObject({ timeStart: at('21:30') });
  });
});

describe('a colleague meanwhile', () => {
  it('renames what is held: it is moved, and keeps the new name', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      provider.documents.commit = commit;
      provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), artistName: 'Reeds' });
      return commit(writes, name);
    };
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
    ['moves', { timeStart: at('19:00'), timeEnd: at('20:00') }, movingMessages.meanwhile.moved('Reed')],
    ['deletes', null, movingMessages.meanwhile.deleted('Reed')],
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

  it('moves it just before it is stored: it stands where they put it, and the reason is told', async () => {
    const { user, provider, focus } = await openGrid();
    await focus('Reed');
    await user.keyboard(' {ArrowDown}');
    const commit = provider.documents.commit.bind(provider.documents);
    const theirs = { timeStart: at('19:00'), timeEnd: at('20:00') };
    provider.documents.commit = async (writes, name) => {
      provider.documents.commit = commit;
      provider.stored.put(pathOf('e3'), { ...provider.stored.read(pathOf('e3')), ...theirs });
      return commit(writes, name);
    };
    await user.keyboard(' ');
    await screen.findByText(movingMessages.meanwhile.moved('Reed'));
    await screen.findByRole('button', { name: 'Reed, 7:00 PM - 8:00 PM, Chapel' });
    expect(provider.stored.read(pathOf('e3'))).toMatchObject(theirs);
  });
});

it('a move that the server refuses goes back, says why, and can be tried again', async () => {
  const { user, provider, focus } = await openGrid();
  await focus('Reed');
  provider.failWith(new ProviderError('unavailable'));
  await user.keyboard(' {ArrowDown} ');
  await screen.findByText(messages.provider.unavailable);
  await screen.findByRole('button', { name: 'Reed, 8:30 PM - 9:30 PM, Chapel' });
  provider.failWith(null);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Moved Reed to Chapel, Friday 8:35 PM')).toBeTruthy();
});

it('a second move may follow before the first is stored, and neither is lost', async () => {
  const { user, provider, focus } = await openGrid();
  await focus('Reed');
  await user.keyboard(' {ArrowDown} ');
  await focus('Reed');
  await user.keyboard(' {ArrowLeft} ');
  await screen.findByText('Moved Reed to Harbour, Friday 8:35 PM');
  expect(provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Harbour', timeStart: at('20:35') });
});
