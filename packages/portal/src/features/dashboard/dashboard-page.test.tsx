// @vitest-environment jsdom
import { dashboardMessages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { startBackend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../testing/render-portal.tsx';
import { festivalDocuments, makeEvent, makeFestival } from './testing/festivals.ts';

const now = () => Date.UTC(2026, 6, 4, 12);
const three = festivalDocuments({
  past: { name: 'Winter Hall', from: '2026-01-03', to: '2026-01-04' },
  active: {},
  next: {
    name: 'Tidemark',
    location: 'Chatham',
    timezone: 'Pacific/Chatham',
    from: '2026-09-03',
    to: '2026-09-05',
  },
});

function renderDashboard(documents = three) {
  return renderPortal('/', { provider: startBackend({ documents, now }), now });
}

const stat = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('counts the festivals by their status', async () => {
  renderDashboard();
  await screen.findByText('Total Festivals');
  expect([stat('Total Festivals'), stat('Active Festivals'), stat('Upcoming Festivals')]).toEqual([
    '3',
    '1',
    '1',
  ]);
});

test('says that the last backup failed', async () => {
  const provider = startBackend({ documents: three, now });
  const { functions } = startBackend({ documents: three, now });
  provider.functions.call = async (name, request) => {
    const response = await functions.call(name, request);
    return name === 'festivalStats' ? { ...response, backupFailed: true } : response;
  };
  const { container } = renderPortal('/', { provider, now });
  expect(await screen.findByText(dashboardMessages.backupFailed)).toBeTruthy();
  await expectAccessible(container);
});

test('says nothing of backups that succeed', async () => {
  renderDashboard();
  await screen.findByText('Total Festivals');
  expect(screen.queryByText(/The last backup failed/u)).toBeNull();
});

test('welcomes the administrator by e-mail and name', async () => {
  renderDashboard();
  expect(await screen.findByText('Welcome, admin@festival.example')).toBeTruthy();
  expect(screen.getByText(/Ada Field/u)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Festival Admin Portal');
});

test('shows every festival as one link to its page, the latest first', async () => {
  renderDashboard();
  const list = await screen.findByRole('region', { name: 'All Festivals' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/festival/next',
    '/festival/active',
    '/festival/active/schedule',
    '/festival/past',
  ]);
  expect(screen.getAllByText('Salt & Lantern')).toHaveLength(1);
  expect(links[0]?.textContent).toMatch(/Tidemark.*Chatham.*Sep 3 - Sep 5, 2026.*Upcoming/u);
  expect(links[3]?.textContent).toMatch(/Winter Hall.*Past/u);
});

test('shows the editions of a festival together, the newest in front and the others as links', async () => {
  const { container } = renderDashboard(
    festivalDocuments({
      first: { name: 'Tidemark 2024', from: '2024-09-03', to: '2024-09-05' },
      second: { name: 'Tidemark 2025', from: '2025-09-03', to: '2025-09-05', editionOf: 'first' },
      third: { name: 'Tidemark 2026', from: '2026-06-03', to: '2026-06-05', editionOf: 'first' },
    }),
  );
  const list = await screen.findByRole('region', { name: 'All Festivals' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/festival/third',
    '/festival/second',
    '/festival/first',
  ]);
  const others = within(list).getByRole('list', { name: 'Other editions of Tidemark 2026' });
  expect(within(others).getByRole('link', { name: 'Tidemark 2024, Sep 3 - Sep 5, 2024' }).textContent).toBe(
    '2024',
  );
  expect(stat('Total Festivals')).toBe('3');
  await expectAccessible(container);
});

test('shows the festival that is on first, with how complete its lineup is', async () => {
  renderDashboard({
    ...three,
    'festivals/active/lineupEvents/e1': makeEvent('Harbour', '2026-07-03T20:00:00+01:00'),
    'festivals/active/lineupEvents/e2': makeEvent('Harbour', '2026-07-04T20:00:00+01:00'),
  });
  const featured = await screen.findByRole('region', { name: 'Salt & Lantern' });
  const counts = await within(featured).findByRole('list', { name: 'Lineup' });
  expect(counts.textContent).toMatch(/2 events.*1 artist.*1 of 2 stages filled.*2 of 3 days filled/u);
  expect(within(featured).getByText('On now')).toBeTruthy();
  const hrefs = within(featured)
    .getAllByRole('link')
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Salt & Lantern', '/festival/active'],
    ['View Schedule', '/festival/active/schedule'],
  ]);
});

test('says so when there are no festivals, and offers to create one', async () => {
  const { user } = renderDashboard({});
  expect(await screen.findByRole('heading', { name: 'No festivals found' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create Your First Festival' }));
  expect(await screen.findByRole('dialog', { name: 'Create Festival' })).toBeTruthy();
});

test('says why the festivals cannot be loaded and tries again when asked', async () => {
  const provider = startBackend({ documents: three, now });
  const watch = provider.documents.watch.bind(provider.documents);
  const broken = vi.spyOn(provider.documents, 'watch').mockImplementation((_query, _onNext, onError) => {
    queueMicrotask(() => onError(new ProviderError('internal')));
    return () => undefined;
  });
  const { user } = renderPortal('/', { provider, now });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load festivals.');
  broken.mockImplementation(watch);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Total Festivals')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('follows what others do', async () => {
  const { provider } = renderDashboard();
  await screen.findByText('Total Festivals');
  act(() => provider.stored.put('festivals/other', makeFestival({ name: 'Night Ferry' })));
  expect(await screen.findByRole('link', { name: /Night Ferry/u })).toBeTruthy();
  expect(stat('Total Festivals')).toBe('4');
  act(() => provider.stored.drop('festivals/other'));
  await waitFor(() => expect(screen.queryByText('Night Ferry')).toBeNull());
});

test('can be searched as soon as there are more than eight', async () => {
  const many = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`f${n}`, { name: `Meadow ${n}` }]));
  const { user } = renderDashboard({ ...three, ...festivalDocuments(many) });
  await user.type(await screen.findByLabelText('Search festivals'), 'meadow 3');
  const list = screen.getByRole('region', { name: 'All Festivals' });
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(within(list).getByRole('status').textContent).toBe('1 of 10 shown');
  await user.type(screen.getByLabelText('Search festivals'), ' nowhere');
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  await user.selectOptions(screen.getByLabelText('Status'), 'Past');
  expect(within(list).getAllByRole('link')).toHaveLength(1);
});

const eight = festivalDocuments(
  Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`f${n}`, { name: `Meadow ${n}` }])),
);

