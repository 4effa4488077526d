import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseContext } from '../../runner/fault-case.ts';
import { freePort } from '../../../scripts/testing/free-ports.mjs';
import { startPortalProcess, type PortalProcess, type PortalProcessOptions } from './portal-process.ts';

/** A portal of one case, which it may kill and start again on the same data and at the same address. */
export interface Portal {
  readonly address: string;
  readonly dataDir: string;
  /** The process that runs now, or ran last. */
  process(): PortalProcess;
  /** Starts it again; the one before must have ended. */
  start(): Promise<void>;
  /** Kills it. */
  kill(): Promise<void>;
  /** Kills it and removes its data. */
  remove(): Promise<void>;
}

export type PortalTraits = Pick<PortalProcessOptions, 'mode' | 'env'> & {
  /** A folder of the case's own unless given; it is filled with the demo's data where `demo` is not false. */
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

/** Does `work` with a portal of its own. */
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
