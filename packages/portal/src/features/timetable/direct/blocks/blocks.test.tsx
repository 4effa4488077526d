// @vitest-environment jsdom
import {
  blockMessages,
  messages,
  movingMessages,
  paths,
  textLimits,
  timestampFromMillis,
  type Timestamp,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { changeNights, festival } from '../../../../testing/stored-lineup.ts';
import { dialogTitled } from '../../event/testing/open-dialog.ts';
import { blockData, openGrid } from '../testing/open-grid.ts';

const pathOf = (id: string) => paths.block('f1', id);
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));
const undo = async () => screen.findByRole('button', { name: 'Undo' });
const soundcheck = { name: 'Soundcheck', stage: 'Chapel', timeStart: '18:00', timeEnd: '19:00' };

/** Opens the evening with a soundcheck in the Chapel from 6 to 7 PM. */
async function open(of = festival) {
  const opened = await openGrid(undefined, { b1: soundcheck }, {}, of);
  const blocks = () =>
    opened.provider.stored
      .paths()
      .filter((path) => path.includes('/blocks/'))
      .map((path) => opened.provider.stored.read(path));
  return { ...opened, blocks, stored: () => opened.provider.stored.read(pathOf('b1')) };
}

async function openMenuOfChapel() {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Chapel' }));
  return screen.findByRole('menu');
}

describe('a block', () => {
  it('is named for readers, in its place among the cells, and no set', async () => {
    const { container, focus, grid } = await open();
    const block = await focus('Soundcheck');
    expect(block.getAttribute('aria-label')).toBe(
      blockMessages.named('Soundcheck', '6:00 PM - 7:00 PM', 'Chapel'),
    );
    expect(block.closest('[role="gridcell"]')).not.toBeNull();
    expect(within(grid).getAllByText('1 set')).toHaveLength(1);
    await expectAccessible(container);
  });

  it('is moved and resized by keys, as one change with a way back', async () => {
    const { user, focus, ghost, statuses, stored } = await open();
    await focus('Soundcheck');
    await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}');
    expect(statuses()).toContain('Soundcheck, Chapel, Friday 6:15 PM, lasts 1 hour');
    expect(ghost()?.textContent).toContain('6:15 PM - 7:15 PM · 1 h');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift} ');
    await screen.findByText('Soundcheck now lasts 1 hour 5 minutes');
    expect(stored()).toMatchObject({ name: 'Soundcheck', timeStart: at('18:15'), timeEnd: at('19:20') });
    const moved = await screen.findByRole('button', { name: /^Soundcheck, 6:15 PM - 7:20 PM, block/u });
    await waitFor(() => expect(document.activeElement).toBe(moved));
    await user.click(await undo());
    await screen.findByRole('button', { name: /^Soundcheck, 6:00 PM - 7:00 PM, block/u });
  });

  it('goes to another stage, and tells which sets it would be in the way of', async () => {
    const { user, focus, statuses, stored } = await open();
    await focus('Soundcheck');
    await user.keyboard(' {ArrowLeft}');
    for (let step = 0; step < 18; step += 1) await user.keyboard('{ArrowDown}');
    expect(statuses()).toContain('Soundcheck, Harbour, Friday 7:30 PM, lasts 1 hour, overlaps Owl Parade');
    await user.keyboard('{Enter}');
    await screen.findByText('Moved Soundcheck to Harbour, Friday 7:30 PM');
    expect(stored()).toMatchObject({ stage: 'Harbour', timeStart: at('19:30'), timeEnd: at('20:30') });
  });

  it('is copied, and deleted without a question', async () => {
    const { user, focus, blocks, stored } = await open();
    await focus('Soundcheck');
    await user.keyboard('{Control>}c{/Control}{ArrowLeft} ');
    await screen.findByText('Copied Soundcheck to Harbour, Friday 6:00 PM');
    await waitFor(() => expect(blocks()).toHaveLength(2));
    await focus('Soundcheck, 6:00 PM - 7:00 PM, block, Chapel');
    await user.keyboard('{Delete}');
    await screen.findByText(blockMessages.done.deleted('Soundcheck'));
    await waitFor(() => expect(stored()).toBeUndefined());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a menu of all that can be done with it', async () => {
    const { user, focus, ghost } = await open();
    fireEvent.contextMenu(await focus('Soundcheck'));
    const menu = await screen.findByRole('menu', { name: 'Actions for Soundcheck' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(['Open', 'Lift and Move', 'Lift a Copy', 'Delete']);
    await user.click(within(menu).getByRole('menuitem', { name: 'Lift and Move' }));
    expect(ghost()?.textContent).toContain('Soundcheck');
    await user.keyboard('{Escape}');
  });

  it('goes into no tray and into no selection', async () => {
    const { user, focus, ghost, grid } = await open();
    await focus('Soundcheck');
    await user.keyboard('{Shift>} {/Shift}');
    expect(within(grid).queryAllByRole('gridcell', { selected: true })).toEqual([]);
    await user.keyboard(' u');
    expect(ghost()).not.toBeNull();
    await user.keyboard('{Escape}');
  });

  it('is told of while a set is held over it', async () => {
    const { user, focus, statuses, ghost } = await open();
    await focus('Kelp');
    await user.keyboard(' {ArrowRight}');
    for (let step = 0; step < 30; step += 1) await user.keyboard('{ArrowUp}');
    expect(statuses()).toContain('Kelp, Chapel, Friday 6:30 PM, lasts 1 hour, over Soundcheck');
    expect(ghost()?.textContent).toContain(blockMessages.under('Soundcheck'));
    await user.keyboard('{Escape}');
  });
});

