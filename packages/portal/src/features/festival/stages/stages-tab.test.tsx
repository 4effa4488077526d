// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { changeAsOther, storedFestival } from '../details/testing/stored-festival.ts';

async function openEditor(provider = storedFestival({ stages: ['Harbour', 'Chapel', 'Lawn'] })) {
  const rendered = renderPortal('/festival/f1/stages', { provider });
  await screen.findByText('1 set');
  await rendered.user.click(screen.getByRole('button', { name: 'Edit Stages' }));
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const stored = () => provider.stored.read(paths.festival('f1'))?.['stages'];
  const stageOf = (event: string) => provider.stored.read(paths.event('f1', event))?.['stage'];
  return { ...rendered, provider, press, stored, stageOf, save: () => press('Save Stages') };
}

const names = () => screen.getAllByPlaceholderText<HTMLInputElement>('Stage name').map(({ value }) => value);
const rename = (place: number, value: string) =>
  fireEvent.change(screen.getByLabelText(`Stage name ${place}`), { target: { value } });
const editorIsClosed = () => screen.findByRole('button', { name: 'Edit Stages' });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the list of stages', () => {
  it('shows their order, their sets, and those that fell out of the list', async () => {
    const { container } = renderPortal('/festival/f1/stages', {
      provider: storedFestival({ stages: ['Harbour'] }),
    });
    await screen.findByRole('heading', { name: 'Not in the list of stages' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Harbour1 set', 'Chapel2 sets']),
    );
    await expectAccessible(container);
  });
});

