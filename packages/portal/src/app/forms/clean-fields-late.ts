import { once } from '../loading/once.ts';

export const loadCleanFields = once(() => import('./clean-fields.ts'));

/** Loads `cleanFields` with the first input and runs it from then on. Returns a cleanup function. */
export function cleanFieldsLate(page: Document): () => void {
  const end = new AbortController();
  const { signal } = end;
  const begin = async (field: EventTarget | null) => {
    const part = await loadCleanFields().catch(() => null);
    // If it failed to load, the next input requests it again.
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
