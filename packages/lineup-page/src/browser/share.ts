import { make } from './elements.ts';
import { text } from './texts.ts';

/**
 * Passes an address on by the system's own way of sharing; where there is none, copies it. Resolves to what is to be said then: a text, a
 * field with the address to copy by hand, or null where the system has said all.
 */
export async function share(title: string, url: string): Promise<Node | string | null> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return text('scriptCopied');
  } catch {
    return make(
      'label',
      {},
      text('scriptNotCopied'),
      make('input', { value: url, readOnly: true, className: 'control' }),
    );
  }
}
