// Bundles the server and the command line: our own packages into few files, the packages of others stay outside.
import { join } from 'node:path';
import { build } from 'vite';

/** Writes dist/server/main.js and dist/server/admin.js below `root`. */
export async function buildServer(root) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: [/^@lineup\//u] },
    build: {
      ssr: true,
      outDir: join(root, 'dist/server'),
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: join(root, 'packages/provider-embedded/server/src/main.ts'),
          admin: join(root, 'packages/admin/src/index.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
