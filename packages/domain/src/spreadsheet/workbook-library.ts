import { CFB, SSF } from '@e965/xlsx';

/** The containers of older Office documents; the library leaves this part of it without types. */
const containers = CFB as {
  read(bytes: Uint8Array, options: { readonly type: 'array' }): object;
  find(container: object, path: string): object | null;
};

const formats = SSF as { is_date(format: string): boolean };

/** The paths among `paths` that are in an older Office document; throws where the bytes are none. */
export function findStreams(bytes: Uint8Array, paths: readonly string[]): readonly string[] {
  const container = containers.read(bytes, { type: 'array' });
  return paths.filter((path) => containers.find(container, path) !== null);
}

/** Whether a number format shows dates or times. */
export function isDateFormat(format: string): boolean {
  return formats.is_date(format);
}
