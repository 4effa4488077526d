import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Serves a built folder on a free port, with everything compressed in advance like a good server; addresses without an
 * extension get the page. Browsers cache the files in `assets`.
 */
export async function withFolderServed<Result>(
  folder: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const files = readFiles(folder);
  const server = createServer((request, response) => answer(files, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const type = types[extname(name)] ?? 'application/octet-stream';
      return [file.slice(folder.length), { type, body: gzipSync(readFileSync(file), { level: 9 }) }];
    }),
  );
}

function answer(
  files: ReadonlyMap<string, ServedFile>,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname } = new URL(url, 'http://localhost');
  const file = files.get(extname(pathname) === '' ? '/index.html' : pathname);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const cached = pathname.startsWith('/assets/');
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'gzip',
    'content-length': file.body.byteLength,
    'cache-control': cached ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(file.body);
}
