import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal-context.ts';

/** Whether single-letter keys work in this browser. */
export function useLetterKeys(): { readonly areOn: boolean; readonly set: (on: boolean) => void } {
  const { letterKeys } = usePortal();
  return { areOn: useSyncExternalStore(letterKeys.subscribe, letterKeys.areOn), set: letterKeys.set };
}
