import { describe, expect, it } from 'vitest';
import { createPersistedInput } from './persisted-input.ts';

const day = 86_400_000;
const place = { userId: 'ada', form: 'details', objectId: 'f1' };

function makeStorage(items = new Map<string, string>()) {
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function open(storage: ReturnType<typeof makeStorage> | null, tab = 'tab-1', now = 0) {
  return createPersistedInput({ storage, tab, now: () => now });
}

describe('persisted input', () => {
  it('survives its page, with the time at which it was noted', () => {
    const storage = makeStorage();
    expect(open(storage, 'tab-1', 5).write(place, { name: 'Pier' })).toBe(true);
    expect(open(storage, 'tab-1', 9).read(place)).toEqual({ at: 5, value: { name: 'Pier' } });
  });

  it('belongs to one person, form and object', () => {
    const storage = makeStorage();
    open(storage).write(place, 'mine');
    expect(open(storage).read({ ...place, userId: 'bo' })).toBeNull();
    expect(open(storage).read({ ...place, form: 'stages' })).toBeNull();
    expect(open(storage).read({ ...place, objectId: 'f2' })).toBeNull();
    expect(open(storage).read({ userId: 'ada/details', form: 'f1', objectId: '' })).toBeNull();
  });

  it('is left alone by another tab while its own still shows the form, and taken over afterwards', () => {
    const storage = makeStorage();
    const first = open(storage, 'tab-1');
    first.write(place, 'typed here');
    expect(open(storage, 'tab-2').read(place)).toBeNull();
    first.leave();
    expect(open(storage, 'tab-2').read(place)?.value).toBe('typed here');
  });

  it('of two tabs with the same form is stored for both', () => {
    const storage = makeStorage();
    const [first, second] = [open(storage, 'tab-1'), open(storage, 'tab-2')];
    first.write(place, 'first');
    second.drop(place);
    second.write(place, 'second');
    expect(open(storage, 'tab-1').read(place)?.value).toBe('first');
    expect(open(storage, 'tab-2').read(place)?.value).toBe('second');
  });

  it('that was taken over is gone with the tab that saves it', () => {
    const storage = makeStorage();
    const first = open(storage, 'tab-1');
    first.write(place, 'typed here');
    first.leave();
    const second = open(storage, 'tab-2');
    second.write(place, 'and there');
    expect(open(storage, 'tab-1').read(place)).toBeNull();
    second.drop(place);
    expect(storage.items.size).toBe(0);
  });

  it('is gone once it is dropped, also when the page goes away after that', () => {
    const storage = makeStorage();
    const input = open(storage);
    input.write(place, 'mine');
    input.drop(place);
    input.leave();
    expect(storage.items.size).toBe(0);
  });

  it('of one person goes with a sign-out, that of others stays, and another tab does not bring it back', () => {
    const storage = makeStorage();
    const otherTab = open(storage, 'tab-2');
    otherTab.write({ ...place, form: 'stages' }, 'mine too');
    const input = open(storage);
    input.write(place, 'mine');
    input.write({ ...place, userId: 'ada-2' }, 'another’s');
    input.dropAllOf('ada');
    otherTab.leave();
    expect(input.read(place)).toBeNull();
    expect([...storage.items.keys()]).toEqual(['lineup.input.ada-2/details/f1/tab-1']);
  });

  it('is dropped after seven days', () => {
    const storage = makeStorage();
    open(storage, 'tab-1', 0).write(place, 'old');
    storage.setItem('color-scheme', 'dark');
    expect(open(storage, 'tab-1', 7 * day).read(place)?.value).toBe('old');
    expect(open(storage, 'tab-1', 7 * day + 1).read(place)).toBeNull();
    expect([...storage.items.keys()]).toEqual(['color-scheme']);
  });

  it.each(['', '{', 'null', '{"at":1}', '{"at":"1","isLeft":false,"value":1}'])(
    'takes %j for none',
    (text) => {
      const storage = makeStorage();
      const input = open(storage);
      storage.setItem('lineup.input.ada/details/f1/tab-1', text);
      expect(input.read(place)).toBeNull();
    },
  );
});

describe('a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('is told from one that does, and nothing breaks', () => {
    const full = { ...makeStorage(), setItem: refuse };
    expect(open(full).write(place, 'mine')).toBe(false);
    expect(open(null).write(place, 'mine')).toBe(false);
    expect(open(null).read(place)).toBeNull();
  });

  it('may deny reading as well', () => {
    const denied = { ...makeStorage(), getItem: refuse, key: refuse, removeItem: refuse };
    const input = open(denied);
    expect(input.read(place)).toBeNull();
    expect(() => {
      input.drop(place);
      input.dropAllOf('ada');
      input.leave();
    }).not.toThrow();
  });
});
