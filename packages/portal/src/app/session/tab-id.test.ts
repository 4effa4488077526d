import { expect, test } from 'vitest';
import { tabId } from '../browser-storage.ts';

test('a tab keeps its name over a reload', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  expect(tabId(storage, () => 'first')).toBe('first');
  expect(tabId(storage, () => 'second')).toBe('first');
});

test('where nothing can be remembered, the page has one of its own', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(tabId(null, () => 'mine')).toBe('mine');
  expect(tabId({ getItem: refuse, setItem: refuse }, () => 'mine')).toBe('mine');
});
