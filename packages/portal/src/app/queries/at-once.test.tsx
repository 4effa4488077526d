// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError, type Provider } from '@lineup/provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedFestival } from '../../features/festival/details/testing/stored-festival.ts';
import { dialogTitled, pressOnSchedule, retype } from '../../features/timetable/event/testing/open-dialog.ts';
import { scheduleProvider } from '../../features/timetable/event/testing/schedule-provider.ts';
import { makeUpload } from '../../features/import/testing/make-draft.ts';
import { renderWizard, uploadAddress } from '../../features/import/testing/render-wizard.tsx';
import { deferred } from '../../testing/deferred.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

/** A refusal and a lost connection: the provider's error, and the text that the page then shows in place of its own. */
const failures = [
  ['a refusal', new ProviderError('internal'), null],
  [
    'a lost network',
    new ProviderError('unavailable'),
    'The portal cannot be reached. Please check your connection and try again.',
  ],
] as const;

/** Holds every commit until the returned function is called, which makes it fail. */
function holdCommits({ documents }: Provider) {
  const answer = deferred<never>();
  // It may fail before the commit is sent.
  answer.promise.catch(() => undefined);
  documents.commit = () => answer.promise;
  return (error: ProviderError) => answer.reject(error);
}

/** A dialog makes the page behind it inert for screen readers, but it is still visible. */
const behind = (name: RegExp) => screen.queryByRole('button', { name, hidden: true });

