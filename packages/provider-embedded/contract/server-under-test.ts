import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '../server/src/app.ts';
import { demoLimits } from '../server/src/auth/limits.ts';
import type { Passwords } from '../server/src/auth/passwords.ts';
import { openDatabase } from '../server/src/database/open.ts';
import { randomId } from '../server/src/documents/ids.ts';
import { openDisk } from '../server/src/files/disk.ts';
import { createOutbox } from '../server/src/outbox/outbox.ts';
import { createRooms } from '../server/src/rooms.ts';
import { endWork } from '../server/src/start/end-work.ts';
import { unreliable } from './faults.ts';

export type ServerUnderTest = Awaited<ReturnType<typeof startServer>>;

/** The whole server on a database in memory and a folder of its own, with a clock that can be moved. It does not listen. */
export async function startServer(publicUrl: string, passwords: Passwords) {
  const folder = await mkdtemp(join(tmpdir(), 'lineup-contract-'));
  const db = openDatabase(':memory:');
  const log = pino({ level: 'silent' });
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const outbox = createOutbox(now);
  const sms = unreliable(outbox.sms);
  const rooms = createRooms({
    db,
    disk: openDisk(folder),
    now,
    randomId,
    secret: new Uint8Array(32).fill(7),
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
