import { mappingMessages } from '@lineup/domain';
import { mappingText } from '@lineup/domain/reading';
import type { ReadFile } from './reading/protocol.ts';
import { rememberMapping } from './remembered.ts';

/** A mapping as the record of its upload keeps it, or why that cannot be, as a text for the person. */
export type StoredMapping =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** Remembers how the file is read for others with the same columns, and gives it as a text. */
export function storeMapping(
  store: Pick<Storage, 'getItem' | 'setItem'> | null,
  festivalId: string,
  { foundAs, mapping }: Pick<ReadFile, 'foundAs' | 'mapping'>,
): StoredMapping {
  const text = mappingText(mapping);
  if (text === null) return { ok: false, error: mappingMessages.tooLong };
  rememberMapping(store, festivalId, foundAs, text);
  return { ok: true, text };
}
