import {
  defaultHourCycle,
  defaultTightMinutes,
  hourCycles,
  publicLanguages,
  type FestivalForm,
} from '@lineup/domain';
import * as z from 'zod/mini';

const text = z.string();

/** The unvalidated input of a festival's fields. */
export const festivalFormSchema: z.ZodMiniType<FestivalForm> = z.strictObject({
  name: text,
  location: text,
  startDate: text,
  endDate: text,
  startTime: text,
  endTime: text,
  timezone: text,
  dayStartsAt: text,
  // Input stored before these fields existed lacks them.
  hourCycle: z.prefault(z.enum(hourCycles), defaultHourCycle),
  language: z.prefault(z.enum(['', ...publicLanguages]), ''),
  tightMinutes: z.prefault(text, String(defaultTightMinutes)),
  changeoverMinutes: z.prefault(text, ''),
});
