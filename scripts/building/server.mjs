// Bundles the server and the command line: our own packages and some of others into few files.
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Packages that go into the bundle: reading their many small files took a good part of the server's start. What has binaries,
 * or is loaded only when it is needed, stays outside. Of `uuid`, tools bring an older version, which the server would find.
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

/** Writes dist/server/main.js, the programs of its threads, and dist/server/admin.js below `root`. */
export async function buildServer(root) {
  await build({
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
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