test('has no search for eight festivals', async () => {
  renderDashboard(eight);
  await screen.findByText('Total Festivals');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByLabelText('Status')).toBeNull();
});

test('can be searched from the ninth festival on', async () => {
  const { provider } = renderDashboard(eight);
  await screen.findByText('Total Festivals');
  act(() => provider.stored.put('festivals/ninth', makeFestival()));
  expect(await screen.findByRole('searchbox', { name: 'Search festivals' })).toBeTruthy();
  expect(screen.getByLabelText('Status')).toBeTruthy();
});

test('says so when a search finds nothing, and clears it when asked', async () => {
  const { user } = renderDashboard({ ...eight, ...three });
  await user.type(await screen.findByLabelText('Search festivals'), 'nowhere');
  const list = screen.getByRole('region', { name: 'All Festivals' });
  expect(within(list).getByRole('heading', { name: 'Nothing matches this search.' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(11);
});

const card = async (name: RegExp) => {
  const list = await screen.findByRole('region', { name: 'All Festivals' });
  return within(list).getByRole('link', { name });
};

test('every card shows how long the festival is and how many events and artists it has', async () => {
  renderDashboard({
    ...three,
    'festivals/next/lineupEvents/e1': makeEvent('Harbour', '2026-09-03T20:00:00+12:45'),
    'festivals/next/lineupEvents/e2': makeEvent('Chapel', '2026-09-04T20:00:00+12:45'),
  });
  await waitFor(async () => expect((await card(/Tidemark/u)).textContent).toMatch(/2 events · 1 artist/u));
  expect((await card(/Tidemark/u)).textContent).toMatch(/Sep 3 - Sep 5, 2026 · 3 days/u);
  expect((await card(/Winter Hall/u)).textContent).toMatch(/2 days.*No lineup yet/u);
});

test('a card shows as many conflicts as the schedule, and none where there are none', async () => {
  const { go } = renderDashboard({
    ...three,
    'festivals/next/lineupEvents/e1': makeEvent('Harbour', '2026-09-03T20:00:00+12:45'),
    'festivals/next/lineupEvents/e2': makeEvent('Chapel', '2026-09-03T20:30:00+12:45'),
  });
  await waitFor(async () => expect((await card(/Tidemark/u)).textContent).toMatch(/1 artist 1 conflict/u));
  expect((await card(/Winter Hall/u)).textContent).not.toContain('conflict');
  await go('/festival/next/schedule');
  expect(await screen.findByRole('button', { name: '1 conflict' })).toBeTruthy();
});

test('counts that cannot be read are told in one line, which tries again when asked; the cards stay', async () => {
  const provider = startBackend({ documents: three, now });
  const broken = vi.spyOn(provider.functions, 'call').mockRejectedValue(new ProviderError('internal'));
  const { user } = renderPortal('/', { provider, now });
  expect(await screen.findByText('Failed to get festival statistics')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await card(/Tidemark/u)).textContent).not.toMatch(/events|No lineup/u);
  broken.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(async () => expect((await card(/Tidemark/u)).textContent).toMatch(/No lineup yet/u));
  expect(screen.queryByText('Failed to get festival statistics')).toBeNull();
});

test('asks for the counts of all cards at once, and reads no event', async () => {
  const provider = startBackend({ documents: three, now });
  const call = vi.spyOn(provider.functions, 'call');
  const watch = vi.spyOn(provider.documents, 'watch');
  renderPortal('/', { provider, now });
  await screen.findAllByText('No lineup yet');
  expect(call.mock.calls).toEqual([['festivalStats', {}]]);
  expect(watch.mock.calls.map(([{ collection }]) => collection)).toEqual(['festivals']);
});

test('logs out to /login', async () => {
  const { user, address } = renderDashboard();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test('who signs in next sees nothing of what was there before, until it is loaded for them', async () => {
  const provider = startBackend({ documents: three, now });
  const { user, address, go } = renderPortal('/', { provider, now });
  expect((await screen.findAllByText('Tidemark')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(screen.queryByText('Tidemark')).toBeNull();
  // The connection is slow from now on: only cached data can be shown.
  provider.documents.watch = () => () => undefined;
  act(() => provider.moveSessionTo('signedIn'));
  await go('/');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Tidemark')).toBeNull();
});

test('says so when logging out fails', async () => {
  const provider = startBackend({
    documents: three,
    auth: { signOut: () => Promise.reject(new ProviderError('internal')) },
  });
  const { user, address } = renderPortal('/', { provider, now });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Failed to logout')).toBeTruthy();
  expect(address()).toBe('/');
});

test('can be used by everyone', async () => {
  const { container } = renderDashboard();
  await screen.findAllByText('No lineup yet');
  await expectAccessible(container);
});
