import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a field when its step appears: the entry pages have only one thing to do. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
