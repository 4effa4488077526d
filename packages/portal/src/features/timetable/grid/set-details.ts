import {
  formatWeekday,
  isolated,
  formatLengthLong,
  messages,
  type Conflict,
  type ConflictSet,
  type Interval,
  type PlainDate,
  conflictMessages,
} from '@lineup/domain';

/** If there are more names than this, the rest are only counted. */
const fewNames = 2;

/**
 * Returns the details that a card does not show, as in "Saturday, 1 hour, overlaps Stavroz": the day, the length and
 * the overlaps.
 */
export function detailsOf(
  { id, start, end }: Interval & { readonly id: string },
  day: PlainDate,
  conflicts: readonly Conflict[],
): string {
  const length = formatLengthLong(Math.round((end - start) / 60_000));
  return [formatWeekday(day), length, ...overlapTexts(new Set([id]), conflicts)].join(', ');
}

/** Names what these sets overlap with, as in "overlaps Stavroz"; empty if nothing. */
export function overlapTexts(own: ReadonlySet<string>, conflicts: readonly Conflict[]): readonly string[] {
  const overlapped = conflicts
    .filter(({ kind }) => kind === 'overlap')
    .flatMap(({ sets }) => sets.filter(({ id }) => !own.has(id)));
  return overlapped.length === 0 ? [] : [conflictMessages.overlaps(namesText(overlapped))];
}

/** Returns the artists of these sets, each once, as in "Stavroz, Kyber and 2 more". */
export function namesText(sets: readonly ConflictSet[]): string {
  const names = [...new Set(sets.map(artistOf))];
  const shown = names.slice(0, fewNames).join(', ');
  return names.length > fewNames ? conflictMessages.andMore(shown, names.length - fewNames) : shown;
}

/** Returns the artist's name for use within a sentence. */
export function artistOf({ artistName }: Pick<ConflictSet, 'artistName'>): string {
  return isolated(artistName.trim()) || messages.event.unknownArtist;
}
