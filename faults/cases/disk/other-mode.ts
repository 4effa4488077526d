import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { expectRefusedStart } from '../../support/network/one-line.ts';
import { freePort } from '../../../scripts/testing/free-ports.mjs';
import { launchPortal, startPortalProcess } from '../../support/portals/portal-process.ts';
import { productionEnv } from '../../support/portals/production.ts';

/** A data folder of the other mode, and one that other users can read. */
export const otherMode: FaultCase = {
  name: 'data-folder-mode',
  promise:
    'Production starts on no data folder of the demo and the demo on none of production; each is told in one line how to go on. Files of an open folder are closed to others.',
  tries: { short: 3, long: 3 },
  run: async (context) => {
    const tally = createTally();
    await tally.try('the demo’s folder in production', () => demoInProduction(context));
    await tally.try('the production’s folder in the demo', () => productionInDemo(context));
    await tally.try('a folder that is open to others', () => openFolder(context));
    return tally.result();
  },
};

async function production({ program }: CaseContext, dataDir: string) {
  const port = await freePort();
  return { program: program.folder, dataDir, port, mode: 'production' as const, env: productionEnv(port) };
}

async function demoInProduction(context: CaseContext): Promise<void> {
  const dataDir = join(context.folder, 'of-the-demo');
  await context.program.copyDemo(dataDir);
  const line = new RegExp(`is for the demo\\. .*: DATA_DIR=${dataDir} npm run admin -- leave-demo$`, 'u');
  await expectRefusedStart(await launchPortal(await production(context, dataDir)), line);
}

async function productionInDemo(context: CaseContext): Promise<void> {
  const dataDir = join(context.folder, 'of-production');
  const server = await startPortalProcess(await production(context, dataDir));
  await server.stop();
  const line = new RegExp(`is for production; .*: DATA_DIR=${dataDir}-demo npm start$`, 'u');
  await expectRefusedStart(await launchPortal({ program: context.program.folder, dataDir }), line);
}

async function openFolder({ program, folder }: CaseContext): Promise<void> {
  const dataDir = join(folder, 'open');
  await program.copyDemo(dataDir);
  const names = () => ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
  for (const name of names()) {
    const path = join(dataDir, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  const server = await startPortalProcess({ program: program.folder, dataDir });
  const open = names().filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
  await server.stop();
  expectThat(open.length === 0, `Others may use ${open.slice(0, 3).join(', ')}.`);
}
