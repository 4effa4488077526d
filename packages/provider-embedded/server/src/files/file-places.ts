import { uploadIdPattern } from '@lineup/domain';

/** What a path of the file storage is for. A lineup file is JSON or, for the picture type of the wizard, a picture. */
export type FilePlace =
  | { readonly kind: 'festivalImage' | 'eventImage'; readonly festivalId: string }
  | { readonly kind: 'lineupJson' | 'lineupImage'; readonly festivalId: string };

const id = '([A-Za-z0-9_-]{1,128})';
const festivalImage = new RegExp(`^festivals/${id}/festival-image$`, 'u');
const eventImage = new RegExp(`^festivals/${id}/events/[A-Za-z0-9_]{1,80}_\\d{1,16}$`, 'u');
const lineupFile = new RegExp(
  `^festivalFiles/${id}/lineup_uploads/([^/]+)/([A-Za-z0-9](?:[A-Za-z0-9._]{0,118}[A-Za-z0-9])?)$`,
  'u',
);

/** The place that `path` names, or null where the portal keeps no file (see `storagePaths` of the domain). */
export function parseFilePath(path: string): FilePlace | null {
  const picture = festivalImage.exec(path) ?? eventImage.exec(path);
  if (picture !== null) {
    const kind = path.endsWith('/festival-image') ? 'festivalImage' : 'eventImage';
    return { kind, festivalId: picture[1] ?? '' };
  }
  const [, festivalId = '', uploadId = '', fileName = ''] = lineupFile.exec(path) ?? [];
  if (!uploadIdPattern.test(uploadId) || fileName.includes('..')) return null;
  return { kind: /\.json$/iu.test(fileName) ? 'lineupJson' : 'lineupImage', festivalId };
}

/** Whether a person downloads the file instead of looking at it within a page. */
export function isLineupFile(path: string): boolean {
  return path.startsWith('festivalFiles/');
}

/** The name under which a downloaded file is saved. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
