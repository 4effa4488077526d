import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublicRelease } from '@lineup/domain/release';
import { renderPublic, type PageAssets } from '@lineup/lineup-page';
import { answerPublic, type PublicSource, type ReadyFile } from '@lineup/lineup-page/http';
import { test as base } from './test.ts';

const pages = fileURLToPath(new URL('../../packages/portal/dist', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

interface PublicLineup {
  /** The address of the page. */
  readonly address: string;
  /** What is out from now on. */
  publish(release: PublicRelease): void;
  /** Breaks every connection from now on, or serves again: a browser's own offline switch does not reach its service workers. */
  setDown(isDown: boolean): void;
}

/** A server of its own for each test, which answers for one lineup as both providers do, by the same description of headers. */
export const test = base.extend<{ lineup: PublicLineup }>({
  // The first argument must be an object pattern, even an empty one.
  // eslint-disable-next-line no-empty-pattern
  lineup: async ({}, provide) => {
    let release: PublicRelease | null = null;
    let isDown = false;
    const server = createServer((request, response) => {
      if (isDown) request.socket.destroy();
      else void answer(request, response, release);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    await provide({
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lineup/night-meadow`,
      publish: (next) => void (release = next),
      setDown: (down) => void (isDown = down),
    });
    server.closeAllConnections();
    server.close();
  },
});

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  release: PublicRelease | null,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/lineup-assets/')) {
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    response.end(readFileSync(join(pages, pathname)));
    return;
  }
  const asked = {
    method: request.method ?? 'GET',
    path: pathname,
    query: search,
    ifNoneMatch: request.headers['if-none-match'] ?? null,
  };
  const { status, headers, body } = await answerPublic(asked, sourceOf(release, request.headers.host ?? ''));
  response.writeHead(status, headers).end(typeof body === 'string' ? body : body?.body);
}

function sourceOf(
  release: PublicRelease | null,
  host: string,
): PublicSource<ReadyFile & { readonly body: string }> {
  const assets = JSON.parse(readFileSync(join(pages, 'lineup-assets/assets.json'), 'utf8')) as PageAssets;
  const ready = (file: { contentType: string; body: string; cors: boolean }) => ({
    ...file,
    etag: `"${createHash('sha256').update(file.body).digest('base64url')}"`,
  });
  const fileAt = (path: string) => {
    const place = { origin: `http://${host}`, slug: 'night-meadow', kind: 'lineup', assets } as const;
    const file = release === null ? null : renderPublic(release, place, path);
    return file === null ? null : ready(file);
  };
  return {
    lineupAt: () => ({ kind: 'found', file: fileAt, picture: async () => null }),
    previewAt: async () => null,
    schema: () => ready({ contentType: 'application/json', body: '{}', cors: true }),
  };
}

export { expect } from './test.ts';
