import { createHash } from 'node:crypto';
import type { Query } from '@lineup/provider';
import { etagOfHash } from '../../http/pages/etag.ts';
import { damagedSnapshot, idOf, type StoredDocument } from '../stored-document.ts';
import type { DocumentStore } from '../store.ts';
import { createResponseBody, type ResponseBody } from './response-body.ts';
import type { Sliced } from './slices.ts';

/** Where a response reads documents from. */
export type ResponseSource = Pick<DocumentStore, 'page' | 'reportDamage'>;

/** How many documents are read without a pause: a few milliseconds of work. */
export const documentsAtOnce = 250;

/** How many chunks of documents are joined without a pause. */
const piecesAtOnce = 20;

/**
 * Reads the response to the query, with a pause after each `atOnce` documents; concurrent writes may be partly
 * included.
 */
export function* collectResponse(
  documents: ResponseSource,
  query: Query,
  atOnce: number,
): Sliced<ResponseBody> {
  const pieces: Buffer[] = [];
  const hash = createHash('sha256');
  const add = (text: string) => {
    const piece = Buffer.from(text);
    hash.update(piece);
    pieces.push(piece);
  };
  let left = query.limit ?? Number.POSITIVE_INFINITY;
  let after: string | null = null;
  let before = '{"documents":[';
  do {
    if (after !== null) yield;
    const page = documents.page(query, after, Math.min(left, atOnce));
    const texts = page.documents.slice(0, left).map((stored) => textOf(documents, stored));
    if (texts.length > 0) {
      add(before + texts.join(','));
      before = ',';
    }
    left -= texts.length;
    after = left > 0 ? page.last : null;
  } while (after !== null);
  add(before === ',' ? ']}' : `${before}]}`);
  return createResponseBody(yield* joined(pieces), etagOfHash(hash));
}

/**
 * Joins the chunks with a pause after each `piecesAtOnce`: copying tens of megabytes takes longer than others should
 * wait.
 */
function* joined(pieces: readonly Uint8Array[]): Sliced<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && index % piecesAtOnce === 0) yield;
    content.set(piece, at);
    at += piece.byteLength;
  }
  return content;
}

/** Serialises the document like its snapshot; a path has no characters that JSON would escape. */
function textOf(documents: ResponseSource, stored: StoredDocument): string {
  const { path, version, data } = stored;
  if (data !== null) return `{"path":"${path}","id":"${idOf(path)}","version":"${version}","data":${data}}`;
  documents.reportDamage(path);
  return JSON.stringify(damagedSnapshot(stored));
}
