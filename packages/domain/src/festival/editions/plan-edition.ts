import { levelAt, type Announcement } from '../../entities/announcement.ts';
import { stagesOf, type Festival, type NewFestival } from '../../entities/festival.ts';
import type { LineupEvent, NewLineupEvent } from '../../entities/lineup-event.ts';
import { plannedSpan } from '../../live/planned-span.ts';
import type { NewUnplacedAct } from '../../entities/unplaced-act.ts';
import { defaultHourCycle } from '../../time/format.ts';
import { addDays } from '../../time/plain-date.ts';
import { timestampFromMillis, timestampToMillis } from '../../timestamp.ts';
import { actOf } from '../../timetable/timetable-edits.ts';
import { festivalDates } from '../days.ts';
import { eventClockTimes, eventTimestamps } from '../events/event-times.ts';
import { isWithinFestival } from '../events/move-events.ts';
import { festivalFormOf } from '../form-of-festival.ts';
import type { FestivalFields, FestivalForm } from '../form.ts';
import { parseStageHours, stageHoursLine } from '../stages/stage-lines.ts';
import { editionAcceptances } from './edition-acceptances.ts';
import { familyOf } from './edition-family.ts';
import { daysToSameWeekdays } from './match-weekdays.ts';
import type { SuggestedEdition } from './suggest-edition.ts';

/**
 * How to copy the lineup: not at all, as acts without a place, or as sets on the same weekdays at the same clock times.
 */
export const editionLineups = ['none', 'unplaced', 'moved'] as const;
export type EditionLineup = (typeof editionLineups)[number];

/** What a new edition takes over from the previous one. */
export interface EditionChoice {
  /** The stages, with their changeovers and opening hours. */
  readonly stages: boolean;
  /** The start of the day, the time format, and the minutes between stages. */
  readonly settings: boolean;
  readonly conflicts: boolean;
  readonly picture: boolean;
  /** The colour, logo and links of the public page, but not its note, which is about one edition. */
  readonly look: boolean;
  readonly lineup: EditionLineup;
}

/** The edition to copy from, and its sets. */
export interface EditionSource {
  readonly festival: Festival;
  readonly sets: readonly (LineupEvent & { readonly version?: string })[];
}

export interface PlannedDocument<Data> {
  readonly id: string;
  readonly data: Data;
}

/** All documents to create. */
export interface EditionPlan {
  readonly festival: NewFestival;
  readonly sets: readonly PlannedDocument<NewLineupEvent>[];
  readonly acts: readonly PlannedDocument<NewUnplacedAct>[];
}

/** Adds what a moved lineup requires: its stages, and the start of its days. */
export function completeChoice(choice: EditionChoice): EditionChoice {
  return choice.lineup === 'moved' ? { ...choice, stages: true, settings: true } : choice;
}

/** The form of the new edition, to be checked by `checkFestivalForm`. */
export function editionForm(
  festival: Festival,
  given: SuggestedEdition,
  choice: EditionChoice,
): FestivalForm {
  const { stages, settings } = completeChoice(choice);
  return {
    ...festivalFormOf(festival),
    ...given,
    ...(!settings && { dayStartsAt: '', hourCycle: defaultHourCycle, language: '', tightMinutes: '' }),
    ...(!stages && { changeoverMinutes: '' }),
  };
}

/**
 * Plans a new edition with these fields, which `checkFestivalForm` made from the `editionForm` of the same choice. Each
 * set gets a new id and all fields except those about the last edition's course: its status, and what was announced
 * when. A set without a day or stage in the new edition becomes an act without a place.
 */
export function planEdition(
  source: EditionSource,
  fields: FestivalFields,
  choice: EditionChoice,
  newId: () => string,
): EditionPlan {
  const taken = completeChoice(choice);
  const festival = newEdition(source.festival, fields, taken);
  if (taken.lineup === 'none')
    return { festival: withAcceptances(source, festival, taken, []), sets: [], acts: [] };
  const days = daysBetweenEditions(source.festival, fields);
  const copies = source.sets.map((set) => {
    const copy = { id: newId(), before: set.id, set: forNextEdition(set, source.festival) };
    return {
      ...copy,
      moved: taken.lineup === 'moved' ? movedSet(copy.set, source.festival, festival, days) : null,
    };
  });
  const sets = copies.flatMap(({ id, before, moved }) =>
    moved === null ? [] : [{ id, before, data: moved }],
  );
  return {
    festival: withAcceptances(source, festival, taken, sets),
    sets: sets.map(({ id, data }) => ({ id, data })),
    acts: copies.flatMap(({ id, set, moved }) => (moved === null ? [{ id, data: actOf(set) }] : [])),
  };
}

