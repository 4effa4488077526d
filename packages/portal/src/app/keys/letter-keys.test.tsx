// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { localStore } from '../browser-storage.ts';
import { isLetterKey } from './is-letter-key.ts';
import { createLetterKeys } from './letter-keys.ts';
import type { LetterShortcut } from './letter-shortcuts.ts';

beforeEach(() => localStorage.clear());

const create = () => createLetterKeys(window, localStore);

describe('single-letter keys', () => {
  it('are on until they are switched off, which the browser keeps', () => {
    const keys = create();
    expect(keys.areOn()).toBe(true);
    keys.set(false);
    expect(keys.areOn()).toBe(false);
    expect(create().areOn()).toBe(false);
    keys.set(true);
    expect(create().areOn()).toBe(true);
  });

  it('follow a choice made in another tab', () => {
    const keys = create();
    const listener = vi.fn();
    keys.subscribe(listener);
    localStorage.setItem('letter-keys', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'letter-keys' }));
    expect(keys.areOn()).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('can be switched off where storage is denied, for as long as the page', () => {
    const keys = createLetterKeys(window, () => null);
    keys.set(false);
    expect(keys.areOn()).toBe(false);
  });
});

/** Returns true if the key press triggers the shortcut. */
function pressed(name: LetterShortcut, given: KeyboardEventInit, target: Element = document.body): boolean {
  let is = false;
  const listen = (event: KeyboardEvent) => {
    is = isLetterKey(event, name);
  };
  document.addEventListener('keydown', listen, { once: true });
  fireEvent.keyDown(target, given);
  return is;
}

test('a key counts when it is pressed alone; Shift belongs to signs', () => {
  expect(pressed('nextConflict', { key: 'n' })).toBe(true);
  expect(pressed('nextConflict', { key: 'N' })).toBe(true);
  expect(pressed('nextConflict', { key: 'N', shiftKey: true })).toBe(false);
  expect(pressed('findSet', { key: '/', shiftKey: true })).toBe(true);
  expect(pressed('nextConflict', { key: 'n', ctrlKey: true })).toBe(false);
  expect(pressed('nextConflict', { key: 'n', metaKey: true })).toBe(false);
  expect(pressed('nextConflict', { key: 'n', altKey: true })).toBe(false);
  expect(pressed('nextConflict', { key: 'n', repeat: true })).toBe(false);
  expect(pressed('nextConflict', { key: 'm' })).toBe(false);
});

test('fields and lists keep their keys', () => {
  document.body.innerHTML =
    '<label>Name <input></label><select aria-label="Day"></select><div role="listbox" aria-label="Found"></div><button>Save</button>';
  expect(pressed('nextConflict', { key: 'n' }, screen.getByLabelText('Name'))).toBe(false);
  expect(pressed('nextConflict', { key: 'n' }, screen.getByLabelText('Day'))).toBe(false);
  expect(pressed('nextConflict', { key: 'n' }, screen.getByLabelText('Found'))).toBe(false);
  expect(pressed('nextConflict', { key: 'n' }, screen.getByText('Save'))).toBe(true);
});
