import { expect, it, vi } from 'vitest';
import { createDecisionStore, type Decisions } from './decisions.ts';

const key = 'lineup.merge.upload-1';

function setUp(noted?: string) {
  const items = new Map(noted === undefined ? [] : [[key, noted]]);
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  return { items, storage, store: createDecisionStore(storage, 'upload-1') };
}

const decided: Decisions = {
  sourceId: null,
  name: 'Booker',
  answers: { a: { times: 'file' }, __proto__: { exists: 'portal' } },
  scope: { days: ['2027-07-02'] },
  overrides: { b: null, c: 'set-1' },
  artists: { kelp: { country: 'file' } },
};

it('keeps decisions over a reload, tells of them, and forgets them', () => {
  const { items, storage, store } = setUp();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.change(() => decided);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  expect(createDecisionStore(storage, 'upload-1').read()).toEqual(decided);
  expect(createDecisionStore(storage, 'upload-2').read()).toEqual({
    answers: {},
    scope: {},
    overrides: {},
    artists: {},
  });
  store.forget();
  expect(items.size).toBe(0);
});

it.each([
  '',
  'null',
  '{',
  '[]',
  '{"answers":{}}',
  '{"answers":{"a":{"times":"both"}},"scope":{},"overrides":{}}',
])('takes foreign text %j for nothing', (noted) => {
  expect(setUp(noted).store.read()).toEqual({ answers: {}, scope: {}, overrides: {}, artists: {} });
});

it('goes on in a browser that keeps nothing', () => {
  const denied = () => {
    throw new Error('denied');
  };
  const storage = { getItem: denied, setItem: denied, removeItem: denied };
  for (const store of [createDecisionStore(storage, 'u'), createDecisionStore(null, 'u')]) {
    store.change(() => decided);
    expect(store.read()).toBe(decided);
    store.forget();
  }
});
