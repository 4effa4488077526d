import { useState } from 'react';
import type { RestoredInput } from './restored-banner.tsx';
import type { PersistedFormInput } from './use-persisted-input.ts';

/** The input that a form begins with because it came back, and the text about it for as long as it is there. */
export interface RestoredForm<Value> {
  readonly value: Value | null;
  readonly note: RestoredInput | null;
  /** Says no more of it: it is saved or dropped. */
  readonly forget: () => void;
}

interface RestoreRules<Value> {
  /** Whether it still has to be saved. */
  readonly isUnsaved: (value: Value) => boolean;
  readonly isPictureLost: (value: Value) => boolean;
}

/** Checks once, when the form is first shown, whether what was noted of it comes back. */
export function useRestored<Value>(
  { restored }: PersistedFormInput<Value>,
  { isUnsaved, isPictureLost }: RestoreRules<Value>,
): RestoredForm<Value> {
  const [found] = useState(() => (restored !== null && isUnsaved(restored.value) ? restored : null));
  const [note, setNote] = useState<RestoredInput | null>(
    () => found && { age: found.age, isPictureLost: isPictureLost(found.value) },
  );
  return { value: found?.value ?? null, note, forget: () => setNote(null) };
}
