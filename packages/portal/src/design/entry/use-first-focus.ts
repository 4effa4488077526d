import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus into a field when its step appears: on the entry pages there is one thing to do, and it is this. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
