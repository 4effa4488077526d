import { timestampSchema } from '@lineup/domain';
import { ProviderError, type Query, type Write, type WriteData } from '@lineup/provider';
import * as z from 'zod';
import { commitLimits } from './access.ts';

const maximumDepth = 16;

const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/u);
const path = z.string().min(1).max(1024);
const version = z.string().max(32);

/** JSON that can be kept as it is; the schemas of the kinds decide on its content. */
const data = z.custom<WriteData>((value) => isRecord(value) && isHarmless(value, maximumDepth));

const writeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('create'), path, data }),
  z.strictObject({
    type: z.literal('update'),
    path,
    data,
    remove: z.exactOptional(z.array(fieldName).max(50)),
    ifVersion: z.exactOptional(version),
  }),
  z.strictObject({
    type: z.literal('delete'),
    path,
    mustExist: z.exactOptional(z.boolean()),
    ifVersion: z.exactOptional(version),
  }),
]);

const commitSchema = z.strictObject({
  writeId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/u),
  writes: z.array(writeSchema).max(commitLimits.writes),
});

const filterValue = z.union([z.string().max(2048), z.number(), z.boolean(), z.null(), timestampSchema]);

const querySchema = z.strictObject({
  collection: path,
  where: z.exactOptional(
    z
      .array(
        z.strictObject({ field: fieldName, op: z.enum(['==', '<', '<=', '>', '>=']), value: filterValue }),
      )
      .max(10),
  ),
  containsAny: z.exactOptional(
    z.strictObject({ field: fieldName, values: z.array(z.string().max(2048)).min(1).max(30) }),
  ),
  orderBy: z.exactOptional(
    z.array(z.strictObject({ field: fieldName, direction: z.enum(['ascending', 'descending']) })).max(5),
  ),
  limit: z.exactOptional(z.int().min(1).max(100_000)),
});

export interface CommitRequest {
  readonly writeId: string;
  readonly writes: readonly Write[];
}

/** The commit a body asks for. Fails with `invalid-argument`. */
export function parseCommit(body: unknown): CommitRequest {
  return parse(commitSchema, body, 'commit');
}

const maximumKnownQueries = 200;
const longestKnownQuery = 1000;
const knownQueries = new Map<string, Query>();

/** The query of the address's `q`. Fails with `invalid-argument`. A page asks in the same words again and again. */
export function parseQuery(text: string): Query {
  const known = knownQueries.get(text);
  if (known !== undefined) return known;
  const query = parse<Query>(querySchema, parseJson(text), 'query');
  if (knownQueries.size >= maximumKnownQueries) knownQueries.clear();
  if (text.length <= longestKnownQuery) knownQueries.set(text, query);
  return query;
}

/** The value of a JSON text. Fails with `invalid-argument`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('invalid-argument', 'The request is not JSON', { cause });
  }
}

/** `value` as the schema says. Fails with `invalid-argument`, naming the fields. */
function parse<Output>(schema: z.ZodType<Output>, value: unknown, name: string): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  throw new ProviderError('invalid-argument', `Not a valid ${name}`, { details });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((inner) => isHarmless(inner, depth - 1));
}
