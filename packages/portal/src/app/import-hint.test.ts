// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createImportHint } from './import-hint.ts';

beforeEach(() => localStorage.clear());

it('the hint after an import is shown until it is closed, and never again in this browser', () => {
  const hint = createImportHint();
  const heard = vi.fn();
  const stop = hint.subscribe(heard);
  expect(hint.isShown()).toBe(false);
  hint.offer();
  expect(hint.isShown()).toBe(true);
  hint.close();
  expect(hint.isShown()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  hint.offer();
  expect(hint.isShown()).toBe(false);
  stop();
  const later = createImportHint();
  later.offer();
  expect(later.isShown()).toBe(false);
});
