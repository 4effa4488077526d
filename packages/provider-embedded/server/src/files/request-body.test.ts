import { isProviderError } from '@lineup/provider';
import { expect, test } from 'vitest';
import { readRequestBody } from './request-body.ts';

const megabyte = 1024 * 1024;

/** A body in chunks of a megabyte, which counts how many were read; `failing` breaks off at the end. */
function bodyOfMegabytes(count: number, failing = false) {
  const sent = { pieces: 0 };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        if (sent.pieces < count) controller.enqueue(new Uint8Array(megabyte));
        else if (failing) controller.error(new Error('reset'));
        else controller.close();
        sent.pieces += 1;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent };
}

test('gives the bytes as they come', async () => {
  let size = 0;
  for await (const piece of readRequestBody(bodyOfMegabytes(3)).pieces) size += piece.byteLength;
  expect(size).toBe(3 * megabyte);
});

test('has nothing where there is no body', async () => {
  const { pieces, readOn } = readRequestBody({ body: null });
  for await (const piece of pieces) expect(piece).toBeNull();
  await readOn();
});

test('reads on to the end after its reader has given up', async () => {
  const { body, sent } = bodyOfMegabytes(10);
  const { pieces, readOn } = readRequestBody({ body });
  for await (const piece of pieces) if (piece.byteLength > 0) break;
  expect(sent.pieces).toBe(1);
  await readOn();
  expect(sent.pieces).toBe(11);
});

test('reads on where nothing was read, but not for ever', async () => {
  const { body, sent } = bodyOfMegabytes(1000);
  await readRequestBody({ body }).readOn();
  expect(sent.pieces).toBe(16);
});

test('tells a sender who stops as cancelled, and waits for no more of it', async () => {
  const { pieces, readOn } = readRequestBody(bodyOfMegabytes(1, true));
  const reading = async () => {
    for await (const piece of pieces) expect(piece.byteLength).toBe(megabyte);
  };
  await expect(reading()).rejects.toSatisfy((error) => isProviderError(error, 'cancelled'));
  await readOn();
});
