import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublicRelease, Since } from '@lineup/domain/release';
import { renderPublic, renderSince, type PageAssets, type PublicFile } from '@lineup/lineup-page';
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
  /** Publishes a release. Changes are available since each of the previous ones, by their numbers. */
  publish(release: PublicRelease): void;
  /**
   * Breaks every connection from now on, or serves again: a browser's own offline mode does not affect its service
   * workers.
   */
  setDown(isDown: boolean): void;
}

interface Shown {
  readonly releases: readonly PublicRelease[];
  readonly viewsAhead: boolean;
}

/** A separate server for each test, which serves one lineup with the same header definitions as both providers. */
export const test = base.extend<{ lineup: PublicLineup; viewsAhead: boolean }>({
  /** Whether a visitor's first visit loads all views for offline use, as with the embedded server. */
  viewsAhead: [true, { option: true }],
  lineup: async ({ viewsAhead }, provide) => {
    const releases: PublicRelease[] = [];
    let isDown = false;
    const server = createServer((request, response) => {
      if (isDown) request.socket.destroy();
      else void answer(request, response, { releases, viewsAhead });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    await provide({
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lineup/night-meadow`,
      publish: (next) => void releases.push(next),
      setDown: (down) => void (isDown = down),
    });
    server.closeAllConnections();
    server.close();
  },
});

async function answer(request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> {
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
  const { status, headers, body } = await answerPublic(asked, sourceOf(shown, request.headers.host ?? ''));
  response.writeHead(status, headers).end(typeof body === 'string' ? body : body?.body);
}

function sourceOf(
  { releases, viewsAhead }: Shown,
  host: string,
): PublicSource<ReadyFile & { readonly body: string }> {
  const assets = JSON.parse(readFileSync(join(pages, 'lineup-assets/assets.json'), 'utf8')) as PageAssets;
  const ready = (file: PublicFile) => ({
    ...file,
    etag: `"${createHash('sha256').update(file.body).digest('base64url')}"`,
  });
  const release = releases.at(-1) ?? null;
  const place = {
    origin: `http://${host}`,
    slug: 'night-meadow',
    kind: 'lineup',
    assets,
    viewsAhead,
  } as const;
  const sinceAt = (number: number) => {
    const file = release === null ? null : renderSince(release, sinceOf(releases, number), place);
    return file === null ? null : ready(file);
  };
  const fileAt = (path: string) => {
    const file = release === null ? null : renderPublic(release, place, path);
    return file === null ? null : ready(file);
  };
  return {
    lineupAt: () => ({ kind: 'found', file: fileAt, since: sinceAt, picture: async () => null }),
    previewAt: async () => null,
    schema: () => ready({ contentType: 'application/json', body: '{}', cors: true }),
  };
}

/** The changes in the newest release; none since itself. */
function sinceOf(releases: readonly PublicRelease[], number: number): Since {
  const newest = releases.at(-1);
  const from = releases.findLast(({ release }) => release.number === number);
  if (newest === undefined || number > newest.release.number) return { kind: 'unpublished' };
  if (from === undefined) return { kind: 'tooOld' };
  const numbers = new Map([...newest.sets, ...newest.gone].map((set) => [set.id, set.number]));
  const changes = from === newest ? [] : newest.changes;
  return {
    kind: 'found',
    from,
    changes: changes.map((change) => ({ ...change, number: numbers.get(change.id) ?? 0 })),
  };
}

export { expect } from './test.ts';
