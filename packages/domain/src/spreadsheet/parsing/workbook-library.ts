import { CFB, parse_zip, read, SSF, type ParsingOptions, type WorkBook } from '@e965/xlsx';

declare module '@e965/xlsx' {
  /** What `read` calls for an archive that it has unpacked by itself; left out of the library's own types. */
  function parse_zip(container: object, options: ParsingOptions): WorkBook;
}

/** The files of a workbook's archive by their paths, unpacked. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>;

/** The containers that the library reads from; it leaves this part of it without types. */
const containers = CFB as {
  read(bytes: Uint8Array, options: { readonly type: 'array' }): object;
  find(container: object, path: string): object | null;
  readonly utils: {
    cfb_new(): object;
    cfb_add(container: object, path: string, content: Uint8Array, options: { readonly unsafe: true }): void;
  };
};

const formats = SSF as { is_date(format: string): boolean };

/** The values of cells, and the number formats that tell dates from numbers. */
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

/** Reads an older workbook. Throws where it cannot. */
export function parseOlderBook(bytes: Uint8Array): WorkBook {
  return read(bytes, { ...readingOptions(), type: 'array' });
}

/** Reads a workbook from its parts, which need not be packed again for it. Throws where it cannot. */
export function parseBook(parts: WorkbookParts): WorkBook {
  const container = containers.utils.cfb_new();
  for (const [path, content] of Object.entries(parts)) {
    // No path is looked for among those before it.
    containers.utils.cfb_add(container, path, content, { unsafe: true });
  }
  return parse_zip(container, readingOptions());
}

/** The paths among `paths` that are in an older Office document; throws where the bytes are none. */
export function findStreams(bytes: Uint8Array, paths: readonly string[]): readonly string[] {
  const container = containers.read(bytes, { type: 'array' });
  return paths.filter((path) => containers.find(container, path) !== null);
}

/** Returns true if a number format shows dates or times. */
export function isDateFormat(format: string): boolean {
  return formats.is_date(format);
}
