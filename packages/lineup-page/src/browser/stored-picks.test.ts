import { expect, test } from 'vitest';
import { storageOf } from './storage.ts';
import { StoredPicks } from './stored-picks.ts';

function memory() {
  const stored = new Map<string, string>();
  return {
    entries: stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

test('picks outlive the visit, each festival has its own', () => {
  const storage = memory();
  const picks = new StoredPicks('one', storage);
  expect([picks.toggle(3), picks.toggle(5), picks.toggle(3)]).toEqual([true, true, true]);
  expect([...new StoredPicks('one', storage).numbers]).toEqual([5]);
  expect(new StoredPicks('other', storage).numbers.size).toBe(0);
});

test('picks of a link come to those that are there', () => {
  const picks = new StoredPicks('one', memory());
  picks.toggle(3);
  picks.add([1, 3]);
  expect(picks.numbers).toEqual(new Set([1, 3]));
});

test('another window’s picks are taken over', () => {
  const storage = memory();
  const [here, there] = [new StoredPicks('one', storage), new StoredPicks('one', storage)];
  there.toggle(4);
  here.readAgain();
  expect([...here.numbers]).toEqual([4]);
});

test.each([
  ['is full', full],
  ['is not there', null],
])('where the storage %s, picks hold for this visit and it is said', (_, storage) => {
  const picks = new StoredPicks('one', storage);
  expect(picks.toggle(2)).toBe(false);
  expect([...picks.numbers]).toEqual([2]);
});

test('stored picks that are no longer understood count as none', () => {
  const storage = memory();
  storage.entries.set('lineup-picks:one', '{"old":true}');
  expect(new StoredPicks('one', storage).numbers.size).toBe(0);
});

test('a browser that refuses its storage has none', () => {
  const refusing = {
    get localStorage(): Storage {
      throw new DOMException('refused', 'SecurityError');
    },
  };
  expect(storageOf(refusing)).toBeNull();
});
