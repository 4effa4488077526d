import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';

/** A stored record as a note holds it: what it was read as, and at which version. */
export interface PersistedRecord {
  readonly id: string;
  readonly version: string;
  readonly data: object;
}

/** The record on which input is based, so that a later save can tell whether somebody else has changed it since. */
export function toPersistedRecord<Entity extends { readonly id: string }>(
  record: Versioned<Entity>,
): PersistedRecord {
  const { id, version, ...data } = record;
  return { id, version, data };
}

/** Reads what `toPersistedRecord` has made of a record whose fields are `data`. */
export function persistedRecordSchema<Data extends object>(
  data: z.ZodMiniType<Data>,
): z.ZodMiniType<Versioned<Data & { readonly id: string }>> {
  return z.pipe(
    z.strictObject({ id: z.string(), version: z.string(), data }),
    z.transform(({ id, version, data: fields }) => ({ ...fields, id, version })),
  );
}
