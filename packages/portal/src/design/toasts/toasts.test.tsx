// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  provideBrowserParts();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = (text: string) => screen.queryByText(text)?.closest('[data-sonner-toast]') ?? null;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a toast stands at the top right and goes after 4 seconds', async () => {
  render(<Toasts />);
  act(() => toast.success('Stored'));
  await pass(3900);
  expect(shown('Stored')?.getAttribute('data-y-position')).toBe('top');
  expect(shown('Stored')?.getAttribute('data-x-position')).toBe('right');
  await pass(1000);
  expect(shown('Stored')).toBeNull();
});

it('a success and an error are told apart', async () => {
  render(<Toasts />);
  act(() => {
    toast.success('Stored');
    toast.error('Not stored');
  });
  await pass(100);
  expect(shown('Stored')?.getAttribute('data-type')).toBe('success');
  expect(shown('Not stored')?.getAttribute('data-type')).toBe('error');
});
