import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@lineup/provider-embedded/server';
import { origin, personPassword as password, startServer } from '@lineup/provider-embedded/testing/server';

/** A portal at work on a data folder, which an operator's command may change beside it. It does not listen. */
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
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  return {
    /** Makes an administrator with a phone and signs them in; answers the cookie of their browser. */
    signIn: async (email: string, phone: string): Promise<string> => {
      addPerson(email, { phone });
      const half = cookieOf(await post('/api/auth/sign-in', { email, password }));
      return cookieOf(await post('/api/auth/verify', { code: lastCode(phone) }, half));
    },
    get: (path: string, cookie: string) => app.request(path, { headers: { cookie } }),
    /** Opens the change feed; answers what it has told when it comes to its end. */
    follow: async (cookie: string) => {
      const response = await app.request('/api/changes', { headers: { cookie } });
      return { status: response.status, told: response.text() };
    },
    /** Stores a festival over HTTP. */
    store: (cookie: string, id: string, data: object) =>
      post(
        '/api/documents/commit',
        { writeId: `write-of-${id}`, writes: [{ type: 'create', path: `festivals/${id}`, data }] },
        cookie,
      ),
    close: () => {
      rooms.feed.close();
      db.close();
    },
  };
}
