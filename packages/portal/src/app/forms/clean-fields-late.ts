import { once } from '../loading/once.ts';

export const loadCleanFields = once(() => import('./clean-fields.ts'));

/** Does what `cleanFields` does, from the first field on that has the focus, with which it is loaded. Returns a cleanup function. */
export function cleanFieldsLate(page: Document): () => void {
  const end = new AbortController();
  const { signal } = end;
  const begin = async () => {
    const part = await loadCleanFields().catch(() => null);
    // What did not arrive is asked for with the next field.
    if (part === null) return;
    page.removeEventListener('focusin', onFocus);
    part.cleanFields(page, signal);
  };
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input, textarea')) void begin();
  };
  page.addEventListener('focusin', onFocus, { signal });
  return () => end.abort();
}
