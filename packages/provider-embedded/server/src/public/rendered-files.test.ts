import { expect, test } from 'vitest';
import type { RenderedFile } from './rendered-file.ts';
import { RenderedFiles } from './rendered-files.ts';

const file: RenderedFile = {
  contentType: 'text/html',
  cors: false,
  etag: '""',
  content: Uint8Array.of(1),
  encoded: {},
  bytes: 1,
};
const nextRound = () => new Promise((resolve) => setImmediate(resolve));

test('those who waited for a file get it in one round of the event loop each, so that others have their turn', async () => {
  const files = new RenderedFiles<null>(1000);
  let finish: (rendered: RenderedFile) => void = () => undefined;
  const rendering = new Promise<RenderedFile>((resolve) => {
    finish = resolve;
  });
  const answered: number[] = [];
  const all = Array.from({ length: 5 }, async (_, visitor) => {
    await files.at('page', () => rendering);
    answered.push(visitor);
  });
  finish(file);
  const perRound: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const before = answered.length;
    await nextRound();
    perRound.push(answered.length - before);
  }
  await Promise.all(all);
  expect(answered).toEqual([0, 1, 2, 3, 4]);
  expect(Math.max(...perRound.slice(1))).toBe(1);
  expect(files.at('page', () => Promise.reject(new Error('rendered twice')))).toBe(file);
});
