// @vitest-environment jsdom
import { messages } from '@lineup/domain';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toast } from '../../design/toasts/toast.ts';
import { usePart } from './use-part.ts';

const ignore = () => undefined;
const part = { Dialog: () => null };

test('a part is there once it has been fetched', async () => {
  const { result } = renderHook(() => usePart(() => Promise.resolve(part)));
  expect(result.current.part).toBeNull();
  expect(await act(() => result.current.fetch(ignore))).toBe(true);
  expect(result.current.part).toBe(part);
});

test('one that does not arrive is told of with the offer to try again, and tried again the next time', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<typeof part>>().mockRejectedValueOnce(new TypeError('no connection'));
  load.mockResolvedValue(part);
  const { result } = renderHook(() => usePart(load));
  const retry = vi.fn<() => void>();
  expect(await act(() => result.current.fetch(retry))).toBe(false);
  expect(error).toHaveBeenCalledWith(messages.provider.unavailable, {
    id: 'part',
    action: { label: 'Try Again', onClick: retry },
  });
  expect(await act(() => result.current.fetch(ignore))).toBe(true);
});

test('pointing at what leads to it fetches it in advance, once, and without a word of failure', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<typeof part>>().mockRejectedValue(new TypeError('no connection'));
  const { result } = renderHook(() => usePart(load));
  result.current.hints.onPointerEnter();
  result.current.hints.onFocus();
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
});

test('what has arrived in advance is there before it is fetched', async () => {
  const { result } = renderHook(() => usePart(() => Promise.resolve(part)));
  await act(() => Promise.resolve(result.current.hints.onPointerEnter()));
  expect(result.current.part).toBe(part);
});
