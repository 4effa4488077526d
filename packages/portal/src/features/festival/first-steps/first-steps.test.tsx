// @vitest-environment jsdom
import { paths, timestampFromMillis } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../../testing/stored-lineup.ts';

const stamp = timestampFromMillis(0);
const clash = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Night Ferry', 'Harbour', '2026-07-03', '20:30', '21:30'],
]);
const unpublished = () => startBackend({ documents: lineupDocuments(clash) });

function publish(provider: Backend) {
  provider.stored.putUnchecked(paths.publication('f1'), {
    slug: 'salt-and-lantern',
    current: 'r1',
    latest: 'r1',
    number: 1,
    webhookUrl: null,
    failed: null,
    restamp: false,
    created_at: stamp,
    updated_at: stamp,
  });
}

const strip = () => screen.findByRole('region', { name: 'First steps' });
const place = () => document.querySelector('[data-first-steps]');

test('each step has its state, and the first that is left leads on', async () => {
  const { user, container } = renderPortal('/festival/f1/schedule', { provider: unpublished() });
  const steps = within(await strip());
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Details complete',
    '2 stages',
    'Lineup: 2 sets',
    '1 conflictReview conflicts',
    'Not publishedPublish lineup',
  ]);
  await expectAccessible(container);
  await user.click(steps.getByRole('button', { name: 'Review conflicts' }));
  expect(await screen.findByRole('region', { name: 'Conflicts' })).toBeTruthy();
});

test('a lineup is published from there', async () => {
  const { user, address } = renderPortal('/festival/f1/schedule', { provider: unpublished() });
  await user.click(within(await strip()).getByRole('link', { name: 'Publish lineup' }));
  await waitFor(() => expect(address()).toBe('/festival/f1/publish'));
  // The step's own page needs no link to itself.
  expect(within(await strip()).queryByRole('link')).toBeNull();
  expect(await screen.findByText('Lineup: 2 sets')).toBeTruthy();
});

test('conflicts are checked on the schedule, which has the sets', async () => {
  const { user, address } = renderPortal('/festival/f1/stages', { provider: unpublished() });
  await user.click(await within(await strip()).findByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('region', { name: 'Conflicts' })).toBeTruthy();
  expect(address()).toBe('/festival/f1/schedule?panel=conflicts');
});

test('they are not shown once anything was published', async () => {
  const provider = unpublished();
  publish(provider);
  const view = renderPortal('/festival/f1/schedule', { provider });
  await screen.findByRole('button', { name: /^Owl Parade/u });
  await waitFor(() => expect(place()).toBeNull());
  // From then on the browser has it stored.
  view.reload();
  await screen.findByRole('button', { name: /^Owl Parade/u });
  expect(place()).toBeNull();
});

test('they stay hidden in this browser once they were hidden', async () => {
  const view = renderPortal('/festival/f1/schedule', { provider: unpublished() });
  await view.user.click(within(await strip()).getByRole('button', { name: 'Hide first steps' }));
  expect(place()).toBeNull();
  view.reload();
  await screen.findByRole('button', { name: /^Owl Parade/u });
  expect(place()).toBeNull();
});

test('where it is unknown whether anything was published, they are left out', async () => {
  const provider = unpublished();
  const { documents } = provider;
  const watch = documents.watchDocument.bind(documents);
  documents.watchDocument = (path, onNext, onError) => {
    if (path !== paths.publication('f1')) return watch(path, onNext, onError);
    queueMicrotask(() => onError(new ProviderError('unavailable')));
    return () => undefined;
  };
  renderPortal('/festival/f1/schedule', { provider });
  await screen.findByRole('button', { name: /^Owl Parade/u });
  await waitFor(() => expect(place()).toBeNull());
});
