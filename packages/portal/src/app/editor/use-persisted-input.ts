import type * as z from 'zod/mini';
import { useEffect, useMemo, useState } from 'react';
import { persistedEntry, type PersistedEntry } from './persisted-input.ts';
import { usePortal, useSession } from '../portal-context.ts';

/** A kind of form whose input is stored, and what a note of it looks like. */
export interface PersistedForm<Value> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
}

/** What was noted of a form before its page went away. */
export interface Restored<Value> {
  readonly value: Value;
  /** How long ago it was noted when the form was opened, in milliseconds. */
  readonly age: number;
}

export interface PersistedFormInput<Value> extends PersistedEntry {
  /** As it was found when the form was first shown; null where nothing was. */
  readonly restored: Restored<Value> | null;
}

/** The note of the signed-in person's input into `form` about the object `objectId`. Pass what is typed to `usePersistence`. */
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

/** Keeps `value` noted: at once whenever it changes, and not any more once it is null. It must survive as JSON. */
export function usePersistence({ note }: PersistedEntry, value: object | null): void {
  // A session that has ended may have taken the notes along in another tab; they are made again with the next one.
  const isSignedIn = useSession().state === 'signedIn';
  const text = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    if (isSignedIn) note(text === null ? null : JSON.parse(text));
  }, [isSignedIn, note, text]);
}
