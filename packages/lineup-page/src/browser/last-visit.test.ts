import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changedSinceLastVisit } from './last-visit.ts';
import type { PageSet } from './page-sets.ts';

vi.mock('./texts.ts', async () => {
  const [{ textWriter }, { scriptTexts }] = await Promise.all([
    import('./write-text.ts'),
    import('../texts/script-texts.ts'),
  ]);
  return { text: textWriter(scriptTexts('en'), 'en') };
});

const friday = { id: 'day-2026-07-24' };
const saturday = { id: 'day-2026-07-25' };
const set = (number: number, clock: string, traits: Partial<PageSet> = {}, day = friday): PageSet =>
  ({
    number,
    isOff: false,
    clocks: clock === '' ? [] : [clock, '23:00'],
    list: { day },
    stage: { slug: 'pier', name: 'The Pier' },
    ...traits,
  }) as unknown as PageSet;
const amp = { stage: { slug: 'amp', name: 'AMP', folded: 'amp', colour: 'c1' } };

let stored: Map<string, string>;
let storage: Pick<Storage, 'getItem' | 'setItem'>;
beforeEach(() => {
  stored = new Map();
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  };
});

const visit = (release: string, sets: readonly PageSet[]) =>
  changedSinceLastVisit(sets, {
    festivalId: 'f',
    release,
    storage,
    dayText: (id) => (id === saturday.id ? 'Sat 25' : 'Fri 24'),
  })?.map((change) => [change.set.number, change.text]) ?? null;

describe('what has changed since the last visit', () => {
  test.each<[string, PageSet, PageSet, string | null | undefined]>([
    ['another time', set(1, '21:45'), set(1, '22:30'), 'Moved 21:45 → 22:30'],
    ['another day', set(1, '21:45', {}, saturday), set(1, '22:30'), 'Moved from Sat 25 21:45'],
    ['another stage', set(1, '21:45', amp), set(1, '21:45'), 'Moved from AMP'],
    ['cancelled', set(1, '21:45'), set(1, '21:45', { isOff: true }), null],
    ['cancelled before', set(1, '21:45', { isOff: true }), set(1, '21:45', { isOff: true }), undefined],
    ['reinstated', set(1, '21:45', { isOff: true }), set(1, '21:45'), 'Plays after all'],
    ['a time for the first time', set(1, ''), set(1, '21:45'), undefined],
    ['nothing', set(1, '21:45'), set(1, '21:45'), undefined],
  ])('%s', (_, before, now, text) => {
    expect(visit('r1', [before])).toBeNull();
    expect(visit('r2', [now])).toEqual(text === undefined ? [] : [[1, text]]);
  });

  test('is said until a newer release is shown', () => {
    visit('r1', [set(1, '20:00')]);
    const moved = [[1, 'Moved 20:00 → 21:00']];
    expect(visit('r2', [set(1, '21:00')])).toEqual(moved);
    expect(visit('r2', [set(1, '21:00')])).toEqual(moved);
    expect(visit('r3', [set(1, '21:00'), set(2, '22:00')])).toEqual([[2, 'New']]);
  });

  test('is not said of a large new part of the lineup', () => {
    const many = Array.from({ length: 100 }, (_, place) => set(place + 2, '20:00'));
    visit('r1', [set(1, '20:00')]);
    expect(visit('r2', [set(1, '21:00'), ...many])).toEqual([[1, 'Moved 20:00 → 21:00']]);
  });

  test.each(['{', '3', '{"release":"r1"}'])('is nothing where the browser has stored %s', (text) => {
    stored.set('lineup-seen:f', text);
    expect(visit('r2', [set(1, '20:00')])).toBeNull();
    expect(visit('r3', [set(1, '21:00')])).toEqual([[1, 'Moved 20:00 → 21:00']]);
  });

  test('is nothing where the browser stores nothing', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(visit('r1', [set(1, '20:00')])).toBeNull();
    expect(visit('r2', [set(1, '21:00')])).toBeNull();
  });
});
