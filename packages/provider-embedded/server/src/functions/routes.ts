import {
  deleteFestival,
  festivalStats,
  isCallableName,
  parseRequest,
  type CountLineup,
} from '@lineup/functions';
import type { ChangeAuthor } from '@lineup/domain';
import { ProviderError, type CallableName } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import { Hono } from 'hono';
import { roleOf } from '../documents/access.ts';
import { parseJson } from '../documents/wire.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import type { UploadJobs } from './upload-jobs.ts';

export interface FunctionRoutesDeps {
  readonly provider: ServerProvider;
  readonly uploadJobs: UploadJobs;
  /** How a lineup is counted; by its events unless given. */
  readonly countLineup?: CountLineup;
}

/** A callable function; `by` is who calls it, by their session. */
type Callable = (request: unknown, by: ChangeAuthor) => Promise<unknown>;

/** The routes below /api/functions: the callable functions, for administrators. */
export function functionRoutes({ provider, uploadJobs, countLineup }: FunctionRoutesDeps): Hono<AppEnv> {
  const callables: Readonly<Partial<Record<CallableName, Callable>>> = {
    processUpload: (request) => uploadJobs.run(parseRequest('processUpload', request)),
    deleteFestival: (request) => deleteFestival(provider, parseRequest('deleteFestival', request)),
    festivalStats: (request) => festivalStats(provider, parseRequest('festivalStats', request), countLineup),
  };
  const routes = new Hono<AppEnv>();
  routes.post('/:name', async (c) => {
    const by = requireAdministrator(c.get('session'));
    const name = c.req.param('name');
    const callable = isCallableName(name) ? callables[name] : undefined;
    if (callable === undefined) throw new ProviderError('not-found', 'There is no such function');
    return c.json((await callable(parseJson(await c.req.text()), by)) as object);
  });
  return routes;
}

function requireAdministrator(session: RequestSession): ChangeAuthor {
  if (session === null) throw new ProviderError('unauthenticated');
  if (roleOf(session) !== 'administrator') throw new ProviderError('permission-denied');
  return { id: session.userId, email: session.email };
}
