// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchEarlyKeys } from './early-keys.ts';

const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

test('what is typed does not reach the page until it is taken', () => {
  const page = vi.fn<(key: string) => void>();
  const listen = ({ key }: KeyboardEvent) => page(key);
  document.addEventListener('keydown', listen);
  const take = catchEarlyKeys(document);
  for (const key of ['n', 'e', 'y', 'Backspace', 'x', 'Enter']) expect(press(key)).toBe(false);
  expect(page).not.toHaveBeenCalled();
  expect(take()).toEqual({ text: 'nex', isEntered: true });
  expect(press('n')).toBe(true);
  expect(page.mock.calls).toEqual([['n']]);
  document.removeEventListener('keydown', listen);
});

test('the browser’s own keys are left to it', () => {
  const take = catchEarlyKeys(document);
  expect(press('r', { ctrlKey: true })).toBe(true);
  expect(press('Escape')).toBe(true);
  expect(press('F5')).toBe(true);
  expect(take()).toEqual({ text: '', isEntered: false });
});
