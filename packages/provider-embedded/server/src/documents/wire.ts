import { timestampSchema } from '@lineup/domain';
import { fieldProblems, maximumAnyValues, ProviderError, type Query } from '@lineup/provider';
import * as z from 'zod';

const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/u);

const filterValue = z.union([z.string().max(2048), z.number(), z.boolean(), z.null(), timestampSchema]);

const querySchema = z.strictObject({
  collection: z.string().min(1).max(1024),
  where: z.exactOptional(
    z
      .array(
        z.strictObject({ field: fieldName, op: z.enum(['==', '<', '<=', '>', '>=']), value: filterValue }),
      )
      .max(10),
  ),
  containsAny: z.exactOptional(
    z.strictObject({ field: fieldName, values: z.array(z.string().max(2048)).min(1).max(maximumAnyValues) }),
  ),
  orderBy: z.exactOptional(
    z.array(z.strictObject({ field: fieldName, direction: z.enum(['ascending', 'descending']) })).max(5),
  ),
  limit: z.exactOptional(z.int().min(1).max(100_000)),
});

const maximumKnownQueries = 200;
const longestKnownQuery = 1000;
const knownQueries = new Map<string, Query>();

/** Parses the query in the address's `q`. Fails with `invalid-argument`. Cached, as pages repeat the same queries. */
export function parseQuery(text: string): Query {
  const known = knownQueries.get(text);
  if (known !== undefined) return known;
  const query = checkQuery(parseJson(text));
  if (knownQueries.size >= maximumKnownQueries) knownQueries.clear();
  if (text.length <= longestKnownQuery) knownQueries.set(text, query);
  return query;
}

/** Parses JSON. Fails with `invalid-argument`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('invalid-argument', 'The request is not JSON', { cause });
  }
}

function checkQuery(value: unknown): Query {
  const result = querySchema.safeParse(value);
  if (result.success) return result.data;
  const details = fieldProblems(result.error);
  throw new ProviderError('invalid-argument', 'Not a valid query', { details });
}
