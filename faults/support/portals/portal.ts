import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseContext } from '../../runner/fault-case.ts';
import { freePort } from '../../../scripts/testing/free-ports.mjs';
import { startPortalProcess, type PortalProcess, type PortalProcessOptions } from './portal-process.ts';

/** The portal of one case, which may kill and restart it on the same data and at the same address. */
export interface Portal {
  readonly address: string;
  readonly dataDir: string;
  /** The current process, or the last one. */
  process(): PortalProcess;
  /** Starts it again; the previous process must have exited. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Kills it and removes its data. */
  remove(): Promise<void>;
}

export type PortalTraits = Pick<PortalProcessOptions, 'mode' | 'env'> & {
  /** By default a folder for the case; it is filled with the demo's data unless `demo` is false. */
  readonly dataDir?: string;
  readonly demo?: boolean;
};

let made = 0;

/** Starts a portal on a copy of the demo's data. */
export async function openPortal(context: CaseContext, traits: PortalTraits = {}): Promise<Portal> {
  made += 1;
  const { demo = true, dataDir = join(context.folder, `data-${made}`), ...options } = traits;
  if (demo) await context.program.copyDemo(dataDir);
  const port = await freePort();
  const start = () => startPortalProcess({ ...options, program: context.program.folder, dataDir, port });
  let running = await start();
  return {
    address: running.address,
    dataDir,
    process: () => running,
    start: async () => {
      running = await start();
    },
    kill: () => running.kill(),
    remove: async () => {
      await running.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` with a separate portal. */
export async function withPortalProcess<Result>(
  context: CaseContext,
  traits: PortalTraits,
  work: (portal: Portal) => Promise<Result>,
): Promise<Result> {
  const portal = await openPortal(context, traits);
  try {
    return await work(portal);
  } finally {
    await portal.remove();
  }
}
