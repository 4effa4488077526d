import { expect, test } from 'vitest';
import { readPieces, sizeOfPieces } from './body-pieces.ts';

const bodyOf = (pieces: readonly Uint8Array<ArrayBuffer>[], error?: Error) => ({
  body: new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      if (error === undefined) controller.close();
      else controller.error(error);
    },
  }),
});

test('gives the bytes in their order', async () => {
  const pieces = await readPieces(bodyOf([Uint8Array.of(1, 2), Uint8Array.of(3)]));
  expect(Buffer.concat(pieces)).toEqual(Buffer.of(1, 2, 3));
  expect(sizeOfPieces(pieces)).toBe(3);
});

test('no two pieces share a buffer, as one that is moved to a thread takes all of it along', async () => {
  const shared = Uint8Array.of(1, 2, 3);
  const pieces = await readPieces(bodyOf([shared.subarray(0, 2), shared.subarray(2)]));
  expect(pieces.map(({ buffer }) => buffer.byteLength)).toEqual([2, 1]);
  expect(structuredClone(pieces, { transfer: pieces.map(({ buffer }) => buffer) })).toEqual([
    Uint8Array.of(1, 2),
    Uint8Array.of(3),
  ]);
});

test('has nothing where there is no body', async () => {
  await expect(readPieces({ body: null })).resolves.toEqual([]);
});

test('fails as the stream does', async () => {
  await expect(readPieces(bodyOf([], new Error('aborted')))).rejects.toThrow('aborted');
});
