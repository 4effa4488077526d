import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdFiles } from './hold-files.ts';

let folder: string;
let from: string;
let into: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-hold-'));
  [from, into] = [join(folder, 'files'), join(folder, 'held')];
  mkdirSync(from);
  writeFileSync(join(from, 'a'), 'content');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the content of a file that is removed afterwards', async () => {
  expect(await holdFiles(from, ['a'], into)).toBeNull();
  rmSync(join(from, 'a'));
  expect(readFileSync(join(into, 'a'), 'utf8')).toBe('content');
});

it('copies on a disk without second names', async () => {
  const refuse = () => Promise.reject(Object.assign(new Error('not permitted'), { code: 'EPERM' }));
  expect(await holdFiles(from, ['a'], into, refuse)).toBeNull();
  rmSync(join(from, 'a'));
  expect(readFileSync(join(into, 'a'), 'utf8')).toBe('content');
});

it('names a file that is not there, and forgets what was held before', async () => {
  await holdFiles(from, ['a'], into);
  expect(await holdFiles(from, ['b', 'a'], into)).toBe('b');
  expect(readdirSync(into)).toEqual([]);
});
