import * as z from 'zod';
import { maximumWrites, type Write, type WriteData } from '../documents.ts';
import { ProviderError } from '../errors.ts';
import { fieldProblems } from '../field-problems.ts';
import { isRecord } from '../is-record.ts';

/** A commit as a page sends it. `writeId` is its name, which identifies retries. */
export interface CommitRequest {
  readonly writeId: string;
  readonly writes: readonly Write[];
}

const maximumDepth = 16;

const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/u);
const path = z.string().min(1).max(1024);
const version = z.string().max(64);

/** Any JSON; the schemas of the kinds validate its content. */
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
  writes: z.array(writeSchema).max(maximumWrites),
});

/** Parses a commit request. Fails with `invalid-argument`, naming the fields. */
export function parseCommitRequest(request: unknown): CommitRequest {
  const result = commitSchema.safeParse(request);
  if (result.success) return result.data;
  const details = fieldProblems(result.error);
  throw new ProviderError('invalid-argument', 'Not a valid commit', { details });
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((inner) => isHarmless(inner, depth - 1));
}
