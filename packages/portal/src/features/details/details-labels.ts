import {
  formatClock,
  formatLongDate,
  zoneLabel,
  type FestivalForm,
  type FormDifference,
} from '@lineup/domain';
import type { VersionDifference } from '../../design/notices/version-choice.tsx';

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
  tightMinutes: 'Minutes between stages',
  changeoverMinutes: 'Minutes of changeover',
};

/** The differences of two forms in words. A field that only the other has changed is not up for choice. */
export function differencesInWords(differences: readonly FormDifference[]): VersionDifference[] {
  return differences.map(({ field, mine, theirs, isMine }) => ({
    field: detailsLabels[field],
    mine: valueInWords(field, mine),
    theirs: valueInWords(field, theirs),
    ...(isMine ? {} : { note: 'Not changed by you; theirs is kept' }),
  }));
}

function valueInWords(field: keyof FestivalForm, value: string): string {
  if (value === '') return 'None';
  if (field === 'timezone') return zoneLabel(value);
  try {
    if (field === 'startDate' || field === 'endDate') return formatLongDate(value);
    if (field === 'startTime' || field === 'endTime' || field === 'dayStartsAt') return formatClock(value);
  } catch {
    // What is typed so far need not be a date or a time; it is shown as it stands.
  }
  return value;
}
