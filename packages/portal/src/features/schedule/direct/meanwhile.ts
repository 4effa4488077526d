import { isolated, movingMessages, type MergedEdits, type StoredSet } from '@lineup/domain';

/** Sets, and blocks in the fields of sets, as they looked to whoever made the edits. */
export type Seen = (id: string) => StoredSet | undefined;

/** What a gesture is about. */
export const placeFields: readonly string[] = ['stage', 'date', 'timeStart', 'timeEnd'];

/** What somebody is told whose gesture others were quicker than; `who` is null if unknown. */
export function meanwhileText(
  { conflicts: [conflict] }: MergedEdits,
  seen: (id: string) => { readonly artistName: string } | undefined,
  who: string | null,
): string {
  const { deleted, moved, changed } = movingMessages.meanwhile;
  const { id = '', current = null, fields = [] } = conflict ?? {};
  const artist = isolated((current ?? seen(id))?.artistName ?? id);
  const isPlace = fields.length > 0 && fields.every((field) => placeFields.includes(field));
  const text = current === null ? deleted : isPlace ? moved : changed;
  return text(artist, who ?? undefined);
}
