import { useState } from 'react';
import type { RestoredInput } from './restored-banner.tsx';
import type { PersistedFormInput } from './use-persisted-input.ts';

/** The restored input with which a form starts, and the notice about it while it is there. */
export interface RestoredForm<Value> {
  readonly value: Value | null;
  readonly note: RestoredInput | null;
  /** Hides the notice: the input is saved or dropped. */
  readonly forget: () => void;
}

interface RestoreRules<Value> {
  /** Returns true if it still has to be saved. */
  readonly isUnsaved: (value: Value) => boolean;
  readonly isPictureLost: (value: Value) => boolean;
}

/** Checks once, when the form is first shown, whether there is stored input to restore. */
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
