import {
  draftToEvent,
  festivalTimestamps,
  paths,
  timestampFromMillis,
  type DraftValues,
  type NewFestival,
} from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';

const stamp = timestampFromMillis(0);
const timezone = 'America/Vancouver';

/** Three days in Vancouver, with two stages. */
export const festival: NewFestival = {
  name: 'Salt & Lantern',
  location: 'Quay Hill',
  timezone,
  ...festivalTimestamps({ startDate: '2026-07-03', endDate: '2026-07-05', timezone }),
  dayStartsAt: '00:00',
  stages: ['Harbour', 'Chapel'],
  imageURL: null,
};

const amsterdam = { timezone: 'Europe/Amsterdam', dayStartsAt: '06:00' };

/** Two nights in Amsterdam; clocks are set back in the first of October's, and forward in the first of March's. */
export function changeNights(month: 'October' | 'March'): NewFestival {
  const dates =
    month === 'October'
      ? { startDate: '2026-10-24', endDate: '2026-10-25' }
      : { startDate: '2026-03-28', endDate: '2026-03-29' };
  return { ...festival, ...amsterdam, ...festivalTimestamps({ ...dates, timezone: amsterdam.timezone }) };
}

/** Returns the stored document of a set, with its times in the festival's zone. */
export function eventDocument(set: DraftValues, stored: NewFestival = festival): DocumentData {
  return { ...draftToEvent(set, stored), createdAt: stamp };
}

/** Returns the documents of the festival `f1` and of its sets, by path. */
export function lineupDocuments(
  sets: Readonly<Record<string, DraftValues>>,
  stored: NewFestival = festival,
): Record<string, DocumentData> {
  const documents: Record<string, DocumentData> = {
    [paths.festival('f1')]: { ...stored, created_at: stamp, updated_at: stamp },
  };
  for (const [id, set] of Object.entries(sets)) documents[paths.event('f1', id)] = eventDocument(set, stored);
  return documents;
}

/** Returns sets given as artist, stage, festival day, start and end; their ids are `e0`, `e1`, … */
export function setsOf(
  rows: readonly (readonly [artist: string, stage: string, date: string, start: string, end: string])[],
): Record<string, DraftValues> {
  const sets = rows.map(([artistName, stage, date, timeStart, timeEnd], index) => {
    return [`e${index}`, { artistName, stage, date, timeStart, timeEnd, imageURL: null }] as const;
  });
  return Object.fromEntries(sets);
}
