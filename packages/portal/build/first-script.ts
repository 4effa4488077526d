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

/**
 * Puts the first script into the document, in a build with the names of the files that each page will ask for. It stands
 * before the style sheet, for which a script behind it would wait.
 */
export function insertFirstScript(): Plugin {
  return {
    name: 'insert-first-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => withFirstScript(html, bundle === undefined ? null : firstFiles(bundle)),
    },
  };
}

/** The document with the first script, to the letter, and the names of `files` where there are any yet. */
export function withFirstScript(html: string, files: FirstFiles | null): string {
  if (!html.includes(place)) throw new Error(`index.html has no place for the first script: ${place}`);
  const parts = [askConfig, ...(files === null ? [] : [dataBlock(files)]), `<script>${firstScript}</script>`];
  return html.replace(place, () => parts.join('\n    '));
}

function dataBlock(files: FirstFiles): string {
  return `<script type="application/json" id="first-files">${JSON.stringify(files)}</script>`;
}
