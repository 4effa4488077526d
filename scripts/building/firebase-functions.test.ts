import {
  coldCall,
  coldStart,
  coldStartBytes,
  coldStartLimitBytes,
  coldStartLimitMs,
} from '@lineup/provider-firebase/testing';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunctions } from './firebase-functions.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-functions-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await bundleFunctions(root, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The sources and packages in these files of the bundle, as paths from the root or as names. */
function contentsOf(files: readonly string[]): readonly string[] {
  const sources = files.flatMap((file) => {
    const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as { sources: string[] };
    return map.sources.map((source) => source.replace(/^(?:\.\.\/)+/u, ''));
  });
  return [...new Set(sources)];
}

/** The dependencies of a commit: the law, the entities that it checks, and Firestore. */
const neededByCommit = [
  /packages\/domain\/src\/(?!(?:export|merge|reading|spreadsheet|timetable)\/)/u,
  /packages\/provider\/src\//u,
  /packages\/provider-firebase\/encoding\//u,
  /packages\/provider-firebase\/functions\/src\/(?:public\/public-lineup|[\w-]+)\.ts$/u,
  /packages\/provider-firebase\/server\/src\/(?:callers|documents)\//u,
  /node_modules\/(?:dequal|zod)\//u,
];

test('a function that starts loads nothing of ours but what a commit needs', async () => {
  const { files } = await coldStart(folder);
  const others = contentsOf(files).filter((source) => !neededByCommit.some((part) => part.test(source)));
  expect(others).toEqual([]);
});

test('the bundle exports what its source exports, and nothing that the bundler has moved', async () => {
  const { exports } = await coldStart(folder);
  const source = readFileSync(join(root, 'packages/provider-firebase/functions/src/index.ts'), 'utf8');
  const inLists = [...source.matchAll(/^export \{([^}]*)\}/gmu)].flatMap(
    ([, list = '']) => list.match(/\w+/gu) ?? [],
  );
  const alone = [...source.matchAll(/^export const (\w+)/gmu)].map(([, name = '']) => name);
  expect(exports.toSorted()).toEqual([...inLists, ...alone].toSorted());
});

test('what a function loads when it starts is small', async () => {
  const started = await coldStart(folder);
  expect(coldStartBytes(folder, started)).toBeLessThan(coldStartLimitBytes);
});

test('our own code is loaded within the limit', async () => {
  const times: number[] = [];
  // The minimum of three runs, in processor time: other work on the machine can only add to it.
  for (let turn = 0; turn < 3; turn += 1) times.push((await coldStart(folder)).own.cpuMs);
  expect(Math.min(...times)).toBeLessThan(coldStartLimitMs);
});

test('a call that is refused has loaded no other part, no decoder of pictures and nothing of the file storage', async () => {
  const { answer, files, scripts } = await coldCall(folder, { data: { name: 'commit', request: {} } });
  expect(answer).toMatchObject({ details: { code: 'unauthenticated' } });
  const own = scripts.filter((script) => dirname(script) === folder).map((script) => basename(script));
  expect(own.toSorted()).toEqual(files.toSorted());
  expect(scripts.filter((script) => /\/(?:@img|sharp|@google-cloud\/storage)\//u.test(script))).toEqual([]);
});
