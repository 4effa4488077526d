import { once } from '../loading/once.ts';

export const loadCleanFields = once(() => import('./clean-fields.ts'));

/** Does what `cleanFields` does from the first input on, which loads it. Returns a cleanup function. */
export function cleanFieldsLate(page: Document): () => void {
  const end = new AbortController();
  const { signal } = end;
  const begin = async (field: EventTarget | null) => {
    const part = await loadCleanFields().catch(() => null);
    // What did not arrive is asked for with the next input.
    if (part === null || signal.aborted) return;
    page.removeEventListener('input', onInput);
    part.cleanFields(page, signal);
    part.cleanNow(field);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && !target.matches('[type=file]')) void begin(target);
  };
  page.addEventListener('input', onInput, { signal });
  return () => end.abort();
}
