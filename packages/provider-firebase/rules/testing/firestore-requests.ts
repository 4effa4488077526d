import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ServerTimestamp, DocumentValue } from '@lineup/provider';
import { isServerTimestamp } from '@lineup/provider';
import { encodeFields } from '../../testing/emulator-documents.ts';

/** The fields of a document, valid or not. */
type Fields = Readonly<Record<string, DocumentValue | ServerTimestamp | undefined>>;

/** `set` creates or replaces the document; `update` replaces the named fields (undefined removes one). */
export type RulesWrite =
  | { readonly type: 'set' | 'update'; readonly path: string; readonly fields: Fields }
  | { readonly type: 'delete'; readonly path: string };

export type Decision = 'allowed' | 'refused';

/**
 * Sends requests to the Firestore emulator under its rules; a `token` of null is anonymous, 'owner' bypasses the rules.
 */
export function createFirestoreRequests(host: string, projectId: string) {
  const database = `projects/${projectId}/databases/(default)`;
  const root = `http://${host}/v1/${database}/documents`;

  async function ask(token: string | null, url: string, body?: object): Promise<Decision> {
    const { status, responseText } = await send(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token !== null && bearer(token)) },
      body: body === undefined ? '' : JSON.stringify(body),
    });
    if (status === 403 && responseText.includes('PERMISSION_DENIED')) return 'refused';
    if (status === 200 || (body === undefined && status === 404)) return 'allowed';
    throw new Error(`${url} answered ${status}: ${responseText}`);
  }

  const inCollection = (collection: string, allDescendants = false) => {
    const slash = collection.lastIndexOf('/');
    const parent = slash === -1 ? root : `${root}/${collection.slice(0, slash)}`;
    const from = [{ collectionId: collection.slice(slash + 1), allDescendants }];
    return { parent, structuredQuery: { from } };
  };

  return {
    commit: (token: string | null, writes: readonly RulesWrite[]) =>
      ask(token, `${root}:commit`, { writes: writes.map((write) => encodeWrite(write, database)) }),

    get: (token: string | null, path: string) => ask(token, `${root}/${path}`),

    list(token: string | null, collection: string): Promise<Decision> {
      const { parent, structuredQuery } = inCollection(collection);
      return ask(token, `${parent}:runQuery`, { structuredQuery });
    },

    count(token: string | null, collection: string): Promise<Decision> {
      const { parent, structuredQuery } = inCollection(collection);
      const aggregations = [{ alias: 'all', count: {} }];
      return ask(token, `${parent}:runAggregationQuery`, {
        structuredAggregationQuery: { structuredQuery, aggregations },
      });
    },

    /** All collections with this id, at any path. */
    listGroup(token: string | null, collectionId: string): Promise<Decision> {
      const { structuredQuery } = inCollection(collectionId, true);
      return ask(token, `${root}:runQuery`, { structuredQuery });
    },
  };
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Without a timeout: the rules may need minutes for thousands of documents, and `fetch` gives up after five. */
function send(url: string, { body, ...options }: Sent): Promise<{ status: number; responseText: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      text(response).then(
        (responseText) => resolve({ status: response.statusCode ?? 0, responseText }),
        reject,
      );
    });
    sent.once('error', reject).end(body);
  });
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

function encodeWrite(write: RulesWrite, database: string): object {
  const name = `${database}/documents/${write.path}`;
  if (write.type === 'delete') return { delete: name };
  const entries = Object.entries(write.fields);
  const stamps = entries.flatMap(([field, value]) => (isServerTimestamp(value) ? [field] : []));
  const given = entries.filter(([field]) => !stamps.includes(field));
  return {
    update: { name, fields: encodeFields(Object.fromEntries(given)) },
    ...(stamps.length > 0 && {
      updateTransforms: stamps.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    }),
    ...(write.type === 'update' && {
      updateMask: { fieldPaths: given.map(([field]) => quoted(field)) },
      currentDocument: { exists: true },
    }),
  };
}

function quoted(field: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(field) ? field : `\`${field}\``;
}
