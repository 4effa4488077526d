import type * as z from 'zod/mini';
import { useEffect, useMemo, useState } from 'react';
import { persistedEntry, type PersistedEntry } from './persisted-input.ts';
import { usePortal, useSession } from '../portal-context.ts';

/** A kind of form whose input is stored, and the schema of that input. */
export interface PersistedForm<Value> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
}

/** Input that was stored before its page went away. */
export interface Restored<Value> {
  readonly value: Value;
  /** How long before the form was opened it was stored, in milliseconds. */
  readonly age: number;
}

export interface PersistedFormInput<Value> extends PersistedEntry {
  /** What was found when the form was first shown; null if nothing was. */
  readonly restored: Restored<Value> | null;
}

/**
 * Returns the stored input of the signed-in user in `form` for the object `objectId`. Pass the current input to
 * `usePersistence`.
 */
export function usePersistedInput<Value>(
  form: PersistedForm<Value>,
  objectId: string,
): PersistedFormInput<Value> {
  const { persistedInput, session, now } = usePortal();
  const userId = session.lastUser()?.id ?? '';
  const { name, schema } = form;
  const [restored] = useState((): Restored<Value> | null => {
    const found = persistedInput.read({ userId, form: name, objectId });
    const parsed = found === null ? null : schema.safeParse(found.value);
    return found !== null && parsed?.success === true
      ? { value: parsed.data, age: Math.max(0, now() - found.at) }
      : null;
  });
  return useMemo(
    () => ({ ...persistedEntry(persistedInput, { userId, form: name, objectId }), restored }),
    [persistedInput, name, objectId, restored, userId],
  );
}

/** Stores `value` whenever it changes, and stops once it is null. It must survive JSON. */
export function usePersistence({ note }: PersistedEntry, value: object | null): void {
  // When a session ends in another tab, that tab may remove the entries; the next session stores them again.
  const isSignedIn = useSession().state === 'signedIn';
  const text = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    if (isSignedIn) note(text === null ? null : JSON.parse(text));
  }, [isSignedIn, note, text]);
}
