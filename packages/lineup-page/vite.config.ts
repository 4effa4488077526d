import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gridClasses } from './build/grid-classes.ts';
import { pageAssets } from './build/page-assets.ts';
import { stillFonts } from './build/still-fonts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Visitors come with older phones than the portal's people. */
const oldest = ['chrome100', 'edge100', 'firefox102'];

/** What the pages of releases load. It is added to the portal's files, which are built first. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [stillFonts(), gridClasses(), pageAssets()],
  build: {
    outDir: '../portal/dist',
    emptyOutDir: false,
    assetsDir: 'lineup-assets',
    // Safari 15.4 has private fields. Only for a fault in what they begin with, which ours don't meet, would they be rewritten.
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
