import {
  deleteFestival,
  festivalStats,
  isCallableName,
  parseRequest,
  type CountLineup,
} from '@lineup/functions';
import { ProviderError, type CallableName } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { Hono } from 'hono';
import { roleOf } from '../documents/access.ts';
import { parseJson } from '../documents/wire.ts';
import type { AppEnv } from '../session.ts';
import type { UploadJobs } from './upload-jobs.ts';

export interface FunctionRoutesDeps {
  readonly provider: ServerProvider;
  readonly uploadJobs: UploadJobs;
  /** How a lineup is counted; by its events unless given. */
  readonly countLineup?: CountLineup;
}

/** The routes below /api/functions: the callable functions, for administrators. */
export function functionRoutes({ provider, uploadJobs, countLineup }: FunctionRoutesDeps): Hono<AppEnv> {
  const callables: Readonly<Record<CallableName, (request: unknown) => Promise<unknown>>> = {
    processUpload: (request) => uploadJobs.run(parseRequest('processUpload', request)),
    deleteFestival: (request) => deleteFestival(provider, parseRequest('deleteFestival', request)),
    festivalStats: (request) => festivalStats(provider, parseRequest('festivalStats', request), countLineup),
  };
  const routes = new Hono<AppEnv>();
  routes.post('/:name', async (c) => {
    const role = roleOf(c.get('session'));
    if (role === 'nobody') throw new ProviderError('unauthenticated');
    if (role !== 'administrator') throw new ProviderError('permission-denied');
    const name = c.req.param('name');
    if (!isCallableName(name)) throw new ProviderError('not-found', 'There is no such function');
    return c.json((await callables[name](parseJson(await c.req.text()))) as object);
  });
  return routes;
}
