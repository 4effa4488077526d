import { defaultTightMinutes, type FestivalData } from '../entities/festival.ts';
import { defaultHourCycle } from '../time/format.ts';
import { zoneName } from '../time/zones/planned-offsets.ts';
import { festivalDates } from './days.ts';
import type { FestivalFields, FestivalForm } from './form.ts';

/** The fields of a stored festival that its form edits. */
export type FestivalDetails = Pick<FestivalData, keyof FestivalFields>;

/** The form for a stored festival; `checkFestivalForm` is the inverse. */
export function festivalFormOf(festival: FestivalDetails): FestivalForm {
  const { start, end, startTime, endTime } = festivalDates(festival);
  return {
    name: festival.name,
    location: festival.location,
    startDate: start,
    endDate: end,
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    timezone: zoneName(festival.timezone),
    dayStartsAt: festival.dayStartsAt,
    hourCycle: festival.hourCycle ?? defaultHourCycle,
    language: festival.language ?? '',
    tightMinutes: String(festival.tightMinutes ?? defaultTightMinutes),
    changeoverMinutes: String(festival.changeoverMinutes || ''),
  };
}
