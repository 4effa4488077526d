import * as z from 'zod/mini';
import { allNames, artistKeys } from '../conflicts/artist-key.ts';
import { levelAt, announcesAtLeast, type AnnouncementLevel } from '../entities/announcement.ts';
import { publicTextsSchema } from '../entities/set-texts.ts';
import { festivalDayOf } from '../festival/days.ts';
import { timestampToMillis } from '../timestamp.ts';
import { publicStatuses, type FrozenLineup, type FrozenSet } from './frozen-lineup.ts';
import { millisSchema } from './ids.ts';

/**
 * The announced values of a set; fields that are not announced are null. Equal values mean no difference for any reader
 * or calendar.
 */
export const announcedSetSchema = z.strictObject({
  name: z.nullable(z.string()),
  /** The name of the stage. */
  stage: z.nullable(z.string()),
  /** The festival day. */
  day: z.nullable(z.string()),
  start: z.nullable(millisSchema),
  end: z.nullable(millisSchema),
  status: z.enum(publicStatuses),
  replacedBy: z.nullable(z.string()),
  /** Announced with the name. */
  texts: publicTextsSchema,
});
export type AnnouncedSet = z.infer<typeof announcedSetSchema>;

/** What may be announced of a lineup at one instant. */
export interface AnnouncedLineup {
  /** By set id, without sets that are held back. */
  readonly sets: ReadonlyMap<string, AnnouncedSet>;
  /** Returns true if an artist of this name is held back and is not announced with any other set. */
  readonly isHidden: (name: string) => boolean;
}

/** Returns what may be announced of the lineup at `now` (milliseconds since the epoch). */
export function announcedLineup({ festival, sets, hidden = [] }: FrozenLineup, now: number): AnnouncedLineup {
  const isHidden = hiddenNames(sets, hidden, now);
  const announced = sets.flatMap((set): [string, AnnouncedSet][] => {
    const level = levelOf(set, now);
    const isNamed = isNameAnnounced(set, level);
    if (!isNamed && !announcesAtLeast(level, 'day')) return [];
    const { artistName, stage, start, end, status, replacedBy, texts } = set;
    const hasTime = announcesAtLeast(level, 'time');
    const isReplacementAnnounced = isNamed && replacedBy !== null && !isHidden(replacedBy);
    return [
      [
        set.id,
        {
          name: isNamed ? artistName : null,
          stage: announcesAtLeast(level, 'stage') ? stage : null,
          day: announcesAtLeast(level, 'day') ? festivalDayOf(start, festival) : null,
          start: hasTime ? start : null,
          end: hasTime ? end : null,
          status,
          replacedBy: isReplacementAnnounced ? replacedBy : null,
          ...(isNamed && texts !== undefined && { texts }),
        },
      ],
    ];
  });
  return { sets: new Map(announced), isHidden };
}

/**
 * Returns the next instant after `now` at which more of the lineup is announced (milliseconds since the epoch), or
 * null.
 */
export function nextStepAt({ sets }: Pick<FrozenLineup, 'sets'>, now: number): number | null {
  const later = sets.flatMap(({ announcement }) =>
    (announcement?.steps ?? []).map(({ at }) => timestampToMillis(at)).filter((at) => at > now),
  );
  return later.length === 0 ? null : Math.min(...later);
}

function levelOf({ announcement }: FrozenSet, now: number): AnnouncementLevel {
  return announcement === null ? 'time' : levelAt(announcement, now);
}

function isNameAnnounced({ announcement }: FrozenSet, level: AnnouncementLevel): boolean {
  return announcesAtLeast(level, 'name') && announcement?.tba !== true;
}

/** Compares names as conflicts compare artists, including the single names within joined names. */
function hiddenNames(
  sets: readonly FrozenSet[],
  others: readonly string[],
  now: number,
): (name: string) => boolean {
  const isAnnounced = (set: FrozenSet) => isNameAnnounced(set, levelOf(set, now));
  const hidden = keysOfAll([...namesOf(sets.filter((set) => !isAnnounced(set))), ...others]);
  if (hidden.size === 0) return () => false;
  const announced = keysOfAll(namesOf(sets.filter(isAnnounced)));
  return (name) => keysOf(name).some((key) => hidden.has(key) && !announced.has(key));
}

function namesOf(sets: readonly FrozenSet[]): readonly string[] {
  return sets.map(({ artistName }) => artistName);
}

function keysOfAll(names: readonly string[]): ReadonlySet<string> {
  return new Set([...new Set(names)].flatMap(keysOf));
}

function keysOf(name: string): readonly string[] {
  return allNames(artistKeys(name));
}
