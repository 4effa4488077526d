import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess } from './portal-process.ts';

/** The built server, and a data folder of the demo that is created once and copied for each case. */
export interface Program {
  /** The folder of the built server, with the pages in `pages`. */
  readonly folder: string;
  /** The data folder of the demo; read-only. */
  readonly demo: string;
  /** Copies the demo's data into `dataDir`, which it creates. */
  copyDemo(dataDir: string): Promise<void>;
  close(): Promise<void>;
}

/** Creates the demo's data by starting the built server in `folder` for the first time. */
export async function openProgram(folder: string): Promise<Program> {
  const parent = await mkdtemp(join(tmpdir(), 'lineup-faults-demo-'));
  const demo = join(parent, 'data');
  const server = await startPortalProcess({ program: folder, dataDir: demo });
  await server.stop();
  return {
    ...programWithDemo(folder, demo),
    demo,
    close: () => rm(parent, { recursive: true, force: true }),
  };
}

/** The built server in `folder`, with existing demo data. */
export function programWithDemo(folder: string, demo: string): Pick<Program, 'folder' | 'copyDemo'> {
  return { folder, copyDemo: (dataDir) => cp(demo, dataDir, { recursive: true }) };
}