function newEdition(festival: Festival, fields: FestivalFields, choice: EditionChoice): NewFestival {
  const { stages, stageChangeovers, openHours = [], imageURL } = festival;
  const hours = movedHours(openHours, festival, fields);
  return {
    ...fields,
    stages: choice.stages ? stages : [],
    ...(choice.stages && stageChangeovers !== undefined && { stageChangeovers }),
    ...(choice.stages && hours.length > 0 && { openHours: hours }),
    imageURL: choice.picture ? imageURL : null,
    ...(choice.look && takenLook(festival)),
    editionOf: familyOf(festival),
  };
}

/** Returns true if the festival has a look that another edition can take over. */
export function hasLook(festival: Festival): boolean {
  return Object.keys(takenLook(festival)).length > 0;
}

function takenLook({ accentColor, logoURL, pageLinks = [] }: Festival): Partial<NewFestival> {
  return {
    ...(accentColor && { accentColor }),
    ...(logoURL && { logoURL }),
    ...(pageLinks.length > 0 && { pageLinks }),
  };
}

/** The opening hours, with those of single days moved to the corresponding days. Drops days outside the edition. */
function movedHours(lines: readonly string[], festival: Festival, fields: FestivalFields): string[] {
  const { start, end } = festivalDates(fields);
  const days = daysBetweenEditions(festival, fields);
  return lines.map(parseStageHours).flatMap((hours) => {
    if (hours.day === null) return [stageHoursLine(hours)];
    const day = addDays(hours.day, days);
    return day >= start && day <= end ? [stageHoursLine({ ...hours, day })] : [];
  });
}

function daysBetweenEditions(festival: Festival, fields: FestivalFields): number {
  return daysToSameWeekdays(festivalDates(festival), festivalDates(fields));
}

/** The set without what happened during the last edition. What was hidden until the end stays hidden. */
function forNextEdition(set: EditionSource['sets'][number], festival: Festival): LineupEvent {
  const { version: _, created_at: _1, updated_at: _2, createdAt: _3, updatedAt: _4, ...rest } = set;
  const { status: _5, replacedBy: _6, announcement, ...live } = rest;
  const { actualStart: _7, actualEnd: _8, startDelay: _9, endDelay: _10, ...played } = live;
  const { start, end } = plannedSpan(live);
  const last = announcement ? lastAnnouncement(announcement, festival) : null;
  const times = { timeStart: timestampFromMillis(start), timeEnd: timestampFromMillis(end) };
  return { ...played, ...times, ...(last !== null && { announcement: last }) };
}

function lastAnnouncement(announcement: Announcement, { endDate }: Festival): Announcement | null {
  const level = levelAt(announcement, timestampToMillis(endDate));
  const { tba } = announcement;
  return level === 'time' && !tba ? null : { level, ...(tba && { tba }) };
}

/** The set in the new edition; null if its day or stage does not exist there. */
function movedSet(
  played: LineupEvent,
  before: Festival,
  after: NewFestival,
  days: number,
): NewLineupEvent | null {
  const { id: _, ...set } = played;
  if (!stagesOf(after).includes(set.stage)) return null;
  const times = eventClockTimes(set, before);
  const { date, timeStart, timeEnd } = eventTimestamps({ ...times, date: addDays(times.date, days) }, after);
  const moved = { ...set, date, timeStart, timeEnd };
  return isWithinFestival(moved, after) ? moved : null;
}

function withAcceptances(
  { festival: before, sets }: EditionSource,
  festival: NewFestival,
  choice: EditionChoice,
  moved: readonly (PlannedDocument<NewLineupEvent> & { readonly before: string })[],
): NewFestival {
  if (!choice.conflicts || before.acceptedConflicts === undefined) return festival;
  const edition = { festival, sets: moved.map(({ id, data }) => ({ ...data, id })) };
  const beforeById = new Map(moved.map((set) => [set.id, set.before]));
  const acceptedConflicts = editionAcceptances({ festival: before, sets }, edition, beforeById);
  return Object.keys(acceptedConflicts).length === 0 ? festival : { ...festival, acceptedConflicts };
}
