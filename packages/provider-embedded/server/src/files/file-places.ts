import type { FileRecord } from './records.ts';

/** Whether a person downloads the file instead of looking at it within a page. */
export function isLineupFile(path: string): boolean {
  return path.startsWith('festivalFiles/');
}

const endings: Readonly<Record<string, RegExp>> = {
  'application/json': /\.json$/iu,
  'image/jpeg': /\.jpe?g$/iu,
  'image/png': /\.png$/iu,
  'image/gif': /\.gif$/iu,
  'image/webp': /\.webp$/iu,
};

/** The name under which a downloaded file is saved: its own, with an ending that fits its content. */
export function fileNameOf({ path, type }: Pick<FileRecord, 'path' | 'type'>): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return endings[type]?.test(name) === true ? name : `${name}.${type.slice(type.lastIndexOf('/') + 1)}`;
}
