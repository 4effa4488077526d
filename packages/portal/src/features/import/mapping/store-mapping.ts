import { mappingMessages } from '@lineup/domain';
import { mappingText } from '@lineup/domain/reading';
import type { ReadFile } from './reading/protocol.ts';
import { rememberMapping } from './remembered.ts';

/** A mapping in the format of its upload's record, or why it cannot be stored, as a text for the user. */
export type StoredMapping =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** Stores the mapping for other files with the same columns, and returns it as a text. */
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
