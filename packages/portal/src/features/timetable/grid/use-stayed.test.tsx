// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStayed } from './use-stayed.ts';

describe('staying at a day', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  it('is reported after a moment, and again for the next', () => {
    const { result, rerender } = renderHook(({ day }) => useStayed(day), { initialProps: { day: 'Friday' } });
    wait(900);
    rerender({ day: 'Saturday' });
    wait(900);
    expect(result.current.hasStayed).toBe(false);
    wait(100);
    expect(result.current.hasStayed).toBe(true);
    rerender({ day: 'Sunday' });
    expect(result.current.hasStayed).toBe(false);
  });

  it('is told at once where somebody begins to work', () => {
    const { result } = renderHook(() => useStayed('Friday'));
    act(() => result.current.stay());
    expect(result.current.hasStayed).toBe(true);
  });
});
