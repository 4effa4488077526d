// @vitest-environment jsdom
import { ServiceError } from '@lineup/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
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

function renderLive(follow: Follow<string>, queries = new QueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useLive(['festival', 'f1'], follow), { wrapper });
}

test('it is loading, then shows every value', () => {
  const source = makeSource();
  const { result } = renderLive(source.follow);
  expect(result.current.status).toBe('loading');
  act(() => source.next('one'));
  expect(result.current).toEqual({ status: 'success', data: 'one' });
  act(() => source.next('two'));
  expect(result.current).toEqual({ status: 'success', data: 'two' });
});

test('a failure can be tried again', () => {
  const source = makeSource();
  const { result } = renderLive(source.follow);
  act(() => source.fail(new ServiceError('unavailable', 'Not there')));
  const failed = result.current;
  if (failed.status !== 'error') throw new Error(`expected an error, found ${failed.status}`);
  expect(failed.error.message).toBe('Not there');
  act(() => failed.retry());
  expect(source.follow).toHaveBeenCalledTimes(2);
  expect(result.current.status).toBe('loading');
});

test('it stops following with the page, and shows the last value at once when one comes back', () => {
  const source = makeSource();
  const queries = new QueryClient();
  const first = renderLive(source.follow, queries);
  act(() => source.next('one'));
  first.unmount();
  expect(source.stop).toHaveBeenCalledTimes(1);
  const second = renderLive(makeSource().follow, queries);
  expect(second.result.current).toEqual({ status: 'success', data: 'one' });
});
