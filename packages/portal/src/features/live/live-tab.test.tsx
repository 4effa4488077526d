// @vitest-environment jsdom
import { liveMessages, paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { createServices } from '@lineup/services';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { festival, lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

/** Friday, July 3, 20:30 in Vancouver. */
const evening = Date.UTC(2026, 6, 4, 3, 30);
const minute = 60_000;

const sets = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Kelp', 'Harbour', '2026-07-03', '21:00', '22:00'],
  ['Night Ferry', 'Chapel', '2026-07-03', '21:00', '22:30'],
]);

function backend(change: Partial<typeof festival> = {}): Backend {
  return startBackend({ documents: lineupDocuments(sets, { ...festival, ...change }), now: () => evening });
}

async function open(provider = backend(), search = '') {
  const view = renderPortal(`/festival/f1/live${search}`, { provider });
  await screen.findByRole('heading', { level: 2, name: liveMessages.title });
  return view;
}

const card = (stage: string) =>
  within(screen.getByRole('heading', { level: 3, name: stage }).closest('li') ?? document.body);
const stored = (provider: Backend, id: string) => provider.stored.read(paths.event('f1', id));
const refuse = () => Promise.reject(new ProviderError('unavailable'));

describe('the board', () => {
  it('shows what is on, what comes next and how long it takes', async () => {
    await open();
    const harbour = card('Harbour');
    expect(harbour.getByText('Owl Parade')).toBeTruthy();
    expect(harbour.getByText('30')).toBeTruthy();
    expect(harbour.getByText(liveMessages.countdown(30, true).unit)).toBeTruthy();
    expect(harbour.getByText(liveMessages.bySchedule)).toBeTruthy();
    expect(card('Chapel').getByText(liveMessages.countdown(1, false).unit)).toBeTruthy();
    await expectAccessible(document.body);
  });

  it('records the start next to the plan, with its undo', async () => {
    const { provider, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Started: Owl Parade, Harbour' }));
    expect(await screen.findByText('Owl Parade started at 8:30 PM')).toBeTruthy();
    expect(card('Harbour').getByText(liveMessages.late(30))).toBeTruthy();
    const start = stored(provider, 'e0')?.['timeStart'];
    expect(stored(provider, 'e0')).toMatchObject({ actualStart: { seconds: evening / 1000 } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(provider, 'e0')?.['actualStart']).toBeUndefined());
    expect(stored(provider, 'e0')?.['timeStart']).toEqual(start);
  });

  it('moves the end of a set that is on, and what follows, with one tap', async () => {
    const { provider, user } = await open();
    await user.click(screen.getByRole('button', { name: '10 min later: Owl Parade, Harbour' }));
    expect(await screen.findByText('Owl Parade +10 min, 1 set after it moved')).toBeTruthy();
    expect(stored(provider, 'e1')).toMatchObject({ startDelay: 10, endDelay: 10 });
    expect(stored(provider, 'e0')).toMatchObject({ endDelay: 10 });
    expect(stored(provider, 'e0')?.['startDelay'] ?? null).toBeNull();
    expect(card('Harbour').getByText(liveMessages.bySchedule)).toBeTruthy();
  });

  it('offers to move the end of a set that started late, which ends as scheduled otherwise', async () => {
    const { provider, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Started: Owl Parade, Harbour' }));
    await user.click(await screen.findByRole('button', { name: liveMessages.moveEnd(30) }));
    await waitFor(() => expect(stored(provider, 'e0')).toMatchObject({ endDelay: 30 }));
    expect(stored(provider, 'e0')?.['startDelay'] ?? null).toBeNull();
    expect(screen.queryByRole('button', { name: /^Move end/u })).toBeNull();
  });

  it('asks before a set goes on after the stage has closed', async () => {
    const { provider, user } = await open(backend({ openHours: ['12:00-22:00 daily Harbour'] }));
    await user.click(screen.getByRole('button', { name: '10 min later: Owl Parade, Harbour' }));
    const question = await screen.findByRole('dialog', { name: liveMessages.ask.title });
    expect(within(question).getByText('Kelp: stage closed')).toBeTruthy();
    expect(stored(provider, 'e0')?.['startDelay']).toBeUndefined();
    await user.click(within(question).getByRole('button', { name: liveMessages.ask.confirm }));
    await waitFor(() => expect(stored(provider, 'e1')).toMatchObject({ startDelay: 10 }));
  });

  it('cancels a set, which stays on its card until its time is over, and reinstates it', async () => {
    const { provider, user } = await open();
    await user.click(screen.getByRole('button', { name: liveMessages.moreFor('Chapel') }));
    await user.click(await screen.findByRole('button', { name: liveMessages.dialog.cancel }));
    expect(await screen.findByText('Cancelled Night Ferry')).toBeTruthy();
    expect(stored(provider, 'e2')).toMatchObject({ status: 'cancelled' });
    await user.click(screen.getByRole('button', { name: liveMessages.moreFor('Chapel') }));
    await user.click(await screen.findByRole('button', { name: liveMessages.dialog.reinstate }));
    await waitFor(() => expect(stored(provider, 'e2')?.['status']).toBeNull());
  });

  it('shows what another delay would move before it is applied', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: liveMessages.moreFor('Harbour') }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Harbour' }));
    await user.type(dialog.getByRole('textbox', { name: liveMessages.dialog.minutes }), 'soon');
    expect(dialog.getByText(liveMessages.dialog.notAllowed)).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: liveMessages.dialog.minutes }));
    await user.type(dialog.getByRole('textbox', { name: liveMessages.dialog.minutes }), '25');
    expect(dialog.getByText('Kelp: 9:00 PM → 9:25 PM')).toBeTruthy();
    expect(dialog.getByText(liveMessages.dialog.curfewHeld)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: liveMessages.dialog.moveBy(25) }));
    expect(await screen.findByText('Owl Parade +25 min, 1 set after it moved')).toBeTruthy();
  });
});

