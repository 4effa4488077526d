// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../design/toasts/toast.ts';
import { provideBrowserParts } from '../../testing/browser-parts.ts';
import { LateToasts } from './late-toasts.tsx';

beforeEach(provideBrowserParts);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a toast fetches the code that shows it, also on a page that is never idle, and waits for it', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  render(<LateToasts />);
  toast.success('Stored');
  toast.error('Not stored');
  expect(screen.queryByText('Stored')).toBeNull();
  expect(await screen.findByText('Stored')).toBeTruthy();
  expect(await screen.findByText('Not stored')).toBeTruthy();
});
