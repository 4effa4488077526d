// @vitest-environment jsdom
import {
  fieldMessages,
  listMessages,
  messages,
  movingMessages,
  paths,
  timestampFromMillis,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { dialogTitled } from '../event/testing/open-dialog.ts';
import { openList } from './testing/open-list.ts';

const pathOf = (id: string) => paths.event('f1', id);
/** In Vancouver, in July. */
const at = (clock: string, day = '2026-07-03') => timestampFromMillis(Date.parse(`${day}T${clock}:00-07:00`));

describe('the list shows', () => {
  it('all sets of all days by time, with their conflicts, as a grid that axe finds nothing in', async () => {
    const { artists, rowOf } = await openList();
    expect(artists()).toEqual(['Owl Parade', 'Kelp', 'Reed', 'Fern']);
    const cells = within(rowOf('Kelp')).getAllByRole('gridcell');
    expect(cells.slice(1, 7).map(({ textContent }) => textContent)).toEqual([
      'Kelp',
      'Harbour',
      'Fri, Jul 3',
      '8:30 PM',
      '10:00 PM',
      '1 h 30 min',
    ]);
    expect(cells[7]?.textContent).toContain('Overlaps');
    expect(cells[7]?.textContent).toContain(messages.review.stageOverlap('Owl Parade', '8:00 PM', '9:00 PM'));
    await expectAccessible(screen.getByRole('region', { name: 'List' }));
  });

  it('what the address asks for: filter, order and groups', async () => {
    const { artists, grid } = await openList({ search: '&onDay=2026-07-03&by=-artistName&group=stage' });
    expect(artists()).toEqual(['Owl Parade', 'Kelp', 'Reed']);
    const groups = within(grid()).getAllByRole('checkbox', { name: /^Select all of/u });
    expect(groups.map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select all of Harbour',
      'Select all of Chapel',
    ]);
    expect(screen.getByText('3 of 4 sets')).toBeTruthy();
  });

  it('a set that is not played, and says so', async () => {
    const { cell, provider, stored } = await openList();
    provider.stored.put(pathOf('e3'), { ...stored('e3'), status: 'cancelled' });
    await waitFor(() => expect(cell('Reed', 'conflicts').textContent).toBe('Cancelled'));
  });

  it('a set that is asked for, although a filter would hide it', async () => {
    const { cell, address, selected } = await openList({ search: '&onDay=2026-07-03&set=e4' });
    await waitFor(() => expect(document.activeElement).toBe(cell('Fern', 'artistName')));
    expect(selected()).toEqual(['Fern']);
    expect(address()).not.toContain('onDay');
  });

  it('only what is searched for, which the address keeps, or says that there is nothing', async () => {
    const { user, artists, address, rows } = await openList();
    const field = screen.getByRole('searchbox', { name: 'Search sets' });
    await user.type(field, 'chapel ree');
    await waitFor(() => expect(artists()).toEqual(['Reed']));
    await waitFor(() => expect(address()).toContain('find=chapel'));
    await user.type(field, 'x');
    expect(await screen.findByText('No sets match')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show All Sets' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(address()).not.toContain('find');
  });

  it('only sets with conflicts, sorted by a column and turned round', async () => {
    const { user, artists, address } = await openList();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show conflicts' }), 'any');
    await waitFor(() => expect(artists()).toEqual(['Owl Parade', 'Kelp']));
    await user.click(screen.getByRole('button', { name: 'Artist Name' }));
    await waitFor(() => expect(artists()).toEqual(['Kelp', 'Owl Parade']));
    await user.click(screen.getByRole('button', { name: 'Artist Name' }));
    await waitFor(() => expect(artists()).toEqual(['Owl Parade', 'Kelp']));
    expect(screen.getByRole('columnheader', { name: 'Artist Name' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(address()).toContain('by=-artistName');
  });
});

describe('a cell', () => {
  it('is edited with Enter and a text, at once and as one change with undo', async () => {
    const { user, cell, stored, artists } = await openList();
    cell('Reed', 'artistName').focus();
    await user.keyboard('{Enter}');
    await user.keyboard('Sedge{Enter}');
    expect(artists()).toContain('Sedge');
    await screen.findByText(listMessages.changed('Reed'));
    expect(stored('e3')).toMatchObject({ artistName: 'Sedge', timeStart: at('21:00') });
    expect(document.activeElement?.textContent).toBe('Fern');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored('e3')).toMatchObject({ artistName: 'Reed' }));
  });

  it('of a start takes the end along, and stays where it stands although it would be sorted elsewhere', async () => {
    const { user, cell, stored, artists } = await openList();
    cell('Reed', 'timeStart').focus();
    await user.keyboard('1930{Enter}');
    await screen.findByText(listMessages.changed('Reed'));
    expect(stored('e3')).toMatchObject({ timeStart: at('19:30'), timeEnd: at('21:00') });
    expect(artists()).toEqual(['Owl Parade', 'Kelp', 'Reed', 'Fern']);
  });

  it('of a stage or a day is chosen from a list', async () => {
    const { user, cell, stored } = await openList();
    cell('Reed', 'stage').focus();
    await user.keyboard('{F2}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Harbour');
    await user.keyboard('{Tab}');
    await waitFor(() => expect(stored('e3')).toMatchObject({ stage: 'Harbour' }));
    expect(document.activeElement).toBe(cell('Reed', 'date'));
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), '2026-07-05');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored('e3')).toMatchObject({ timeStart: at('21:00', '2026-07-05') }));
  });

  it('of a length moves the end', async () => {
    const { user, cell, stored } = await openList();
    cell('Reed', 'length').focus();
    await user.keyboard('45{Enter}');
    await waitFor(() => expect(stored('e3')).toMatchObject({ timeEnd: at('21:45') }));
  });

  it('refuses as the form does, keeps what was typed, and lets go with Escape', async () => {
    const { user, cell, stored } = await openList();
    cell('Reed', 'timeEnd').focus();
    await user.keyboard('9x{Enter}');
    const field = await screen.findByRole('textbox', { name: 'End Time' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(messages.review.endFormat)).toBeTruthy();
    expect(field).toHaveProperty('value', '9x');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(cell('Reed', 'timeEnd'));
    expect(stored('e3')).toMatchObject({ timeEnd: at('22:30') });
  });

  it('tells which conflict what is typed would bring', async () => {
    const { user, cell } = await openList();
    cell('Fern', 'date').focus();
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), '2026-07-03');
    await user.keyboard('{Escape}');
    cell('Fern', 'timeEnd').focus();
    await user.keyboard('{Enter}');
    await user.keyboard('19:00');
    // Not between two key presses.
    expect(screen.queryByText(messages.review.equalTimes)).toBeNull();
    expect(await screen.findByText(messages.review.equalTimes)).toBeTruthy();
  });

  it('of more than eight hours asks first', async () => {
    const { user, cell, stored } = await openList();
    cell('Reed', 'length').focus();
    await user.keyboard('9h{Enter}');
    await dialogTitled('Save a set of 9 hours?');
    await user.click(screen.getByRole('button', { name: 'Save Anyway' }));
    await waitFor(() => expect(stored('e3')).toMatchObject({ timeEnd: at('06:00', '2026-07-04') }));
  });

  it('that a colleague changes in the meantime says so, and is stored with the next Enter', async () => {
    const { user, cell, stored, provider } = await openList();
    cell('Reed', 'artistName').focus();
    await user.keyboard('{Enter}');
    await user.keyboard('Sedge');
    provider.stored.put(pathOf('e3'), { ...stored('e3'), artistName: 'Rush' });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Rush' })).toBeTruthy());
    await user.keyboard('{Enter}');
    expect(await screen.findByText(listMessages.concurrent.value('Rush'))).toBeTruthy();
    expect(stored('e3')).toMatchObject({ artistName: 'Rush' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored('e3')).toMatchObject({ artistName: 'Sedge' }));
  });
});

