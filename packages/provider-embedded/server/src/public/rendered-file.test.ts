import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeFile } from './rendered-file.ts';

const file = { contentType: 'text/html', cors: false };
const empty = new Uint8Array();

test('a file is encoded by the thread that asks: nothing is left to those that the whole process shares', () => {
  const body = 'Velvet Lanterns at Stage 1. '.repeat(100_000);
  const { encoded, content, bytes } = encodeFile({ ...file, body });
  expect(brotliDecompressSync(encoded.br ?? empty).toString()).toBe(body);
  expect(gunzipSync(encoded.gzip ?? empty).toString()).toBe(body);
  const all = [content, encoded.br ?? empty, encoded.gzip ?? empty];
  expect(bytes).toBe(all.reduce((sum, { byteLength }) => sum + byteLength, 0));
});

test('a short file is sent as it is', () => {
  const { encoded, bytes } = encodeFile({ ...file, body: 'Velvet Lanterns' });
  expect(encoded).toEqual({});
  expect(bytes).toBe(15);
});