describe('the dialog of a block', () => {
  it('opens with Enter and renames', async () => {
    const { user, focus, stored } = await open();
    await focus('Soundcheck');
    await user.keyboard('{Enter}');
    const dialog = await dialogTitled(blockMessages.edit('Soundcheck'));
    await expectAccessible(document.body);
    const name = dialog.getByLabelText(blockMessages.name);
    expect(document.activeElement).toBe(name);
    await user.clear(name);
    await user.type(name, ' Line check {Enter}');
    await screen.findByText(blockMessages.done.renamed('Soundcheck', 'Line check'));
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Line check', timeStart: at('18:00') }));
    await user.click(await undo());
    await screen.findByRole('button', { name: /^Soundcheck, .*, block/u });
  });

  it('places, with F2 as well, and deletes', async () => {
    const { user, focus, stored } = await open();
    await focus('Soundcheck');
    await user.keyboard('{F2}');
    const dialog = await dialogTitled(blockMessages.edit('Soundcheck'));
    fireEvent.change(dialog.getByLabelText('Stage'), { target: { value: 'Harbour' } });
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '17:30' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(blockMessages.done.changed('Soundcheck'));
    await waitFor(() => expect(stored()).toMatchObject({ stage: 'Harbour', timeStart: at('17:30') }));
    await focus('Soundcheck');
    await user.keyboard('{Enter}');
    const again = await dialogTitled(blockMessages.edit('Soundcheck'));
    await user.click(again.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(stored()).toBeUndefined());
  });

  it('says what cannot be', async () => {
    const { user, focus } = await open();
    await focus('Soundcheck');
    await user.keyboard('{Enter}');
    const dialog = await dialogTitled(blockMessages.edit('Soundcheck'));
    const name = dialog.getByLabelText(blockMessages.name);
    fireEvent.change(name, { target: { value: ' ' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText(messages.validation.required('Name'))).toBeDefined();
    fireEvent.change(name, { target: { value: 'x'.repeat(textLimits.blockName + 1) } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText(messages.validation.tooLong('Name', textLimits.blockName))).toBeDefined();
  });

  it.each(['h12', 'h23'] as const)('says which time is missing, with the clock %s', async (hourCycle) => {
    const { user, focus, stored } = await open({ ...festival, hourCycle });
    await focus('Soundcheck');
    await user.keyboard('{Enter}');
    const dialog = await dialogTitled(blockMessages.edit('Soundcheck'));
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
    const [start, end] = [dialog.getByLabelText('Start'), dialog.getByLabelText('End')];
    fireEvent.change(end, { target: { value: '' } });
    await save();
    expect(dialog.getByText(messages.validation.required('End'))).toBeDefined();
    expect(dialog.queryByText(messages.validation.required('Start'))).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(end));
    fireEvent.change(start, { target: { value: '' } });
    await save();
    expect(dialog.getByText(messages.validation.required('Start'))).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(start));
    fireEvent.change(start, { target: { value: '17:00' } });
    fireEvent.change(end, { target: { value: '18:00' } });
    await save();
    await waitFor(() => expect(stored()).toMatchObject({ timeStart: at('17:00'), timeEnd: at('18:00') }));
  });

  it('makes a new one from the menu of a stage', async () => {
    const { user, focus, blocks } = await open();
    await focus('Kelp');
    const menu = await openMenuOfChapel();
    await user.click(within(menu).getByRole('menuitem', { name: blockMessages.add }));
    const dialog = await dialogTitled(blockMessages.newBlock);
    await user.type(dialog.getByLabelText(blockMessages.name), 'Curfew');
    fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '23:30' } });
    fireEvent.change(dialog.getByLabelText('End'), { target: { value: '00:15' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(blockMessages.done.added('Curfew', 'Chapel, Friday 11:30 PM'));
    await screen.findByRole('button', { name: 'Curfew, 11:30 PM - 12:15 AM, block, Chapel' });
    await waitFor(() => expect(blocks()).toContainEqual(expect.objectContaining({ name: 'Curfew' })));
  });

  it('suggests what blocks are called most often', async () => {
    const { user, focus } = await open();
    await focus('Soundcheck');
    await user.keyboard('{Enter}');
    await dialogTitled(blockMessages.edit('Soundcheck'));
    const offered = [...document.querySelectorAll('datalist option')].map((each) => each.textContent);
    expect(offered).toEqual(blockMessages.usualNames);
  });
});

describe('the dialog of a block that a colleague changes in the meantime', () => {
  async function openDialog() {
    const opened = await open();
    await opened.focus('Soundcheck');
    await opened.user.keyboard('{Enter}');
    const dialog = await dialogTitled(blockMessages.edit('Soundcheck'));
    const set = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const save = () => opened.user.click(dialog.getByRole('button', { name: 'Save' }));
    return { ...opened, dialog, set, save };
  }
  const earlier = { ...soundcheck, timeStart: '17:00', timeEnd: '17:30' };

  it('leaves what they have changed, where something else was typed', async () => {
    const { provider, stored, set, save } = await openDialog();
    set(blockMessages.name, 'Line check');
    set('Stage', 'Harbour');
    provider.stored.put(pathOf('b1'), blockData(earlier));
    await screen.findByRole('button', { name: /^Soundcheck, 5:00 PM - 5:30 PM/u });
    await save();
    await screen.findByText(blockMessages.done.changed('Line check'));
    await waitFor(() =>
      expect(stored()).toMatchObject({ name: 'Line check', stage: 'Harbour', timeStart: at('17:00') }),
    );
  });

  it('says so where the same was typed, and has its way when told again', async () => {
    const { provider, stored, dialog, set, save } = await openDialog();
    set('Start', '18:15');
    provider.stored.put(pathOf('b1'), blockData(earlier));
    await screen.findByRole('button', { name: /^Soundcheck, 5:00 PM - 5:30 PM/u });
    await save();
    await dialog.findByText(blockMessages.concurrent.changed('Soundcheck', 'Chapel, Friday 5:00 PM'));
    expect(stored()).toMatchObject({ timeStart: at('17:00') });
    await save();
    await waitFor(() => expect(stored()).toMatchObject({ timeStart: at('18:15'), timeEnd: at('19:00') }));
  });

  it('says so where it is gone', async () => {
    const { provider, dialog, set, save } = await openDialog();
    set('Start', '18:15');
    provider.stored.drop(pathOf('b1'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Soundcheck,/u })).toBeNull());
    await save();
    expect(await dialog.findByText(blockMessages.concurrent.deleted)).toBeDefined();
  });
});

