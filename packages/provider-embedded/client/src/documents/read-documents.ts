import type { DocumentSnapshot } from '@lineup/provider';
import type { Pause } from '../options.ts';
import { expectArray, expectRecord, parseJson, readSnapshot } from '../http/wire.ts';

/** An answer of more characters than this is read in pieces. */
const longAnswer = 500_000;

/**
 * The documents of a query's answer. A long one is read in pieces, so that the page goes on meanwhile; how, is loaded then. A
 * ProviderError of code `internal` tells of an answer that is none.
 */
export async function readDocuments(answer: string, pause: Pause): Promise<readonly DocumentSnapshot[]> {
  if (answer.length > longAnswer) {
    const { readInPieces } = await import('./read-in-pieces.ts');
    const documents = await readInPieces(answer, pause);
    if (documents !== null) return documents;
  }
  const { documents } = expectRecord(parseJson(answer), 'not an object');
  return expectArray(documents, 'documents').map(readSnapshot);
}
