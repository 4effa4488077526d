// @vitest-environment jsdom
import { draftToEvent, paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { smallPicture } from '@lineup/provider-embedded/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { festival } from '../../../testing/stored-lineup.ts';
import { changeAsOther, storedFestival } from './testing/stored-festival.ts';

const picture = (type = 'image/png') => new File([smallPicture], 'cover.png', { type });

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:cover', revokeObjectURL: () => undefined }),
  );
});

async function openForm(provider = storedFestival()) {
  const rendered = renderPortal('/festival/f1', { provider });
  await rendered.user.click(await screen.findByRole('button', { name: 'Edit Details' }));
  const save = () => rendered.user.click(screen.getByRole('button', { name: 'Save Details' }));
  const stored = () => provider.stored.read(paths.festival('f1'));
  return { ...rendered, provider, save, stored };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const formIsClosed = () => screen.findByRole('button', { name: 'Edit Details' });

describe('the details form', () => {
  it('holds what is stored, and has a name for everything', async () => {
    const { container } = await openForm();
    const labels = [
      'Festival Name',
      'Location',
      'Start Date',
      'End Date',
      'Start Time',
      'End Time',
      'Timezone',
    ];
    expect([...labels, 'Festival day starts at'].map((label) => field(label).value)).toEqual([
      'Salt & Lantern',
      'Quay Hill',
      '2026-07-03',
      '2026-07-05',
      '',
      '',
      'America/Vancouver',
      '00:00',
    ]);
    expect(document.activeElement).toBe(field('Festival Name'));
    await expectAccessible(container);
  });

  it('writes what was changed and nothing else, and shows it', async () => {
    const { save, stored } = await openForm();
    change('Festival Name', ' Salt & Lantern Nights ');
    await save();
    expect(await screen.findByText('Festival details saved successfully!')).toBeTruthy();
    expect(document.activeElement).toBe(await formIsClosed());
    expect(stored()).toMatchObject({ ...festival, name: 'Salt & Lantern Nights' });
    expect(screen.getByRole('heading', { level: 1, name: 'Salt & Lantern Nights' })).toBeTruthy();
  });

  it('keeps a zone that the picker does not offer', async () => {
    await openForm(storedFestival({ timezone: 'Europe/Kyiv' }));
    expect(field('Timezone').value).toBe('Europe/Kyiv');
  });

  it('names all that is wrong at once, and goes to the first field', async () => {
    const { save, stored } = await openForm();
    change('Festival Name', ' ');
    change('End Date', '2026-07-01');
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Festival name is required, End date must be after start date');
    expect(document.activeElement).toBe(field('Festival Name'));
    expect(stored()).toMatchObject({ name: festival.name });
  });

  it('restores what is saved on cancelling, and brings the entries back when that was a slip', async () => {
    const { user } = await openForm();
    change('Location', 'Pier 4');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByDisplayValue('Pier 4')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(field('Location').value).toBe('Pier 4');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await formIsClosed());
    expect(field('Location').value).toBe('Quay Hill');
  });

  it('takes the offer back when the tab is left', async () => {
    const { user } = await openForm();
    change('Location', 'Pier 4');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('tab', { name: 'Stages' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('closes without a word when nothing was changed', async () => {
    const { user, provider } = await openForm();
    const commit = vi.spyOn(provider.documents, 'commit');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await formIsClosed();
    expect(screen.queryByText('Changes discarded')).toBeNull();
    expect(commit).not.toHaveBeenCalled();
  });

  it('asks before another tab is opened over what was typed', async () => {
    const { user, address } = await openForm();
    change('Location', 'Pier 4');
    await user.click(screen.getByRole('tab', { name: 'Stages' }));
    const question = await dialog('Discard your changes?');
    const lost = 'What you have entered has not been saved and would be lost.';
    expect(within(question).getByText(lost)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/festival/f1');
    expect(field('Location').value).toBe('Pier 4');
  });

  it('keeps the input when saving fails, and saves once however often the button is pressed', async () => {
    const { provider, save, stored } = await openForm();
    change('Location', 'Pier 4');
    provider.failWith(new ProviderError('internal'));
    await save();
    expect(await screen.findByText('Failed to save festival details.')).toBeTruthy();
    expect(screen.getByText('Nothing you entered is lost. Try again.')).toBeTruthy();
    expect(field('Location').value).toBe('Pier 4');
    provider.failWith(null);
    const commit = vi.spyOn(provider.documents, 'commit');
    const button = screen.getByRole('button', { name: 'Save Details' });
    act(() => {
      button.click();
      button.click();
    });
    await formIsClosed();
    expect(commit).toHaveBeenCalledTimes(1);
    expect(stored()).toMatchObject({ location: 'Pier 4' });
  });
});

describe('a change that touches events', () => {
  const evening = { artistName: 'Owl Parade', stage: 'Harbour', date: '2026-07-03', imageURL: null };
  const inTokyo = (time: string, end: string) =>
    draftToEvent(
      { ...evening, timeStart: time, timeEnd: end },
      { timezone: 'Asia/Tokyo', dayStartsAt: '00:00' },
    );

  it('asks what stays when the zone changes, and keeps clock times unless told otherwise', async () => {
    const { user, provider, save } = await openForm();
    const commit = vi.spyOn(provider.documents, 'commit');
    change('Timezone', 'Asia/Tokyo');
    await save();
    const question = await dialog('Change the timezone?');
    expect(within(question).getByRole<HTMLInputElement>('radio', { name: 'Clock times' }).checked).toBe(true);
    expect(within(question).getByText(/Owl Parade stays at 8:00 PM\. 3 events will/u)).toBeTruthy();
    await expectAccessible(question);
    await user.click(within(question).getByRole('button', { name: 'Change Timezone' }));
    await formIsClosed();
    expect(commit).toHaveBeenCalledTimes(1);
    // The festival, its three events, and the history entry.
    expect(commit.mock.calls[0]?.[0]).toHaveLength(5);
    const { date, timeStart } = inTokyo('20:00', '21:00');
    expect(provider.stored.read(paths.event('f1', 'e0'))).toMatchObject({ date, timeStart });
  });

  it('leaves the instants on demand, and names what would fall outside', async () => {
    const { user, provider, save } = await openForm();
    const before = provider.stored.read(paths.event('f1', 'e2'));
    change('Timezone', 'Asia/Tokyo');
    await save();
    const question = await dialog('Change the timezone?');
    expect(within(question).queryByText(/would fall outside/u)).toBeNull();
    await user.click(within(question).getByRole('radio', { name: 'Moments in time' }));
    expect(
      within(question).getByText(/Owl Parade at 8:00 PM moves to 12:00 PM on the clock\. 3 events/u),
    ).toBeTruthy();
    expect(
      within(question).getByText(/^The timezone changes from .+ to .+\. This affects 3 events\.$/u),
    ).toBeTruthy();
    expect(within(question).getByText("1 event would fall outside the festival's days")).toBeTruthy();
    expect(
      within(question).getByText('Nothing is lost: they stay in the schedule, in the tab “Outside dates”.'),
    ).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Change Timezone' }));
    await formIsClosed();
    const after = provider.stored.read(paths.event('f1', 'e2'));
    expect(after?.['timeStart']).toEqual(before?.['timeStart']);
    expect(after?.['date']).not.toEqual(before?.['date']);
  });

  it('lists the events that shorter dates leave outside, and saves only when that is meant', async () => {
    const { user, save, stored } = await openForm();
    change('Start Date', '2026-07-04');
    await save();
    const question = await dialog('Some events would fall outside');
    expect(within(question).getByText('Owl Parade, Fri, Jul 3, 8:00 PM, Harbour')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Back to Editing' }));
    expect(stored()?.['startDate']).toEqual(festival.startDate);
    expect(field('Start Date').value).toBe('2026-07-04');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Details' })),
    );
    await save();
    await user.click(
      within(await dialog('Some events would fall outside')).getByRole('button', { name: 'Save Anyway' }),
    );
    await formIsClosed();
    expect(stored()?.['startDate']).not.toEqual(festival.startDate);
  });

  it('asks nothing when no event is touched', async () => {
    const { save, stored } = await openForm();
    change('End Date', '2026-07-06');
    change('Festival day starts at', '06:00');
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ dayStartsAt: '06:00' });
  });

  it('shows all times in 24 hours where that is chosen', async () => {
    const { save, stored } = await openForm(storedFestival({ dayStartsAt: '18:00' }));
    expect(field('Time format').value).toBe('h12');
    change('Time format', 'h23');
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ hourCycle: 'h23' });
    expect(screen.getByText('Time format').nextSibling?.textContent).toBe('24-hour');
    expect(screen.getByText('Festival day starts at').nextSibling?.textContent).toBe('18:00');
  });

  it('chooses the language of the public page, and leaves it to visitors again', async () => {
    const { user, save, stored } = await openForm();
    const fact = () => screen.getByText('Language of the public page').nextSibling?.textContent;
    change('Language of the public page', 'fi');
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ language: 'fi' });
    expect(fact()).toBe('Suomi');
    await user.click(screen.getByRole('button', { name: 'Edit Details' }));
    change('Language of the public page', '');
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ language: null });
    expect(fact()).toBe('That of the visitor’s browser');
  });

  it('keeps the minutes that an artist needs from one stage to another', async () => {
    const { save, stored } = await openForm();
    expect(field('Minutes between stages').value).toBe('30');
    change('Minutes between stages', '241');
    await save();
    await screen.findAllByText('Minutes between stages must be a whole number from 0 to 240');
    change('Minutes between stages', '45');
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ tightMinutes: 45 });
    expect(screen.getByText('Minutes between stages').nextSibling?.textContent).toBe('45');
  });

  it('keeps the minutes of changeover between two sets of a stage', async () => {
    const { save, stored } = await openForm();
    expect(field('Minutes of changeover').value).toBe('');
    change('Minutes of changeover', '241');
    await save();
    await screen.findAllByText('Minutes of changeover must be a whole number from 0 to 240');
    change('Minutes of changeover', '15');
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ changeoverMinutes: 15 });
    expect(screen.getByText('Minutes of changeover').nextSibling?.textContent).toBe('15');
  });
});

