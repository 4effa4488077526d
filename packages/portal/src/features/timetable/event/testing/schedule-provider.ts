import { draftToEvent, type DraftValues, type LineupEvent, type NewFestival } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import { startBackend, type BackendTraits } from '@lineup/provider-embedded/testing';
import { eventDocument, festival, lineupDocuments } from '../../../../testing/stored-lineup.ts';

/** Owl Parade on Friday from 8 to 9 PM, unless overridden by `traits`. */
function values(traits: Partial<DraftValues> = {}): DraftValues {
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

/** Returns the stored document of an event. */
export function eventData(traits: Partial<DraftValues> = {}): DocumentData {
  return eventDocument(values(traits));
}

/** Returns an event as the pages receive it. */
export function makeEvent(id: string, traits: Partial<DraftValues> = {}): LineupEvent & { version: string } {
  return { ...draftToEvent(values(traits), festival), id, version: '1' };
}

/** Returns a provider with the festival f1 and these events, by id. */
export function scheduleProvider(
  events: Readonly<Record<string, Partial<DraftValues>>>,
  traits: Omit<BackendTraits, 'documents'> = {},
  stored: NewFestival = festival,
) {
  const sets = Object.entries(events).map(([id, event]) => [id, values(event)] as const);
  return startBackend({ ...traits, documents: lineupDocuments(Object.fromEntries(sets), stored) });
}
