import { cutText, storable } from '../lineup/hints.ts';
import { decodeText } from '../lineup/json/decode-text.ts';
import { textLimits } from '../entities/fields.ts';
import type { DownloadProblem } from '../entities/file-origin.ts';
import type { UploadType } from '../entities/upload.ts';
import { spreadsheetTypeBytes, spreadsheetTypeOf } from './spreadsheet-type.ts';

/** What is known about a downloaded file besides its content. */
export interface FetchedNames {
  readonly address: string;
  /** The server's `Content-Disposition`; empty if there is none. */
  readonly disposition: string;
}

export type FetchedFile =
  | { readonly ok: true; readonly name: string; readonly type: Extract<UploadType, 'json' | 'spreadsheet'> }
  | { readonly ok: false; readonly problem: Extract<DownloadProblem, 'webPage' | 'notLineup'> };

/**
 * Determines the type of a downloaded file by its content. Its name is the server's or else the address's, with an
 * extension that fits.
 */
export function fetchedFile(bytes: Uint8Array, names: FetchedNames): FetchedFile {
  const start = bytes.subarray(0, spreadsheetTypeBytes);
  const type = bytes.length === 0 ? null : spreadsheetTypeOf(start);
  if (type === null) return { ok: false, problem: 'notLineup' };
  const ending = endings[type];
  if (ending !== undefined) return { ok: true, name: fileName(names, ending), type: 'spreadsheet' };
  const text =
    decodeText(start)
      ?.text.replace(/^\uFEFF/u, '')
      .trimStart() ?? '';
  if (/^<(?:!doctype html|html|head|body|!--)/iu.test(text)) return { ok: false, problem: 'webPage' };
  if (text === '') return { ok: false, problem: 'notLineup' };
  return /^[[{]/u.test(text)
    ? { ok: true, name: fileName(names, ['json']), type: 'json' }
    : { ok: true, name: fileName(names, ['csv', 'tsv', 'txt']), type: 'spreadsheet' };
}

/** The extensions of each workbook type; any other type is text. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
};

function fileName({ address, disposition }: FetchedNames, fitting: readonly string[]): string {
  const given = storable(namedBy(disposition) || lastPart(address)).trim();
  const [, stem = given, ending = ''] = /^(.*)\.([a-z0-9]{1,5})$/iu.exec(given) ?? [];
  const fits = fitting.find((one) => one === ending.toLowerCase()) ?? fitting[0] ?? '';
  const isKnown = stem !== '' && !/^(?:export|pub|uc|download)$/iu.test(stem);
  return `${isKnown ? cutText(stem, textLimits.fileName - 10) : 'Lineup'}.${fits}`;
}

/** The file name from a `Content-Disposition`; empty if there is none. */
function namedBy(disposition: string): string {
  const [, encoded] = /filename\*\s*=\s*utf-8''([^;]+)/iu.exec(disposition) ?? [];
  if (encoded !== undefined) return lastSegment(decoded(encoded));
  const [, quoted, plain] = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/iu.exec(disposition) ?? [];
  return lastSegment(quoted ?? plain ?? '');
}

/** The last segment of an address's path, without the query, which may be a secret. */
function lastPart(address: string): string {
  const [, path = ''] = /^https?:\/\/[^/?#]*([^?#]*)/iu.exec(address) ?? [];
  return lastSegment(decoded(path));
}

function lastSegment(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
