import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { earlyAddresses, providerNames } from './early-addresses.ts';
import { firstFiles, type FirstFiles } from './first-files.ts';
import { firstQueries } from './first-queries.ts';

/**
 * The script that stands in the document. It is the same in every build, so that the content-security policy can name it
 * by its hash; what differs, the names of the files and what the providers ask for, is data next to it.
 */
export const firstScript = readFileSync(join(import.meta.dirname, 'first-script.js'), 'utf8');

/** Seen by the browser before the files that follow, which would take all its connections. */
const askConfig = '<link rel="preload" as="fetch" href="/config.json" crossorigin>';

const place = '<!-- first-script -->';
const entryPlace = '<!-- entry-page -->';

/**
 * Puts the first script into the document with what the providers want asked early, and in a build the files that each page will need. It stands
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
  const parts = [askConfig, dataBlock(built?.files), `<script>${firstScript}</script>`];
  return html.replace(place, () => parts.join('\n    ')).replace(entryPlace, () => built?.entry ?? '');
}

function dataBlock(files?: FirstFiles): string {
  const providers = providerNames.map((name) => [
    name,
    { files: files?.providers[name] ?? [], early: earlyAddresses(name, firstQueries) },
  ]);
  const data = { providers: Object.fromEntries(providers) as object, pages: files?.pages ?? [] };
  return `<script type="application/json" id="first-data">${JSON.stringify(data)}</script>`;
}
