import {
  foldText,
  formatDay,
  formatTime,
  groupBy,
  plainDateOf,
  timestampToMillis,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';

/** An option of what a link follows: all sets of an artist, or one of several. */
export type Followed =
  | { readonly kind: 'artist'; readonly name: string; readonly label: string }
  | { readonly kind: 'set'; readonly id: string; readonly label: string };

/** The maximum number of artists offered, each with all its sets: the list scrolls. */
const mostOffered = 6;

/**
 * Returns the matches for the typed part of an artist's name: artists that start with it first, each artist with
 * several sets followed by those sets, by start.
 */
export function followedOptions(
  events: readonly LineupEvent[],
  festival: Pick<Festival, 'timezone' | 'hourCycle'>,
  typed: string,
): readonly Followed[] {
  const sought = foldText(typed.trim());
  const found = groupBy(
    events.filter(({ artistName }) => foldText(artistName).includes(sought)),
    ({ artistName }) => artistName,
  );
  const isAtStart = (name: string) => Number(foldText(name).startsWith(sought));
  const names = [...found.keys()].toSorted((a, b) => isAtStart(b) - isAtStart(a) || a.localeCompare(b, 'en'));
  return names.slice(0, mostOffered).flatMap((name) => {
    const sets = found.get(name) ?? [];
    const artist = { kind: 'artist', name, label: name } as const;
    return sets.length < 2
      ? [artist]
      : [artist, ...sets.toSorted(byStart).map((set) => setOption(set, festival))];
  });
}

function setOption(
  { id, artistName, timeStart, stage }: LineupEvent,
  { timezone, hourCycle }: Pick<Festival, 'timezone' | 'hourCycle'>,
): Followed {
  const start = timestampToMillis(timeStart);
  const day = formatDay(plainDateOf(start, timezone));
  return {
    kind: 'set',
    id,
    label: `${artistName}: ${day}, ${formatTime(start, timezone, hourCycle)}, ${stage}`,
  };
}

function byStart(a: LineupEvent, b: LineupEvent): number {
  return timestampToMillis(a.timeStart) - timestampToMillis(b.timeStart);
}

/** Returns a key that identifies the followed artist or set. */
export function followedKey(followed: Followed): string {
  return followed.kind === 'artist' ? `artist:${followed.name}` : `set:${followed.id}`;
}
