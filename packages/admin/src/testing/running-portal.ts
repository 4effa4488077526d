import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, type ChangeAuthor } from '@lineup/domain';
import type { WriteData } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { openDatabase } from '@lineup/provider-embedded/server';
import { origin, personPassword as password, startServer } from '@lineup/provider-embedded/testing/server';

/** A running portal on a data folder, which an operator's command may change at the same time. It does not listen. */
export async function runningPortal(dataDir: string) {
  const folder = join(dataDir, 'files');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const db = openDatabase(join(dataDir, 'portal.db'));
  const { app, rooms, addPerson, lastCode } = startServer({ db, folder, clock: () => Date.now() });
  const post = (path: string, body: object, cookie = '') =>
    app.request(path, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const authors = new Map<string, ChangeAuthor>();
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  return {
    /** Creates an administrator with a phone and signs them in; returns the cookie of their browser. */
    signIn: async (email: string, phone: string): Promise<string> => {
      const id = addPerson(email, { phone });
      const half = cookieOf(await post('/api/auth/sign-in', { email, password }));
      const cookie = cookieOf(await post('/api/auth/verify', { code: lastCode(phone) }, half));
      authors.set(cookie, { id, email });
      return cookie;
    },
    get: (path: string, cookie: string) => app.request(path, { headers: { cookie } }),
    /** Opens the change feed; returns what it sent once it has ended. */
    follow: async (cookie: string) => {
      const response = await app.request('/api/changes', { headers: { cookie } });
      return { status: response.status, events: response.text() };
    },
    /** Stores a festival over HTTP, with its record. */
    store: (cookie: string, id: string, data: WriteData) => {
      const writeId = `write-of-${id}`;
      const by = authors.get(cookie) ?? { id: '', email: '' };
      const writes = withRecords([{ type: 'create', path: paths.festival(id), data }], writeId, by);
      return post('/api/documents/commit', { writeId, writes }, cookie);
    },
    close: () => {
      rooms.feed.close();
      db.close();
    },
  };
}
