// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { localStore } from '../browser-storage.ts';
import { createColorScheme } from './color-scheme.ts';

const shown = () => document.documentElement.getAttribute('data-color-scheme');

/** Makes the system prefer dark or light; the returned function changes the preference. */
function systemPrefers(dark: boolean): (next: boolean) => void {
  let onChange: () => void = () => undefined;
  const query = {
    matches: dark,
    addEventListener: (_: string, listener: () => void) => {
      onChange = listener;
    },
  };
  vi.stubGlobal('matchMedia', () => query);
  return (next) => {
    query.matches = next;
    onChange();
  };
}

beforeEach(() => {
  localStorage.clear();
});

test('without a choice the page follows the system', () => {
  const change = systemPrefers(true);
  expect(createColorScheme(window, localStore).get()).toBe('auto');
  expect(shown()).toBe('dark');
  change(false);
  expect(shown()).toBe('light');
});

test('a choice overrides the system and is remembered', () => {
  const change = systemPrefers(false);
  const scheme = createColorScheme(window, localStore);
  const listener = vi.fn();
  scheme.subscribe(listener);
  scheme.set('dark');
  change(false);
  expect(shown()).toBe('dark');
  expect(listener).toHaveBeenCalledWith('dark');
  expect(createColorScheme(window, localStore).get()).toBe('dark');
});

test('a choice made in another tab is followed', () => {
  systemPrefers(false);
  const scheme = createColorScheme(window, localStore);
  localStorage.setItem('color-scheme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-scheme' }));
  expect(scheme.get()).toBe('dark');
  expect(shown()).toBe('dark');
});

test('with the storage blocked a choice holds for as long as the page', () => {
  systemPrefers(false);
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const scheme = createColorScheme(window, localStore);
  scheme.set('dark');
  expect(shown()).toBe('dark');
});

test('a listener may hand the choice back', () => {
  systemPrefers(false);
  const scheme = createColorScheme(window, localStore);
  const listener = vi.fn(scheme.set);
  scheme.subscribe(listener);
  scheme.set('dark');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(scheme.get()).toBe('dark');
});
