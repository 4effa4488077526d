import { paths, storagePaths, timestampFromMillis } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';

/** 2026-06-01T12:00:00.250Z */
export const now = Date.UTC(2026, 5, 1, 12, 0, 0, 250);
export const uploadId = 'upload_1780000000000_abcdef123456';
export const uploadPath = paths.upload('f1', uploadId);
export const drafts = paths.draftEvents('f1', uploadId);
export const request = { uploadId, fileURL: '/files/x', uploadType: 'json', festivalId: 'f1' } as const;

/** A festival with an upload in `processing`, as seen by the functions on the embedded server. */
export async function uploadedLineup(events: unknown = []) {
  const { stored, server } = startBackend({ now: () => now });
  const { provider, files } = server.rooms;
  const { documents } = provider;
  const filePath = storagePaths.lineupFile('f1', uploadId, 'lineup.json');
  const at = timestampFromMillis(now);
  const festival = {
    name: 'Saltmarsh Weekender',
    location: 'Old Harbour',
    timezone: 'UTC',
    startDate: timestampFromMillis(Date.UTC(2026, 6, 3)),
    endDate: timestampFromMillis(Date.UTC(2026, 6, 5) - 1),
    dayStartsAt: '00:00',
    stages: ['Lantern', 'Dune'],
    imageURL: null,
    created_at: at,
    updated_at: at,
  };
  stored.put(paths.festival('f1'), festival);
  const upload = {
    uploadId,
    festivalId: 'f1',
    fileName: 'lineup.json',
    filePath,
    fileURL: '/files/x',
    uploadType: 'json',
    status: 'processing',
    error: null,
    createdAt: at,
    updatedAt: at,
  };
  stored.put(uploadPath, upload);
  const putFile = async (path: string, content: string | Uint8Array<ArrayBuffer>) =>
    files.put(path, new Blob([content]).stream());
  await putFile(filePath, JSON.stringify(events));
  const status = async () => (await documents.get(uploadPath))?.data;
  return { provider, documents, stored, putFile, filePath, festival, upload, status };
}

/** Events of a lineup file. */
export function fileEvents(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    artistName: `Artist ${n + 1}`,
    stage: 'Dune',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:00',
  }));
}
