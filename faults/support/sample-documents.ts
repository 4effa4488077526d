import { storagePaths, timestampFromMillis } from '@lineup/domain';
import { serverTimestamp, type WriteData } from '@lineup/provider';

const hour = 3_600_000;
const firstDay = Date.UTC(2026, 6, 3);

/** A festival over two days in July 2026, UTC. */
export function festivalData(change: WriteData = {}): WriteData {
  return {
    name: 'Saltmarsh Weekender',
    location: 'Old Harbour',
    timezone: 'UTC',
    startDate: timestampFromMillis(firstDay),
    endDate: timestampFromMillis(firstDay + 48 * hour - 1),
    dayStartsAt: '00:00',
    stages: ['Lantern', 'Dune'],
    imageURL: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
    ...change,
  };
}

/** A set on the first evening of that festival. */
export function eventData(change: WriteData = {}): WriteData {
  return {
    artistName: 'The Paper Herons',
    stage: 'Lantern',
    date: timestampFromMillis(firstDay),
    timeStart: timestampFromMillis(firstDay + 20 * hour),
    timeEnd: timestampFromMillis(firstDay + 21 * hour),
    imageURL: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    ...change,
  };
}

export const sampleUploadId = 'upload_1780000000000_abcdef123456';

/** The record of an upload that awaits its processing. */
export function uploadData(festivalId: string, change: WriteData = {}): WriteData {
  return {
    uploadId: sampleUploadId,
    festivalId,
    fileName: 'lineup.json',
    filePath: storagePaths.lineupFile(festivalId, sampleUploadId, 'lineup.json'),
    fileURL: '/files/some',
    uploadType: 'json',
    status: 'processing',
    error: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    ...change,
  };
}
