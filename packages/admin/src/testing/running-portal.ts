import { join } from 'node:path';
import { adminPermission } from '@lineup/domain';
import {
  addAccount,
  createApp,
  createOutbox,
  createRooms,
  demoLimits,
  openDatabase,
  openFileFolder,
  type Passwords,
  randomId,
} from '@lineup/provider-embedded/server';
import { pino } from 'pino';

const origin = 'http://localhost';
const password = 'correct horse battery';
const plainPasswords: Passwords = {
  hash: (text) => Promise.resolve(text),
  verify: (hash, text) => Promise.resolve(hash === text),
};

/** A portal at work on a data folder, which an operator's command may change beside it. It does not listen. */
export async function runningPortal(dataDir: string) {
  const db = openDatabase(join(dataDir, 'portal.db'));
  const log = pino({ level: 'silent' });
  const outbox = createOutbox(Date.now);
  const rooms = createRooms({
    db,
    disk: await openFileFolder(join(dataDir, 'files'), db),
    now: Date.now,
    randomId,
    secret: new Uint8Array(32).fill(7),
    passwords: plainPasswords,
    limits: demoLimits,
    sms: outbox.sms,
    mail: outbox.mail,
    publicUrl: origin,
    log,
  });
  const app = createApp({
    rooms,
    log,
    now: Date.now,
    publicUrl: origin,
    trustedProxies: 0,
    outbox,
    portal: new Map(),
    checkHealth: () => Promise.resolve(),
  });
  const post = (path: string, body: object, cookie = '') =>
    app.request(path, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  return {
    /** Makes an administrator with a phone and signs them in; answers the cookie of their browser. */
    signIn: async (email: string, phone: string): Promise<string> => {
      const id = addAccount(rooms, { email, permissions: [adminPermission] }, password);
      rooms.auth.accounts.setPhone(id, phone, 'Phone');
      const half = cookieOf(await post('/api/auth/sign-in', { email, password }));
      const [sent] = outbox.messages().filter(({ to }) => to === phone);
      const code = /\d{6}/u.exec(sent?.text ?? '')?.[0];
      return cookieOf(await post('/api/auth/verify', { code }, half));
    },
    get: (path: string, cookie: string) => app.request(path, { headers: { cookie } }),
    /** Opens the change feed; answers what it has told when it comes to its end. */
    follow: async (cookie: string) => {
      const answer = await app.request('/api/changes', { headers: { cookie } });
      return { status: answer.status, told: answer.text() };
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
