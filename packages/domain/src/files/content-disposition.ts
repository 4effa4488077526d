import { parseFilePath } from './file-places.ts';

const endings: Readonly<Record<string, RegExp>> = {
  'application/json': /\.json$/iu,
  'image/jpeg': /\.jpe?g$/iu,
  'image/png': /\.png$/iu,
  'image/gif': /\.gif$/iu,
  'image/webp': /\.webp$/iu,
};

/**
 * The Content-Disposition header that the file at `path` is served with: a lineup file is downloaded, under its own name with
 * an ending that fits its media type. Null for a picture, which is shown within a page.
 */
export function contentDisposition(path: string, type: string): string | null {
  const kind = parseFilePath(path)?.kind;
  if (kind !== 'lineupJson' && kind !== 'lineupImage') return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const fits = endings[type]?.test(name) === true;
  return `attachment; filename="${fits ? name : `${name}.${type.slice(type.lastIndexOf('/') + 1)}`}"`;
}
