import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildWhenStale, stampOf } from './stamp.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lineup-stamp-'));
  mkdirSync(join(root, 'src/testing'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'a');
  writeFileSync(join(root, 'lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const stamp = (): string => stampOf(root, ['src'], ['lock.json']);

describe('the stamp of a build', () => {
  it('stays while nothing changes, and does not mind tests', () => {
    const before = stamp();
    writeFileSync(join(root, 'src/a.test.ts'), 'test');
    writeFileSync(join(root, 'src/testing/help.ts'), 'help');
    expect(stamp()).toBe(before);
  });

  it.each([
    ['a source changes', () => utimesSync(join(root, 'src/a.ts'), 1, 1)],
    ['a source is new', () => writeFileSync(join(root, 'src/b.ts'), '')],
    ['a named file changes', () => writeFileSync(join(root, 'lock.json'), '{"a":1}')],
  ])('changes when %s', (_what, change) => {
    const before = stamp();
    change();
    expect(stamp()).not.toBe(before);
  });
});

describe('building when stale', () => {
  const file = () => join(root, 'dist/x.stamp');
  const build = (text: string, work: () => Promise<void> = () => Promise.resolve()) =>
    buildWhenStale(file(), text, work) as Promise<boolean>;

  it('builds once for the same stamp and again for another', async () => {
    expect([await build('1'), await build('1'), await build('2')]).toEqual([true, false, true]);
  });

  it('builds again after a build that failed', async () => {
    await build('1');
    await expect(build('2', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await build('1')).toBe(true);
  });
});
