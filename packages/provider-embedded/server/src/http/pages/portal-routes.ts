import type { Context } from 'hono';
import { Hono } from 'hono';
import type { AppEnv } from '../../session.ts';
import { sendEncoded } from '../requests/encoded-body.ts';
import type { StaticFile } from './static-files.ts';

const year = 'public, max-age=31536000, immutable';

const indexPath = '/index.html';

/** The text of the document that every page begins with; empty where the pages are not built. */
export function firstPage(files: ReadonlyMap<string, StaticFile>): string {
  return new TextDecoder().decode(files.get(indexPath)?.content);
}

/** The text of the sheet with which every page begins; empty where the pages are not built. */
export function portalStyles(files: ReadonlyMap<string, StaticFile>): string {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)"/u.exec(firstPage(files));
  return new TextDecoder().decode(files.get(link?.[1] ?? '')?.content);
}

/** Serves the built portal: its files, and its first page for every address that is a page's. */
export function portalRoutes(files: ReadonlyMap<string, StaticFile>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const index = files.get(indexPath);
  routes.get('*', (c) => {
    const file = files.get(c.req.path);
    if (file !== undefined) return send(c, file);
    if (index === undefined) return c.text('The pages of the portal are not built.', 503);
    return isPage(c.req.path) ? send(c, index) : c.text('Not found', 404);
  });
  return routes;
}

/** A name with an ending is a file's, and one that is missing must not look like a page. */
function isPage(path: string): boolean {
  return !/^\/(?:lineup-)?assets\//u.test(path) && !/\.[a-z0-9]{1,11}$/iu.test(path);
}

function send(c: Context<AppEnv>, file: StaticFile): Response {
  return sendEncoded(c, file, file.immutable ? year : 'no-cache');
}
