import { make } from './elements.ts';
import { text } from './texts.ts';

/**
 * Shares an address through the system's share sheet, or copies it if there is none. Resolves to the message to show: a
 * text, a field to copy the address from by hand, or null if the system has already responded.
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
