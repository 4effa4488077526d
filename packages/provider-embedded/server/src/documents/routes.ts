import { Hono, type Context } from 'hono';
import { ProviderError } from '@lineup/provider';
import { readPieces, sizeOfPieces } from '../http/requests/body-pieces.ts';
import { chooseEncoding, hasContent, sendEncoded } from '../http/requests/encoded-body.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import type { WorkThreads } from '../threads/work-threads.ts';
import { requireReadCollection, requireReadDocument, roleOf } from './access.ts';
import { dictionaryOf, readCommitRequest } from './commit-request.ts';
import type { QueryResponses } from './responses/query-responses.ts';
import type { DocumentStore } from './store.ts';
import { parseQuery } from './wire.ts';

export interface DocumentRoutesDeps {
  readonly documents: DocumentStore;
  readonly responses: QueryResponses;
  /** The current session of the request; a slow response must not reach a user who was signed out in the meantime. */
  readonly findSession: (c: Context<AppEnv>) => RequestSession;
  /** Checks and stores large commits; by default all run in the server's own thread. */
  readonly threads?: Pick<WorkThreads, 'commit' | 'free'> | null;
}

/** Smaller commits, in bytes, are too fast to delay others noticeably. */
const largeFrom = 64 * 1024;

/** The routes below /api/documents. Each one checks the access table before it reads or writes. */
export function documentRoutes(deps: DocumentRoutesDeps): Hono<AppEnv> {
  const { documents, responses, findSession, threads = null } = deps;
  const routes = new Hono<AppEnv>();

  routes.get('/', (c) => {
    const path = requiredParameter(c, 'path');
    requireReadDocument(c.get('session'), path);
    return c.json({ document: documents.get(path) });
  });

  routes.get('/query', async (c) => {
    const query = parseQuery(requiredParameter(c, 'q'));
    requireReadCollection(c.get('session'), query.collection);
    // Nothing can be written between the session check and here: no other request runs in between.
    const made = responses.get(query, c.get('revision'));
    const response = await made;
    const encoding = hasContent(c, response)
      ? null
      : chooseEncoding(c.req.header('accept-encoding'), () => true);
    const body = await response.withEncoding(encoding);
    if (made instanceof Promise) requireReadCollection(findSession(c), query.collection);
    return sendEncoded(c, body, 'private, no-cache');
  });

  routes.get('/count', (c) => {
    const query = parseQuery(requiredParameter(c, 'q'));
    requireReadCollection(c.get('session'), query.collection);
    return c.json({ count: documents.count(query) });
  });

  routes.post('/commit', async (c) => {
    const session = c.get('session');
    if (session === null) throw new ProviderError('unauthenticated');
    const body = await readPieces(c.req.raw);
    if (threads !== null && roleOf(session) === 'administrator' && sizeOfPieces(body) >= largeFrom) {
      const answer = await threads.commit({ body, session }, () => requireSame(findSession(c), session));
      return c.body(answer, 200, { 'content-type': 'application/json' });
    }
    const { writeId, writes } = readCommitRequest(body, session);
    if (threads !== null) {
      await threads.free();
      requireSame(findSession(c), session);
    }
    const by = { id: session.userId, email: session.email };
    const versions = documents.commit(writes, { name: writeId, by });
    return c.json({ versions: dictionaryOf(versions) });
  });

  return routes;
}

/** Fails with `unauthenticated` if the session has ended since. */
function requireSame(now: RequestSession, before: NonNullable<RequestSession>): void {
  if (now?.sessionId !== before.sessionId || now.level !== before.level) {
    throw new ProviderError('unauthenticated');
  }
}

/** Returns a query parameter. Fails with `invalid-argument` if it is missing. */
export function requiredParameter(c: Context<AppEnv>, name: string): string {
  const value = c.req.query(name);
  if (value === undefined || value === '') {
    throw new ProviderError('invalid-argument', `The parameter ${name} is missing`);
  }
  return value;
}
