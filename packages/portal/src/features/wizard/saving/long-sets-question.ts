import { formatLength, isLongSet, messages, typedMinutes, type Festival } from '@lineup/domain';
import type { Question } from '../../../design/dialogs/confirm.tsx';
import type { DraftRow } from '../draft/draft-row.ts';

/** At most this many sets are told by name. */
const namedSets = 3;

/** What to ask before a draft with very long sets is saved; null where there are none. */
export function longSetsQuestion(
  rows: readonly DraftRow[],
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): Question | null {
  const long = rows.filter(({ event }) => isLongSet(typedMinutes(event, festival) ?? 0));
  if (long.length === 0) return null;
  const named = long.slice(0, namedSets).map(({ event }) => {
    const artist = event.artistName.trim() || messages.event.unknownArtist;
    return `${artist} (${formatLength(typedMinutes(event, festival) ?? 0)})`;
  });
  return {
    title: messages.review.confirmLongSets(long.length),
    text: messages.review.longSets(named, long.length - named.length),
    confirmLabel: 'Save Anyway',
  };
}
