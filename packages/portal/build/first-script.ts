import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { earlyAddresses, providerNames } from './early-addresses.ts';
import { firstFiles, type FirstFiles } from './first-files.ts';
import { firstQueries } from './first-queries.ts';

/**
 * The inline script of the document. It is the same in every build, so that the content-security policy can name its
 * hash. What differs between builds (file names and the providers' requests) is stored as data next to it.
 */
export const firstScript = readFileSync(join(import.meta.dirname, 'first-script.js'), 'utf8');

/** Placed before the files that follow, which would take up all the browser's connections. */
const askConfig = '<link rel="preload" as="fetch" href="/config.json" crossorigin>';

const place = '<!-- first-script -->';
const entryPlace = '<!-- entry-page -->';

/**
 * Inserts the first script into the document, with the requests that the providers want sent early and, in a build, the
 * files that each page needs. It comes before the style sheet, because a script after it would have to wait for it.
 * `entry` is called when everything is built.
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

/** What is only known in a build. */
interface Built {
  readonly files: FirstFiles;
  /** What the first script shows to people who are not signed in. */
  readonly entry: string;
}

/** Returns the document with the first script inserted unchanged, and with its data in a build. */
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
