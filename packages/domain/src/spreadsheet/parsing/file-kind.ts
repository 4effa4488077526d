import { readingMessages } from '../../messages/reading-messages.ts';

/**
 * The kind of a file by its first bytes: a zip archive, an older Office document, or another kind, named for the user.
 */
export type FileKind =
  { readonly kind: 'zip' | 'office' | 'text' } | { readonly kind: 'other'; name: string };

const { pdf, picture, webPage, xml, json } = readingMessages.spreadsheet;

/** Signatures of files that people name .csv or .xls by mistake. */
const signatures: readonly { readonly bytes: readonly number[]; readonly file: FileKind }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], file: { kind: 'zip' } },
  { bytes: [0x50, 0x4b, 0x05, 0x06], file: { kind: 'zip' } },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], file: { kind: 'office' } },
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], file: { kind: 'other', name: pdf } },
  { bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], file: { kind: 'other', name: picture } },
  { bytes: [0xff, 0xd8, 0xff], file: { kind: 'other', name: picture } },
  { bytes: [0x47, 0x49, 0x46, 0x38], file: { kind: 'other', name: picture } },
  { bytes: [0x52, 0x49, 0x46, 0x46], file: { kind: 'other', name: picture } },
];

/** Detects the kind of a file by its content, not by its name; everything unknown is treated as text. */
export function fileKind(bytes: Uint8Array): FileKind {
  const found = signatures.find((signature) => signature.bytes.every((byte, at) => bytes[at] === byte));
  return found?.file ?? { kind: 'text' };
}

/** Returns the format of a text that is certainly not CSV, named for the user, or null. */
export function otherText(text: string): string | null {
  const start = text.slice(0, 2000).trimStart().toLowerCase();
  if (/^<(?:!doctype html|html|head|body|table|meta)\b/u.test(start)) return webPage;
  if (/^<(?:\?xml|!--|[a-z])/u.test(start)) return /<html\b/u.test(start) ? webPage : xml;
  return /^(?:\{\s*["}]|\[\s*[{["\]])/u.test(start) ? json : null;
}