describe.each(failures)('before the answer, which is %s,', (_, failure, failureText) => {
  async function openEvent() {
    const provider = scheduleProvider({ e1: {} });
    const { user } = await pressOnSchedule(provider, /^Owl Parade/u);
    const dialog = await dialogTitled('Edit Event');
    return { provider, user, dialog, fail: holdCommits(provider) };
  }

  it('an edited event is in the schedule, and taken back with the reason', async () => {
    const { user, dialog, fail } = await openEvent();
    await retype(user, dialog.getByLabelText('Artist Name'), 'Owl March');
    await user.selectOptions(dialog.getByLabelText('Stage'), 'Chapel');
    await user.click(dialog.getByRole('button', { name: 'Save Event' }));
    await waitFor(() => expect(behind(/^Owl March.*Chapel$/u)).not.toBeNull());
    fail(failure);
    expect(await dialog.findByText(failureText ?? 'Failed to save event.')).toBeTruthy();
    await waitFor(() => expect(behind(/^Owl March/u)).toBeNull());
    expect(behind(/^Owl Parade.*Harbour$/u)).not.toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Owl March');
  });

  it('a new event is in the schedule, and taken back with the reason', async () => {
    const provider = scheduleProvider({ e1: {} });
    const { user } = await pressOnSchedule(provider, 'Add Event to Chapel');
    const dialog = await dialogTitled('Create Event');
    const fail = holdCommits(provider);
    fireEvent.change(dialog.getByLabelText('Artist Name'), { target: { value: 'Night Ferry' } });
    fireEvent.change(dialog.getByLabelText('Start Time'), { target: { value: '22:00' } });
    fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '23:00' } });
    await user.click(dialog.getByRole('button', { name: 'Create Event' }));
    await waitFor(() => expect(behind(/^Night Ferry.*Chapel$/u)).not.toBeNull());
    fail(failure);
    expect(await dialog.findByText(failureText ?? 'Failed to save event.')).toBeTruthy();
    await waitFor(() => expect(behind(/^Night Ferry/u)).toBeNull());
    expect(dialog.getByLabelText<HTMLInputElement>('Artist Name').value).toBe('Night Ferry');
  });

  it('a deleted event is gone, and comes back with the reason', async () => {
    const { user, dialog, fail } = await openEvent();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click((await dialogTitled('Delete Owl Parade?')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(behind(/^Owl Parade/u)).toBeNull());
    expect(dialog.queryByText('Someone else has deleted this event.')).toBeNull();
    fail(failure);
    expect(await dialog.findByText(failureText ?? 'Failed to delete event.')).toBeTruthy();
    await waitFor(() => expect(behind(/^Owl Parade/u)).not.toBeNull());
    expect(dialog.queryByText('Someone else has deleted this event.')).toBeNull();
  });

  it('changed details are in the head of the page, and taken back with the reason', async () => {
    const provider = storedFestival();
    const { user } = renderPortal('/festival/f1', { provider });
    await user.click(await screen.findByRole('button', { name: 'Edit Details' }));
    const fail = holdCommits(provider);
    fireEvent.change(screen.getByLabelText('Festival Name'), { target: { value: 'Salt Nights' } });
    await user.click(screen.getByRole('button', { name: 'Save Details' }));
    await screen.findByRole('heading', { level: 1, name: 'Salt Nights' });
    fail(failure);
    expect(await screen.findByText(failureText ?? 'Failed to save festival details.')).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Salt & Lantern' });
    expect(screen.getByLabelText<HTMLInputElement>('Festival Name').value).toBe('Salt Nights');
  });

  it('renamed stages are in the schedule with their sets, and taken back with the reason', async () => {
    const provider = storedFestival({ stages: ['Harbour', 'Chapel'] });
    const { user, go } = renderPortal('/festival/f1/stages', { provider });
    await screen.findByText('1 set');
    await user.click(screen.getByRole('button', { name: 'Edit Stages' }));
    const fail = holdCommits(provider);
    fireEvent.change(screen.getByLabelText('Stage name 1'), { target: { value: 'Pier' } });
    await user.click(screen.getByRole('button', { name: 'Save Stages' }));
    void go('/festival/f1/schedule?day=2026-07-03');
    const question = await dialogTitled('Discard your changes?');
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('button', { name: /^Owl Parade.*Pier$/u });
    fail(failure);
    expect(await screen.findByText(failureText ?? 'Failed to save festival details.')).toBeTruthy();
    await screen.findByRole('button', { name: /^Owl Parade.*Harbour$/u });
  });

  it('a new festival is on the dashboard, and taken back with the reason', async () => {
    const provider = storedFestival();
    const { user } = renderPortal('/', { provider });
    await user.click(await screen.findByRole('button', { name: 'Create Festival' }));
    const dialog = await dialogTitled('Create Festival');
    const fail = holdCommits(provider);
    const entries = {
      'Festival Name': 'Night Market',
      Location: 'Pier 4',
      'Start Date': '2027-05-01',
      'End Date': '2027-05-02',
    };
    for (const [label, value] of Object.entries(entries)) {
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    }
    await user.click(dialog.getByRole('button', { name: 'Create Festival' }));
    await screen.findByRole('heading', { name: 'Night Market', hidden: true });
    fail(failure);
    expect(await dialog.findByText(failureText ?? 'Failed to create festival')).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Night Market', hidden: true })).toBeNull(),
    );
    expect(dialog.getByLabelText<HTMLInputElement>('Festival Name').value).toBe('Night Market');
  });

  it('a deleted festival is off the dashboard, and comes back with the reason', async () => {
    const answer = deferred<never>();
    const provider = storedFestival();
    const { user, go } = renderPortal('/festival/f1', { provider });
    await user.click(await screen.findByRole('button', { name: 'Edit Details' }));
    provider.functions.call = () => answer.promise;
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Festival' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await go('/');
    await screen.findByText('No festivals found');
    answer.reject(failure);
    expect((await screen.findAllByText(failureText ?? 'Failed to delete festival')).length).toBeGreaterThan(
      0,
    );
    await screen.findByRole('heading', { name: 'Salt & Lantern' });
    expect(provider.stored.read(paths.festival('f1'))).toBeDefined();
  });

  it('a removed draft is off the list, and comes back with the reason', async () => {
    const { user, provider } = renderWizard(uploadAddress, { record: makeUpload() });
    await user.click(await screen.findByRole('button', { name: 'Remove draft' }));
    const fail = holdCommits(provider);
    const question = await dialogTitled('Remove draft');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('harbour-lights.json')).toBeNull());
    fail(failure);
    expect(await screen.findByText(failureText ?? 'Failed to remove draft')).toBeTruthy();
    await screen.findByText('harbour-lights.json');
  });
});
