import { describe, expect, it } from 'vitest';
import { createJournal } from './journal.ts';
import { nothingPending, withChanges, withRemoval } from './pending-edits.ts';

function makeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const key = 'lineup.draft.upload_1';
const changes = new Map([['a', { artistName: 'Nova', imageURL: null }]]);
const pending = withRemoval(withChanges(nothingPending, changes), 'b', 1000);

describe('the journal', () => {
  it('survives its page', () => {
    const storage = makeStorage();
    expect(createJournal(storage, 'upload_1').update(() => pending)).toBe(true);
    expect(createJournal(storage, 'upload_1').read()).toEqual(pending);
  });

  it('belongs to one upload', () => {
    const storage = makeStorage();
    createJournal(storage, 'upload_1').update(() => pending);
    expect(createJournal(storage, 'upload_2').read()).toEqual(nothingPending);
  });

  it('leaves nothing behind when nothing is pending', () => {
    const storage = makeStorage();
    const journal = createJournal(storage, 'upload_1');
    journal.update(() => pending);
    journal.update(() => nothingPending);
    expect(storage.items.size).toBe(0);
  });

  it('adds to what another tab has noted', () => {
    const storage = makeStorage();
    createJournal(storage, 'upload_1').update((noted) => withChanges(noted, changes));
    createJournal(storage, 'upload_1').update((noted) => withRemoval(noted, 'b', 1000));
    expect(createJournal(storage, 'upload_1').read()).toEqual(pending);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"changed":{},"removed":[]}',
    '{"changed":[["a",{"row":1}]],"removed":[]}',
  ])('takes %j for an empty one', (text) => {
    const storage = makeStorage();
    storage.items.set(key, text);
    expect(createJournal(storage, 'upload_1').read()).toEqual(nothingPending);
  });

  it('takes odd ids for what they are', () => {
    const storage = makeStorage();
    const odd = withChanges(nothingPending, new Map([['__proto__', { stage: 'Pier' }]]));
    createJournal(storage, 'upload_1').update(() => odd);
    expect(createJournal(storage, 'upload_1').read()).toEqual(odd);
  });

  it('says when the browser does not store it', () => {
    const full = {
      ...makeStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(createJournal(full, 'upload_1').update(() => pending)).toBe(false);
    expect(createJournal(null, 'upload_1').update(() => pending)).toBe(false);
    expect(createJournal(null, 'upload_1').read()).toEqual(nothingPending);
  });

  it('reads nothing where reading is denied', () => {
    const denied = {
      ...makeStorage(),
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(createJournal(denied, 'upload_1').read()).toEqual(nothingPending);
  });
});
