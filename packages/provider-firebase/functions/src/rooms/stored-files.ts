import type { DocumentData } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import {
  freeFiles as freeFilesDropped,
  removeRenditions as removeRenditionsOf,
  removeUnlessPicture,
  storeRenditions,
} from '../../../server/src/index.ts';
import { services } from '../services.ts';

export function freeFiles(before: DocumentData, after: DocumentData): Promise<void> {
  return freeFilesDropped(services(), before, after);
}

/** A file that was just stored. */
type StoredFile = Parameters<typeof removeUnlessPicture>[1];

export async function checkPicture(file: StoredFile): Promise<void> {
  const { bucket } = services();
  const removed = await removeUnlessPicture(bucket, file);
  if (removed) return info('Removed a file that is no picture');
  const outcome = await storeRenditions(bucket, file.name);
  if (outcome === 'undecodable') info('A picture cannot be decoded; it stays as it was sent');
}

export function removeRenditions(path: string): Promise<void> {
  return removeRenditionsOf(services().bucket, path);
}
