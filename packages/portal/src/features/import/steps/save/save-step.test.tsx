// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { makeDraftEvent, makeDraftEvents, makeFestival, makeUpload } from '../../testing/make-draft.ts';
import { draftAddress, renderWizard } from '../../testing/render-wizard.tsx';

const { uploadId } = makeUpload();
const events = [
  makeDraftEvent({ row: 1, artistName: 'Nova', stage: 'Boathouse' }),
  makeDraftEvent({ row: 2, artistName: 'Tide', stage: 'Main Stage', timeStart: '23:00', timeEnd: '01:00' }),
  makeDraftEvent({ row: 3, artistName: 'Ember', date: '2027-07-03' }),
];

beforeEach(() => localStorage.clear());

async function openSave(traits: Parameters<typeof renderWizard>[1] = { events }) {
  const page = renderWizard(`${draftAddress}?step=4`, traits);
  await screen.findByText('Save Events');
  await waitFor(() => expect(screen.queryByText('Checking events…')).toBeNull());
  const saved = () => page.provider.documents.count({ collection: paths.events('harbour') });
  return { ...page, saved };
}

const button = (name: string) => screen.getByText(name).closest('button');

describe('a valid draft', () => {
  it('is previewed by day and stage', async () => {
    const { container, user } = await openSave();
    expect(await screen.findByText('Ready to save 3 events to the festival schedule')).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Fri, Jul 2 2',
      'Sat, Jul 3 1',
      'Sun, Jul 4 0',
    ]);
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Main Stage',
      'Boathouse',
    ]);
    expect(panel.getByText('11:00 PM - 1:00 AM')).toBeTruthy();
    await expectAccessible(container);
    await user.click(screen.getByRole('tab', { name: /Sun, Jul 4/u }));
    expect(screen.getByText('No events on this day.')).toBeTruthy();
  });

  it('is saved whole: the events are in the schedule, the draft is gone, the page is the schedule', async () => {
    const { user, saved, provider, address } = await openSave();
    await user.click(screen.getByText('Save All Events'));
    expect(await screen.findByText('3 events saved to the schedule')).toBeTruthy();
    expect(address()).toBe('/festival/harbour/schedule');
    expect(await saved()).toBe(3);
    expect(provider.stored.read(paths.upload('harbour', uploadId))).toBeUndefined();
    expect(await provider.documents.count({ collection: paths.draftEvents('harbour', uploadId) })).toBe(0);
  });

  it('is saved once, however often one clicks', async () => {
    const { user, provider } = await openSave();
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const carryOut = provider.documents.commit.bind(provider.documents);
    const commit = vi.spyOn(provider.documents, 'commit').mockImplementation(async (writes, name) => {
      await held;
      return carryOut(writes, name);
    });
    await user.dblClick(screen.getByText('Save All Events'));
    expect(button('Saving...')).toHaveProperty('disabled', true);
    expect(button('Back to Edit')).toHaveProperty('disabled', true);
    go();
    await screen.findByText('3 events saved to the schedule');
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('goes back to the review and keeps its edits', async () => {
    const { user, address, go } = await openSave();
    await user.click(screen.getByText('Back to Edit'));
    await screen.findByText('Review and Edit Events');
    expect(address()).toBe(`${draftAddress}?step=3`);
    const [first] = screen.getAllByLabelText('Artist Name');
    if (first !== undefined) await user.type(first, ' Rising');
    await go(`${draftAddress}?step=4`);
    expect(await screen.findByText('Nova Rising')).toBeTruthy();
    await user.click(screen.getByText('Save All Events'));
    await screen.findByText('3 events saved to the schedule');
  });
});

describe('rows without a place', () => {
  const tba = makeDraftEvent({ row: 4, artistName: 'Heron', timeStart: '', timeEnd: '', unplaced: true });

  it('are saved as unplaced acts with the others', async () => {
    const { user, saved, provider } = await openSave({ events: [...events, tba] });
    expect(await screen.findByText('Ready to save 3 events to the festival schedule')).toBeTruthy();
    expect(screen.getByText('1 act goes to Unplaced, without a place on the schedule.')).toBeTruthy();
    await user.click(screen.getByText('Save All Events'));
    await screen.findByText('3 events saved to the schedule');
    expect(await saved()).toBe(3);
    expect(provider.stored.read(paths.unplacedAct('harbour', tba.id))).toMatchObject({ artistName: 'Heron' });
  });

  it('go with a lineup that is compared with the schedule', async () => {
    const onSchedule = [makeDraftEvent({ id: 'old', artistName: 'Nova', stage: 'Boathouse' })];
    const { user, provider, address } = await openSave({
      events: [...events.slice(0, 2), tba],
      onSchedule,
    });
    expect(await screen.findByText('1 act goes to Unplaced, without a place on the schedule.')).toBeTruthy();
    await user.click(screen.getByText('Save All Events'));
    await waitFor(() => expect(address()).toBe('/festival/harbour/schedule'));
    expect(provider.stored.read(paths.unplacedAct('harbour', tba.id))).toMatchObject({ artistName: 'Heron' });
  });
});

