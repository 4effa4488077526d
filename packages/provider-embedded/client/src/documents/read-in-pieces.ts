import { mapInSlices, type DocumentSnapshot } from '@lineup/provider';
import type { Pause } from '../options.ts';
import { parseJson, parseSnapshot } from '../http/wire.ts';

/** The format of a query's response: this, the documents separated by commas, and the end. */
const begin = '{"documents":[';
const end = ']}';

/** The boundary between two documents; inside a text its quotes would be escaped. */
const seam = '},{"path":"';

/** How many characters are parsed without a pause: a few milliseconds of work. */
const pieceLength = 800_000;
/** How many documents are processed without a pause. */
const documentsAtOnce = 5000;

/** Parses the documents of a long response with pauses for the page; null if it cannot be split. */
export async function readInPieces(
  response: string,
  pause: Pause,
): Promise<readonly DocumentSnapshot[] | null> {
  const nextTurn = () => pause(0);
  if (!response.startsWith(begin) || !response.endsWith(end)) return null;
  const lists = await mapInSlices(piecesOf(response), parseJson, { size: 1, nextTurn });
  // A piece that is not a list was cut at a boundary inside a document.
  if (!lists.every(Array.isArray)) return null;
  return mapInSlices(lists.flat(), parseSnapshot, { size: documentsAtOnce, nextTurn });
}

/** Splits the response into lists of documents. */
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