describe('two administrators', () => {
  it('shows what somebody else changes while nobody edits', async () => {
    const provider = storedFestival();
    renderPortal('/festival/f1', { provider });
    await screen.findByRole('button', { name: 'Edit Details' });
    act(() => changeAsOther(provider, { location: 'Pier 4' }));
    expect((await screen.findAllByText('Pier 4')).length).toBeGreaterThan(0);
  });

  it('leaves the form alone while one edits, says so, and keeps mine on demand', async () => {
    const { user, provider, save, stored } = await openForm();
    change('Festival Name', 'Salt');
    act(() => changeAsOther(provider, { location: 'Pier 4', name: 'Lantern' }));
    const changed =
      'Changed: Festival Name, Location. Your entries are still here; if they differ, you choose when you save.';
    expect(await screen.findByText(changed)).toBeTruthy();
    expect(field('Location').value).toBe('Quay Hill');
    await save();
    const choice = await dialog('Which version stays?');
    const rows = within(choice).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Festival NameSaltLantern',
      'LocationNot changed by you; theirs is keptPier 4',
    ]);
    expect(stored()).toMatchObject({ name: 'Lantern' });
    await user.click(within(choice).getByRole('button', { name: 'Keep Mine' }));
    await formIsClosed();
    expect(stored()).toMatchObject({ name: 'Salt', location: 'Pier 4' });
  });

  it('keeps the time format that only the other has chosen, and tells the choice in it', async () => {
    const { user, provider, save, stored } = await openForm();
    change('Festival day starts at', '18:00');
    act(() => changeAsOther(provider, { hourCycle: 'h23', dayStartsAt: '19:00' }));
    await save();
    const choice = await dialog('Which version stays?');
    const rows = within(choice).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Festival day starts at18:0019:00',
      'Time formatNot changed by you; theirs is kept24-hour',
    ]);
    await user.click(within(choice).getByRole('button', { name: 'Keep Mine' }));
    await formIsClosed();
    expect(stored()).toMatchObject({ hourCycle: 'h23', dayStartsAt: '18:00' });
  });

  it('takes theirs on demand', async () => {
    const { user, provider, save, stored } = await openForm();
    change('Festival Name', 'Salt');
    act(() => changeAsOther(provider, { name: 'Lantern' }));
    await save();
    await user.click(
      within(await dialog('Which version stays?')).getByRole('button', { name: 'Take Theirs' }),
    );
    await formIsClosed();
    expect(stored()).toMatchObject({ name: 'Lantern' });
    expect(screen.getByRole('heading', { level: 1, name: 'Lantern' })).toBeTruthy();
  });

  it('asks nothing when the other has only changed the stages', async () => {
    const { provider, save, stored } = await openForm();
    change('Festival Name', 'Salt');
    act(() => changeAsOther(provider, { stages: ['Lawn'] }));
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ name: 'Salt', stages: ['Lawn'] });
  });

  it('shows what is wrong when both changes together break a rule', async () => {
    const { user, provider, save } = await openForm();
    change('End Date', '2026-07-04');
    const { startDate } = draftToEventDate('2026-07-05');
    act(() => changeAsOther(provider, { startDate }));
    await save();
    await user.click(
      within(await dialog('Some events would fall outside')).getByRole('button', { name: 'Save Anyway' }),
    );
    await user.click(within(await dialog('Which version stays?')).getByRole('button', { name: 'Keep Mine' }));
    expect((await screen.findByRole('alert')).textContent).toContain('End date must be after start date');
    expect(field('Start Date').value).toBe('2026-07-05');
  });
});

