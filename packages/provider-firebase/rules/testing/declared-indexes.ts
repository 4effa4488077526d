import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { indexText } from './index-text.ts';

const field = z.union([
  z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
  z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
]);
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const ofOneField = z.union([
  z.strictObject({ order: z.enum(['ASCENDING', 'DESCENDING']), queryScope }),
  z.strictObject({ arrayConfig: z.literal('CONTAINS'), queryScope }),
]);
const schema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope,
      fields: z.array(field),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(ofOneField),
    }),
  ),
});

const { indexes, fieldOverrides } = schema.parse(
  JSON.parse(readFileSync(new URL('../firestore.indexes.json', import.meta.url), 'utf8')),
);

const directions = { ASCENDING: 'asc', DESCENDING: 'desc' } as const;

/** Every deployed index, of one or several fields. */
export const declaredIndexes: readonly string[] = [
  ...indexes.map(({ collectionGroup, queryScope: scope, fields }) =>
    indexText({
      group: collectionGroup,
      scope,
      fields: fields.map((each) => [each.fieldPath, 'order' in each ? directions[each.order] : 'contains']),
    }),
  ),
  ...fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own }) =>
    own.map((index) =>
      indexText({
        group: collectionGroup,
        scope: index.queryScope,
        fields: [[fieldPath, 'order' in index ? directions[index.order] : 'contains']],
      }),
    ),
  ),
];

/** The collections whose fields are only indexed explicitly. */
export const exemptCollections: readonly string[] = fieldOverrides
  .filter(({ fieldPath, indexes: own }) => fieldPath === '*' && own.length === 0)
  .map(({ collectionGroup }) => collectionGroup);
