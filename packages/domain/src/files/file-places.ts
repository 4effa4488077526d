import { hasLineupEnding, paths } from '../entities/paths.ts';
import { uploadIdPattern } from '../entities/upload-id.ts';
import { maximumImageBytes } from './file-rules.ts';
import { maximumUploadBytes, uploadTypeFor } from './upload-rules.ts';

/** A file of a festival. Lineup files have the upload types of the import wizard. */
export interface FestivalFilePlace {
  readonly kind: 'festivalImage' | 'eventImage' | 'lineupJson' | 'lineupSpreadsheet' | 'lineupImage';
  readonly festivalId: string;
}

/** A picture of an artist, shared by all festivals. */
export interface ArtistFilePlace {
  readonly kind: 'artistImage';
  readonly artistId: string;
}

/** What a storage path is for. */
export type FilePlace = FestivalFilePlace | ArtistFilePlace;

/** The maximum size of an uploaded file in bytes, by kind. */
export const fileLimits: Readonly<Record<FilePlace['kind'], number>> = {
  festivalImage: maximumImageBytes,
  eventImage: maximumImageBytes,
  artistImage: maximumImageBytes,
  lineupImage: maximumUploadBytes.image,
  lineupJson: maximumUploadBytes.json,
  lineupSpreadsheet: maximumUploadBytes.spreadsheet,
};

const id = '([A-Za-z0-9_-]{1,128})';
const festivalImage = new RegExp(`^festivals/${id}/festival-image(?:-\\d{1,16})?$`, 'u');
const eventImage = new RegExp(`^festivals/${id}/events/[A-Za-z0-9_]{1,80}_\\d{1,16}$`, 'u');
const artistImage = new RegExp(`^artists/${id}/picture-\\d{1,16}$`, 'u');
const lineupFile = new RegExp(
  `^festivalFiles/${id}/lineup_uploads/([^/]+)/([A-Za-z0-9](?:[A-Za-z0-9._]{0,118}[A-Za-z0-9])?)$`,
  'u',
);

/** Parses a storage path; null if the portal stores no such file (see `storagePaths`). */
export function parseFilePath(path: string): FilePlace | null {
  const cover = festivalImage.exec(path);
  if (cover !== null) return { kind: 'festivalImage', festivalId: cover[1] ?? '' };
  const picture = eventImage.exec(path);
  if (picture !== null) return { kind: 'eventImage', festivalId: picture[1] ?? '' };
  const portrait = artistImage.exec(path);
  if (portrait !== null) return { kind: 'artistImage', artistId: portrait[1] ?? '' };
  const [, festivalId = '', uploadId = '', fileName = ''] = lineupFile.exec(path) ?? [];
  if (!uploadIdPattern.test(uploadId) || fileName.includes('..') || !hasLineupEnding(fileName)) return null;
  return { kind: lineupKind(fileName), festivalId };
}

/** The document that the file belongs to, which must exist before the file can be stored. */
export function ownerPath(place: FilePlace): string {
  return place.kind === 'artistImage' ? paths.artist(place.artistId) : paths.festival(place.festivalId);
}

/** Returns true for pictures that pages show. A picture of a lineup is only a file to import. */
export function isShownPicture({ kind }: Pick<FilePlace, 'kind'>): boolean {
  return !kind.startsWith('lineup');
}

/** Returns true if the file is stored as a picture, including pictures of lineups. */
export function isPicturePlace({ kind }: Pick<FilePlace, 'kind'>): boolean {
  return kind !== 'lineupJson' && kind !== 'lineupSpreadsheet';
}

function lineupKind(fileName: string): FestivalFilePlace['kind'] {
  const type = uploadTypeFor({ name: fileName, size: 0, type: '' });
  if (type === 'json') return 'lineupJson';
  return type === 'spreadsheet' ? 'lineupSpreadsheet' : 'lineupImage';
}
