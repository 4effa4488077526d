import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';

/** A record inside stored input: its fields and its version. */
export interface PersistedRecord {
  readonly id: string;
  readonly version: string;
  readonly data: object;
}

/** Returns the record on which input is based, so that a later save can detect changes by somebody else. */
export function toPersistedRecord<Entity extends { readonly id: string }>(
  record: Versioned<Entity>,
): PersistedRecord {
  const { id, version, ...data } = record;
  return { id, version, data };
}

/** Returns the schema for the result of `toPersistedRecord`, for a record with the fields `data`. */
export function persistedRecordSchema<Data extends object>(
  data: z.ZodMiniType<Data>,
): z.ZodMiniType<Versioned<Data & { readonly id: string }>> {
  return z.pipe(
    z.strictObject({ id: z.string(), version: z.string(), data }),
    z.transform(({ id, version, data: fields }) => ({ ...fields, id, version })),
  );
}
