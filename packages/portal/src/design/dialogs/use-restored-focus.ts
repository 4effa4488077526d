import { useEffect, useRef, type RefObject } from 'react';

/**
 * Fields and buttons that are disabled while a form is being saved lose the focus. When saving has ended and the form
 * is still open, its submit button takes it, unless something else in the form has it by then.
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
