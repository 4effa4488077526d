import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminPermission, paths } from '@lineup/domain';
import {
  createApp,
  createOutbox,
  createRooms,
  createServerLog,
  openDatabase,
  openFileFolder,
  productionLimits,
  randomId,
  type Passwords,
  type SignInLimits,
} from '@lineup/provider-embedded/server';

export interface PortalTraits {
  readonly publicUrl?: string;
  readonly demo?: boolean;
  readonly limits?: SignInLimits;
  /** Texts kept as they are unless others are given, since most cases are not about hashing. */
  readonly passwords?: Passwords;
  readonly trustedProxies?: number;
}

interface PersonTraits {
  readonly administrator?: boolean;
  readonly record?: boolean;
  readonly phone?: string | null;
  readonly disabled?: boolean;
}

export const personPassword = 'correct horse battery';
export const personPhone = '+12125550100';

const plainPasswords: Passwords = {
  hash: (text) => Promise.resolve(`plain:${text}`),
  verify: (hash, text) => Promise.resolve(hash === `plain:${text}`),
};

export type InProcessPortal = Awaited<ReturnType<typeof openInProcessPortal>>;

/**
 * The whole server in this process: the real routes, a database in memory, a folder of its own, and a clock that stands
 * still until it is moved. Its limits are those of production unless others are given.
 */
async function openInProcessPortal(traits: PortalTraits = {}) {
  const parent = await mkdtemp(join(tmpdir(), 'lineup-attacks-'));
  const db = openDatabase(':memory:');
  const disk = await openFileFolder(join(parent, 'files'), db);
  let time = Date.UTC(2026, 10, 21, 12);
  const now = () => time;
  const outbox = createOutbox(now);
  const lines: string[] = [];
  const log = createServerLog('info', { write: (line) => void lines.push(line) });
  const publicUrl = traits.publicUrl ?? 'http://localhost';
  const rooms = createRooms({
    db,
    disk,
    now,
    randomId,
    secret: new Uint8Array(32).fill(7),
    passwords: traits.passwords ?? plainPasswords,
    limits: traits.limits ?? productionLimits,
    sms: outbox.sms,
    mail: outbox.mail,
    publicUrl,
    log,
  });
  const app = createApp({
    rooms,
    log,
    now,
    publicUrl,
    trustedProxies: traits.trustedProxies ?? 0,
    outbox: traits.demo === false ? null : outbox,
    portal: new Map(),
    checkHealth: () => Promise.resolve(),
  });

  /** Makes an account; an enrolled administrator unless the traits say otherwise. */
  const addPerson = async (email: string, person: PersonTraits = {}): Promise<string> => {
    const { administrator = true, record = true, phone = personPhone } = person;
    const id = `user-${email.replaceAll(/[^a-z0-9]/gu, '-')}`;
    rooms.auth.accounts.add({ id, email, passwordHash: await rooms.auth.passwords.hash(personPassword) });
    rooms.auth.accounts.setPhone(id, phone, phone === null ? null : 'Phone');
    if (person.disabled === true) db.run('UPDATE accounts SET disabled = 1 WHERE id = ?', id);
    const data = { permissions: administrator ? [adminPermission] : [] };
    if (record) rooms.documents.commit([{ type: 'create', path: paths.user(id), data }]);
    return id;
  };

  return {
    app,
    db,
    rooms,
    outbox,
    publicUrl,
    addPerson,
    logged: () => lines.join(''),
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    /** The code of the newest text message to `phone`. */
    lastCode: (phone: string = personPhone) => {
      const message = outbox.messages().find(({ channel, to }) => channel === 'sms' && to === phone);
      return /\d{6}/u.exec(message?.text ?? '')?.[0] ?? '';
    },
    close: async () => {
      rooms.feed.close();
      await rooms.background.idle();
      db.close();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** Does `work` with a portal of its own. */
export async function withPortal<Result>(
  traits: PortalTraits,
  work: (portal: InProcessPortal) => Promise<Result>,
): Promise<Result> {
  const portal = await openInProcessPortal(traits);
  try {
    return await work(portal);
  } finally {
    await portal.close();
  }
}
