// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../testing/render-portal.tsx';
import { scriptedSession } from '../../testing/scripted-session.ts';
import { eventDocument, lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Mør & Tide', 'Harbour', '2026-07-03', '18:30', '19:45'],
  ['Night Ferry', 'Chapel', '2026-07-03', '23:00', '01:00'],
  ['Kelp', 'Pier', '2026-07-04', '12:00', '13:00'],
  ['Reed', 'Chapel', '2026-08-01', '12:00', '13:00'],
]);
const sets = () => startBackend({ documents: lineupDocuments(rows) });

const artistsOn = (stage: string) =>
  [...screen.getByRole('row', { name: stage }).querySelectorAll('[data-artist]')].map(
    (artist) => artist.textContent,
  );

describe('the page of a festival', () => {
  it('shows what it is called, when and where it is, in its own zone', async () => {
    const { container } = renderPortal('/festival/f1', { provider: sets() });
    await screen.findByRole('heading', { level: 1, name: 'Salt & Lantern' });
    expect(screen.getByText('Jul 3 - Jul 5, 2026')).toBeTruthy();
    expect(screen.getAllByText('Quay Hill').length).toBeGreaterThan(0);
    expect(screen.getByRole('tab', { name: 'Details' }).getAttribute('aria-selected')).toBe('true');
    await expectAccessible(container);
  });

  it('keeps the tab in the address', async () => {
    const { user, address } = renderPortal('/festival/f1', { provider: sets() });
    await user.click(await screen.findByRole('tab', { name: 'Stages' }));
    await waitFor(() => expect(address()).toBe('/festival/f1/stages'));
    expect(await screen.findAllByText('2 sets')).toHaveLength(2);
  });

  it('says that there is no such festival, and leads back', async () => {
    const { user, address } = renderPortal('/festival/gone', { provider: sets() });
    await screen.findByRole('heading', { name: 'Festival not found' });
    await user.click(screen.getByRole('button', { name: 'Return to Dashboard' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('goes to the dashboard and says why when the festival cannot be loaded', async () => {
    const provider = sets();
    const { documents } = provider;
    documents.watchDocument = (_path, _onNext, onError) => {
      queueMicrotask(() => onError(new ProviderError('internal')));
      return () => undefined;
    };
    const { address } = renderPortal('/festival/f1', { provider });
    expect(await screen.findByText('Failed to load festival data')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('a server that cannot be reached', () => {
  /** A watch that only reports that it is overdue, until the test releases it. */
  function overdueSets() {
    const provider = sets();
    const { documents } = provider;
    const watch = documents.watch.bind(documents);
    const watchDocument = documents.watchDocument.bind(documents);
    const goOn: (() => void)[] = [];
    const overdue = (begin: () => () => void, onError: (error: unknown) => void) => {
      queueMicrotask(() => onError(new ProviderError('unavailable')));
      goOn.push(begin);
      return () => undefined;
    };
    documents.watch = (query, onNext, onError) => overdue(() => watch(query, onNext, onError), onError);
    documents.watchDocument = (path, onNext, onError) =>
      overdue(() => watchDocument(path, onNext, onError), onError);
    return { provider, goOn: () => goOn.splice(0).forEach((begin) => begin()) };
  }

  it('sends to the dashboard, which says that it keeps trying and shows the festivals by itself', async () => {
    const { provider, goOn } = overdueSets();
    const { address } = renderPortal('/festival/f1', { provider });
    expect(await screen.findByText('Failed to load festival data')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/'));
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Failed to load festivals.');
    expect(failure.textContent).toContain('The portal cannot be reached. It will keep trying.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    act(goOn);
    expect(await screen.findByText('All Festivals')).toBeTruthy();
    expect(screen.queryByText('Failed to load festivals.')).toBeNull();
  });

  it('is told in the wizard, which begins by itself', async () => {
    const { provider, goOn } = overdueSets();
    renderPortal('/festival/f1/upload', { provider });
    expect(await screen.findByRole('heading', { name: 'Failed to load festival' })).toBeTruthy();
    act(goOn);
    expect(await screen.findByRole('button', { name: 'Download JSON Template' })).toBeTruthy();
  });

  it('at the first load is told on a page of its own, with a way to ask again', async () => {
    const retry = vi.fn(async () => undefined);
    const { observe, show } = scriptedSession({ state: 'unreachable' });
    const provider = startBackend({ auth: { observe, retry } });
    const { user, container } = renderPortal('/festival/f1', { provider });
    await screen.findByRole('heading', { name: 'The portal cannot be reached' });
    screen.getByText('The server is not answering. The portal will keep trying and open as soon as it does.');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    act(() => show({ state: 'signedOut' }));
    await screen.findByRole('button', { name: 'Sign In' });
  });
});

describe('the schedule tab', () => {
  it('groups the day into stages by start time, in the zone of the festival', async () => {
    const { container } = renderPortal('/festival/f1/schedule', { provider: sets() });
    await screen.findByRole('heading', { name: 'Festival Schedule' });
    await screen.findByText('Owl Parade');
    expect(artistsOn('Harbour')).toEqual(['Mør & Tide', 'Owl Parade']);
    expect(artistsOn('Chapel')).toEqual(['Night Ferry']);
    expect(screen.getByText('8:00 PM - 9:00 PM')).toBeTruthy();
    expect(screen.getByText('11:00 PM - 1:00 AM')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mør & Tide, 6:30 PM - 7:45 PM, Harbour' })).toBeTruthy();
    expect(
      screen.getByRole('button', {
        name: 'Night Ferry, 11:00 PM - 1:00 AM, +1, Chapel, ends on the next day',
      }),
    ).toBeTruthy();
    await expectAccessible(container);
  });

  it('sorts the latest first when asked, and keeps that in the address', async () => {
    const { user, address } = renderPortal('/festival/f1/schedule', { provider: sets() });
    await screen.findByText('Owl Parade');
    await user.selectOptions(screen.getByLabelText('Sort'), 'Latest First');
    await waitFor(() => expect(artistsOn('Harbour')).toEqual(['Owl Parade', 'Mør & Tide']));
    expect(address()).toContain('sort=latest');
  });

  it('has a tab for every day, and keeps stages and days that fell out visible', async () => {
    const { user } = renderPortal('/festival/f1/schedule', { provider: sets() });
    await screen.findByRole('tab', { name: /Fri, Jul 3/u });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent.trim())).toEqual([
      'Details',
      'Stages',
      'Schedule',
      'Live',
      'History',
      'Publish',
      'Fri, Jul 33',
      'Sat, Jul 41',
      'Sun, Jul 50',
      'Outside dates1',
    ]);
    await user.click(screen.getByRole('tab', { name: /Sat, Jul 4/u }));
    expect(await screen.findByText('Not in the list of stages')).toBeTruthy();
    expect(artistsOn('Pier')).toEqual(['Kelp']);
    await user.click(screen.getByRole('tab', { name: /Outside dates/u }));
    expect(await screen.findByText('Sat, Aug 1, 12:00 PM - 1:00 PM')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /Sun, Jul 5/u }));
    expect(await screen.findByText('Nothing is scheduled on this day yet.')).toBeTruthy();
    expect(artistsOn('Harbour')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add Event to Harbour' })).toBeTruthy();
  });

  it('follows what somebody else adds', async () => {
    const provider = sets();
    renderPortal('/festival/f1/schedule', { provider });
    await screen.findByText('Owl Parade');
    const values = { artistName: 'Guest', stage: 'Chapel', date: '2026-07-03', timeStart: '12:00' };
    const event = eventDocument({ ...values, timeEnd: '13:00', imageURL: null });
    provider.stored.put(paths.event('f1', 'new'), event);
    expect(await screen.findByText('Guest')).toBeTruthy();
  });

  it('shows what is in sight of a full day first, and all of it when the page has time', async () => {
    const waiting: (() => void)[] = [];
    const idle: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
    vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => waiting.push(() => work(idle)));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const clock = (minutes: number) =>
      [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const full = setsOf(
      Array.from({ length: 48 }, (_, index) => [
        `Act ${index + 1}`,
        'Harbour',
        '2026-07-03',
        clock(index * 30),
        clock(((index + 1) * 30) % 1440),
      ]),
    );
    localStorage.setItem('lineup-view/f1', JSON.stringify({ zoom: '2', hidden: [] }));
    renderPortal('/festival/f1/schedule', {
      provider: startBackend({ documents: lineupDocuments(full) }),
    });
    await screen.findByText('Act 1');
    expect(artistsOn('Harbour').length).toBeLessThan(20);
    expect(screen.getByText('48 sets')).toBeTruthy();
    const seen = new Set<() => void>();
    await waitFor(() => {
      for (const work of waiting.filter((each) => !seen.has(each))) act(work);
      waiting.forEach((work) => seen.add(work));
      expect(artistsOn('Harbour')).toHaveLength(48);
    });
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('leads to the upload from a schedule without events, and still shows the days', async () => {
    const provider = startBackend({ documents: lineupDocuments({}) });
    const { user, address } = renderPortal('/festival/f1/schedule', { provider });
    await screen.findByRole('heading', { name: 'Add your lineup' });
    expect(screen.getByRole('tab', { name: /Fri, Jul 3/u })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Upload Schedule' }));
    await waitFor(() => expect(address()).toBe('/festival/f1/upload'));
  });

  it('says that the schedule could not be loaded, and tries again', async () => {
    const provider = sets();
    const watch = provider.documents.watch.bind(provider.documents);
    provider.documents.watch = (_query, _onNext, onError) => {
      queueMicrotask(() => onError(new ProviderError('internal')));
      return () => undefined;
    };
    const { user } = renderPortal('/festival/f1/schedule', { provider });
    await screen.findByRole('heading', { name: 'Failed to load schedule.' });
    provider.documents.watch = watch;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Owl Parade')).toBeTruthy();
  });
});
