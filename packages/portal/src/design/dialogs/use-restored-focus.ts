import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus after saving: fields and buttons that are disabled while a form is being saved lose it. If the
 * form is still open, its submit button gets the focus, unless something else in the form has it by then.
 */
export function useRestoredFocus(form: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const element = form.current;
    if (wasBusy.current && !isBusy && element !== null && !element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>('[type="submit"]')?.focus();
    }
    wasBusy.current = isBusy;
  }, [form, isBusy]);
}
