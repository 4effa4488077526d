import { useEffect, useRef } from 'react';

/** Returns the ref of a button that opens a form in its place. It gets the focus back when the form has closed. */
export function useFocusAfterEditing(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}