describe('a draft with faults', () => {
  it('cannot be saved', async () => {
    await openSave({ events: [makeDraftEvent({ artistName: '', date: '' })] });
    expect(
      screen.getByText('Cannot save events with validation errors. Please fix them in the edit step.'),
    ).toBeTruthy();
    expect(button('Save All Events')).toHaveProperty('disabled', true);
    expect(screen.getByRole('tab', { name: /No date/u })).toBeTruthy();
  });

  it('without events has nothing to save', async () => {
    await openSave({ events: [] });
    expect(button('Save All Events')).toHaveProperty('disabled', true);
  });
});

describe('a festival without stages', () => {
  it('is told which it gains, and gains them', async () => {
    const { user, provider } = await openSave({ events, festival: makeFestival({ stages: [] }) });
    expect(
      await screen.findByText(
        'The festival has no stages yet. These stages are added to it: Boathouse, Main Stage, Pier',
      ),
    ).toBeTruthy();
    await user.click(screen.getByText('Save All Events'));
    await screen.findByText('3 events saved to the schedule');
    expect(provider.stored.read(paths.festival('harbour'))).toMatchObject({
      stages: ['Boathouse', 'Main Stage', 'Pier'],
    });
  });
});

describe('a save that fails', () => {
  it('says why, writes nothing, keeps the draft and can be tried again', async () => {
    const { user, saved, provider } = await openSave();
    provider.failWith(new ProviderError('unavailable'));
    await user.click(screen.getByText('Save All Events'));
    expect(await screen.findByText(/^The portal cannot be reached\./u, { selector: 'section' })).toBeTruthy();
    expect(
      screen.getByText('Nothing was saved, and your events are still here. You can try again.'),
    ).toBeTruthy();
    expect(screen.getByText('Nova')).toBeTruthy();
    provider.failWith(null);
    expect(await saved()).toBe(0);
    await user.click(screen.getByText('Save All Events'));
    await screen.findByText('3 events saved to the schedule');
    expect(await saved()).toBe(3);
  });

  it('because the stages changed unseen shows every line of the reasons', async () => {
    const { user, provider } = await openSave({ events: makeDraftEvents(2) });
    const { id: _id, ...data } = makeFestival({ stages: ['Main Stage'] });
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = (writes, name) => {
      provider.documents.commit = commit;
      provider.stored.put(paths.festival('harbour'), data);
      return commit(writes, name);
    };
    await user.click(screen.getByText('Save All Events'));
    const errors = await screen.findByLabelText('Save errors');
    expect(errors.textContent).toBe(
      [
        'Validation errors:',
        'Event 1 (The Lanterns 1): Stage "Pier" is not valid. Available stages: Main Stage',
        'Event 2 (The Lanterns 2): Stage "Pier" is not valid. Available stages: Main Stage',
      ].join('\n'),
    );
  });

  it('because the festival was deleted leaves the events to be downloaded', async () => {
    const { user, provider } = await openSave();
    provider.stored.drop(paths.festival('harbour'));
    await screen.findByText('Festival not found');
    await user.click(screen.getByText('Save All Events'));
    expect((await screen.findByLabelText('Save errors')).textContent).toBe('Festival not found');
    expect(screen.getByText('Nova')).toBeTruthy();
    expect(screen.getAllByText('Download Reviewed Events').length).toBeGreaterThan(0);
  });

  it('after a lost answer is found to have succeeded', async () => {
    const { user, provider, saved } = await openSave();
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = async (writes, name) => {
      await commit(writes, name);
      provider.documents.commit = commit;
      throw new ProviderError('unavailable');
    };
    await user.click(screen.getByText('Save All Events'));
    await screen.findByLabelText('Save errors');
    await user.click(screen.getByText('Save All Events'));
    await screen.findByText('3 events saved to the schedule');
    await waitFor(async () => expect(await saved()).toBe(3));
  });
});

describe('sets of more than eight hours', () => {
  const long = makeDraftEvents(5, { timeStart: '10:00', timeEnd: '22:30' });

  it('are saved without a question where they are as the file has them', async () => {
    const { user, saved } = await openSave({ events: long });
    await user.click(screen.getByText('Save All Events'));
    expect(await screen.findByText('5 events saved to the schedule')).toBeTruthy();
    expect(await saved()).toBe(5);
  });

  it('are saved after one question that names them where their times were edited', async () => {
    const { user, saved } = await openSave({ events: makeDraftEvents(5) });
    await user.click(screen.getByText('Back to Edit'));
    for (const end of (await screen.findAllByLabelText('End Time')).slice(0, 4)) {
      fireEvent.change(end, { target: { value: '05:30' } });
    }
    await waitFor(() => expect(button('Continue to Save')).toHaveProperty('disabled', false));
    await user.click(screen.getByText('Continue to Save'));
    await user.click(await screen.findByText('Save All Events'));
    const question = within(await screen.findByRole('dialog', { name: 'Save 4 sets of more than 8 hours?' }));
    expect(question.getByText(/^Please check their times: .*, .*, .* and 1 more\.$/u)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await saved()).toBe(0);
    await user.click(screen.getByText('Save All Events'));
    await user.click(await screen.findByRole('button', { name: 'Save Anyway' }));
    expect(await screen.findByText('5 events saved to the schedule')).toBeTruthy();
    expect(await saved()).toBe(5);
  });
});
