import {
  draftToEvent,
  festivalTimestamps,
  paths,
  timestampFromMillis,
  type DraftEventData,
  type DraftValues,
  type NewFestival,
} from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import { smallPicture, type Backend } from '@lineup/provider-embedded/testing';
import type { NamedFile } from '../files/named-file.ts';

const stamp = timestampFromMillis(Date.UTC(2026, 0, 1));

/** A festival of three days in Lisbon, with two stages. */
export function newFestival(traits: Partial<NewFestival> = {}): NewFestival {
  const timezone = traits.timezone ?? 'Europe/Lisbon';
  return {
    name: 'Salt & Lantern',
    location: 'Porto Velho Quay',
    timezone,
    ...festivalTimestamps({ startDate: '2026-07-03', endDate: '2026-07-05', timezone }),
    dayStartsAt: '00:00',
    stages: ['Harbour', 'Chapel'],
    imageURL: null,
    ...traits,
  };
}

/** Stores a festival in the backend, as if it already existed. */
export function givenFestival(provider: Backend, id: string, traits: Partial<NewFestival> = {}): void {
  const data = { ...newFestival(traits), created_at: stamp, updated_at: stamp };
  provider.stored.put(paths.festival(id), data satisfies DocumentData);
}

/** A valid draft event in row 1. */
export function draft(traits: Partial<DraftEventData> = {}): DraftEventData {
  return {
    artistName: 'Owl Parade',
    stage: 'Harbour',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:15',
    imageURL: null,
    row: 1,
    hints: [],
    createdAt: stamp,
    ...traits,
  };
}

export const uploadId = 'upload_1767225600000_abcdef123456';

/** Stores a completed upload with these draft events (ids draft-1, draft-2, …) in the provider. */
export function givenDraft(provider: Backend, festivalId: string, drafts: readonly DraftEventData[]): void {
  provider.stored.put(paths.upload(festivalId, uploadId), {
    uploadId,
    festivalId,
    fileName: 'lineup.json',
    filePath: `festivalFiles/${festivalId}/lineup_uploads/${uploadId}/lineup.json`,
    fileURL: '/files/1',
    uploadType: 'json',
    status: 'completed',
    error: null,
    createdAt: stamp,
    updatedAt: stamp,
  });
  drafts.forEach((data, index) => {
    const createdAt = timestampFromMillis(Date.UTC(2026, 0, 1) + index);
    provider.stored.put(paths.draftEvent(festivalId, uploadId, `draft-${index + 1}`), {
      ...data,
      createdAt,
    });
  });
}

/** A picture as a user would choose it. */
export function chosenPicture(name = 'a.png'): NamedFile {
  return namedFile(name, smallPicture, 'image/png');
}

/** A file as a user would choose it. */
export function chosenFile(name: string, content: string, type = 'application/json'): NamedFile {
  return namedFile(name, new TextEncoder().encode(content), type);
}

function namedFile(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): NamedFile {
  return { name, type, size: bytes.byteLength, arrayBuffer: async () => bytes.buffer };
}

/** Stores a set in the schedule of a festival created by `givenFestival` with the same traits. */
export function givenEvent(
  provider: Backend,
  festivalId: string,
  eventId: string,
  values: Partial<DraftValues> = {},
  festival: NewFestival = newFestival(),
): void {
  const { artistName, stage, date, timeStart, timeEnd } = { ...draft(), ...values };
  const event = draftToEvent({ artistName, stage, date, timeStart, timeEnd, imageURL: null }, festival);
  provider.stored.put(paths.event(festivalId, eventId), { ...event, createdAt: stamp, updatedAt: stamp });
}
