import {
  formatClock,
  formatLongDate,
  isPublicLanguage,
  messages,
  publicLanguageNames,
  zoneLabel,
  type FestivalForm,
  type FormDifference,
  type HourCycle,
} from '@lineup/domain';
import type { VersionDifference } from '../../../design/notices/version-choice.tsx';

/** The labels of a festival's fields. */
export const detailsLabels: Readonly<Record<keyof FestivalForm, string>> = {
  name: 'Festival Name',
  location: 'Location',
  startDate: 'Start Date',
  endDate: 'End Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  timezone: 'Timezone',
  dayStartsAt: 'Festival day starts at',
  hourCycle: 'Time format',
  language: 'Language of the public page',
  tightMinutes: 'Minutes between stages',
  changeoverMinutes: 'Minutes of changeover',
};

/**
 * Describes the differences between two forms, with times in the festival's `hourCycle`. Leaves out fields that only
 * the other person changed.
 */
export function describeDifferences(
  differences: readonly FormDifference[],
  hourCycle: HourCycle | undefined,
): VersionDifference[] {
  return differences.map(({ field, mine, theirs, isMine }) => ({
    field: detailsLabels[field],
    mine: valueText(field, mine, hourCycle),
    theirs: valueText(field, theirs, hourCycle),
    ...(isMine ? {} : { note: 'Not changed by you; theirs is kept' }),
  }));
}

function valueText(field: keyof FestivalForm, value: string, hourCycle: HourCycle | undefined): string {
  if (field === 'language') return languageText(value);
  if (value === '') return 'None';
  if (field === 'hourCycle') return messages.festival.hourCycles[value === 'h23' ? 'h23' : 'h12'];
  if (field === 'timezone') return zoneLabel(value);
  try {
    if (field === 'startDate' || field === 'endDate') return formatLongDate(value);
    if (field === 'startTime' || field === 'endTime' || field === 'dayStartsAt')
      return formatClock(value, hourCycle);
  } catch {
    // Unfinished input need not be a date or a time; it is shown as typed.
  }
  return value;
}

/** Returns the name of the public page's language, or that none is selected. */
export function languageText(code: string): string {
  return isPublicLanguage(code) ? publicLanguageNames[code] : messages.festival.languageOfVisitors;
}
