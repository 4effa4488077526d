import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

interface Row {
  readonly name: string;
  readonly stage: string;
  readonly start: number;
  readonly end: number;
  readonly note?: string | null;
}

const units = [['start', 'end']] as const;
const base: Row = { name: 'Tide', stage: 'Pier', start: 10, end: 20, note: null };
const merge = (mine: Partial<Row>, theirs: Partial<Row>) =>
  mergeFields<Row>({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, units);

describe('fields that one side changed', () => {
  it('are taken from that side', () => {
    const found = merge({ note: 'By boat' }, { start: 15, end: 25 });
    expect(found).toEqual({ merged: { ...base, note: 'By boat', start: 15, end: 25 }, conflicts: [] });
  });

  it('are taken when they are removed or added', () => {
    const { note: _, ...noNote } = base;
    expect(mergeFields<Row>({ base: noNote, mine: base, theirs: noNote }, units).conflicts).toEqual([]);
    expect(
      mergeFields<Row>({ base: { ...base, note: 'Late' }, mine: noNote, theirs: base }, units).conflicts,
    ).toEqual([]);
  });
});

describe('fields that both sides changed', () => {
  it('conflict where they differ, and hold mine', () => {
    const found = merge({ name: 'Ebb', stage: 'Dune' }, { name: 'Flood', note: 'Late' });
    expect(found).toEqual({
      merged: { ...base, name: 'Ebb', stage: 'Dune', note: 'Late' },
      conflicts: ['name'],
    });
  });

  it('do not conflict where they are the same', () => {
    expect(merge({ start: 5, end: 15 }, { start: 5, end: 15 }).conflicts).toEqual([]);
  });

  it('conflict as one where they belong together', () => {
    const found = merge({ start: 5 }, { end: 30 });
    expect(found.conflicts).toEqual(['start', 'end']);
    expect(found.merged).toMatchObject({ start: 5, end: 20 });
  });
});

describe('for any edits', () => {
  const edit = fc.record(
    {
      name: fc.constantFrom('Ebb', 'Flood', 'Tide'),
      stage: fc.constantFrom('Dune', 'Pier'),
      start: fc.nat(30),
      end: fc.nat(30),
      note: fc.constantFrom('Late', 'Early', null),
    },
    { requiredKeys: [] },
  );
  /** Two edits that share neither a field nor a part of the times. */
  const disjoint = fc
    .tuple(edit, edit, fc.subarray(['name', 'stage', 'times', 'note']))
    .map(([a, b, mine]) => {
      const isMine = ([field]: [string, unknown]) =>
        mine.includes(field === 'start' || field === 'end' ? 'times' : field);
      const others = Object.entries(b).filter((entry) => !isMine(entry));
      return [Object.fromEntries(Object.entries(a).filter(isMine)), Object.fromEntries(others)] as const;
    });

  it('merging edits of different fields loses nothing and is commutative', () => {
    fc.assert(
      fc.property(disjoint, ([a, b]) => {
        const found = merge(a, b);
        expect(found).toEqual({ merged: { ...base, ...a, ...b }, conflicts: [] });
        expect(merge(b, a)).toEqual(found);
      }),
    );
  });

  it('the same edit by both is no conflict', () => {
    fc.assert(
      fc.property(edit, (a) => {
        expect(merge(a, a)).toEqual({ merged: { ...base, ...a }, conflicts: [] });
      }),
    );
  });

  it('the times come from one side, so that a merge of valid rows is valid', () => {
    fc.assert(
      fc.property(edit, edit, (a, b) => {
        const { merged } = merge(a, b);
        const sides = [base, { ...base, ...a }, { ...base, ...b }];
        expect(sides.map(({ start, end }) => [start, end])).toContainEqual([merged.start, merged.end]);
      }),
    );
  });

  it('both orders find the same conflicts', () => {
    fc.assert(
      fc.property(edit, edit, (a, b) => {
        expect(merge(a, b).conflicts).toEqual(merge(b, a).conflicts);
      }),
    );
  });
});
