// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGradually } from './use-gradually.ts';

describe('parts that are shown gradually', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const idle = () =>
    act(() => {
      vi.advanceTimersToNextTimer();
    });

  it('come one after the other when the page has time, up to the last', () => {
    const { result } = renderHook(() => useGradually(2, 'Friday'));
    expect(result.current).toBe(0);
    idle();
    expect(result.current).toBe(1);
    idle();
    expect(result.current).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('come several at a time, and what is shown anyway is passed over', () => {
    const isReady = (part: number) => part < 3 || part === 5;
    const { result } = renderHook(() => useGradually(9, 'Friday', { step: 2, isReady }));
    expect(result.current).toBe(3);
    idle();
    expect(result.current).toBe(6);
    idle();
    idle();
    expect(result.current).toBeGreaterThanOrEqual(9);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('start over with something else', () => {
    const { result, rerender } = renderHook(({ day }) => useGradually(2, day), {
      initialProps: { day: 'Friday' },
    });
    idle();
    rerender({ day: 'Saturday' });
    expect(result.current).toBe(0);
    idle();
    expect(result.current).toBe(1);
  });

  it('are all there after half a second on a page that is never idle', () => {
    const neverIdle = (work: IdleRequestCallback, options?: IdleRequestOptions) => {
      if (options?.timeout !== undefined)
        setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
      return 1;
    };
    vi.stubGlobal('requestIdleCallback', neverIdle);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const { result } = renderHook(() => useGradually(86, 'Friday'));
    act(() => {
      vi.advanceTimersByTime(500);
    });
    expect(result.current).toBe(86);
    vi.unstubAllGlobals();
  });

  it('are all there when the page is printed', () => {
    const { result } = renderHook(() => useGradually(86, 'Friday'));
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(result.current).toBe(86);
  });

  it('stop when the page is left', () => {
    const { unmount } = renderHook(() => useGradually(2, 'Friday'));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
