import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess } from './portal-process.ts';

/** The built server, and a data folder of the demo that is made once and copied for whoever needs one. */
export interface Program {
  /** The folder of the built server, with the pages in `pages`. */
  readonly folder: string;
  /** Copies the demo's data into `dataDir`, which is made. */
  copyDemo(dataDir: string): Promise<void>;
  close(): Promise<void>;
}

export async function openProgram(folder: string): Promise<Program> {
  const parent = await mkdtemp(join(tmpdir(), 'lineup-faults-demo-'));
  const template = join(parent, 'data');
  let made: Promise<void> | null = null;
  const make = async () => {
    const server = await startPortalProcess({ program: folder, dataDir: template });
    await server.stop();
  };
  return {
    folder,
    copyDemo: async (dataDir) => {
      made ??= make();
      await made;
      await cp(template, dataDir, { recursive: true });
    },
    close: () => rm(parent, { recursive: true, force: true }),
  };
}
