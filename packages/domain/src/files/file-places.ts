import { hasLineupEnding } from '../entities/paths.ts';
import { uploadIdPattern } from '../entities/upload.ts';
import { maximumImageBytes } from './file-rules.ts';
import { maximumUploadBytes, uploadTypeFor } from './upload-rules.ts';

/** What a path of the file storage is for. A lineup file is of one of the types of the wizard. */
export interface FilePlace {
  readonly kind: 'festivalImage' | 'eventImage' | 'lineupJson' | 'lineupSpreadsheet' | 'lineupImage';
  readonly festivalId: string;
}

/** Most bytes of an uploaded file, by its place. */
export const fileLimits: Readonly<Record<FilePlace['kind'], number>> = {
  festivalImage: maximumImageBytes,
  eventImage: maximumImageBytes,
  lineupImage: maximumUploadBytes.image,
  lineupJson: maximumUploadBytes.json,
  lineupSpreadsheet: maximumUploadBytes.spreadsheet,
};

const id = '([A-Za-z0-9_-]{1,128})';
const festivalImage = new RegExp(`^festivals/${id}/festival-image(?:-\\d{1,16})?$`, 'u');
const eventImage = new RegExp(`^festivals/${id}/events/[A-Za-z0-9_]{1,80}_\\d{1,16}$`, 'u');
const lineupFile = new RegExp(
  `^festivalFiles/${id}/lineup_uploads/([^/]+)/([A-Za-z0-9](?:[A-Za-z0-9._]{0,118}[A-Za-z0-9])?)$`,
  'u',
);

/** The place that `path` names, or null where the portal keeps no file (see `storagePaths`). */
export function parseFilePath(path: string): FilePlace | null {
  const cover = festivalImage.exec(path);
  if (cover !== null) return { kind: 'festivalImage', festivalId: cover[1] ?? '' };
  const picture = eventImage.exec(path);
  if (picture !== null) return { kind: 'eventImage', festivalId: picture[1] ?? '' };
  const [, festivalId = '', uploadId = '', fileName = ''] = lineupFile.exec(path) ?? [];
  if (!uploadIdPattern.test(uploadId) || fileName.includes('..') || !hasLineupEnding(fileName)) return null;
  return { kind: lineupKind(fileName), festivalId };
}

/** Returns true if what lies there is stored as a picture; a page may show it. */
export function isPicturePlace({ kind }: Pick<FilePlace, 'kind'>): boolean {
  return kind !== 'lineupJson' && kind !== 'lineupSpreadsheet';
}

function lineupKind(fileName: string): FilePlace['kind'] {
  const type = uploadTypeFor({ name: fileName, size: 0, type: '' });
  if (type === 'json') return 'lineupJson';
  return type === 'spreadsheet' ? 'lineupSpreadsheet' : 'lineupImage';
}
