import type { PersistedDetails } from '../details/persisted-details.ts';
import type { PersistedEvent } from '../event/unsaved-input/persisted-event.ts';
import type { PersistedStages } from '../stages/persisted-stages.ts';

/** What was typed into a form, under the label of its field. */
export interface UnsavedEntry {
  readonly label: string;
  readonly text: string;
}

/** The notes of a festival's forms; null where a form had none. */
export interface FestivalNotes {
  readonly event: PersistedEvent | null;
  readonly details: PersistedDetails | null;
  readonly stages: PersistedStages | null;
}

/** The entries of all forms, those that are not blank. */
export function unsavedEntries({ event, details, stages }: FestivalNotes): readonly UnsavedEntry[] {
  const rows: (readonly [string, string])[] = [
    ['Artist Name', event?.form.artistName ?? ''],
    ['Stage', event?.form.stage ?? ''],
    ['Date', event?.form.date ?? ''],
    ['Start Time', event?.form.timeStart ?? ''],
    ['End Time', event?.form.timeEnd ?? ''],
    ['Image', event?.form.imageURL ?? ''],
    ['Festival Name', details?.form.name ?? ''],
    ['Location', details?.form.location ?? ''],
    ['Start Date', dated(details?.form.startDate, details?.form.startTime)],
    ['End Date', dated(details?.form.endDate, details?.form.endTime)],
    ['Timezone', details?.form.timezone ?? ''],
    ['Stages', stages?.rows.map(({ name }) => name.trim()).join(', ') ?? ''],
  ];
  return rows.filter(([, text]) => text.trim() !== '').map(([label, text]) => ({ label, text }));
}

function dated(date = '', time = ''): string {
  return `${date} ${time}`.trim();
}
