import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess } from './portal-process.ts';

/** The built server, and a data folder of the demo that is made once and copied for whoever needs one. */
export interface Program {
  /** The folder of the built server, with the pages in `pages`. */
  readonly folder: string;
  /** The data folder of the demo; it is not to be touched. */
  readonly demo: string;
  /** Copies the demo's data into `dataDir`, which is made. */
  copyDemo(dataDir: string): Promise<void>;
  close(): Promise<void>;
}

/** Makes the demo's data by a first start of the built server in `folder`. */
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

/** The built server in `folder`, with the demo's data that was made already. */
export function programWithDemo(folder: string, demo: string): Pick<Program, 'folder' | 'copyDemo'> {
  return { folder, copyDemo: (dataDir) => cp(demo, dataDir, { recursive: true }) };
}
