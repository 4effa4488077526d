import { expect, test } from 'vitest';
import { createVisitStorage } from './visit-storage.ts';
import { newVisit, withChange, withSent } from './visit.ts';

function storageOf() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
}

const visit = withSent(withChange(newVisit, { id: 'a', at: 1, importId: 'i' }), { id: 'b', at: 2 });

test('keeps visits apart by user and festival', () => {
  const storage = createVisitStorage(storageOf());
  storage.store('ann', 'f1', visit);
  expect(storage.load('ann', 'f1')).toEqual(visit);
  expect(storage.load('ann', 'f2')).toEqual(newVisit);
  expect(storage.load('bob', 'f1')).toEqual(newVisit);
});

test('starts empty where foreign or half-written text stands', () => {
  const items = storageOf();
  const storage = createVisitStorage(items);
  for (const text of ['{"done":', '[]', '{"done":[1],"undone":[]}']) {
    items.items.set('lineup-visit/ann/f1', text);
    expect(storage.load('ann', 'f1')).toEqual(newVisit);
  }
});

test('goes on where the browser has no storage, or has it full', () => {
  const full = createVisitStorage({
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  for (const storage of [full, createVisitStorage(null)]) {
    storage.store('ann', 'f1', visit);
    expect(storage.load('ann', 'f1')).toEqual(newVisit);
  }
});