function draftToEventDate(date: string) {
  const values = { artistName: 'x', stage: 'x', date, timeStart: '00:00', timeEnd: '00:00', imageURL: null };
  return { startDate: draftToEvent(values, festival).date };
}

describe('the cover', () => {
  it('is stored after the details and then shown', async () => {
    const { user, provider, save, stored } = await openForm();
    await user.upload(screen.getByLabelText('Cover Image'), picture());
    expect(screen.getByAltText('Preview of the cover').getAttribute('src')).toBe('blob:cover');
    await save();
    expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy();
    await formIsClosed();
    const [path = ''] = provider.stored.files();
    expect(path).toMatch(/^festivals\/f1\/festival-image-\d+$/u);
    const imageURL = await provider.files.downloadUrl(path);
    expect(stored()).toMatchObject({ imageURL });
  });

  it('is removed only when that is saved', async () => {
    const { user, save, stored } = await openForm(storedFestival({ imageURL: '/files/old' }));
    await user.click(screen.getByRole('button', { name: 'Remove Image' }));
    expect(screen.getByText('The cover is removed when you save.')).toBeTruthy();
    expect(stored()).toMatchObject({ imageURL: '/files/old' });
    await user.click(screen.getByRole('button', { name: 'Keep Current Image' }));
    expect(screen.getByAltText('Current cover').getAttribute('src')).toBe('/files/old');
    await user.click(screen.getByRole('button', { name: 'Remove Image' }));
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ imageURL: null });
  });

  it('is refused when it is no picture', async () => {
    const { provider } = await openForm();
    fireEvent.change(screen.getByLabelText('Cover Image'), { target: { files: [picture('text/plain')] } });
    expect(
      await screen.findByText('Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)'),
    ).toBeTruthy();
    expect(provider.stored.files()).toEqual([]);
  });

  it('can be tried again when only it could not be stored; the details are safe', async () => {
    const upload = vi.fn().mockRejectedValueOnce(new ProviderError('internal'));
    upload.mockResolvedValue({ path: 'x', url: '/files/new' });
    const { user, provider, save, stored } = await openForm(storedFestival({}, { upload }));
    const commit = vi.spyOn(provider.documents, 'commit');
    change('Location', 'Pier 4');
    await user.upload(screen.getByLabelText('Cover Image'), picture());
    await save();
    expect(await screen.findByText('Failed to upload image.')).toBeTruthy();
    expect(stored()).toMatchObject({ location: 'Pier 4', imageURL: null });
    await save();
    await formIsClosed();
    expect(stored()).toMatchObject({ imageURL: '/files/new' });
    expect(commit).toHaveBeenCalledTimes(2);
  });
});

