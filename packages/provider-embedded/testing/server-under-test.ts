import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminPermission, paths } from '@lineup/domain';
import { noBackups } from '../server/src/backup/scheduled/scheduled-backups.ts';
import { createApp, type AppDeps } from '../server/src/app.ts';
import { demoLimits, type SignInLimits } from '../server/src/auth/limits.ts';
import type { Passwords } from '../server/src/auth/passwords/passwords.ts';
import { openDatabase, type Db } from '../server/src/database/open.ts';
import { randomId } from '../server/src/documents/store.ts';
import { openDisk } from '../server/src/files/disk.ts';
import { createServerLog } from '../server/src/log/logged-error.ts';
import type { MailSender } from '../server/src/mail/smtp.ts';
import { createOutbox } from '../server/src/outbox/outbox.ts';
import { createRooms, type RoomsDeps } from '../server/src/rooms.ts';
import { anyWebhooks } from '@lineup/functions';
import { createDownloader } from '@lineup/functions/node';
import { pageAssetsOf } from '../server/src/public/page-assets.ts';
import type { SmsSender } from '../server/src/sms/gateway.ts';
import { endWork } from '../server/src/start/end-work.ts';
import { unreliable } from './faults.ts';
import { plainHash, plainPasswords } from './plain-passwords.ts';

/** Settings that may differ from those of a demo server. */
export interface ServerTraits extends Partial<
  Pick<
    AppDeps,
    'publicUrl' | 'trustedProxies' | 'portal' | 'checkHealth' | 'backups' | 'metricsToken' | 'accessLog'
  >
> {
  /** Milliseconds since the epoch; does not move by default. */
  readonly clock?: () => number;
  readonly limits?: SignInLimits;
  /** Not hashed by default, since most tests are not about hashing. */
  readonly passwords?: Passwords;
  /** The hash of everyone's password, if `passwords` is given. */
  readonly passwordHash?: string;
  readonly sms?: SmsSender;
  readonly mail?: MailSender;
  /** By default they are not sent to any server. */
  readonly webhooks?: RoomsDeps['webhooks'];
  /** Downloads files; as in a demo by default. */
  readonly download?: RoomsDeps['download'];
  /** Whether everyone can open the outbox; true by default. */
  readonly demo?: boolean;
  /** In memory by default. */
  readonly db?: Db;
  /** Where files are stored; by default a separate folder, removed with the server. */
  readonly folder?: string;
}

export interface PersonTraits {
  readonly administrator?: boolean;
  readonly record?: boolean;
  readonly phone?: string | null;
  readonly disabled?: boolean;
  readonly otherFactor?: boolean;
}

export type ServerUnderTest = ReturnType<typeof startServer>;

/** The server's address unless a test uses another one. */
export const origin = 'http://localhost';
/** The password of everyone created by `addPerson`. */
export const personPassword = 'correct horse battery';
export const personPhone = '+12125550100';

/** The whole server on an in-memory database, with a movable clock. It does not listen. */
export function startServer(traits: ServerTraits = {}) {
  const { clock = () => Date.UTC(2026, 10, 21, 12), publicUrl = origin, passwords = plainPasswords } = traits;
  const { folder = mkdtempSync(join(tmpdir(), 'lineup-test-')) } = traits;
  const db = traits.db ?? openDatabase(':memory:');
  const lines: string[] = [];
  const log = createServerLog('info', { write: (line) => void lines.push(line) });
  const secret = new Uint8Array(32).fill(7);
  let ahead = 0;
  const now = () => clock() + ahead;
  const outbox = createOutbox(now);
  const sms = unreliable(traits.sms ?? outbox.sms);
  const rooms = createRooms({
    db,
    disk: openDisk(folder),
    now,
    randomId,
    secret,
    passwords,
    limits: traits.limits ?? demoLimits,
    sms,
    mail: traits.mail ?? outbox.mail,
    publicUrl,
    log,
    webhooks: traits.webhooks ?? { rule: anyWebhooks, send: () => Promise.resolve('unreachable') },
    download: traits.download ?? createDownloader({ anywhere: true }),
    pageAssets: pageAssetsOf(traits.portal ?? new Map()),
  });
  const app = createApp({
    rooms,
    log,
    now,
    publicUrl,
    trustedProxies: traits.trustedProxies ?? 0,
    outbox: traits.demo === false ? null : outbox,
    portal: traits.portal ?? new Map<never, never>(),
    checkHealth: traits.checkHealth ?? (() => Promise.resolve()),
    backups: traits.backups ?? noBackups,
    databaseFile: null,
    metricsToken: traits.metricsToken ?? null,
    accessLog: traits.accessLog ?? true,
  });

  /** Creates an account; an enrolled administrator by default. Returns its id. */
  const addPerson = (email: string, person: PersonTraits = {}): string => {
    const { administrator = true, record = true, phone = personPhone } = person;
    const id = `user-${email.replaceAll(/[^a-z0-9]/gu, '-')}`;
    const passwordHash = traits.passwordHash ?? plainHash(personPassword);
    rooms.auth.accounts.add({ id, email, passwordHash });
    rooms.auth.accounts.setPhone(id, phone, phone === null ? null : 'Phone');
    if (person.disabled === true) db.run('UPDATE accounts SET disabled = 1 WHERE id = ?', id);
    if (person.otherFactor === true) db.run('UPDATE accounts SET other_factor = 1 WHERE id = ?', id);
    const data = { permissions: administrator ? [adminPermission] : [] };
    if (record) rooms.documents.commit([{ type: 'create', path: paths.user(id), data }]);
    return id;
  };

  return {
    app,
    db,
    rooms,
    outbox,
    sms,
    now,
    secret,
    passwords,
    publicUrl,
    addPerson,
    /** The log output. */
    logged: () => lines.join(''),
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
    /** The code in the newest text message, to `phone` if given; empty if there is none. */
    lastCode: (phone?: string): string => {
      const message = outbox
        .messages()
        .find(({ channel, to }) => channel === 'sms' && (phone === undefined || to === phone));
      return /\d{6}/u.exec(message?.text ?? '')?.[0] ?? '';
    },
    stop: async () => {
      await endWork(rooms);
      db.close();
      if (traits.folder === undefined) await rm(folder, { recursive: true });
    },
  };
}
