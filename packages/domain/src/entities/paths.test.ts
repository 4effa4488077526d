import { describe, expect, it } from 'vitest';
import { collectionsBelow, documentKinds, parseDocumentPath } from './paths.ts';

describe('a document path', () => {
  it.each(documentKinds)('of the kind %s is taken apart', (kind) => {
    const collection = collectionsBelow('outer_1')[kind];
    const path = `${collection}/Inner-2`;
    const ids = path.split('/').filter((_, place) => place % 2 === 1);
    expect(parseDocumentPath(path)).toEqual({ kind, ids, collection, id: 'Inner-2' });
  });

  it.each([
    '',
    '/',
    'festivals',
    'festivals/',
    '/festivals/a',
    'festivals/a/',
    'festivals//lineupEvents/b',
    'festivals/a/lineupEvents',
    'festivals/a/lineupEvents/',
    'festivals/a/lineupEvents/b/',
    'festivals/a/lineupEvents/b/c',
    'festivals/a b/lineupEvents/c',
    'festivals/*/lineupEvents/c',
    'festivals/*',
    'festivals/*/lineupEvents/*/c/d',
    `festivals/${'a'.repeat(129)}`,
    'elsewhere/a',
    'lineupEvents/a',
  ])('is not %j', (path) => {
    expect(parseDocumentPath(path)).toBeNull();
  });
});
