import { describe, expect, it } from 'vitest';
import { timestampFromMillis } from '../timestamp.ts';
import type { Change } from './change.ts';
import { beginsLater, compareChanges, doEditsTouch, doesTouch, listedChanges } from './listed.ts';

const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  kind: 'setsCreated',
  by: { id: 'u1', email: 'robin@festival.example' },
  at: timestampFromMillis(0),
  edits: [],
  parts: 0,
  created: 1,
  edited: 0,
  deleted: 0,
  touches: [],
  ...more,
});

describe('the list of changes', () => {
  it('has one entry for all rows of an import', () => {
    const rows = ['a', 'b'].map((id) => change(id, { importId: 'i1' }));
    const listed = listedChanges([change('c'), ...rows, change('d', { importId: 'i2' })]);
    expect(listed.map(({ id }) => id)).toEqual(['c', 'a', 'd']);
  });

  it('has the newest first, of one instant the one whose id was made last', () => {
    const later = change('a', { at: timestampFromMillis(1) });
    expect(
      [change('c'), change('b'), later, change('b')].toSorted(compareChanges).map(({ id }) => id),
    ).toEqual(['a', 'c', 'b', 'b']);
  });

  it('begins with the festival, or later', () => {
    expect(beginsLater(change('a', { kind: 'festivalCreated' }))).toBe(false);
    expect(beginsLater(change('a'))).toBe(true);
    expect(beginsLater(undefined)).toBe(true);
  });
});

describe('what a change touches', () => {
  it('is told by its words, and by its edits where it names no sets', () => {
    const one = change('a', { touches: ['set:s1', 'stage:Pier'] });
    expect(doesTouch(one, { type: 'set', id: 's1' })).toBe(true);
    expect(doesTouch(one, { type: 'set', id: 's2' })).toBe(false);
    const many = change('a', { touches: ['*', 'stage:Pier'] });
    expect(doesTouch(many, { type: 'set', id: 's2' })).toBe('unknown');
    expect(doesTouch(many, { type: 'stage', name: 'Dune' })).toBe(false);
    const edits = [
      { target: 'set', id: 's2', name: 'Tide & Ebb', before: null, after: { artistName: 'Tide & Ebb' } },
    ] as const;
    expect(doEditsTouch(edits, { type: 'set', id: 's2' })).toBe(true);
    expect(doEditsTouch(edits, { type: 'set', id: 's1' })).toBe(false);
    expect(doEditsTouch(edits, { type: 'artist', name: 'EBB' })).toBe(true);
    expect(doEditsTouch(edits, { type: 'artist', name: 'Nova' })).toBe(false);
    expect(doEditsTouch(edits, { type: 'stage', name: 'Pier' })).toBe(false);
  });
});
