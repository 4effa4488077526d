// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('is the first value until another has stayed for a while', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 100, ''), {
    initialProps: { text: 'a' },
  });
  expect(result.current).toBe('');
  pass(99);
  rerender({ text: 'ab' });
  pass(99);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('ab');
});
