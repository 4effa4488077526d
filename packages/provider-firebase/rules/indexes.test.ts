import { readdirSync, readFileSync } from 'node:fs';
import { artistHistory, documentKinds, parseCollectionPath, paths } from '@lineup/domain';
import { queryShapes, shapeOf, type QueryShape } from '@lineup/provider/query-shapes';
import { expect, test } from 'vitest';
import { countCache } from '../server/src/stats/outside.ts';
import { declaredIndexes, exemptCollections } from './testing/declared-indexes.ts';
import { firestoreIndexes } from './firestore-indexes.ts';
import { neededIndexes, type AskedQuery } from './needed-indexes.ts';
import { indexText } from './testing/index-text.ts';
import { queriesOfServices, recordQueries } from './testing/recorded-queries.ts';

test('the file is the one that the script writes', () => {
  const file = readFileSync(new URL('firestore.indexes.json', import.meta.url), 'utf8');
  expect(JSON.parse(file)).toEqual(firestoreIndexes());
});

test('the list of queries names those of the product, and no others', async () => {
  const asked = (await queriesOfServices()).flatMap((query) => {
    const kind = parseCollectionPath(query.collection);
    return kind === null ? [] : (shapeOf(kind, query) ?? []);
  });
  const texts = (shapes: readonly QueryShape[]) =>
    [...new Set(shapes.map((shape) => JSON.stringify(shape)))].toSorted();
  expect(texts(asked)).toEqual(texts(queryShapes));
});

test('every query has the index that it needs, and there is none without a query', async () => {
  const needed = (await recordQueries()).flatMap(neededIndexes).map(indexText);
  expect([...declaredIndexes].toSorted()).toEqual([...new Set(needed)].toSorted());
});

test('no collection has an index of a field that no query names', () => {
  const collections = [
    paths.users,
    paths.festivals,
    paths.events('a'),
    paths.unplacedActs('a'),
    paths.blocks('a'),
    paths.importSources('a'),
    paths.uploads('a'),
    paths.draftEvents('a', 'b'),
    paths.changes('a'),
    paths.changeParts('a', 'b'),
    paths.artists,
    paths.changes(artistHistory),
    paths.changeParts(artistHistory, 'b'),
    paths.publications('a'),
    paths.releases('a'),
    paths.lineupSlugs,
    paths.previewLinks,
    paths.dueReleases,
    paths.webhookSecrets,
    paths.webhookDeliveries('a'),
    paths.stageLinks,
    paths.stageMessages('a'),
    paths.stageReports('a'),
    paths.accessLog,
    paths.invitations,
  ];
  expect(new Set(collections.map(parseCollectionPath))).toEqual(new Set(documentKinds));
  const groups = new Set(collections.map((path) => path.slice(path.lastIndexOf('/') + 1)));
  expect([...exemptCollections].toSorted()).toEqual([...groups, countCache].toSorted());
});

test('every file of the server side that asks Firestore is among those whose queries are recorded', () => {
  const asking = ['server/src', 'functions/src'].flatMap((folder) => {
    const root = new URL(`../${folder}/`, import.meta.url);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('testing/'))
      .filter((file) =>
        /\.(?:where|orderBy|collectionGroup)\(/u.test(readFileSync(new URL(file, root), 'utf8')),
      );
  });
  expect(asking.toSorted()).toEqual([
    // Only by document name, for which Firestore has a built-in index.
    'administration/read-contents.ts',
    'documents/firestore-documents.ts',
    // Uses the index of the history.
    'files/named-files.ts',
    'stats/outside.ts',
    'stats/store-all-counts.ts',
    'uploads/fail-stuck-uploads.ts',
  ]);
});

const asked = { group: 'a', scope: 'COLLECTION', equal: [], ordered: [] } as const;

test.each<[string, AskedQuery, readonly string[]]>([
  ['of everything', asked, []],
  ['in the order of the ids', { ...asked, ordered: [['__name__', 'asc']] }, []],
  ['of one field', { ...asked, ordered: [['x', 'desc']] }, ['a COLLECTION: x desc']],
  ['of equal values', { ...asked, equal: ['x', 'y'] }, ['a COLLECTION: x asc', 'a COLLECTION: y asc']],
  [
    'of one field, upwards, then by id',
    {
      ...asked,
      ordered: [
        ['x', 'asc'],
        ['__name__', 'asc'],
      ],
    },
    ['a COLLECTION: x asc'],
  ],
  [
    'of one field, downwards, then by id upwards',
    {
      ...asked,
      ordered: [
        ['x', 'desc'],
        ['__name__', 'asc'],
      ],
    },
    ['a COLLECTION: x desc, __name__ asc'],
  ],
  [
    'of one value in the order of another, in all collections of this name',
    { ...asked, scope: 'COLLECTION_GROUP', equal: ['x'], ordered: [['y', 'asc']] },
    ['a COLLECTION_GROUP: x asc, y asc'],
  ],
])('a query %s needs the indexes that Firestore asks for', (_, query, indexes) => {
  expect(neededIndexes(query).map(indexText)).toEqual(indexes);
});
