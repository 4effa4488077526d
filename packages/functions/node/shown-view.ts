import { createHash } from 'node:crypto';
import type { ScreenView } from '@lineup/domain/live';

/** The view of a screen as it is sent, and a text that differs for every other view. */
export function shownView(view: ScreenView): { readonly view: string; readonly version: string } {
  const text = JSON.stringify(view);
  return { view: text, version: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
}