describe('what the public does not know', () => {
  async function published() {
    const provider = backend();
    const { publishing } = createServices(provider, { now: () => evening, random: () => 0.5 });
    const release = { releaseId: 'r1', ticked: null, at: null, slug: 'salt', expectedConflicts: 0 };
    await publishing.publish('f1', release);
    return provider;
  }

  it('is said in one line, and published alone', async () => {
    const provider = await published();
    provider.stored.put(paths.event('f1', 'e2'), { artistName: 'Somebody Else' });
    const { user } = await open(provider);
    expect(await screen.findByText(liveMessages.bar.nothing)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '10 min later: Owl Parade, Harbour' }));
    expect(await screen.findByText('1 delay not public yet')).toBeTruthy();
    expect(screen.getByText(/^.?Harbour.? \+10 · 2 sets move$/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: liveMessages.bar.publish(2) }));
    expect(await screen.findByText(liveMessages.bar.nothing)).toBeTruthy();
    expect(provider.stored.read(paths.publication('f1'))).toMatchObject({ number: 2 });
  });

  it('is published at once where the festival says so', async () => {
    const provider = await published();
    const { user } = await open(provider);
    await user.click(await screen.findByRole('checkbox', { name: liveMessages.bar.immediately }));
    await waitFor(() =>
      expect(provider.stored.read(paths.festival('f1'))).toMatchObject({ publishDelays: true }),
    );
    await user.click(screen.getByRole('button', { name: '5 min later: Owl Parade, Harbour' }));
    await waitFor(() => expect(provider.stored.read(paths.publication('f1'))).toMatchObject({ number: 2 }));
  });

  it('is everything while nothing is published', async () => {
    await open();
    expect(await screen.findByText(liveMessages.bar.unpublished)).toBeTruthy();
  });
});

