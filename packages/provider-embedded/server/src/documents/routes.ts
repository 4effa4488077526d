import { Hono, type Context } from 'hono';
import { ProviderError } from '@lineup/provider';
import { chooseEncoding, hasContent, sendEncoded } from '../http/requests/encoded-body.ts';
import type { AppEnv, RequestSession } from '../session.ts';
import { requireReadCollection, requireReadDocument, requireWrite, commitLimits } from './access.ts';
import type { QueryResponses } from './responses/query-responses.ts';
import type { DocumentStore } from './store.ts';
import { parseCommit, parseJson, parseQuery } from './wire.ts';

export interface DocumentRoutesDeps {
  readonly documents: DocumentStore;
  readonly responses: QueryResponses;
  /** The session of the request as of now; a response that took a while is for nobody who was signed out meanwhile. */
  readonly findSession: (c: Context<AppEnv>) => RequestSession;
}

/** The routes below /api/documents. Every one asks the access table before it reads or writes. */
export function documentRoutes({ documents, responses, findSession }: DocumentRoutesDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/', (c) => {
    const path = requiredParameter(c, 'path');
    requireReadDocument(c.get('session'), path);
    return c.json({ document: documents.get(path) });
  });

  routes.get('/query', async (c) => {
    const query = parseQuery(requiredParameter(c, 'q'));
    requireReadCollection(c.get('session'), query.collection);
    // Nothing can be written between the proof of the session and here: no other request runs in between.
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
    const body = await c.req.text();
    if (Buffer.byteLength(body) > commitLimits.bytes) throw new ProviderError('payload-too-large');
    const { writeId, writes } = parseCommit(parseJson(body));
    for (const write of writes) requireWrite(session, write);
    const versions = documents.commit(writes, {
      name: writeId,
      by: { id: session.userId, email: session.email },
    });
    return c.json({ versions: dictionaryOf(versions) });
  });

  return routes;
}

/** An object without a prototype takes keys by the thousand; V8 gives any other a new shape for each of them. */
function dictionaryOf(versions: ReadonlyMap<string, string | null>): Record<string, string | null> {
  const dictionary = Object.create(null) as Record<string, string | null>;
  for (const [path, version] of versions) dictionary[path] = version;
  return dictionary;
}

/** A parameter of the address. Fails with `invalid-argument` where it is missing. */
export function requiredParameter(c: Context<AppEnv>, name: string): string {
  const value = c.req.query(name);
  if (value === undefined || value === '') {
    throw new ProviderError('invalid-argument', `The parameter ${name} is missing`);
  }
  return value;
}