describe('selected sets', () => {
  it('are chosen by click, Shift, Control, Space and Control+A, and let go with Escape', async () => {
    const { user, cell, selected } = await openList();
    await user.click(cell('Kelp', 'artistName'));
    expect(selected()).toEqual(['Kelp']);
    await user.keyboard('{Shift>}');
    await user.click(cell('Fern', 'artistName'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Kelp', 'Reed', 'Fern']);
    await user.keyboard('{Control>}');
    await user.click(cell('Reed', 'artistName'));
    await user.keyboard('{/Control}');
    expect(selected()).toEqual(['Kelp', 'Fern']);
    await user.keyboard('{ArrowUp}{ArrowUp} ');
    expect(selected()).toEqual(['Owl Parade', 'Kelp', 'Fern']);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Owl Parade', 'Kelp']);
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText(movingMessages.selected(4))).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(selected()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Select Reed' }));
    expect(selected()).toEqual(['Reed']);
  });

  it('are shifted with a sign and a number, as one change with undo', async () => {
    const { user, cell, stored } = await openList();
    cell('Owl Parade', 'artistName').focus();
    await user.keyboard('{Control>}a{/Control}');
    fireEvent.keyDown(cell('Owl Parade', 'artistName'), { key: '+' });
    // Synchronously, because the next key press may follow immediately.
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Shift by minutes' }));
    await user.keyboard('20{Enter}');
    expect(await screen.findByText(movingMessages.done.movedSets(4))).toBeTruthy();
    expect(stored('e1')).toMatchObject({ timeStart: at('20:20'), timeEnd: at('21:20') });
    expect(stored('e4')).toMatchObject({ timeStart: at('19:20', '2026-07-04') });
    expect(document.activeElement).toBe(cell('Owl Parade', 'artistName'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored('e1')).toMatchObject({ timeStart: at('20:00') }));
    expect(stored('e4')).toMatchObject({ timeStart: at('19:00', '2026-07-04') });
  });

  it('go to another stage, which tells the conflicts that it brings', async () => {
    const { user, cell, stored } = await openList();
    await user.click(cell('Reed', 'artistName'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'stage');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move to stage' }), 'Harbour');
    expect(await screen.findByText(listMessages.brings(1))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(listMessages.moved('Reed'))).toBeTruthy();
    expect(stored('e3')).toMatchObject({ stage: 'Harbour', timeStart: at('21:00') });
  });

  it('go to another day, or get another length', async () => {
    const { user, cell, stored } = await openList();
    await user.click(cell('Reed', 'artistName'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'day');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move to day' }), '2026-07-05');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(stored('e3')).toMatchObject({ timeStart: at('21:00', '2026-07-05') }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'length');
    await user.type(screen.getByRole('textbox', { name: 'Set length' }), '1:15{Enter}');
    expect(await screen.findByText(listMessages.changedSets(1))).toBeTruthy();
    expect(stored('e3')).toMatchObject({ timeEnd: at('22:15', '2026-07-05') });
  });

  it('of more than eight hours are asked about, and nothing leaves the festival', async () => {
    const { user, cell, stored } = await openList();
    await user.click(cell('Owl Parade', 'artistName'));
    await user.keyboard('-');
    await user.keyboard('1440{Enter}');
    expect(await screen.findByText("Owl Parade would be outside the festival's days")).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'length');
    await user.type(screen.getByRole('textbox', { name: 'Set length' }), '9h{Enter}');
    await dialogTitled(listMessages.confirmLong(1));
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(stored('e1')).toMatchObject({ timeEnd: at('21:00') });
  });

  it('are deleted after a question, and the keyboard stays where they were', async () => {
    const { user, cell, artists, stored } = await openList();
    await user.click(cell('Owl Parade', 'stage'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    await dialogTitled(movingMessages.confirmDelete(2));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(movingMessages.done.deleted(2))).toBeTruthy();
    expect(artists()).toEqual(['Reed', 'Fern']);
    expect(stored('e1')).toBeUndefined();
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).not.toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(artists()).toEqual(['Owl Parade', 'Kelp', 'Reed', 'Fern']));
  });
});

describe('a block of cells from a spreadsheet', () => {
  it('is laid over the sets from the current cell on, as one change', async () => {
    const { user, cell, paste, stored } = await openList();
    cell('Owl Parade', 'artistName').focus();
    paste('Owls\tchapel\n\tharbour\tSaturday\t9 pm\t22:00\n');
    expect(await screen.findByText(listMessages.changedSets(2))).toBeTruthy();
    expect(stored('e1')).toMatchObject({ artistName: 'Owls', stage: 'Chapel', timeStart: at('20:00') });
    expect(stored('e2')).toMatchObject({
      artistName: 'Kelp',
      stage: 'Harbour',
      timeStart: at('21:00', '2026-07-04'),
      timeEnd: at('22:00', '2026-07-04'),
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored('e1')).toMatchObject({ artistName: 'Owl Parade' }));
    expect(stored('e2')).toMatchObject({ timeStart: at('20:30') });
  });

  it('is stored without control characters, which a hint says', async () => {
    const { cell, paste, stored } = await openList();
    cell('Owl Parade', 'artistName').focus();
    paste('Ow\u0007ls\n"Ke\nlp"\n');
    expect(await screen.findByText(fieldMessages.controlsRemoved)).toBeTruthy();
    await waitFor(() => expect(stored('e1')).toMatchObject({ artistName: 'Owls' }));
    expect(stored('e2')).toMatchObject({ artistName: 'Ke lp' });
  });

  it('is shown before anything is stored where some of it cannot be read', async () => {
    const { user, cell, paste, stored } = await openList();
    cell('Reed', 'stage').focus();
    paste('Attic\t2026-07-05\nHarbour\nHarbour\n');
    const dialog = await dialogTitled('Some cells cannot be pasted');
    expect(dialog.getByText(messages.review.stageInvalid('Attic'))).toBeTruthy();
    expect(dialog.getByText(`${listMessages.paste.beyond(1)}.`)).toBeTruthy();
    expect(stored('e3')).toMatchObject({ stage: 'Chapel', timeStart: at('21:00') });
    await user.click(dialog.getByRole('button', { name: 'Change 1 Set' }));
    expect(await screen.findByText(listMessages.changedSets(1))).toBeTruthy();
    expect(stored('e3')).toMatchObject({ stage: 'Chapel', timeStart: at('21:00', '2026-07-05') });
  });

  it('says in its dialog how many conflicts it would bring', async () => {
    const { cell, paste } = await openList();
    cell('Reed', 'stage').focus();
    paste('Harbour\nAttic\n');
    const dialog = await dialogTitled('Some cells cannot be pasted');
    expect(dialog.getByText(`${listMessages.brings(1)}.`)).toBeTruthy();
  });

  it('of one cell goes to all that are selected', async () => {
    const { user, cell, paste, stored } = await openList();
    await user.click(cell('Owl Parade', 'length'));
    await user.keyboard('{Control>}a{/Control}');
    paste('40');
    expect(await screen.findByText(listMessages.changedSets(4))).toBeTruthy();
    expect(stored('e4')).toMatchObject({ timeEnd: at('19:40', '2026-07-04') });
    paste('40');
    expect(await screen.findByText(listMessages.paste.nothing)).toBeTruthy();
  });
});

describe('what is stored', () => {
  it('is taken back and told where the server refuses it, and can be tried again', async () => {
    const { user, cell, provider, artists } = await openList();
    cell('Reed', 'artistName').focus();
    await user.keyboard('{Enter}');
    provider.failWith(new ProviderError('unavailable'));
    await user.keyboard('Sedge{Enter}');
    await screen.findByText(messages.provider.unavailable);
    await waitFor(() => expect(artists()).toContain('Reed'));
    provider.failWith(null);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(listMessages.changed('Reed'))).toBeTruthy();
    expect(artists()).toContain('Sedge');
  });

  it.each([
    [
      'the same field: nothing is stored, and it is told',
      { artistName: 'Rush' },
      'Rush',
      listMessages.concurrent.changed('Rush'),
    ],
    ['another field: both stay', { stage: 'Harbour' }, 'Sedge', listMessages.changed('Reed')],
  ])('a colleague is quicker with %s', async (_, theirs, artistName, message) => {
    const { user, cell, provider, stored } = await openList();
    cell('Reed', 'artistName').focus();
    await user.keyboard('{Enter}');
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      provider.documents.commit = commit;
      provider.stored.put(pathOf('e3'), { ...stored('e3'), ...theirs });
      return commit(writes, name);
    };
    await user.keyboard('Sedge{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(stored('e3')).toMatchObject({ ...theirs, artistName });
    if (message === listMessages.changed('Reed')) return;
    await user.click(screen.getByRole('button', { name: 'Apply mine' }));
    expect(await screen.findByText(listMessages.changed('Reed'))).toBeTruthy();
    expect(stored('e3')).toMatchObject({ artistName: 'Sedge' });
  });

  it('brings a set back that a colleague deleted while a cell was stored', async () => {
    const { user, cell, provider, stored } = await openList();
    cell('Reed', 'artistName').focus();
    await user.keyboard('{Enter}');
    const before = stored('e3');
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      provider.documents.commit = commit;
      provider.stored.drop(pathOf('e3'));
      return commit(writes, name);
    };
    await user.keyboard('Sedge{Enter}');
    expect(await screen.findByText(listMessages.concurrent.deleted('Reed'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(listMessages.changed('Reed'))).toBeTruthy();
    expect(stored('e3')).toMatchObject({ artistName: 'Sedge', stage: before?.['stage'] });
  });

  it('by a colleague arrives without taking the focus; a row that is deleted gives it to the next', async () => {
    const { cell, provider, artists, stored } = await openList();
    cell('Kelp', 'timeStart').focus();
    provider.stored.put(pathOf('e1'), { ...stored('e1'), artistName: 'Owls' });
    await waitFor(() => expect(artists()).toContain('Owls'));
    expect(document.activeElement).toBe(cell('Kelp', 'timeStart'));
    provider.stored.drop(pathOf('e2'));
    await waitFor(() => expect(artists()).toEqual(['Owls', 'Reed', 'Fern']));
    await waitFor(() => expect(document.activeElement).toBe(cell('Reed', 'timeStart')));
  });

  it('tells what was typed into a set that a colleague deletes', async () => {
    const { user, cell, provider } = await openList();
    cell('Kelp', 'artistName').focus();
    await user.keyboard('{Enter}');
    await user.keyboard('Bladder Wrack');
    provider.stored.drop(pathOf('e2'));
    expect(await screen.findByText(listMessages.concurrent.typed('Kelp', 'Bladder Wrack'))).toBeTruthy();
  });
});

it('opens the event dialog from a row, and goes between list and grid by the bar', async () => {
  const { user, cell, address } = await openList();
  await user.click(screen.getByRole('button', { name: 'Open Reed' }));
  await dialogTitled('Edit Event');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(cell('Reed', 'artistName')));
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expect(await screen.findByRole('button', { name: 'Reed, 9:00 PM - 10:30 PM, Chapel' })).toBeTruthy();
  expect(address()).not.toContain('view');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('grid', { name: 'All sets' })).toBeTruthy();
  expect(address()).toContain('view=list');
});
