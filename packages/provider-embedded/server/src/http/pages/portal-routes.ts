import type { Context } from 'hono';
import { Hono } from 'hono';
import type { AppEnv } from '../../session.ts';
import { sendEncoded } from '../requests/encoded-body.ts';
import type { StaticFile } from './static-files.ts';

const year = 'public, max-age=31536000, immutable';

const indexPath = '/index.html';

/** The portal's index page as text; empty if the portal is not built. */
export function firstPage(files: ReadonlyMap<string, StaticFile>): string {
  return new TextDecoder().decode(files.get(indexPath)?.content);
}

/** The stylesheet that every page loads first, as text; empty if the portal is not built. */
export function portalStyles(files: ReadonlyMap<string, StaticFile>): string {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)"/u.exec(firstPage(files));
  return new TextDecoder().decode(files.get(link?.[1] ?? '')?.content);
}

/** Serves the built portal: its files, and its index page for every address of a page. */
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

/** A name with an extension is a file, and a missing file must not return a page. */
function isPage(path: string): boolean {
  return !/^\/(?:lineup-)?assets\//u.test(path) && !/\.[a-z0-9]{1,11}$/iu.test(path);
}

function send(c: Context<AppEnv>, file: StaticFile): Response {
  return sendEncoded(c, file, file.immutable ? year : 'no-cache');
}