describe('deleting the festival', () => {
  async function askToDelete(call: () => Promise<never> | Promise<{ success: true }>) {
    const provider = storedFestival({}, { call });
    const rendered = await openForm(provider);
    change('Location', 'Pier 4');
    await rendered.user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await dialog('Delete Festival');
    return { ...rendered, question };
  }

  it('says what goes, deletes, and leads to the dashboard', async () => {
    const seen: string[] = [];
    const provider = storedFestival();
    const own = { ...provider.functions };
    provider.functions.call = (async (...asked: Parameters<typeof own.call>) => {
      if (asked[0] !== 'deleteFestival') return own.call(...asked);
      provider.stored.drop(paths.festival('f1'));
      await Promise.resolve();
      seen.push(document.body.textContent);
      return { success: true };
    }) as never;
    const { user, address } = await openForm(provider);
    change('Location', 'Pier 4');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await dialog('Delete Festival');
    expect(question.textContent).toContain(
      'This cannot be undone. It removes “Salt & Lantern” and all its events (3 events).',
    );
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Festival deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    expect(seen.join('')).not.toContain('Festival not found');
  });

  it('says how many events go as soon as that is known', async () => {
    const provider = storedFestival();
    const { documents } = provider;
    const own = documents.watch.bind(documents);
    const starts: (() => void)[] = [];
    documents.watch = (query, ...rest) => {
      if (query.collection !== paths.events('f1')) return own(query, ...rest);
      starts.push(() => own(query, ...rest));
      return () => undefined;
    };
    const { user } = await openForm(provider);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await dialog('Delete Festival');
    expect(question.textContent).toContain('“Salt & Lantern” and all its events.');
    act(() => starts.forEach((start) => start()));
    await waitFor(() => expect(question.textContent).toContain('all its events (3 events).'));
  });

  it('does nothing when it is cancelled', async () => {
    const call = vi.fn();
    const { user, question } = await askToDelete(call);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(call).not.toHaveBeenCalledWith('deleteFestival', expect.anything());
    expect(field('Location').value).toBe('Pier 4');
  });

  it('tells a failure and keeps the form', async () => {
    const { user, question, address } = await askToDelete(() =>
      Promise.reject(new ProviderError('internal')),
    );
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete festival')).toBeTruthy();
    expect(address()).toBe('/festival/f1');
    expect(field('Location').value).toBe('Pier 4');
  });
});