describe('the stages editor', () => {
  it('adds, trims and drops blank names, and saves the order', async () => {
    const { press, save, stored, container } = await openEditor();
    await press('Add Stage');
    expect(document.activeElement).toBe(screen.getByLabelText('Stage name 4'));
    rename(4, '  Attic ');
    await press('Add Stage');
    await expectAccessible(container);
    await save();
    expect(await screen.findByText('Stages saved successfully!')).toBeTruthy();
    expect(document.activeElement).toBe(await editorIsClosed());
    expect(stored()).toEqual(['Harbour', 'Chapel', 'Lawn', 'Attic']);
  });

  it('adds pasted names at once, and names those that it has already', async () => {
    const { user, press, save, stored } = await openEditor();
    await press('Paste Names');
    const paste = within(await dialog('Paste Names'));
    fireEvent.change(paste.getByLabelText('Stage names, one per line'), {
      target: { value: 'Attic\n\nChapel\n Cellar ' },
    });
    expect(paste.getByText('Will be added: Attic, Cellar')).toBeTruthy();
    expect(paste.getByText('Already in the list: Chapel')).toBeTruthy();
    await user.click(paste.getByRole('button', { name: 'Add 2 Stages' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual(['Harbour', 'Chapel', 'Lawn', 'Attic', 'Cellar']);
    await save();
    await editorIsClosed();
    expect(stored()).toEqual(['Harbour', 'Chapel', 'Lawn', 'Attic', 'Cellar']);
  });

  it('moves a stage by keyboard, keeps the focus with it, and says so', async () => {
    const { user, save, stored } = await openEditor();
    screen.getByRole('button', { name: 'Move Harbour down' }).focus();
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Chapel', 'Harbour', 'Lawn']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Harbour down' }));
    expect(screen.getByText('Harbour is now number 2 of 3')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Harbour up' }));
    await save();
    await editorIsClosed();
    expect(stored()).toEqual(['Chapel', 'Lawn', 'Harbour']);
  });

  it('moves a stage by dragging, and back by Escape', async () => {
    await openEditor();
    layOutRows();
    const handle = screen.getByTitle('Drag to move Harbour');
    fireEvent.pointerDown(handle, { button: 0, clientY: 20 });
    fireEvent.pointerMove(window, { clientY: 75 });
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window, { clientY: 75 });
    expect(names()).toEqual(['Harbour', 'Chapel', 'Lawn']);
    fireEvent.pointerDown(handle, { button: 0, clientY: 20 });
    fireEvent.pointerMove(window, { clientY: 75 });
    fireEvent.pointerUp(window, { clientY: 75 });
    expect(names()).toEqual(['Chapel', 'Harbour', 'Lawn']);
  });

  it('moves the events of a renamed stage along, in one commit', async () => {
    const { provider, save, stored, stageOf } = await openEditor();
    const commit = vi.spyOn(provider.documents, 'commit');
    rename(2, 'Old Chapel');
    await save();
    await editorIsClosed();
    expect(stored()).toEqual(['Harbour', 'Old Chapel', 'Lawn']);
    expect([stageOf('e0'), stageOf('e1'), stageOf('e2')]).toEqual(['Harbour', 'Old Chapel', 'Old Chapel']);
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('removes a stage without events at once', async () => {
    const { press } = await openEditor();
    await press('Remove Lawn');
    expect(names()).toEqual(['Harbour', 'Chapel']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Chapel' }));
  });

  it('asks before a stage with events goes, names how many, and asks only once', async () => {
    const { user, press, save, stored, stageOf } = await openEditor();
    await press('Remove Chapel');
    const question = await dialog('Remove “Chapel”?');
    expect(question.textContent).toContain('2 events are on “Chapel”.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(names()).toContain('Chapel');
    await press('Remove Chapel');
    await user.click(within(await dialog('Remove “Chapel”?')).getByRole('button', { name: 'Remove Stage' }));
    await waitFor(() => expect(names()).toEqual(['Harbour', 'Lawn']));
    await save();
    await editorIsClosed();
    expect(stored()).toEqual(['Harbour', 'Lawn']);
    expect(stageOf('e1')).toBe('Chapel');
    expect(screen.getByRole('heading', { name: 'Not in the list of stages' })).toBeTruthy();
  });

  it('asks also before it is known how many events each stage has', async () => {
    const provider = storedFestival({ stages: ['Harbour', 'Chapel', 'Lawn'] });
    const { documents } = provider;
    const watch = documents.watch.bind(documents);
    vi.spyOn(documents, 'watch').mockImplementation((query, ...others) =>
      query.collection === paths.events('f1') ? () => undefined : watch(query, ...others),
    );
    const { user } = renderPortal('/festival/f1/stages', { provider });
    await user.click(await screen.findByRole('button', { name: 'Edit Stages' }));
    await user.click(screen.getByRole('button', { name: 'Remove Chapel' }));
    const question = await dialog('Remove “Chapel”?');
    expect(question.textContent).toContain('2 events are on “Chapel”.');
  });

  it('asks on saving where a name was cleared over events', async () => {
    const { user, save, stored } = await openEditor();
    rename(1, ' ');
    await save();
    await user.click(within(await dialog('Remove “Harbour”?')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toEqual(['Harbour', 'Chapel', 'Lawn']);
    expect(names()).toEqual([' ', 'Chapel', 'Lawn']);
  });

  it('refuses names that stand twice and marks them', async () => {
    const { save, stored } = await openEditor();
    rename(3, 'Chapel ');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Each stage needs a different name.');
    expect(screen.getByLabelText('Stage name 2').getAttribute('aria-invalid')).toBe('true');
    expect(stored()).toEqual(['Harbour', 'Chapel', 'Lawn']);
  });

  it('refuses a festival without stages', async () => {
    const { save, press } = await openEditor(storedFestival({ stages: ['Lawn'] }));
    await press('Remove Lawn');
    const add = screen.getByRole('button', { name: 'Add Stage' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    await save();
    expect(await screen.findByText('At least one stage is required.')).toBeTruthy();
  });

  it('begins with Main Stage where none is named, and stores it', async () => {
    const { save, stored } = await openEditor(storedFestival({ stages: [] }));
    expect(names()).toEqual(['Main Stage']);
    await save();
    await editorIsClosed();
    expect(stored()).toEqual(['Main Stage']);
  });

  it('restores what is saved on cancelling, and brings the edits back when that was a slip', async () => {
    const { press, stored } = await openEditor();
    rename(1, 'Pier');
    await press('Cancel');
    await editorIsClosed();
    await press('Undo');
    expect(names()).toEqual(['Pier', 'Chapel', 'Lawn']);
    await press('Cancel');
    await press('Edit Stages');
    expect(names()).toEqual(['Harbour', 'Chapel', 'Lawn']);
    expect(stored()).toEqual(['Harbour', 'Chapel', 'Lawn']);
  });

  it('asks before the page is left over edits', async () => {
    const { user, press, address } = await openEditor();
    rename(1, 'Pier');
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    await dialog('Discard your changes?');
    await press('Discard');
    await waitFor(() => expect(address()).toBe('/festival/f1/details'));
  });

  it('keeps the edits when saving fails, and saves once however often the button is pressed', async () => {
    const { provider, save, stored } = await openEditor();
    rename(3, 'Meadow');
    provider.failWith(new ProviderError('unavailable'));
    await save();
    expect(
      await screen.findByText('The portal cannot be reached. Please check your connection and try again.'),
    ).toBeTruthy();
    expect(names()).toContain('Meadow');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Stages' }));
    provider.failWith(null);
    const commit = vi.spyOn(provider.documents, 'commit');
    const button = screen.getByRole('button', { name: 'Save Stages' });
    act(() => {
      button.click();
      button.click();
    });
    await editorIsClosed();
    expect(commit).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual(['Harbour', 'Chapel', 'Meadow']);
  });
});

describe('two administrators', () => {
  it('leaves the editor alone, says so, and keeps mine on demand', async () => {
    const { user, provider, save, stored, stageOf } = await openEditor();
    rename(3, 'Meadow');
    act(() => changeAsOther(provider, { stages: ['Chapel', 'Harbour'] }));
    expect(await screen.findByText('Someone else has changed this in the meantime.')).toBeTruthy();
    expect(
      screen.getByText('Your list is still here; if it differs, you choose when you save.'),
    ).toBeTruthy();
    expect(names()).toEqual(['Harbour', 'Chapel', 'Meadow']);
    await save();
    const choice = await dialog('Which version stays?');
    expect(
      within(choice)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Harbour\nChapel\nMeadow (renamed from Lawn)', 'Chapel\nHarbour (moved)\n− Lawn (removed)']);
    await user.click(within(choice).getByRole('button', { name: 'Keep Mine' }));
    await editorIsClosed();
    expect(stored()).toEqual(['Harbour', 'Chapel', 'Meadow']);
    expect(stageOf('e1')).toBe('Chapel');
  });

  it('asks before keeping mine drops a stage that the other gave events', async () => {
    const { user, provider, save, stored } = await openEditor();
    rename(3, 'Meadow');
    const event = provider.stored.read(paths.event('f1', 'e1'));
    act(() => {
      changeAsOther(provider, { stages: ['Harbour', 'Old Chapel', 'Lawn'] });
      provider.stored.put(paths.event('f1', 'e1'), { ...event, stage: 'Old Chapel' });
    });
    await save();
    await user.click(within(await dialog('Which version stays?')).getByRole('button', { name: 'Keep Mine' }));
    const question = await dialog('Remove “Old Chapel”?');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toEqual(['Harbour', 'Old Chapel', 'Lawn']);
  });

  it('takes theirs on demand', async () => {
    const { user, provider, save, stored } = await openEditor();
    rename(3, 'Meadow');
    act(() => changeAsOther(provider, { stages: ['Chapel'] }));
    await save();
    await user.click(
      within(await dialog('Which version stays?')).getByRole('button', { name: 'Take Theirs' }),
    );
    await editorIsClosed();
    expect(stored()).toEqual(['Chapel']);
  });

  it('asks nothing when the other has changed the details only', async () => {
    const { provider, save, stored } = await openEditor();
    rename(3, 'Meadow');
    act(() => changeAsOther(provider, { location: 'Pier 4' }));
    await save();
    await editorIsClosed();
    expect(stored()).toEqual(['Harbour', 'Chapel', 'Meadow']);
  });
});

/** Lays out rows of 40 pixels below one another; jsdom has no layout. */
function layOutRows() {
  document.querySelectorAll('[data-row]').forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, index * 40, 300, 40);
  });
}

describe('what is set for stages', () => {
  const settings = () => ({
    stages: ['Harbour', 'Chapel'],
    stageChangeovers: ['15 Harbour'],
    openHours: ['12:00-02:00 daily', 'closed 2026-07-04 Chapel'],
  });
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const fill = (place: ReturnType<typeof group>, label: string, value: string) =>
    fireEvent.change(place.getByLabelText(label), { target: { value } });

  async function openSettings(provider = storedFestival({ stages: ['Harbour', 'Chapel'] })) {
    const opened = await openEditor(provider);
    const read = () => provider.stored.read(paths.festival('f1'));
    const settled = async () => {
      await opened.save();
      await editorIsClosed();
      return { stageChangeovers: read()?.['stageChangeovers'], openHours: read()?.['openHours'] };
    };
    return { ...opened, settled };
  }

  it('is shown next to each stage', async () => {
    renderPortal('/festival/f1/stages', { provider: storedFestival(settings()) });
    await screen.findByText('1 set');
    expect(screen.getByText('15 min changeover')).toBeTruthy();
    expect(screen.getByText('Sat, Jul 4 closed')).toBeTruthy();
    expect(screen.getByText('All stages: 12:00 PM - 2:00 AM')).toBeTruthy();
  });

  it('can be entered: a changeover, hours of every day and of one, for a stage and for all', async () => {
    const { press, user, settled, container } = await openSettings();
    await press('Every day: hours and changeover of Harbour');
    const harbour = group('Harbour');
    fill(harbour, 'Minutes of changeover', '15');
    await user.click(harbour.getByRole('button', { name: 'Add Day' }));
    const friday = group('Hours: Fri, Jul 3');
    expect(document.activeElement).toBe(friday.getByLabelText('Fri, Jul 3'));
    fill(friday, 'Opens', '14:00');
    fill(friday, 'Closes', '23:00');
    fill(group('All stages'), 'Every day', 'open');
    fill(group('All stages'), 'Opens', '12:00');
    fill(group('All stages'), 'Closes', '02:00');
    await expectAccessible(container);
    expect(await settled()).toEqual({
      stageChangeovers: ['15 Harbour'],
      openHours: ['12:00-02:00 daily', '14:00-23:00 2026-07-03 Harbour'],
    });
  });

  it('can be taken back, the focus stays near', async () => {
    const { press, settled } = await openSettings(storedFestival(settings()));
    await press('Sat, Jul 4 closed: hours and changeover of Chapel');
    await press('Remove Sat, Jul 4');
    expect(document.activeElement).toBe(group('Chapel').getByLabelText('Every day'));
    fill(group('Harbour'), 'Minutes of changeover', '');
    expect(await settled()).toEqual({ stageChangeovers: [], openHours: ['12:00-02:00 daily'] });
  });

  it('follows a stage that is renamed, and goes with one that is removed', async () => {
    const provider = storedFestival({ ...settings(), stages: ['Harbour', 'Chapel', 'Lawn'] });
    const { press, user, settled } = await openSettings(provider);
    rename(1, 'Old Harbour');
    await press('Remove Chapel');
    await user.click(within(await dialog('Remove “Chapel”?')).getByRole('button', { name: 'Remove Stage' }));
    expect(await settled()).toEqual({
      stageChangeovers: ['15 Old Harbour'],
      openHours: ['12:00-02:00 daily'],
    });
  });

  it('is refused where it is wrong, with the stage and the day, and the place opens', async () => {
    const { press, user: person, save, stored } = await openSettings();
    await press('Every day: hours and changeover of Harbour');
    await person.click(group('Harbour').getByRole('button', { name: 'Add Day' }));
    fill(group('Hours: Fri, Jul 3'), 'Opens', '14:00');
    await press('Fri, Jul 3 2:00 PM - ?: hours and changeover of Harbour');
    expect(screen.queryByLabelText('Opens')).toBeNull();
    await save();
    expect(
      await screen.findByText('Harbour, Fri, Jul 3: An opening and a closing time are needed'),
    ).toBeTruthy();
    const friday = group('Hours: Fri, Jul 3');
    expect(friday.getByLabelText('Closes').getAttribute('aria-invalid')).toBe('true');
    expect(friday.getByRole('alert').textContent).toBe('An opening and a closing time are needed');
    fill(friday, 'Closes', '23:00');
    fill(group('Harbour'), 'Minutes of changeover', '300');
    await person.click(screen.getByRole('button', { name: 'Save Stages' }));
    await screen.findByText('Harbour: Minutes of changeover must be a whole number from 0 to 240');
    expect(group('Harbour').getByRole('alert').textContent).toBe(
      'Minutes of changeover must be a whole number from 0 to 240',
    );
    expect(stored()).toEqual(['Harbour', 'Chapel']);
  });

  it('stays what somebody else set where one has changed something else', async () => {
    const provider = storedFestival(settings());
    const { settled } = await openSettings(provider);
    fill(group('Chapel'), 'Minutes of changeover', '20');
    act(() => changeAsOther(provider, { stageChangeovers: ['25 Harbour'] }));
    expect(await settled()).toMatchObject({ stageChangeovers: ['25 Harbour', '20 Chapel'] });
  });

  it('is a choice where two have set the same', async () => {
    const provider = storedFestival(settings());
    const { user, save } = await openSettings(provider);
    fill(group('Harbour'), 'Minutes of changeover', '20');
    act(() => changeAsOther(provider, { stageChangeovers: ['25 Harbour'] }));
    await save();
    const choice = await dialog('Which version stays?');
    expect(within(choice).getByRole('row', { name: /Hours and changeover/u }).textContent).toContain(
      'Harbour: 20 min changeover',
    );
    await user.click(within(choice).getByRole('button', { name: 'Keep Mine' }));
    await editorIsClosed();
    expect(provider.stored.read(paths.festival('f1'))?.['stageChangeovers']).toEqual(['20 Harbour']);
  });

  it('is in the editor again after a reload', async () => {
    const { reload } = await openSettings();
    fill(group('Harbour'), 'Minutes of changeover', '15');
    reload();
    await screen.findByRole('group', { name: 'Harbour' });
    expect(group('Harbour').getByLabelText<HTMLInputElement>('Minutes of changeover').value).toBe('15');
  });
});
