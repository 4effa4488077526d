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

/** What the fields of a festival are called. */
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
 * The differences of two forms in words, times in the festival's `hourCycle`. A field that only the other has changed is not up
 * for choice.
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
    // What is typed so far need not be a date or a time; it is shown as it stands.
  }
  return value;
}

/** The name of a language of the public page, or that there is none chosen. */
export function languageText(code: string): string {
  return isPublicLanguage(code) ? publicLanguageNames[code] : messages.festival.languageOfVisitors;
}
