import type { DocumentSnapshot } from '@lineup/provider';
import type { Pause } from '../options.ts';
import { expectArray, expectRecord, parseJson, parseSnapshot } from '../http/wire.ts';

/** A response of more characters than this is read in pieces. */
const longResponse = 500_000;

/**
 * The documents of a query's answer. A long one is read in pieces, so that the page stays responsive; how, is loaded then. A
 * ProviderError of code `internal` tells of a response that is none.
 */
export async function readDocuments(response: string, pause: Pause): Promise<readonly DocumentSnapshot[]> {
  if (response.length > longResponse) {
    const { readInPieces } = await import('./read-in-pieces.ts');
    const documents = await readInPieces(response, pause);
    if (documents !== null) return documents;
  }
  const { documents } = expectRecord(parseJson(response), 'not an object');
  return expectArray(documents, 'documents').map(parseSnapshot);
}
