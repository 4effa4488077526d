import { describe, expect, it } from 'vitest';
import { importSourceSchema, maximumSetsPerPart } from '../entities/import-source.ts';
import { timestampFromMillis } from '../timestamp.ts';
import type { BaseSet } from './import-base.ts';
import { baseOfParts, partsOfBase, type SourcePart } from './stored-base.ts';

const tide: BaseSet = {
  said: { artistName: 'Tide “\u001F” 🎶', stage: 'Pier', date: '2027-07-02' },
  taken: { stage: 'Quay' },
  sourceId: 'T-7',
  isGone: true,
};
const manySets = (count: number, stage = 'Pier') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n): [string, BaseSet] => [`s${n}`, { said: { stage } }]),
  );
const stored = (parts: readonly SourcePart[]) =>
  parts.map(({ id, sets, artists }, place) => ({ id: id ?? `part-${place}`, sets, artists }));

describe('what an import said, in documents', () => {
  it('comes back as it was', () => {
    const artists = {
      a: { said: { country: 'NO', longText: 'x'.repeat(20_000) }, taken: { country: 'SE' } },
    };
    const base = { sets: { a: tide, b: { said: {} } }, artists };
    expect(baseOfParts(stored(partsOfBase(base, [])))).toEqual(base);
  });

  it('passes the schema, however many sets there are and however long their texts', () => {
    const at = timestampFromMillis(0);
    const long = 'https://pictures.example/'.padEnd(2000, '\u{1F3B6}');
    const all = { ...manySets(450), ...manySets(60, long) };
    const parts = partsOfBase({ sets: all }, []);
    expect(parts.length).toBeGreaterThan(3);
    for (const { sets, artists } of parts) {
      const document = { name: 'Agency', of: 'a', sets, artists, created_at: at, updated_at: at };
      expect(importSourceSchema.safeParse(document).success).toBe(true);
    }
    expect(baseOfParts(stored(parts))).toEqual({ sets: all });
  });

  it('keeps each set where it was, fills the gaps and goes on in a new one', () => {
    const before = stored(partsOfBase({ sets: manySets(maximumSetsPerPart * 2) }, []));
    const { s0: _, ...others } = manySets(maximumSetsPerPart * 2);
    const parts = partsOfBase({ sets: { ...others, s250: tide, x: tide, y: tide } }, before);
    expect(parts.map(({ id }) => id)).toEqual(['part-0', 'part-1', null]);
    const [first, second, third] = parts.map(({ sets }) => Object.keys(sets));
    expect(first).toEqual([...Object.keys(before[0]?.sets ?? {}).slice(1), 'x']);
    expect(second).toEqual(Object.keys(before[1]?.sets ?? {}));
    expect(third).toEqual(['y']);
  });

  it('leaves a document with none that is no longer needed', () => {
    const before = stored(partsOfBase({ sets: manySets(maximumSetsPerPart + 1) }, []));
    const parts = partsOfBase({ sets: manySets(maximumSetsPerPart) }, before);
    expect(parts.map(({ sets }) => Object.keys(sets).length)).toEqual([maximumSetsPerPart, 0]);
    expect(partsOfBase({ sets: {} }, [])).toMatchObject([{ id: null, sets: {}, artists: {} }]);
  });

  it.each(['', 'x', '7', 'null', '{}', '{"said":{"stage":7}}', '{"said":{"colour":"red"}}'])(
    'that cannot be read, %j, is of a set that it has not had',
    (text) => {
      expect(baseOfParts([{ sets: { a: text, b: '{"said":{}}' } }, {}])).toEqual({
        sets: { b: { said: {} } },
      });
    },
  );
});
