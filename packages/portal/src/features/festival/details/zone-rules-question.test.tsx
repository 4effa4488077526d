// @vitest-environment jsdom
import { messages, paths, timestampSchema, timestampToMillis } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { storedFestival } from './testing/stored-festival.ts';

const title = 'The timezone’s rules have changed';
const eventPath = paths.event('f1', 'e0');

/**
 * A festival in July in Vancouver (seven hours behind UTC), planned when the zone was expected to be eight hours
 * behind.
 */
function plannedOtherwise() {
  const provider = storedFestival();
  const festival = provider.stored.read(paths.festival('f1'));
  provider.stored.put(paths.festival('f1'), { ...festival, plannedOffsets: '-28800' });
  return provider;
}

async function ask(provider = plannedOtherwise()) {
  const { user } = renderPortal('/festival/f1/schedule', { provider });
  const question = await screen.findByRole('dialog', { name: title });
  const press = (name: string) => user.click(within(question).getByRole('button', { name }));
  return { user, provider, question, press, before: provider.stored.read(eventPath) };
}

it('a festival planned by other rules asks what stays, clock times unless told otherwise', async () => {
  const { provider, question, press, before } = await ask();
  expect(within(question).getByText(/This affects 3 events/u)).toBeTruthy();
  await expectAccessible(question);
  await press('Update Festival');
  await screen.findByText(messages.festival.saved);
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  const start = (data: typeof before) => timestampToMillis(timestampSchema.parse(data?.['timeStart']));
  expect(start(provider.stored.read(eventPath))).toBe(start(before) - 3_600_000);
  expect(provider.stored.read(paths.festival('f1'))?.['plannedOffsets']).toBe('-25200');
});

it('the moments stay on demand', async () => {
  const { user, provider, question, press, before } = await ask();
  await user.click(within(question).getByRole('radio', { name: 'Moments in time' }));
  await press('Update Festival');
  await waitFor(() => expect(provider.stored.read(paths.festival('f1'))?.['plannedOffsets']).toBe('-25200'));
  expect(provider.stored.read(eventPath)?.['timeStart']).toEqual(before?.['timeStart']);
});

it('nothing is written before somebody has decided', async () => {
  const { provider, press, before } = await ask();
  await press('Decide Later');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  expect(provider.stored.read(eventPath)).toEqual(before);
  expect(provider.stored.read(paths.festival('f1'))?.['plannedOffsets']).toBe('-28800');
});

it('a failure is told, and the question asked again', async () => {
  const provider = plannedOtherwise();
  const { press } = await ask(provider);
  vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError('unavailable', 'away'));
  await press('Update Festival');
  expect(await screen.findByText(/cannot be reached|Failed to save/u)).toBeTruthy();
});
