import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { processingMessages } from '../../messages/processing-messages.ts';
import { parseAnyLineup } from '../parse-any-lineup.ts';
import { openJson } from './open-json.ts';

const keys = [
  'artist',
  'name',
  'stage',
  'date',
  'start',
  'end',
  'id',
  'friday',
  '20:00',
  'Barn',
  'rooms',
  '__proto__',
];
const leaf = fc.oneof(
  fc.constantFrom('Night Ferry', 'Barn', '2025-07-04', '20:00', '20:00 - 21:00 Owl', 'b', ''),
  fc.integer({ min: 0, max: 3 }),
  fc.constant(null),
  fc.boolean(),
  fc.string(),
);
const { value: shape } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), tie('value'), { maxKeys: 6 }),
  ),
}));

describe('openJson', () => {
  it('finds tables of whole rows in JSON of any shape, and never throws', () => {
    fc.assert(
      fc.property(shape, (value) => {
        const opened = openJson(value);
        if (!opened.ok) return opened.error !== '';
        return opened.tables.every(({ columns, rows, suggested }) => {
          const ids = columns.map(({ id }) => id);
          const isMapped = Object.keys(suggested?.fields ?? {}).every((id) => ids.includes(id));
          return (
            isMapped &&
            new Set(ids).size === ids.length &&
            rows.every(({ cells }) => cells.length === ids.length)
          );
        });
      }),
      { numRuns: 500 },
    );
  });

  it('lets any JSON be read, or says why not', async () => {
    await fc.assert(
      fc.asyncProperty(shape, async (value) => {
        const reading = await parseAnyLineup(fileOf(value), 'any.json', sampleFestival());
        expect(reading.ok || reading.error !== '').toBe(true);
      }),
    );
  });

  it('refuses more sets than a lineup may have, wherever they stand', () => {
    const sets = Array.from({ length: 10_001 }, () => ({
      act: 'Owl',
      stage: 'Barn',
      from: '2025-07-04T20:00',
    }));
    const error = processingMessages.tooManyEvents(10_000);
    expect(openJson({ data: { sets } })).toEqual({ ok: false, error });
  });

  it('stops at lists and cells that no lineup has', () => {
    const items = Array.from({ length: 10_000 }, () => ({ a: 1 }));
    const outer = Object.fromEntries(
      Array.from({ length: 100 }, (_, nth) => [`x${nth}`, { date: '2025-07-04' }]),
    );
    const opened = openJson([
      { ...outer, ...Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`l${n}q`, items])) },
    ]);
    const cells = opened.ok ? opened.tables.flatMap(({ columns, rows }) => columns.length * rows.length) : [];
    expect(cells.reduce((sum, count) => sum + count, 0)).toBeLessThan(4_000_000);
    expect(openJson(Array.from({ length: 400 }, (_, nth) => ({ [`k${nth}`]: [{ a: 1 }] })))).toMatchObject({
      ok: true,
    });
  });
});
