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

/** More names are counted. */
const fewNames = 2;

/** What of a set is not written on its card, as in "Saturday, 1 hour, overlaps Stavroz": its day, its length and with whom it overlaps. */
export function detailsOf(
  { id, start, end }: Interval & { readonly id: string },
  day: PlainDate,
  conflicts: readonly Conflict[],
): string {
  const length = formatLengthLong(Math.round((end - start) / 60_000));
  return [formatWeekday(day), length, ...overlapTexts(new Set([id]), conflicts)].join(', ');
}

/** With whom these sets overlap, as in "overlaps Stavroz"; nothing where they do with none. */
export function overlapTexts(own: ReadonlySet<string>, conflicts: readonly Conflict[]): readonly string[] {
  const overlapped = conflicts
    .filter(({ kind }) => kind === 'overlap')
    .flatMap(({ sets }) => sets.filter(({ id }) => !own.has(id)));
  return overlapped.length === 0 ? [] : [conflictMessages.overlaps(namesText(overlapped))];
}

/** How the artists of these sets are called, as in "Stavroz, Kyber and 2 more"; each once. */
export function namesText(sets: readonly ConflictSet[]): string {
  const names = [...new Set(sets.map(artistOf))];
  const shown = names.slice(0, fewNames).join(', ');
  return names.length > fewNames ? conflictMessages.andMore(shown, names.length - fewNames) : shown;
}

/** How an artist is called within a sentence. */
export function artistOf({ artistName }: Pick<ConflictSet, 'artistName'>): string {
  return isolated(artistName.trim()) || messages.event.unknownArtist;
}
