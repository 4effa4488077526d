import { defaultTightMinutes } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { defaultHourCycle } from '../time/format.ts';
import { compareTimestamps } from '../timestamp.ts';
import type { FestivalFields, FestivalForm } from './form.ts';
import { festivalFormOf, type FestivalDetails } from './form-of-festival.ts';
import { isWithinFestival, type PreservedTimes, type MovedEvent, moveEvents } from './events/move-events.ts';

/**
 * The fields of a festival to write when its form was changed to `form`, from which `checkFestivalForm` made `fields`.
 * Start and end only count as changed if they were edited, as a form has no seconds.
 */
export function changedDetails(
  festival: FestivalDetails,
  form: FestivalForm,
  fields: FestivalFields,
): Partial<FestivalFields> {
  const before = festivalFormOf(festival);
  const isChanged = (...names: (keyof FestivalForm)[]) =>
    names.some((name) => before[name] !== form[name].trim());
  const { name, location, timezone, dayStartsAt, startDate, endDate, plannedOffsets } = fields;
  const { hourCycle = defaultHourCycle, tightMinutes = defaultTightMinutes, changeoverMinutes = 0 } = fields;
  const { language = null } = fields;
  const isTightSame = tightMinutes === (festival.tightMinutes ?? defaultTightMinutes);
  // Also true if only the zone's rules have changed: see `asPlanned`.
  const isZoneChanged = timezone !== festival.timezone;
  const isStartChanged = isZoneChanged || isChanged('startDate', 'startTime');
  const isEndChanged = isZoneChanged || isChanged('endDate', 'endTime');
  return {
    ...(name === festival.name ? {} : { name }),
    ...(location === festival.location ? {} : { location }),
    ...(isZoneChanged ? { timezone } : {}),
    ...(dayStartsAt === festival.dayStartsAt ? {} : { dayStartsAt }),
    ...(hourCycle === (festival.hourCycle ?? defaultHourCycle) ? {} : { hourCycle }),
    ...(language === (festival.language ?? null) ? {} : { language }),
    ...(isTightSame ? {} : { tightMinutes }),
    ...(changeoverMinutes === (festival.changeoverMinutes ?? 0) ? {} : { changeoverMinutes }),
    ...(isStartChanged ? { startDate } : {}),
    ...(isEndChanged ? { endDate } : {}),
    ...((isStartChanged || isEndChanged) && plannedOffsets !== festival.plannedOffsets
      ? { plannedOffsets }
      : {}),
  };
}

/** How a change to a festival's details affects its sets. */
export interface DetailsEffect<E> {
  /** The sets to write together with the change. */
  readonly moved: readonly MovedEvent[];
  /** The sets that were on one of the festival's days and no longer are, by start. */
  readonly fallsOutside: readonly E[];
}

/** How changing `festival` to `fields` affects its sets; see `moveEvents` for `preserved`. */
export function detailsEffect<E extends LineupEvent>(
  festival: FestivalDetails,
  fields: FestivalFields,
  events: readonly E[],
  preserved: PreservedTimes,
): DetailsEffect<E> {
  const moved = moveEvents(events, festival, fields, preserved);
  const movedById = new Map(moved.map((event) => [event.id, event]));
  const fallsOutside = events
    .filter((event) => isWithinFestival(event, festival))
    .filter((event) => !isWithinFestival(movedById.get(event.id) ?? event, fields))
    .sort((a, b) => compareTimestamps(a.timeStart, b.timeStart));
  return { moved, fallsOutside };
}

/** A form field that differs between two users' copies. */
export interface FormDifference {
  readonly field: keyof FestivalForm;
  readonly mine: string;
  readonly theirs: string;
  /** Whether the form's user changed it; if not, the stored value is used anyway. */
  readonly isMine: boolean;
}

/** The result of rebasing a form on a concurrent change by another user. */
export interface FormMerge {
  /** The user's own changes applied to the stored version. */
  readonly merged: FestivalForm;
  readonly differences: readonly FormDifference[];
}

/** Compares `mine` (edited from `base`) with `theirs`, which is now stored. */
export function mergeForms(base: FestivalForm, mine: FestivalForm, theirs: FestivalForm): FormMerge {
  const fields = Object.keys(theirs) as (keyof FestivalForm)[];
  const differences = fields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      isMine: mine[field] !== base[field],
    }));
  const own = differences
    .filter(({ isMine }) => isMine)
    .map(({ field, mine: value }) => [field, value] as const);
  return { merged: { ...theirs, ...Object.fromEntries(own) }, differences };
}
