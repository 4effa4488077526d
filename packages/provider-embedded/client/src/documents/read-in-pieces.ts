import { mapInSlices, type DocumentSnapshot } from '@lineup/provider';
import type { Pause } from '../options.ts';
import { parseJson, parseSnapshot } from '../http/wire.ts';

/** The response of a query as the server writes it: this, the documents with commas between them, and the end. */
const begin = '{"documents":[';
const end = ']}';

/** Where one document ends and the next begins; within a text its quotes would be escaped. */
const seam = '},{"path":"';

/** This much is parsed at a stretch, in characters: some milliseconds of work. */
const pieceLength = 800_000;
/** This many documents are looked at at a stretch. */
const documentsAtOnce = 5000;

/** The documents of a long response, read with pauses in which the page has its turn; null where it cannot be taken to pieces. */
export async function readInPieces(
  response: string,
  pause: Pause,
): Promise<readonly DocumentSnapshot[] | null> {
  const nextTurn = () => pause(0);
  if (!response.startsWith(begin) || !response.endsWith(end)) return null;
  const lists = await mapInSlices(piecesOf(response), parseJson, { size: 1, nextTurn });
  // A piece that is no list was cut at a seam within a document.
  if (!lists.every(Array.isArray)) return null;
  return mapInSlices(lists.flat(), parseSnapshot, { size: documentsAtOnce, nextTurn });
}

/** The response as lists of some of its documents each. */
function piecesOf(response: string): readonly string[] {
  const pieces: string[] = [];
  const last = response.length - end.length;
  for (let from = begin.length, to = from; to < last; from = to + 1) {
    const found = response.indexOf(seam, from + pieceLength);
    to = found === -1 ? last : found + 1;
    pieces.push(`[${response.slice(from, to)}]`);
  }
  return pieces;
}
