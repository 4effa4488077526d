// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { longestWait } from '../../../../../app/queries/edits.ts';
import { deferred } from '../../../../../testing/deferred.ts';
import { makeFestival } from '../../../testing/make-draft.ts';
import { useFestivalSave } from './use-festival-save.ts';

const asOf = (version: string) => ({ ...makeFestival(), version });

function renderSave() {
  return renderHook(({ version }) => useFestivalSave(asOf(version)), { initialProps: { version: '1' } });
}

describe('a save of the festival by an answer', () => {
  it('is busy until the page has heard of it, so that the next compares with it', async () => {
    const { result, rerender } = renderSave();
    const ended = vi.fn();
    act(() => void result.current.attempt(() => Promise.resolve()).then(ended));
    await waitFor(() => expect(result.current.isBusy).toBe(true));
    await act(async () => Promise.resolve());
    expect(ended).not.toHaveBeenCalled();
    await act(async () => rerender({ version: '2' }));
    expect(ended).toHaveBeenCalledWith(true);
    expect(result.current.isBusy).toBe(false);
  });

  it('ends with its answer where the news came first', async () => {
    const { result, rerender } = renderSave();
    const answer = deferred<void>();
    const ended = vi.fn();
    act(() => void result.current.attempt(() => answer.promise).then(ended));
    await act(async () => rerender({ version: '2' }));
    expect(ended).not.toHaveBeenCalled();
    await act(async () => answer.resolve());
    expect(ended).toHaveBeenCalledWith(true);
  });

  it('waits for news that do not come only so long, and for none where it was refused', async () => {
    vi.useFakeTimers();
    try {
      const { result } = renderSave();
      const ended = vi.fn();
      act(() => void result.current.attempt(() => Promise.resolve()).then(ended));
      await act(async () => vi.advanceTimersByTimeAsync(longestWait));
      expect(ended).toHaveBeenCalledWith(true);
      await act(async () => {
        ended(await result.current.attempt(() => Promise.reject(new Error('no'))));
      });
      expect(ended).toHaveBeenLastCalledWith(false);
      expect(result.current.isBusy).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
