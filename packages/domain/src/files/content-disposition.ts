import { isShownPicture, parseFilePath } from './file-places.ts';

const endings: Readonly<Record<string, RegExp>> = {
  'application/json': /\.json$/iu,
  'text/csv': /\.(?:csv|tsv|txt)$/iu,
  'application/vnd.ms-excel': /\.xls$/iu,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': /\.xlsx$/iu,
  'application/vnd.oasis.opendocument.spreadsheet': /\.ods$/iu,
  'image/jpeg': /\.jpe?g$/iu,
  'image/png': /\.png$/iu,
  'image/gif': /\.gif$/iu,
  'image/webp': /\.webp$/iu,
};

/** The extensions of media types whose name does not end in one. */
const addedEndings: Readonly<Record<string, string>> = {
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

/**
 * The Content-Disposition header for the file at `path`: a lineup file is downloaded under its own name, with an
 * extension that fits its media type. Null for pictures, which are shown in pages.
 */
export function contentDisposition(path: string, type: string): string | null {
  const place = parseFilePath(path);
  if (place === null || isShownPicture(place)) return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const fits = endings[type]?.test(name) === true;
  const ending = addedEndings[type] ?? type.slice(type.lastIndexOf('/') + 1);
  return `attachment; filename="${fits ? name : `${name}.${ending}`}"`;
}
