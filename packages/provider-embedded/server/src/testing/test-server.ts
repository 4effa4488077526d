import { adminPermission, paths } from '@lineup/domain';
import { createApp } from '../app.ts';
import { productionLimits, type SignInLimits } from '../auth/limits.ts';
import { type Passwords } from '../auth/passwords/passwords.ts';
import { openDatabase } from '../database/open.ts';
import { randomId } from '../documents/ids.ts';
import { openDisk } from '../files/disk.ts';
import type { StaticFile } from '../http/pages/static-files.ts';
import { createServerLog } from '../log/server-log.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createRooms } from '../rooms.ts';
import type { MailSender } from '../mail/sender.ts';
import type { SmsSender } from '../sms/sender.ts';

export interface TestServerOptions {
  readonly publicUrl?: string;
  readonly demo?: boolean;
  readonly limits?: Partial<SignInLimits>;
  readonly sms?: SmsSender;
  readonly mail?: MailSender;
  readonly trustedProxies?: number;
  readonly portal?: ReadonlyMap<string, StaticFile>;
  readonly checkHealth?: () => Promise<void>;
}

export interface PersonTraits {
  readonly administrator?: boolean;
  readonly record?: boolean;
  readonly phone?: string | null;
  readonly disabled?: boolean;
  readonly otherFactor?: boolean;
}

export const origin = 'http://localhost';
export const password = 'correct horse battery';
export const adminPhone = '+12125550100';

/** Passwords as they are, and a note of every check. */
function plainPasswords() {
  const checks: (string | null)[] = [];
  const passwords: Passwords = {
    hash: (text) => Promise.resolve(`plain:${text}`),
    verify: (hash, text) => {
      checks.push(hash);
      return Promise.resolve(hash === `plain:${text}`);
    },
  };
  return { passwords, checks };
}

/** The whole server on a database in memory, with a clock that stands still until it is moved. */
export function createTestServer(options: TestServerOptions = {}) {
  const db = openDatabase(':memory:');
  let time = Date.UTC(2026, 10, 21, 12);
  const now = () => time;
  const outbox = createOutbox(now);
  const { passwords, checks } = plainPasswords();
  const lines: string[] = [];
  const log = createServerLog('info', { write: (line) => void lines.push(line) });
  const publicUrl = options.publicUrl ?? origin;
  const rooms = createRooms({
    db,
    disk: openDisk('/nonexistent'),
    now,
    randomId,
    secret: new Uint8Array(32).fill(7),
    passwords,
    limits: { ...productionLimits, ...options.limits },
    sms: options.sms ?? outbox.sms,
    mail: options.mail ?? outbox.mail,
    publicUrl,
    log,
  });
  const app = createApp({
    rooms,
    log,
    now,
    publicUrl,
    trustedProxies: options.trustedProxies ?? 0,
    outbox: options.demo === false ? null : outbox,
    portal: options.portal ?? new Map<string, StaticFile>(),
    checkHealth: options.checkHealth ?? (() => Promise.resolve()),
  });

  /** Makes an account; an enrolled administrator unless the traits say otherwise. */
  const addPerson = (email: string, traits: PersonTraits = {}): string => {
    const { administrator = true, record = true, phone = adminPhone } = traits;
    const id = `user-${email.replaceAll(/[^a-z]/gu, '-')}`;
    rooms.auth.accounts.add({ id, email, passwordHash: `plain:${password}` });
    rooms.auth.accounts.setPhone(id, phone, 'Phone');
    if (traits.disabled === true) db.run('UPDATE accounts SET disabled = 1 WHERE id = ?', id);
    if (traits.otherFactor === true) db.run('UPDATE accounts SET other_factor = 1 WHERE id = ?', id);
    const data = { permissions: administrator ? [adminPermission] : [] };
    if (record) rooms.documents.commit([{ type: 'create', path: paths.user(id), data }]);
    return id;
  };

  return {
    app,
    db,
    rooms,
    outbox,
    checks,
    /** What was logged, as text. */
    logged: () => lines.join(''),
    addPerson,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    /** The code of the newest text message. */
    lastCode: () =>
      /\d{6}/u.exec(outbox.messages().find(({ channel }) => channel === 'sms')?.text ?? '')?.[0] ?? '',
  };
}

export type TestServer = ReturnType<typeof createTestServer>;
