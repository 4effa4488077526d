import { CFB, parse_zip, read, SSF, type ParsingOptions, type WorkBook } from '@e965/xlsx';

declare module '@e965/xlsx' {
  /** The function that `read` calls for an unpacked archive; missing in the library's types. */
  function parse_zip(container: object, options: ParsingOptions): WorkBook;
}

/** The unpacked files of a workbook's archive by path. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>;

/** The containers that the library reads from; this part of it has no types. */
const containers = CFB as {
  read(bytes: Uint8Array, options: { readonly type: 'array' }): object;
  find(container: object, path: string): object | null;
  readonly utils: {
    cfb_new(): object;
    cfb_add(container: object, path: string, content: Uint8Array, options: { readonly unsafe: true }): void;
  };
};

const formats = SSF as { is_date(format: string): boolean };

/** Reads the values of cells, and the number formats that distinguish dates from numbers. */
function readingOptions(): ParsingOptions {
  return {
    dense: true,
    cellDates: false,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    cellText: false,
  };
}

/** Parses an older workbook. Throws if it cannot be read. */
export function parseOlderBook(bytes: Uint8Array): WorkBook {
  return read(bytes, { ...readingOptions(), type: 'array' });
}

/** Parses a workbook from its unpacked parts. Throws if it cannot be read. */
export function parseBook(parts: WorkbookParts): WorkBook {
  const container = containers.utils.cfb_new();
  for (const [path, content] of Object.entries(parts)) {
    // `unsafe` skips the search for an existing path.
    containers.utils.cfb_add(container, path, content, { unsafe: true });
  }
  return parse_zip(container, readingOptions());
}

/** Returns the paths among `paths` that exist in an older Office document; throws if the bytes are not one. */
export function findStreams(bytes: Uint8Array, paths: readonly string[]): readonly string[] {
  const container = containers.read(bytes, { type: 'array' });
  return paths.filter((path) => containers.find(container, path) !== null);
}

/** Returns true if a number format shows dates or times. */
export function isDateFormat(format: string): boolean {
  return formats.is_date(format);
}
