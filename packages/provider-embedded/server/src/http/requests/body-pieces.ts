/** The bytes of a body as they came, each piece with a buffer of its own, so that it can be moved to another thread. */
export type BodyPieces = readonly Uint8Array<ArrayBuffer>[];

/**
 * Reads a body without joining it: `arrayBuffer()` copies all of it twice at its end, and megabytes keep everybody waiting.
 * Fails as the stream does where the sender goes away.
 */
export async function readPieces({ body }: Pick<Request, 'body'>): Promise<BodyPieces> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined = body?.getReader();
  for (;;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) return pieces;
    pieces.push(withOwnBuffer(piece.value));
  }
}

export function sizeOfPieces(pieces: BodyPieces): number {
  return pieces.reduce((size, { byteLength }) => size + byteLength, 0);
}

function withOwnBuffer(piece: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return piece.byteLength === piece.buffer.byteLength ? piece : piece.slice();
}
