import { parseCollectionPath, parseDocumentPath } from '@lineup/domain';
import type { Reader } from '../read.ts';

/**
 * Draft events outlive their upload until the server removes them, as a commit with thousands of them would be too
 * large. This hides them.
 */
export function hideLeftovers(reader: Reader): Reader {
  const unless = async <Result>(collection: string, none: Result, work: () => Promise<Result>) => {
    if (parseCollectionPath(collection) !== 'draftEvent') return work();
    const [upload, response] = await Promise.all([reader.get(uploadAbove(collection)), work()]);
    return upload === null ? none : response;
  };
  return {
    get: (path) => unless(parseDocumentPath(path)?.collection ?? '', null, () => reader.get(path)),
    query: (query) => unless(query.collection, [], () => reader.query(query)),
    count: (query) => unless(query.collection, 0, () => reader.count(query)),
  };
}

function uploadAbove(collection: string): string {
  return collection.slice(0, collection.lastIndexOf('/'));
}
