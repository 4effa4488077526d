// @vitest-environment jsdom
import { tooLargeMessages, paths } from '@lineup/domain';
import { ProviderError, type CommitLimit } from '@lineup/provider';
import { administrator } from '@lineup/provider-embedded/testing';
import { recordedDocuments } from '@lineup/provider/recorded';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { makeDraftEvent, makeDraftEvents, makeFestival, makeUpload } from '../../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../../testing/render-wizard.tsx';

const { uploadId } = makeUpload();
const draftPath = (id: string) => paths.draftEvent('harbour', uploadId, id);

const broken = [
  makeDraftEvent({ row: 1 }),
  makeDraftEvent({ row: 2, artistName: ' ', stage: 'Attic' }),
  makeDraftEvent({ row: 3, date: '2027-08-01', stage: 'Boathouse' }),
  makeDraftEvent({ row: 4, stage: 'Main Stage', timeStart: '', timeEnd: '' }),
];

beforeEach(() => localStorage.clear());

async function openReview(traits: Parameters<typeof renderWizard>[1]) {
  const page = renderWizard(draftAddress, traits);
  await screen.findByText('Review and Edit Events');
  return page;
}

const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label, { exact: true });
const field = (label: string, index: number) => {
  const found = fields(label)[index];
  if (found === undefined) throw new Error(`no ${label} in row ${index}`);
  return found;
};
const row = (index: number) => within(field('Artist Name', index).closest('li') ?? document.body);
const button = (name: string) => screen.getByText(name).closest('button');

