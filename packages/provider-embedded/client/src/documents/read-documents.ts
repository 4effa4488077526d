import type { DocumentSnapshot } from '@lineup/provider';
import type { Pause } from '../options.ts';
import { expectArray, expectRecord, parseJson, parseSnapshot } from '../http/wire.ts';

/** A response of more characters than this is parsed in pieces. */
const longResponse = 500_000;

/**
 * Parses the documents in the response to a query. A long response is parsed in pieces, by code loaded on demand, so
 * that the page stays responsive. Fails with a ProviderError of code `internal` if the response is invalid.
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
