import {
  draftToEvent,
  festivalTimestamps,
  paths,
  timestampFromMillis,
  type NewFestival,
} from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import {
  createFakeProvider,
  type FakeProvider,
  type FakeProviderTraits,
} from '../../../testing/fake-provider.ts';

const stamp = timestampFromMillis(0);
const timezone = 'America/Vancouver';

/** A festival of three days in Vancouver with two stages. */
export const festival: NewFestival = {
  name: 'Salt & Lantern',
  location: 'Quay Hill',
  timezone,
  ...festivalTimestamps({ startDate: '2026-07-03', endDate: '2026-07-05', timezone }),
  dayStartsAt: '00:00',
  stages: ['Harbour', 'Chapel'],
  imageURL: null,
};

const sets = [
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Night Ferry', 'Chapel', '2026-07-04', '23:00', '01:00'],
  ['Kelp', 'Chapel', '2026-07-05', '22:00', '23:00'],
] as const;

/** A provider with the festival `f1` and its sets `e0`, `e1` and `e2`. */
export function storedFestival(
  given: Partial<NewFestival> = {},
  traits: Omit<FakeProviderTraits, 'documents'> = {},
): FakeProvider {
  const stored = { ...festival, ...given };
  const documents: Record<string, DocumentData> = {
    [paths.festival('f1')]: { ...stored, created_at: stamp, updated_at: stamp },
  };
  sets.forEach(([artistName, stage, date, timeStart, timeEnd], index) => {
    const values = { artistName, stage, date, timeStart, timeEnd, imageURL: null };
    documents[paths.event('f1', `e${index}`)] = { ...draftToEvent(values, stored), createdAt: stamp };
  });
  return createFakeProvider({ ...traits, documents });
}

/** Changes fields of the festival as another administrator would. */
export function changeAsOther(provider: FakeProvider, changes: Partial<NewFestival>): void {
  const path = paths.festival('f1');
  provider.documents.put(path, { ...provider.documents.read(path), ...changes });
}
