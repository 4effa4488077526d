import { defaultTightMinutes } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { defaultHourCycle } from '../time/format.ts';
import { compareTimestamps } from '../timestamp.ts';
import type { FestivalFields, FestivalForm } from './form.ts';
import { festivalFormOf, type FestivalDetails } from './form-of-festival.ts';
import { isWithinFestival, type PreservedTimes, type MovedEvent, moveEvents } from './events/move-events.ts';

/**
 * What of a festival is to be written when its form was changed to `form`, which makes `fields` (see
 * `checkFestivalForm`). Start and end count as changed only where they were newly typed: a form shows them to the minute.
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
  // Also where the zone stays and only its rules have changed: see `asPlanned`.
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

/** What a change of a festival's details does to its sets. */
export interface DetailsEffect<E> {
  /** The sets to be written with it. */
  readonly moved: readonly MovedEvent[];
  /** The sets that were on one of the festival's days and no longer are, by start. */
  readonly fallsOutside: readonly E[];
}

/** What changing `festival` to `fields` does to its sets; see `moveEvents` for `preserved`. */
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

/** A field of the form in which two people's copies differ. */
export interface FormDifference {
  readonly field: keyof FestivalForm;
  readonly mine: string;
  readonly theirs: string;
  /** Whether the person of the form changed it; if not, the other's value stands in any case. */
  readonly isMine: boolean;
}

/** What has become of a form while somebody else changed what it was filled in from. */
export interface FormMerge {
  /** The person's own changes on top of the other's. */
  readonly merged: FestivalForm;
  readonly differences: readonly FormDifference[];
}

/** Compares `mine` (typed over `base`) with `theirs`, what is stored by now. */
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
