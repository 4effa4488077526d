import {
  draftToEvent,
  festivalTimestamps,
  paths,
  timestampFromMillis,
  type DraftValues,
  type LineupEvent,
  type NewFestival,
} from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import { createFakeProvider, type FakeProviderTraits } from '../../../testing/fake-provider.ts';

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

/** Owl Parade, on Friday from eight to nine in the evening, unless the traits say otherwise. */
export function values(traits: Partial<DraftValues> = {}): DraftValues {
  return {
    artistName: 'Owl Parade',
    stage: 'Harbour',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: null,
    ...traits,
  };
}

/** The stored document of an event. */
export function eventData(traits: Partial<DraftValues> = {}): DocumentData {
  return { ...draftToEvent(values(traits), festival), createdAt: stamp };
}

/** An event as the pages know it. */
export function makeEvent(id: string, traits: Partial<DraftValues> = {}): LineupEvent & { version: string } {
  return { ...draftToEvent(values(traits), festival), id, version: '1' };
}

/** A provider with the festival f1 and these events, by id. */
export function scheduleProvider(
  events: Readonly<Record<string, Partial<DraftValues>>>,
  traits: Omit<FakeProviderTraits, 'documents'> = {},
) {
  const documents: Record<string, DocumentData> = {
    [paths.festival('f1')]: { ...festival, created_at: stamp, updated_at: stamp },
  };
  for (const [id, event] of Object.entries(events)) documents[paths.event('f1', id)] = eventData(event);
  return createFakeProvider({ ...traits, documents });
}
