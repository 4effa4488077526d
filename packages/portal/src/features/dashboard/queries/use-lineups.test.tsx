// @vitest-environment jsdom
import { ProviderError } from '@lineup/provider';
import { createRecorder, createWorkServices, isServiceError } from '@lineup/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortal } from '../../../app/create-portal.ts';
import { ServicesContext } from '../../../app/portal-context.ts';
import { Providers } from '../../../app/providers.tsx';
import { provideBrowserParts } from '../../../testing/browser-parts.ts';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { festivalDocuments, makeEvent, makeFestival } from '../testing/festivals.ts';
import { useLineups } from './use-lineups.ts';

beforeEach(() => {
  provideBrowserParts();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const festival = (id: string, version = '1') => ({ id, version, ...makeFestival() });
const changeVisibility = () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

type Call = ReturnType<typeof spyOnCalls>;
const spyOnCalls = ({ functions }: Backend) => vi.spyOn(functions, 'call');

/** Follows the counts of two festivals, one of which has an event. `call` counts the requests and can be scripted. */
async function follow(script: (call: Call) => unknown = () => undefined) {
  const provider = startBackend({
    documents: {
      ...festivalDocuments({ f1: {}, f2: {} }),
      'festivals/f1/lineupEvents/e1': makeEvent('Harbour', '2026-07-03T20:00:00+01:00'),
    },
  });
  const call = spyOnCalls(provider);
  script(call);
  const portal = createPortal(provider, { now: () => 0, random: () => 0, zone: 'UTC' });
  const services = createWorkServices(portal.provider, portal.makeRecorder(createRecorder), portal);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers portal={portal}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ServicesContext>
    </Providers>
  );
  const initialProps = { festivals: [festival('f1'), festival('f2')] };
  const view = renderHook(({ festivals }) => useLineups(festivals), { wrapper, initialProps });
  /** Waits until all requested counts have arrived and are shown. */
  const settle = () =>
    act(async () => {
      // One turn each for the request, processing the response, and rendering it.
      for (let turn = 0; turn < 3; turn += 1) {
        await vi.advanceTimersByTimeAsync(1);
        await Promise.allSettled(call.mock.results.map(({ value }) => value as Promise<unknown>));
      }
    });
  return { ...view, provider, call, settle, lineups: () => view.result.current };
}

test('all festivals are counted in one request', async () => {
  const { lineups, call, settle } = await follow();
  expect(lineups().of('f1')).toBe('loading');
  await settle();
  expect(lineups().of('f1')).toMatchObject({ eventCount: 1, artistCount: 1, stages: ['Harbour'] });
  expect(lineups().of('f2')).toMatchObject({ eventCount: 0, artistCount: 0 });
  expect(call).toHaveBeenCalledTimes(1);
});

test('they are counted again when a festival comes or changes, and not when nothing has changed', async () => {
  const { call, rerender, provider, lineups, settle } = await follow();
  await settle();
  rerender({ festivals: [festival('f1'), festival('f2')] });
  await settle();
  expect(call).toHaveBeenCalledTimes(1);
  rerender({ festivals: [festival('f1'), festival('f2', '2')] });
  await settle();
  expect(call).toHaveBeenCalledTimes(2);
  provider.stored.put('festivals/f3', makeFestival());
  rerender({ festivals: [festival('f1'), festival('f2', '2'), festival('f3')] });
  expect(lineups().of('f3')).toBe('loading');
  await settle();
  expect(lineups().of('f3')).toMatchObject({ eventCount: 0 });
});

test('they are counted again every half minute, and when the page is shown again', async () => {
  const { call, lineups, provider, settle } = await follow();
  await settle();
  provider.stored.put('festivals/f2/lineupEvents/e', makeEvent('Chapel', '2026-07-03T20:00:00Z'));
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(lineups().of('f2')).toMatchObject({ eventCount: 0 });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await settle();
  expect(lineups().of('f2')).toMatchObject({ eventCount: 1 });
  expect(call).toHaveBeenCalledTimes(2);
  act(changeVisibility);
  await settle();
  expect(call).toHaveBeenCalledTimes(3);
});

test('nothing is asked while the page is hidden', async () => {
  const { call, settle } = await follow();
  await settle();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(changeVisibility);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(call).toHaveBeenCalledTimes(1);
  visibility.mockRestore();
  act(changeVisibility);
  await settle();
  expect(call).toHaveBeenCalledTimes(2);
});

test('without any counts a failure leaves them unknown', async () => {
  const { lineups, settle } = await follow((call) =>
    call.mockRejectedValueOnce(new ProviderError('internal')),
  );
  await settle();
  expect(lineups().of('f1')).toBe('unknown');
  act(() => lineups().retry());
  await settle();
  expect(lineups().of('f1')).toMatchObject({ eventCount: 1 });
});

test('a failure keeps the counts read before, and can be tried again', async () => {
  const { call, lineups, settle } = await follow();
  await settle();
  call.mockRejectedValueOnce(new ProviderError('internal'));
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(isServiceError(lineups().error, 'internal')).toBe(true);
  expect(lineups().of('f1')).toMatchObject({ eventCount: 1 });
  act(() => lineups().retry());
  await settle();
  expect(lineups().error).toBeNull();
});