describe('a draft of more events than can be saved at once', () => {
  /** Allows two events, whatever the size of their history entry. */
  const commitLimit: CommitLimit = { bytes: 2, sizeOf: ({ path }) => (path.includes('/changes/') ? 0 : 1) };

  it('says so before anything is sent, how many fit, and lets it be cut down', async () => {
    const { container, user } = await openReview({ events: makeDraftEvents(3), commitLimit });
    const text = tooLargeMessages.ofDraft(3, 2);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(button('Continue to Save')).toHaveProperty('disabled', true);
    await expectAccessible(container);
    await user.click(row(0).getByRole('button', { name: 'Remove event' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    await waitFor(() => expect(button('Continue to Save')).toHaveProperty('disabled', false));
  });

  it('is not saved from the last step either', async () => {
    renderWizard(`${draftAddress}?step=4`, { events: makeDraftEvents(3), commitLimit });
    expect(await screen.findByText(tooLargeMessages.ofDraft(3, 2))).toBeTruthy();
    expect(button('Save All Events')).toHaveProperty('disabled', true);
  });
});

describe('a valid draft', () => {
  it('is announced, counted and may be saved', async () => {
    const { container, address } = await openReview({ events: makeDraftEvents(2) });
    expect(await screen.findByText('Draft loaded successfully!')).toBeTruthy();
    expect(screen.getByText('2 events found')).toBeTruthy();
    expect(await screen.findByText('All events are valid')).toBeTruthy();
    expect(screen.queryByText('Validation Issues Found')).toBeNull();
    expect(button('Continue to Save')).toHaveProperty('disabled', false);
    expect(address()).toBe(`${draftAddress}?step=3`);
    await expectAccessible(container);
  });

  it('shows each event with its fields', async () => {
    await openReview({ events: [makeDraftEvent({ timeStart: '23:00', timeEnd: '02:00' })] });
    expect(field('Artist Name', 0).value).toBe('The Lanterns 1');
    expect(
      within(field('Stage', 0))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Main Stage', 'Pier', 'Boathouse']);
    expect(
      within(field('Date', 0))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Fri, Jul 2', 'Sat, Jul 3', 'Sun, Jul 4']);
    expect(field('Date', 0).value).toBe('2027-07-02');
    expect(field('Start Time', 0).type).toBe('time');
    expect(field('End Time', 0).value).toBe('02:00');
    expect(screen.getByText('+1 day')).toBeTruthy();
    fireEvent.change(field('End Time', 0), { target: { value: '23:30' } });
    expect(screen.queryByText('+1 day')).toBeNull();
  });
});

describe('a draft with faults', () => {
  it('names them at the event and holds the save back', async () => {
    const { container } = await openReview({ events: broken });
    expect(screen.getByText('Validation Issues Found')).toBeTruthy();
    expect(
      screen.getByText('Some events have validation errors. Please fix them before saving.'),
    ).toBeTruthy();
    expect(button('Continue to Save')).toHaveProperty('disabled', true);
    const notes = within(row(1).getByRole('list')).getAllByRole('listitem');
    expect(notes.map((note) => note.textContent)).toEqual([
      'Error: Artist name is required',
      'Error: Stage "Attic" is not valid',
    ]);
    expect(field('Stage', 1).getAttribute('aria-invalid')).toBe('true');
    expect(field('Stage', 1).getAttribute('aria-describedby')).toBe(notes[1]?.id);
    expect(field('Date', 1).getAttribute('aria-invalid')).toBe('false');
    await expectAccessible(container);
  });

  it('shows what the lists do not have as marked choices', async () => {
    await openReview({ events: broken });
    expect(field('Stage', 1).value).toBe('Attic');
    expect(row(1).getByText('Attic (unknown stage)')).toBeTruthy();
    expect(field('Date', 2).value).toBe('2027-08-01');
    expect(row(2).getByText('Sun, Aug 1 (outside the festival)')).toBeTruthy();
    expect(
      row(2).getByText('Date must be within festival date range (2027-07-02 to 2027-07-04)'),
    ).toBeTruthy();
  });

  it('is judged again with every edit, until it may be saved', async () => {
    const { user } = await openReview({ events: broken });
    await user.type(field('Artist Name', 1), 'Nova');
    await user.selectOptions(field('Stage', 1), 'Pier');
    expect(row(1).queryByRole('list')).toBeNull();
    expect(row(1).getByText('Valid')).toBeTruthy();
    await user.selectOptions(field('Date', 2), '2027-07-04');
    fireEvent.change(field('Start Time', 3), { target: { value: '18:00' } });
    expect(button('Continue to Save')).toHaveProperty('disabled', true);
    fireEvent.change(field('End Time', 3), { target: { value: '19:00' } });
    expect(button('Continue to Save')).toHaveProperty('disabled', false);
    expect(screen.queryByText('Validation Issues Found')).toBeNull();
    expect(screen.getByText('All events are valid')).toBeTruthy();
  });

  it('filters by kind, and a mended row stays until another filter is chosen', async () => {
    const { user } = await openReview({ events: broken });
    const filter = (name: RegExp) => screen.getByRole('button', { name });
    await user.click(filter(/^Unknown stage 1$/u));
    expect(fields('Artist Name')).toHaveLength(1);
    await user.selectOptions(field('Stage', 0), 'Pier');
    expect(fields('Artist Name')).toHaveLength(1);
    expect(filter(/^Unknown stage 0$/u).getAttribute('aria-pressed')).toBe('true');
    await user.click(filter(/^All problems 3$/u));
    expect(fields('Artist Name')).toHaveLength(3);
    await user.click(filter(/^All 4$/u));
    await user.type(screen.getByLabelText('Search artists'), 'lanterns 3');
    expect(fields('Artist Name').map((input) => input.value)).toEqual(['The Lanterns 3']);
    await user.type(screen.getByLabelText('Search artists'), 'x');
    expect(screen.getByText('No events match')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show All Events' }));
    expect(fields('Artist Name')).toHaveLength(4);
    expect(screen.getByLabelText<HTMLInputElement>('Search artists').value).toBe('');
  });

  it('goes from problem to problem, to the field at fault', async () => {
    const { user } = await openReview({ events: broken });
    const active = () => document.activeElement;
    await user.click(screen.getByRole('button', { name: 'Next problem' }));
    await waitFor(() => expect(active()).toBe(field('Artist Name', 1)));
    await user.keyboard('{F8}');
    await waitFor(() => expect(active()).toBe(field('Date', 2)));
    await user.keyboard('{F8}');
    await waitFor(() => expect(active()).toBe(field('Start Time', 3)));
    await user.keyboard('{F8}');
    await waitFor(() => expect(active()).toBe(field('Artist Name', 1)));
    await user.keyboard('{Shift>}{F8}{/Shift}');
    await waitFor(() => expect(active()).toBe(field('Start Time', 3)));
  });

  it('goes to the warnings once there are no problems', async () => {
    const warned = [
      makeDraftEvent({ row: 1, artistName: '' }),
      makeDraftEvent({ row: 2, date: '2027-07-03', timeEnd: '20:00' }),
      makeDraftEvent({ row: 3, date: '2027-07-04', timeEnd: '19:00' }),
    ];
    const { user } = await openReview({ events: warned });
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(field('Artist Name', 0)));
    await user.keyboard('{F8}');
    expect(document.activeElement).toBe(field('Artist Name', 0));
    await user.type(field('Artist Name', 0), 'Nova');
    await user.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toBe(field('End Time', 1)));
    await user.click(screen.getByRole('button', { name: 'Next problem' }));
    await waitFor(() => expect(document.activeElement).toBe(field('End Time', 2)));
  });

  it('shows the events with one kind of hint', async () => {
    const { user } = await openReview({
      events: [
        makeDraftEvent({ row: 1, hints: [{ field: 'artistName', code: 'trimmed', source: 'Nova ' }] }),
        makeDraftEvent({ row: 2, hints: [{ field: 'timeStart', code: 'timeFormat', source: '8pm' }] }),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Time guessed 1' }));
    expect(fields('Artist Name').map(({ value }) => value)).toEqual(['The Lanterns 2']);
    await user.click(screen.getByRole('button', { name: 'Hints 2' }));
    expect(fields('Artist Name')).toHaveLength(2);
  });

  it('takes the filter away when it hides the next problem', async () => {
    const { user } = await openReview({ events: broken });
    await user.type(screen.getByLabelText('Search artists'), 'lanterns 1');
    await user.click(screen.getByRole('button', { name: 'Next problem' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Artist Name', 1)));
    expect(fields('Artist Name')).toHaveLength(4);
  });
});

describe('the same fault on many events', () => {
  const events = [...makeDraftEvents(3, { stage: 'Main stage' }), makeDraftEvent({ row: 4 })];

  it('is mended at once, and that can be undone', async () => {
    const { user } = await openReview({ events });
    await user.selectOptions(field('Stage', 0), 'Main Stage');
    await user.click(await screen.findByText("Apply to all 2 events with stage 'Main stage'"));
    expect(fields('Stage').map((select) => select.value)).toEqual([
      'Main Stage',
      'Main Stage',
      'Main Stage',
      'Pier',
    ]);
    await user.click(await screen.findByText('Undo'));
    expect(fields('Stage').map((select) => select.value)).toEqual([
      'Main Stage',
      'Main stage',
      'Main stage',
      'Pier',
    ]);
  });

  it('is not offered for a change that mends nothing', async () => {
    const { user } = await openReview({ events });
    await user.selectOptions(field('Stage', 3), 'Boathouse');
    expect(screen.queryByText(/^Apply to all/u)).toBeNull();
  });
});

describe('removing', () => {
  async function removeFirst(page: Awaited<ReturnType<typeof openReview>>) {
    await page.user.click(row(0).getByRole('button', { name: 'Remove event' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to remove this event?')).toBeTruthy();
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByDisplayValue('The Lanterns 1')).toBeNull());
  }

  it('asks, counts and can be undone', async () => {
    const page = await openReview({ events: makeDraftEvents(2) });
    await removeFirst(page);
    expect(screen.getByText('1 events found')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Artist Name', 0)));
    await page.user.click(await screen.findByText('Undo'));
    expect(fields('Artist Name').map((input) => input.value)).toEqual(['The Lanterns 1', 'The Lanterns 2']);
    expect(page.provider.stored.read(draftPath('event-1'))).toBeDefined();
  });

  it('does nothing when the question is answered with no', async () => {
    const { user } = await openReview({ events: makeDraftEvents(2) });
    await user.click(row(0).getByRole('button', { name: 'Remove event' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(fields('Artist Name')).toHaveLength(2);
  });

  it('of the last event leaves nothing to save', async () => {
    await removeFirst(await openReview({ events: makeDraftEvents(1) }));
    expect(screen.getByText('No events found')).toBeTruthy();
    expect(button('Continue to Save')).toHaveProperty('disabled', true);
  });
});

describe('an empty draft', () => {
  it('says so', async () => {
    await openReview({ events: [] });
    expect(screen.getByText('0 events found')).toBeTruthy();
    expect(screen.getByText('No events found')).toBeTruthy();
    expect(screen.getByText("The processing job didn't find any valid events in your file.")).toBeTruthy();
    expect(button('Continue to Save')).toHaveProperty('disabled', true);
  });
});

describe('edits', () => {
  it('are saved without being asked for', async () => {
    const { user, provider } = await openReview({ events: makeDraftEvents(2) });
    await user.type(field('Artist Name', 0), '!');
    expect(screen.getByText('Saving draft…')).toBeTruthy();
    expect(localStorage.getItem(`lineup.draft.${uploadId}`)).toContain('The Lanterns 1!');
    await screen.findByText('Draft saved');
    expect(provider.stored.read(draftPath('event-1'))).toMatchObject({ artistName: 'The Lanterns 1!' });
    expect(localStorage.getItem(`lineup.draft.${uploadId}`)).toBeNull();
  });

  it('survive a reload before they were saved', async () => {
    const first = await openReview({ events: makeDraftEvents(2) });
    first.provider.failWith(new ProviderError('unavailable'));
    await first.user.type(field('Artist Name', 0), '!');
    first.unmount();
    const second = await openReview({ events: makeDraftEvents(2) });
    expect(field('Artist Name', 0).value).toBe('The Lanterns 1!');
    await screen.findByText('Draft saved');
    expect(second.provider.stored.read(draftPath('event-1'))).toMatchObject({
      artistName: 'The Lanterns 1!',
    });
  });

  it('that cannot be saved are tried again, and leaving asks', async () => {
    const { user, provider, address } = await openReview({ events: makeDraftEvents(1) });
    await waitFor(() => expect(address()).toContain('step=3'));
    provider.failWith(new ProviderError('unavailable'));
    await user.type(field('Artist Name', 0), '!');
    await screen.findByText('Draft not saved yet. Retrying…');
    await user.click(screen.getByText('Back to Schedule'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(address()).toContain(draftAddress);
    provider.failWith(null);
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Draft saved');
  });

  it('of others who removed an event stop nothing', async () => {
    const { user, provider } = await openReview({ events: makeDraftEvents(2) });
    provider.stored.drop(draftPath('event-2'));
    await user.type(field('Artist Name', 0), '!');
    await user.type(field('Artist Name', 1), '!');
    await screen.findByText('Draft saved');
    expect(provider.stored.read(draftPath('event-1'))).toMatchObject({ artistName: 'The Lanterns 1!' });
  });

  it('of a draft that is gone can be downloaded', async () => {
    const { user, provider } = await openReview({ events: makeDraftEvents(1) });
    provider.stored.drop(draftPath('event-1'));
    provider.stored.drop(paths.upload('harbour', uploadId));
    await user.type(field('Artist Name', 0), '!');
    expect(await screen.findByText('Upload not found')).toBeTruthy();
    const text =
      'This draft has been saved or removed, perhaps by someone else. Your changes exist only on this page.';
    expect(screen.getByText(text)).toBeTruthy();
    expect(await screen.findByText('Download Reviewed Events')).toBeTruthy();
  });
});

describe('uploading another file', () => {
  it('asks where there are edits', async () => {
    const { user, address } = await openReview({ events: makeDraftEvents(1) });
    await user.type(field('Artist Name', 0), '!');
    await user.click(screen.getByText('Upload New File'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload another file?' }));
    const text =
      'This draft and your changes are kept: you will find it under “Drafts not yet saved” on the next page.';
    expect(dialog.getByText(text)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Upload New File' }));
    await screen.findByText('Drafts not yet saved');
    expect(address()).toBe('/festival/harbour/upload');
  });

  it('asks nothing otherwise', async () => {
    const { user } = await openReview({ events: makeDraftEvents(1) });
    await user.click(screen.getByText('Upload New File'));
    expect(await screen.findByText('Drafts not yet saved')).toBeTruthy();
  });
});

describe('a festival that changes in the meantime', () => {
  it('is gone by at once', async () => {
    const { provider } = await openReview({ events: makeDraftEvents(1) });
    const { id: _id, ...data } = makeFestival({ stages: ['Main Stage'] });
    provider.stored.put(paths.festival('harbour'), data);
    expect(await screen.findByText('Stage "Pier" is not valid')).toBeTruthy();
  });

  it('renames the stage in drafts when it is renamed elsewhere, but not a stage chosen here in the meantime', async () => {
    const events = [
      makeDraftEvent({ row: 1 }),
      makeDraftEvent({ row: 2 }),
      makeDraftEvent({ row: 3, stage: 'Main Stage' }),
    ];
    const { user, provider } = await openReview({ events });
    const documents = recordedDocuments({ ...provider.documents }, () => administrator);
    vi.spyOn(provider.documents, 'commit').mockImplementation(() => new Promise(() => undefined));
    await user.selectOptions(field('Stage', 1), 'Boathouse');
    await documents.commit([
      {
        type: 'update',
        path: paths.festival('harbour'),
        data: { stages: ['Main Stage', 'Quay', 'Boathouse'] },
      },
      ...['event-1', 'event-2'].map((id) => ({
        type: 'update' as const,
        path: draftPath(id),
        data: { stage: 'Quay' },
      })),
    ]);
    await waitFor(() =>
      expect(fields('Stage').map(({ value }) => value)).toEqual(['Quay', 'Boathouse', 'Main Stage']),
    );
    expect(await screen.findByText('All events are valid')).toBeTruthy();
    expect(screen.queryByText('Validation Issues Found')).toBeNull();
    expect(button('Continue to Save')).toHaveProperty('disabled', false);
  });

  it('is followed again and again, also where the first name comes back, and after a failure', async () => {
    const { provider } = await openReview({ events: [makeDraftEvent()] });
    const rename = async (stage: string) => {
      await recordedDocuments(provider.documents, () => administrator).commit([
        { type: 'update', path: paths.festival('harbour'), data: { stages: [stage] } },
        { type: 'update', path: draftPath('event-1'), data: { stage } },
      ]);
      await waitFor(() => expect(field('Stage', 0).value).toBe(stage), { timeout: 8000 });
    };
    await rename('Quay');
    vi.spyOn(provider.documents, 'query').mockRejectedValueOnce(new ProviderError('unavailable'));
    await rename('Pier');
    await rename('Quay');
  });

  it('may be deleted, and the draft stays to be downloaded', async () => {
    const { provider } = await openReview({ events: makeDraftEvents(1) });
    provider.stored.drop(paths.festival('harbour'));
    expect(await screen.findByText('Festival not found')).toBeTruthy();
    expect(field('Artist Name', 0).value).toBe('The Lanterns 1');
    expect(await screen.findByText('Download Reviewed Events')).toBeTruthy();
  });
});
