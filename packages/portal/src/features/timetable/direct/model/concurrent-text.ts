import { isolated, movingMessages, type MergedEdits } from '@lineup/domain';

/** The fields that a gesture changes. */
export const placeFields: readonly string[] = ['stage', 'date', 'timeStart', 'timeEnd'];

/** Returns the text for a gesture that was refused because others changed the same sets; `who` is null if unknown. */
export function concurrentText(
  { conflicts: [conflict] }: MergedEdits,
  seen: (id: string) => { readonly artistName: string } | undefined,
  who: string | null,
): string {
  const { deleted, moved, changed } = movingMessages.concurrent;
  const { id = '', current = null, fields = [] } = conflict ?? {};
  const artist = isolated((current ?? seen(id))?.artistName ?? id);
  const isPlace = fields.length > 0 && fields.every((field) => placeFields.includes(field));
  const text = current === null ? deleted : isPlace ? moved : changed;
  return text(artist, who ?? undefined);
}
