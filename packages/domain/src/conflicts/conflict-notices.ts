import { festivalDates, festivalDayOf } from '../festival/days.ts';
import { conflictMessages } from '../messages/conflict-messages.ts';
import { messages } from '../messages/messages.ts';
import type { EventNotice } from '../review/warnings.ts';
import { formatTime, formatLengthLong } from '../time/format.ts';
import { conflictKinds, type Conflict, type ConflictKind, type ConflictSet } from './conflict.ts';
import type { ConflictFestival } from './conflict-rules.ts';

/** The number of lines for a set that is shown in a list. */
export const fewLines = 2;

/**
 * The notices of a set for its conflicts, most serious first: at most `lines` of each kind. If there are more, the last
 * line only counts the rest.
 */
export function conflictNotices(
  set: ConflictSet,
  conflicts: readonly Conflict[],
  festival: ConflictFestival,
  lines = 4,
): readonly EventNotice[] {
  if (conflicts.length === 0) return [];
  const kinds = new Set(conflicts.map(({ kind }) => kind));
  return conflictKinds.flatMap((kind) => {
    if (!kinds.has(kind)) return [];
    const found = conflicts.filter((conflict) => conflict.kind === kind);
    const named = found.slice(0, found.length > lines ? lines - 1 : lines).map((conflict): EventNotice => {
      const message = conflictText(set, conflict, festival);
      return { field: fieldOf(set, conflict, festival), code: kind, message };
    });
    const more = found.length - named.length;
    return more === 0 ? named : [...named, { field: 'timeStart', code: kind, message: moreText(kind, more) }];
  });
}

const fields = {
  night: 'date',
  overlap: 'timeStart',
  doubleBooking: 'timeStart',
  duplicate: 'timeStart',
  tight: 'timeStart',
  shortChangeover: 'timeStart',
  unlikelyLength: 'timeEnd',
} as const;

function fieldOf(
  set: ConflictSet,
  { kind, span }: Conflict,
  festival: ConflictFestival,
): EventNotice['field'] {
  if (kind === 'outsideHours') return span.start === set.start ? 'timeStart' : 'timeEnd';
  if (kind === 'misplaced') return isOnFestivalDay(set, festival) ? 'stage' : 'date';
  return fields[kind];
}

function conflictText(set: ConflictSet, conflict: Conflict, festival: ConflictFestival): string {
  const { kind, sets, minutes } = conflict;
  const other = sets.find(({ id }) => id !== set.id) ?? set;
  const artist = other.artistName.trim() || messages.event.unknownArtist;
  const start = formatTime(other.start, festival.timezone, festival.hourCycle);
  const end = formatTime(other.end, festival.timezone, festival.hourCycle);
  const length = formatLengthLong(minutes);
  switch (kind) {
    case 'overlap':
      return messages.review.stageOverlap(artist, start, end);
    case 'doubleBooking':
      return conflictMessages.doubleBooking(artist, other.stage, start, end);
    case 'duplicate':
      return conflictMessages.duplicate(artist, start);
    case 'tight':
      return conflictMessages.tight(length, artist, other.stage, start, end);
    case 'shortChangeover':
      return conflictMessages.shortChangeover(length, artist, start, end);
    case 'outsideHours':
      return conflictMessages.outsideHours(length);
    case 'night':
      return conflictMessages.night(conflict.days === -1 ? 'late' : 'early');
    case 'unlikelyLength':
      return minutes === 0 ? messages.review.equalTimes : messages.review.longSet(length);
    default:
      return misplacedText(set, festival);
  }
}

function misplacedText(set: ConflictSet, festival: ConflictFestival): string {
  if (isOnFestivalDay(set, festival)) return messages.review.stageInvalid(set.stage);
  const { start, end } = festivalDates(festival);
  return messages.review.dateOutOfRange(start, end);
}

function isOnFestivalDay({ start: instant }: ConflictSet, festival: ConflictFestival): boolean {
  const { start, end } = festivalDates(festival);
  const day = festivalDayOf(instant, festival);
  return start <= day && day <= end;
}

function moreText(kind: ConflictKind, more: number): string {
  return kind === 'overlap' ? messages.review.stageOverlapMore(more) : conflictMessages.more(more);
}
