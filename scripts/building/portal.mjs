// Builds the pages and writes compressed copies next to them, so that the server never has to compress.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);
const smallest = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes packages/portal/dist below `root`: the portal's pages, and the files that the public pages of releases load.
 */
export async function buildPortal(root) {
  const folder = join(root, 'packages/portal');
  for (const part of [folder, join(root, 'packages/lineup-page')]) {
    await build({ root: part, configFile: join(part, 'vite.config.ts'), logLevel: 'warn' });
  }
  await compressAll(join(folder, 'dist'));
}

async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
