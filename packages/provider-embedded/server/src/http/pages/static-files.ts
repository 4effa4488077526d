import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { etagOf } from './etag.ts';
import type { Encoding, EncodedBody } from '../requests/encoded-body.ts';

/** A file of the built portal, ready to send. */
export interface StaticFile extends EncodedBody {
  /** Its name contains a hash of its content, so it never changes. */
  readonly immutable: boolean;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Reads the built portal from `folder` into memory, by address. Other file types (source maps) are left out. */
export function readPortal(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = contentTypes[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const address = file.slice(folder.length).replaceAll('\\', '/');
    files.set(address, readStatic(file, type, /^\/(?:lineup-)?assets\//u.test(address)));
  }
  return files;
}

function readStatic(file: string, type: string, immutable: boolean): StaticFile {
  const content = new Uint8Array(readFileSync(file));
  let etag: string | undefined;
  return {
    type,
    /** Computed on first use, so that the start does not wait for a hundred hashes. */
    get etag() {
      etag ??= etagOf(content);
      return etag;
    },
    immutable,
    content,
    encoded: { ...readEncoded(file, 'br'), ...readEncoded(file, 'gzip') },
  };
}

const encodedNames: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

function readEncoded(file: string, encoding: Encoding): StaticFile['encoded'] {
  const name = file + encodedNames[encoding];
  return existsSync(name) ? { [encoding]: new Uint8Array(readFileSync(name)) } : {};
}
