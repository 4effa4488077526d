// Bundles the server and the command line: our packages and some others, in a few files.
import { writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Packages to bundle: reading their many small files took a large part of the server's start. Packages that contain
 * binaries, or are loaded on demand, stay outside. `uuid` is bundled because tools install an older version, which the
 * server would find.
 */
const bundled = [
  /^zod(\/|$)/u,
  /^hono(\/|$)/u,
  '@hono/node-server',
  'rate-limiter-flexible',
  'uuid',
  'ical-generator',
  'fast-xml-builder',
  'path-expression-matcher',
  'xml-naming',
];

/**
 * Writes dist/server/main.js, the programs of its threads and processes, and dist/server/admin.js below `root`;
 * packages.json lists the packages that they load from outside the bundle.
 */
export async function buildServer(root) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@lineup\//u, ...bundled] },
    build: {
      ssr: true,
      outDir: join(root, 'dist/server'),
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: join(root, 'packages/provider-embedded/server/src/main.ts'),
          'lineup-reader': join(root, 'packages/provider-embedded/server/src/lineup-reader.ts'),
          'work-thread': join(root, 'packages/provider-embedded/server/src/threads/work-thread-program.ts'),
          admin: join(root, 'packages/admin/src/index.ts'),
          'admin-program': join(root, 'packages/admin/src/admin-program.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  await writeFile(join(root, 'dist/server/packages.json'), JSON.stringify(packagesOutside(output)));
}

function packagesOutside(output) {
  const files = new Set(output.map(({ fileName }) => fileName));
  const imported = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const names = imported
    .filter((from) => !files.has(from) && !isBuiltin(from))
    .map((from) => /^(?:@[^/]+\/)?[^/]+/u.exec(from)?.[0] ?? from);
  return [...new Set(names)].sort((a, b) => (a < b ? -1 : 1));
}
