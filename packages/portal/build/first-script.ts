import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstFiles, type FirstFiles } from './first-files.ts';

/**
 * The script that stands in the document. It is the same in every build, so that the content-security policy can name it
 * by its hash; what differs, the names of the files, stands beside it as data.
 */
export const firstScript = readFileSync(join(import.meta.dirname, 'first-script.js'), 'utf8');

/** Seen by the browser before the files that follow, which would take all its connections. */
const askConfig = '<link rel="preload" as="fetch" href="/config.json" crossorigin>';

const place = '<!-- first-script -->';
const entryPlace = '<!-- entry-page -->';

/**
 * Puts the first script into the document, in a build with the names of the files that each page will ask for. It stands
 * before the style sheet, for which a script behind it would wait. `entry` is asked for when all is built.
 */
export function insertFirstScript(entry: () => string): Plugin {
  return {
    name: 'insert-first-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle === undefined
          ? withFirstScript(html, null)
          : withFirstScript(html, { files: firstFiles(bundle), entry: entry() }),
    },
  };
}

/** What is known of a build alone. */
interface Built {
  readonly files: FirstFiles;
  /** What the first script shows to who is not signed in. */
  readonly entry: string;
}

/** The document with the first script, to the letter, and what it works with where that is built. */
export function withFirstScript(html: string, built: Built | null): string {
  for (const comment of [place, entryPlace]) {
    if (!html.includes(comment)) throw new Error(`index.html has no place for the first script: ${comment}`);
  }
  const data = built === null ? [] : [dataBlock(built.files)];
  const parts = [askConfig, ...data, `<script>${firstScript}</script>`];
  return html.replace(place, () => parts.join('\n    ')).replace(entryPlace, () => built?.entry ?? '');
}

function dataBlock(files: FirstFiles): string {
  return `<script type="application/json" id="first-files">${JSON.stringify(files)}</script>`;
}
