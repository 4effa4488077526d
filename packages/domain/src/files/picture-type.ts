import { hasBytes, hasText } from './first-bytes.ts';

/** The media type of an accepted picture, by its content. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';

/** How many bytes from the start of a file are needed to determine its type. */
export const pictureTypeBytes = 12;

/** Determines the type of a picture by its first bytes; null if it is not accepted. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (hasBytes(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (hasBytes(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) return 'image/gif';
  return hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP') ? 'image/webp' : null;
}