it('a block in the second pass of an hour stays there while it is renamed, and the other pass can be chosen', async () => {
  const night = { name: 'Hold', date: '2026-10-24', timeStart: '02:30', timeEnd: '04:00' };
  const { user, provider, focus } = await openGrid(
    { e1: { date: '2026-10-24' } },
    { b1: night },
    {},
    changeNights('October'),
  );
  const half = (hour: number) => timestampFromMillis(Date.UTC(2026, 9, 25, hour, 30));
  const block = { ...provider.stored.read(pathOf('b1')), ...blockTimes(half(1), half(2)) };
  provider.stored.put(pathOf('b1'), block);
  const openDialog = async () => {
    await focus('Hold|^Late hold');
    await user.keyboard('{Enter}');
    return within(await screen.findByRole('dialog'));
  };
  const first = await openDialog();
  await user.type(first.getByLabelText(blockMessages.name), '{Home}Late h{Delete}{Enter}');
  await waitFor(() => expect(provider.stored.read(pathOf('b1'))).toMatchObject({ name: 'Late hold' }));
  expect(provider.stored.read(pathOf('b1'))).toMatchObject(blockTimes(half(1), half(2)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await openDialog();
  await user.selectOptions(second.getByLabelText('Which 2:30 AM it starts at'), 'the first 2:30 AM');
  await user.click(second.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(provider.stored.read(pathOf('b1'))).toMatchObject(blockTimes(half(0), half(2))));
});

const blockTimes = (timeStart: Timestamp, timeEnd: Timestamp) => ({ timeStart, timeEnd });

describe('a colleague', () => {
  it('who moves the held block puts it back, and is told of', async () => {
    const { user, focus, ghost, provider } = await open();
    await focus('Soundcheck');
    await user.keyboard(' {ArrowDown}');
    provider.stored.put(pathOf('b1'), blockData({ ...soundcheck, timeStart: '17:00' }));
    await screen.findByText(movingMessages.concurrent.moved('Soundcheck'));
    expect(ghost()).toBeNull();
    await screen.findByRole('button', { name: /^Soundcheck, 5:00 PM - 7:00 PM, block/u });
  });

  it('whose new name comes during a move loses none of it', async () => {
    const { user, focus, provider, stored } = await open();
    await focus('Soundcheck');
    await user.keyboard(' {ArrowDown}');
    provider.stored.put(pathOf('b1'), blockData({ ...soundcheck, name: 'Line check' }));
    await screen.findByRole('button', { name: /^Line check/u });
    await user.keyboard(' ');
    await waitFor(() => expect(stored()).toMatchObject({ name: 'Line check', timeStart: at('18:05') }));
  });
});

it('goes back with the reason where it is refused', async () => {
  const { user, focus, provider, stored } = await open();
  await focus('Soundcheck');
  provider.failWith(new ProviderError('unavailable'));
  await user.keyboard(' {ArrowDown} ');
  await screen.findByRole('button', { name: 'Try Again' });
  await screen.findByRole('button', { name: /^Soundcheck, 6:00 PM - 7:00 PM, block/u });
  expect(stored()).toMatchObject({ timeStart: at('18:00') });
});
