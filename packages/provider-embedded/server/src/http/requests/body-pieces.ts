/** A body as the chunks received, each with its own buffer, so that it can be transferred to another thread. */
export type BodyPieces = readonly Uint8Array<ArrayBuffer>[];

/**
 * Reads a body without joining it: `arrayBuffer()` copies it twice at the end, and megabytes block other requests.
 * Fails as the stream does if the sender disconnects.
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
