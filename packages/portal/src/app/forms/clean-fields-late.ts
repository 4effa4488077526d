import { once } from '../loading/once.ts';

export const loadCleanFields = once(() => import('./clean-fields.ts'));

/** Does what `cleanFields` does, which is loaded with the first field that has the focus at the latest. Returns how to end it. */
export function cleanFieldsLate(page: Document): () => void {
  const end = new AbortController();
  const { signal } = end;
  const begin = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('input, textarea'))) return;
    // What did not arrive is asked for with the next field.
    void loadCleanFields().then(
      ({ cleanFields }) => cleanFields(page, signal),
      () => undefined,
    );
  };
  page.addEventListener('focusin', begin, { signal });
  return () => end.abort();
}
