// @vitest-environment jsdom
import { ServiceError } from '@lineup/services';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { createPortal } from '../create-portal.ts';
import { PortalContext } from '../portal-context.ts';
import { showEdits } from './shown-edits.ts';
import { useLive, type Follow } from './use-live.ts';

function makeSource() {
  const stop = vi.fn();
  let next: (value: string) => void = () => undefined;
  let fail: (error: ServiceError) => void = () => undefined;
  const follow = vi.fn<Follow<string>>((onNext, onError) => {
    next = onNext;
    fail = onError;
    return stop;
  });
  return { follow, stop, next: (value: string) => next(value), fail: (error: ServiceError) => fail(error) };
}

/** Renders inside a portal with a signed-in administrator. */
async function renderLive(follow: Follow<string>, queries = new QueryClient()) {
  provideBrowserParts();
  const provider = startBackend();
  const portal = createPortal(provider, { now: () => 0, random: () => 0.5, zone: 'UTC' });
  await vi.waitFor(() => expect(portal.session.get().state).toBe('signedIn'));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PortalContext>
  );
  return { ...renderHook(() => useLive(['festival', 'f1'], follow), { wrapper }), provider, portal };
}

test('it is loading, then shows every value', async () => {
  const source = makeSource();
  const { result } = await renderLive(source.follow);
  expect(result.current.status).toBe('loading');
  act(() => source.next('one'));
  expect(result.current).toEqual({ status: 'success', data: 'one' });
  act(() => source.next('two'));
  expect(result.current).toEqual({ status: 'success', data: 'two' });
});

test('a failure can be tried again', async () => {
  const source = makeSource();
  const { result } = await renderLive(source.follow);
  act(() => source.fail(new ServiceError('unavailable', 'Not there')));
  const failed = result.current;
  if (failed.status !== 'error') throw new Error(`expected an error, found ${failed.status}`);
  expect(failed.error.message).toBe('Not there');
  act(() => failed.retry());
  expect(source.follow).toHaveBeenCalledTimes(2);
  expect(result.current.status).toBe('loading');
});

test('what is only overdue gives way to the data without a reload; what was seen before stays until then', async () => {
  const overdue = new ServiceError('unavailable', 'Not there');
  const source = makeSource();
  const queries = new QueryClient();
  const { result, unmount } = await renderLive(source.follow, queries);
  act(() => source.fail(overdue));
  expect(result.current.status).toBe('error');
  act(() => source.next('one'));
  expect(result.current).toEqual({ status: 'success', data: 'one' });
  unmount();
  const later = makeSource();
  const second = await renderLive(later.follow, queries);
  act(() => later.fail(overdue));
  expect(second.result.current).toEqual({ status: 'success', data: 'one' });
});

test('it stops following with the page, and shows the last value at once when one comes back', async () => {
  const source = makeSource();
  const queries = new QueryClient();
  const first = await renderLive(source.follow, queries);
  act(() => source.next('one'));
  first.unmount();
  expect(source.stop).toHaveBeenCalledTimes(1);
  const second = await renderLive(makeSource().follow, queries);
  expect(second.result.current).toEqual({ status: 'success', data: 'one' });
});

test('the end of the session leaves what was seen, and it is followed again with the next one', async () => {
  const source = makeSource();
  const { result, provider, portal } = await renderLive(source.follow);
  act(() => source.next('one'));
  act(() => provider.moveSessionTo('signedOut'));
  await waitFor(() => expect(portal.session.get().state).toBe('signedOut'));
  act(() => source.fail(new ServiceError('unauthenticated', 'Your session has ended.')));
  expect(result.current).toEqual({ status: 'success', data: 'one' });
  expect(source.stop).toHaveBeenCalledTimes(1);

  act(() => provider.moveSessionTo('signedIn'));
  await waitFor(() => expect(portal.session.get().state).toBe('signedIn'));
  await waitFor(() => expect(source.follow).toHaveBeenCalledTimes(2));
  act(() => source.next('two'));
  expect(result.current).toEqual({ status: 'success', data: 'two' });
});

test('what is drawn below may ask for something new while an edit is drawn', async () => {
  const source = makeSource();
  const queries = new QueryClient();
  provideBrowserParts();
  const provider = startBackend();
  const portal = createPortal(provider, { now: () => 0, random: () => 0.5, zone: 'UTC' });
  await vi.waitFor(() => expect(portal.session.get().state).toBe('signedIn'));
  const Page = () => {
    const live = useLive(['festival', 'f1'], source.follow);
    return live.status === 'success' ? <Below key={live.data} of={live.data} /> : null;
  };
  const Below = ({ of }: { readonly of: string }) => {
    const { data } = useQuery({ queryKey: ['below', of], queryFn: () => `below ${of}` });
    return <p>{data}</p>;
  };
  render(
    <PortalContext value={portal}>
      <QueryClientProvider client={queries}>
        <Page />
      </QueryClientProvider>
    </PortalContext>,
  );
  act(() => source.next('one'));
  expect(await screen.findByText('below one')).toBeTruthy();
  const edit = { key: ['festival', 'f1'], apply: () => 'two', isStored: () => false };
  act(() => void showEdits(queries, [edit]));
  expect(await screen.findByText('below two')).toBeTruthy();
});