describe('without a connection', () => {
  it('taps wait on their card and are saved once it is back', async () => {
    const { provider, portal, user } = await open();
    portal.connection.noteNetwork(false);
    expect(
      await screen.findByText(/^No connection\. The board goes on counting, as of 8:30 PM\.$/u),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Started: Owl Parade, Harbour' }));
    await user.click(screen.getByRole('button', { name: '10 min later: Night Ferry, Chapel' }));
    expect(card('Harbour').getByText('Not saved: Owl Parade started at 8:30 PM')).toBeTruthy();
    expect(stored(provider, 'e0')?.['actualStart']).toBeUndefined();
    expect(card('Harbour').getByText(liveMessages.late(30))).toBeTruthy();
    portal.connection.noteNetwork(true);
    await waitFor(() => expect(stored(provider, 'e2')).toMatchObject({ startDelay: 10 }));
    expect(stored(provider, 'e0')).toMatchObject({ actualStart: { seconds: evening / 1000 } });
    await waitFor(() => expect(screen.queryByText(/^Not saved/u)).toBeNull());
  });

  it('a tap that did not arrive waits, and one that did is not applied twice', async () => {
    const { provider, portal, user } = await open();
    const commit = provider.documents.commit.bind(provider.documents);
    const lost = vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
      await commit(writes, name);
      return refuse();
    });
    await user.click(screen.getByRole('button', { name: '10 min later: Owl Parade, Harbour' }));
    await waitFor(() => expect(lost).toHaveBeenCalled());
    portal.connection.noteNetwork(false);
    portal.connection.note(true);
    portal.connection.noteNetwork(true);
    await waitFor(() => expect(screen.queryByText(/^Not saved/u)).toBeNull());
    expect(stored(provider, 'e0')).toMatchObject({ endDelay: 10 });
  });

  it('a tap on what somebody else has changed since is asked about', async () => {
    const { provider, portal, user } = await open();
    portal.connection.noteNetwork(false);
    await user.click(screen.getByRole('button', { name: '10 min later: Night Ferry, Chapel' }));
    const other = createServices(provider, { now: () => evening, random: () => 0.5 });
    const before = await other.events.get('f1', 'e2');
    const fields = { timeEnd: { seconds: before.timeEnd.seconds + 1800, nanoseconds: 0 } };
    await other.events.change('f1', [{ type: 'update', id: 'e2', fields, ifVersion: before.version }]);
    portal.connection.noteNetwork(true);
    const asked = await screen.findByText(liveMessages.queue.changed('Night Ferry +10 min'));
    expect(stored(provider, 'e2')?.['startDelay']).toBeUndefined();
    const buttons = within(asked.closest('li') ?? document.body);
    await user.click(buttons.getByRole('button', { name: liveMessages.queue.apply }));
    await waitFor(() => expect(stored(provider, 'e2')).toMatchObject({ startDelay: 10 }));
  });
});

describe('a rehearsal', () => {
  it('shows any time, marked, and writes nothing', async () => {
    const { provider, user, address } = await open();
    const commit = vi.spyOn(provider.documents, 'commit');
    await user.click(screen.getByRole('button', { name: liveMessages.rehearsal.start }));
    const dialog = within(await screen.findByRole('dialog', { name: liveMessages.rehearsal.start }));
    await user.clear(dialog.getByLabelText(liveMessages.rehearsal.time));
    await user.type(dialog.getByLabelText(liveMessages.rehearsal.time), '21:40');
    await user.click(dialog.getByRole('button', { name: liveMessages.rehearsal.go }));
    expect(await screen.findByText(liveMessages.rehearsal.title('9:40 PM'))).toBeTruthy();
    expect(address()).toBe('/festival/f1/live?at=2026-07-03T21%3A40');
    expect(card('Harbour').getByText('Kelp')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Started: Kelp, Harbour' }));
    expect(await card('Harbour').findByText(liveMessages.late(40))).toBeTruthy();
    expect(commit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: liveMessages.rehearsal.end }));
    expect(await card('Harbour').findByText('Owl Parade')).toBeTruthy();
    expect(card('Harbour').getByText(liveMessages.bySchedule)).toBeTruthy();
  });
});

describe('outside of the festival', () => {
  it('says when it begins, and offers a rehearsal', async () => {
    const provider = startBackend({
      documents: lineupDocuments(sets),
      now: () => evening - 24 * 60 * minute,
    });
    await open(provider);
    expect(screen.getByText(/^The first set starts Fri, Jul 3, 8:00 PM\./u)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: liveMessages.rehearsal.start })).toHaveLength(2);
    await expectAccessible(document.body);
  });

  it('leads to the schedule where there are no sets', async () => {
    const provider = startBackend({ documents: lineupDocuments({}), now: () => evening });
    const { user, address } = await open(provider);
    await user.click(screen.getByRole('button', { name: liveMessages.empty.toSchedule }));
    expect(address()).toBe('/festival/f1/schedule');
  });
});
