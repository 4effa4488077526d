import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gridClasses } from './build/grid-classes.ts';
import { pageAssets } from './build/page-assets.ts';
import { stillFonts } from './build/still-fonts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Visitors use older phones than the portal's users. */
const oldest = ['chrome100', 'edge100', 'firefox102'];

/** Builds the files that the pages of releases load. They are added to the portal's files, which are built first. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [stillFonts(), gridClasses(), pageAssets()],
  build: {
    outDir: '../portal/dist',
    emptyOutDir: false,
    assetsDir: 'lineup-assets',
    // Safari 15.4 supports private fields. They would only be rewritten because of a bug with initialisers that our
    // code does not trigger.
    target: [...oldest, 'safari16'],
    cssTarget: [...oldest, 'safari15.4'],
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: {
        page: 'src/browser/main.ts',
        grid: 'src/browser/grid.css',
        screen: 'src/browser/stage-screen/main.ts',
        worker: 'src/worker/worker.ts',
      },
      output: { entryFileNames: 'lineup-assets/[name]-[hash].js' },
    },
  },
});
