import { festivalTimestamps, paths, timestampFromMillis, type FestivalData } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';

const stamp = timestampFromMillis(Date.UTC(2026, 0, 1));

interface FestivalTraits extends Partial<Omit<FestivalData, 'startDate' | 'endDate'>> {
  readonly from?: string;
  readonly to?: string;
}

/** Returns a stored festival: by default three days in Lisbon in July 2026. */
export function makeFestival({ from, to, ...traits }: FestivalTraits = {}): FestivalData {
  const timezone = traits.timezone ?? 'Europe/Lisbon';
  return {
    name: 'Salt & Lantern',
    location: 'Porto Velho Quay',
    timezone,
    ...festivalTimestamps({ startDate: from ?? '2026-07-03', endDate: to ?? '2026-07-05', timezone }),
    dayStartsAt: '00:00',
    stages: ['Harbour', 'Chapel'],
    imageURL: null,
    created_at: stamp,
    updated_at: stamp,
    ...traits,
  };
}

/** Returns the documents of a backend: one festival per entry, by id. */
export function festivalDocuments(
  festivals: Readonly<Record<string, FestivalTraits>>,
): Record<string, DocumentData> {
  const entries = Object.entries(festivals).map(([id, traits]) => [paths.festival(id), makeFestival(traits)]);
  return Object.fromEntries(entries) as Record<string, DocumentData>;
}

/** Returns a stored event on `stage` that starts at `start` (ISO, with its zone) and lasts an hour. */
export function makeEvent(stage: string, start: string): DocumentData {
  const millis = Date.parse(start);
  return {
    artistName: 'Owl Parade',
    stage,
    date: timestampFromMillis(millis),
    timeStart: timestampFromMillis(millis),
    timeEnd: timestampFromMillis(millis + 3_600_000),
    imageURL: null,
  };
}
