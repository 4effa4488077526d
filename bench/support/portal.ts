import { join } from 'node:path';
import type { Db } from '@lineup/provider-embedded/server';
import { openClient, signIn, type Client } from '../../faults/support/client.ts';
import {
  startPortalProcess,
  type PortalProcess,
  type PortalProcessOptions,
} from '../../faults/support/portals/portal-process.ts';
import type { RowContext } from '../frame/row.ts';
import { openData } from './seed.ts';

/** The built server in a separate process, on separate data. */
export interface BenchPortal {
  readonly server: PortalProcess;
  /** A browser session of the demo's administrator, signed in. */
  readonly client: Client;
  /** Its session cookie, for raw requests. */
  readonly cookie: string;
}

/** Fills the database before the server starts. */
export type Seed = (db: Db) => void;

interface PortalTraits {
  readonly seed?: Seed;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Creates the demo's data below the row's folder and adds the row's data to it; returns a function that starts a server
 * on it.
 */
export async function prepareData(
  { program, folder }: Pick<RowContext, 'program' | 'folder'>,
  { seed, env = {} }: PortalTraits,
): Promise<PortalProcessOptions> {
  const dataDir = join(folder, 'data');
  const options = { program, dataDir, env: { LOG_LEVEL: 'warn', ...env } };
  await (await startPortalProcess(options)).stop();
  if (seed !== undefined) seedData(dataDir, seed);
  return options;
}

/** Prepares the data and runs `work` with a server on it. */
export async function withPortal<Result>(
  context: Pick<RowContext, 'program' | 'folder'>,
  traits: PortalTraits,
  work: (portal: BenchPortal) => Promise<Result>,
): Promise<Result> {
  const options = await prepareData(context, traits);
  const server = await startPortalProcess(options);
  try {
    return await work({ server, ...(await signedIn(server)) });
  } finally {
    await server.stop();
  }
}

function seedData(dataDir: string, seed: Seed): void {
  const db = openData(dataDir);
  try {
    seed(db);
    db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

/** Opens a browser session on the server and signs in. */
export async function signedIn({ address }: PortalProcess) {
  const client = openClient(address);
  await signIn(client, address);
  return { client, cookie: client.cookie() };
}
