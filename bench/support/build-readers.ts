import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../frame/machine.ts';

export type Readers = typeof import('@lineup/domain') &
  typeof import('@lineup/domain/spreadsheet') &
  typeof import('@lineup/domain/merge') &
  typeof import('@lineup/domain/release') &
  typeof import('@lineup/domain/reading');

const domain = join(root, 'packages/domain/src');

/**
 * The readers of lineup files, the code that compares them with the schedule, and the code that creates releases, built
 * like the server's own code. Transpiling the sources during the benchmark would make them slower.
 */
export async function buildReaders(program: string): Promise<Readers> {
  const outDir = join(program, 'readers');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: {
          domain: join(domain, 'index.ts'),
          spreadsheet: join(domain, 'spreadsheet/index.ts'),
          merge: join(domain, 'merge/index.ts'),
          release: join(domain, 'release/index.ts'),
          reading: join(domain, 'reading/index.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const load = (name: string) => import(pathToFileURL(join(outDir, `${name}.js`)).href);
  return {
    ...(await load('domain')),
    ...(await load('spreadsheet')),
    ...(await load('merge')),
    ...(await load('release')),
    ...(await load('reading')),
  } as Readers;
}
