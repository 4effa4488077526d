import { pictureFields } from '@lineup/domain';
import type { DocumentData, DocumentValue } from '../documents.ts';

const scheme = 'stored-file:';

/** Fields that may hold a download address of the provider's own file storage. */
export const addressFields = [...pictureFields, 'fileURL'] as const;

/** Returns how a neutral document refers to the stored file at `path`, independent of its address. */
export function fileReference(path: string): string {
  return `${scheme}${path}`;
}

/** Returns the path that a reference names, or null if `text` is not a reference. */
export function referencedPath(text: string): string | null {
  return text.startsWith(scheme) ? text.slice(scheme.length) : null;
}

/** Returns the document in its neutral form; `pathOf` maps an address to its file, or to null if it is external. */
export function withReferences(data: DocumentData, pathOf: (address: string) => string | null): DocumentData {
  return replaceAddresses(data, (address) => {
    const path = pathOf(address);
    return path === null ? address : fileReference(path);
  });
}

/** The reverse: `addressOf` maps a path to the file's download address, or to null if there is no such file. */
export function withAddresses(data: DocumentData, addressOf: (path: string) => string | null): DocumentData {
  return replaceAddresses(data, (text) => {
    const path = referencedPath(text);
    return path === null ? text : (addressOf(path) ?? text);
  });
}

/** Also replaces addresses in the edits of a change, since undoing it may restore a picture. */
function replaceAddresses(data: DocumentData, replace: (text: string) => string): DocumentData {
  const { edits } = data;
  const own = replaceOwnAddresses(data, replace);
  if (!isList(edits)) return own;
  return { ...own, edits: edits.map((edit) => (isFields(edit) ? inEdit(edit, replace) : edit)) };
}

function inEdit(edit: DocumentData, replace: (text: string) => string): DocumentData {
  const sides = (['before', 'after'] as const).flatMap((side) => {
    const fields = edit[side];
    return isFields(fields) ? [[side, replaceOwnAddresses(fields, replace)] as const] : [];
  });
  return { ...edit, ...Object.fromEntries(sides) };
}

function replaceOwnAddresses(data: DocumentData, replace: (text: string) => string): DocumentData {
  const changed: Record<string, string> = {};
  for (const field of addressFields) {
    const value = data[field];
    if (typeof value === 'string') changed[field] = replace(value);
  }
  return { ...data, ...changed };
}

function isList(value: DocumentValue | undefined): value is readonly DocumentValue[] {
  return Array.isArray(value);
}

function isFields(value: DocumentValue | undefined): value is DocumentData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
