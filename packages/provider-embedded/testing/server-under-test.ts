import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '../server/src/app.ts';
import { demoLimits } from '../server/src/auth/limits.ts';
import type { Passwords } from '../server/src/auth/passwords/passwords.ts';
import { openDatabase } from '../server/src/database/open.ts';
import { randomId } from '../server/src/documents/ids.ts';
import { openDisk } from '../server/src/files/disk.ts';
import { createOutbox } from '../server/src/outbox/outbox.ts';
import { createRooms } from '../server/src/rooms.ts';
import { endWork } from '../server/src/start/end-work.ts';
import { unreliable } from './faults.ts';

export type ServerUnderTest = ReturnType<typeof startServer>;

/** The whole server on a database in memory and a folder of its own, with a clock that can be moved. It does not listen. */
export function startServer(publicUrl: string, passwords: Passwords, clock = () => Date.now()) {
  const folder = mkdtempSync(join(tmpdir(), 'lineup-test-'));
  const db = openDatabase(':memory:');
  const log = pino({ level: 'silent' });
  const secret = new Uint8Array(32).fill(7);
  let ahead = 0;
  const now = () => clock() + ahead;
  const outbox = createOutbox(now);
  const sms = unreliable(outbox.sms);
  const rooms = createRooms({
    db,
    disk: openDisk(folder),
    now,
    randomId,
    secret,
    passwords,
    limits: demoLimits,
    sms,
    mail: outbox.mail,
    publicUrl,
    log,
  });
  const app = createApp({
    rooms,
    log,
    now,
    publicUrl,
    trustedProxies: 0,
    outbox,
    portal: new Map(),
    checkHealth: () => Promise.resolve(),
  });
  return {
    app,
    db,
    rooms,
    outbox,
    sms,
    now,
    secret,
    passwords,
    advanceClock: (seconds: number) => {
      ahead += seconds * 1000;
    },
    stop: async () => {
      await endWork(rooms);
      db.close();
      await rm(folder, { recursive: true });
    },
  };
}
