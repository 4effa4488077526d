import { paths } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { Client } from './client.ts';
import { inventEvent, inventFestival, inventLineupFile } from './lineups.ts';

/** Creates a festival and returns its id. */
export async function storeFestival({ services }: Client, name: string): Promise<string> {
  const id = services.festivals.newId();
  await services.festivals.create(id, inventFestival(name), null);
  return id;
}

/** Creates this many events in one commit. */
export async function storeEvents(
  { provider, services }: Client,
  festivalId: string,
  count: number,
): Promise<void> {
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  const writes = Array.from({ length: count }, (_, n): Write => ({
    type: 'create',
    path: paths.event(festivalId, provider.documents.newId()),
    data: { ...inventEvent(n), ...stamps },
  }));
  await services.recorder.commit({ festivalId, kind: 'sets', writes });
}

export interface StoredUpload {
  readonly festivalId: string;
  readonly uploadId: string;
}

/** Uploads a lineup of this many events, without processing it. */
export async function storeUpload(
  { services }: Client,
  festivalId: string,
  events: number,
): Promise<StoredUpload> {
  const uploadId = services.uploads.newUploadId();
  await services.uploads.start({ festivalId, uploadId, type: 'json', file: inventLineupFile(events) });
  return { festivalId, uploadId };
}

/** Uploads a lineup and has it processed; returns its draft events. */
export async function storeDraft(client: Client, festivalId: string, events: number) {
  const upload = await storeUpload(client, festivalId, events);
  const { uploads } = client.services;
  await uploads.ensureProcessed(await uploads.get(festivalId, upload.uploadId));
  return { ...upload, drafts: await uploads.draftEvents(festivalId, upload.uploadId) };
}

/** The number of the festival's events. */
export function countEvents({ provider }: Client, festivalId: string): Promise<number> {
  return provider.documents.count({ collection: paths.events(festivalId) });
}
