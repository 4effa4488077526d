import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { createClassNames } from './build/class-names.ts';
import { createWorkChunk, missingFiles, vendorChunk } from './build/chunks.ts';
import { collectClassNames, entryPage } from './build/entry-page.ts';
import { insertFirstScript } from './build/first-script.ts';
import { refuseCycles } from './build/refuse-cycles.ts';
import { retryStyles } from './build/retry-styles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Returns the paths that the development server proxies to the portal's server at `target` (`http://127.0.0.1:3000`).
 */
export function serverProxy(target: string): Record<string, ProxyOptions> {
  const server = ['/api', '/files', '/config.json', '/healthz', '/outbox', '/reset-password'];
  const paths = [...server, '/lineup/', '/lineup-assets/', '/lineup-schema.json', '/preview/', '/stage/'];
  // Requests keep the pages' own origin: the server compares `Origin` with `Host`.
  return Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: false }]));
}

const classes = collectClassNames();
const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => join(root, 'src', path));

export default defineConfig({
  root,
  plugins: [insertFirstScript(() => entryPage(classes.names)), react(), refuseCycles(), retryStyles()],
  css: { modules: { getJSON: classes.note, generateScopedName: createClassNames(sheets) } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    sourcemap: true,
    assetsInlineLimit: 0,
    // The Firebase SDK is one chunk, which only its provider loads.
    chunkSizeWarningLimit: 800,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps, { hostId }) => missingFiles(deps, hostId),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: vendorChunk, debugName: 'vendor', priority: 1 },
            {
              name: createWorkChunk(join(root, 'src/app/main.tsx')),
              debugName: 'work',
              // Modules that the sign-in also needs stay in its chunk.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  // A worker loads what it needs for a file in separate chunks.
  worker: { format: 'es' },
  server: { strictPort: true, proxy: serverProxy('http://127.0.0.1:3000') },
  preview: { strictPort: true, proxy: serverProxy('http://127.0.0.1:3000') },
});
