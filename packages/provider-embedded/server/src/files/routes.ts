import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { contentDisposition, type PictureVersion } from '@lineup/domain';
import { Hono, type Context } from 'hono';
import { ProviderError } from '@lineup/provider';
import { roleOf } from '../documents/access.ts';
import { requiredParameter } from '../documents/routes.ts';
import type { AppEnv } from '../session.ts';
import type { Disk } from './disk.ts';
import type { FileRecord } from './records.ts';
import { readRequestBody } from './request-body.ts';
import type { FileStore } from './store.ts';
import { versionFor } from './versions.ts';

export interface FileRoutesDeps {
  readonly files: FileStore;
  readonly disk: Disk;
}

/** The routes below /api/files, for administrators: upload or delete a file, and get its address. */
export function fileRoutes({ files }: Pick<FileRoutesDeps, 'files'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.put('/', async (c) => {
    requireAdministrator(c);
    const body = readRequestBody(c.req.raw);
    try {
      return c.json(await files.put(requiredParameter(c, 'path'), body.pieces, announcedSize(c)));
    } catch (refusal) {
      await body.readOn();
      throw refusal;
    }
  });

  routes.get('/url', (c) => {
    requireAdministrator(c);
    return c.json({ url: files.urlOf(requiredParameter(c, 'path')) });
  });

  return routes;
}

/** The route /files/{id}, for administrators: a file's content, which never changes for the same address. */
export function downloadRoutes({ files, disk }: FileRoutesDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/:id', async (c) => {
    requireAdministrator(c);
    const record = files.find(c.req.param('id'));
    if (record === null) throw new ProviderError('not-found', 'There is no such file');
    const wish = versionFor(c.req.query('w'), c.req.query('f'), record.width);
    const version = wish !== null && (await files.hasVersion(record, wish)) ? wish : undefined;
    const headers = headersOf(record, version);
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    return sendFile(c, disk.pathOf(record.id, version), headers);
  });
  return routes;
}

async function sendFile(
  c: Context<AppEnv>,
  path: string,
  headers: Record<string, string>,
): Promise<Response> {
  const size = await stat(path).then(
    (found) => found.size,
    (cause: unknown) => {
      throw new ProviderError('not-found', 'The file is gone', { cause });
    },
  );
  const content = Readable.toWeb(createReadStream(path));
  return c.body(content as ReadableStream, 200, { ...headers, 'content-length': String(size) });
}

function headersOf(record: FileRecord, version: PictureVersion | undefined) {
  const disposition = contentDisposition(record.path, record.type);
  return {
    'content-type': version === undefined ? record.type : `image/${version.format}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    etag: `"${record.id}-${version === undefined ? 'full' : `${version.width}-${version.format}`}"`,
    ...(disposition === null ? {} : { 'content-disposition': disposition }),
  };
}

function requireAdministrator(c: Context<AppEnv>): void {
  const role = roleOf(c.get('session'));
  if (role === 'anonymous') throw new ProviderError('unauthenticated');
  if (role !== 'administrator') throw new ProviderError('permission-denied');
}

function announcedSize(c: Context<AppEnv>): number {
  const text = c.req.header('content-length') ?? '0';
  return /^\d{1,15}$/u.test(text) ? Number(text) : 0;
}
