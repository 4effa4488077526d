import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../frame/machine.ts';
import type { RowContext } from '../frame/row.ts';
import { withFolderServed } from './static-server.ts';

/** The programs that the portal is compared with; each is a folder of `bench/peers`. */
export type PeerName =
  | 'firecms'
  | 'fullcalendar'
  | 'naive-inputs'
  | 'react-admin'
  | 'react-big-calendar'
  | 'schedule-x'
  | 'spreadsheet-import';

const peers = join(root, 'bench/peers');
const installed = join(peers, 'node_modules/.installed-lock');

/**
 * Builds the peer for production into the row's folder and runs `work` with the address at which it is served. Installs
 * the peers' packages on first use.
 */
export async function withPeer<Result>(
  { folder }: Pick<RowContext, 'folder'>,
  name: PeerName,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  installPeers();
  const outDir = join(folder, 'peers', name);
  await buildPeer(name, outDir);
  return withFolderServed(outDir, work);
}

/** Installs exactly the versions in the lock file, unless installed; runs no install scripts. */
function installPeers(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(peers, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  console.log('Installing the peers …');
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { status } = spawnSync('npm', words, { cwd: peers, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers could not be installed.');
  writeFileSync(installed, lock);
}

async function buildPeer(name: PeerName, outDir: string): Promise<void> {
  // Libraries that would also run with another version get the peer's.
  const resolve = { dedupe: ['react', 'react-dom', '@chakra-ui/react'] };
  await build({
    root: join(peers, name),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    resolve,
    build: { outDir, emptyOutDir: true, target: 'chrome123', chunkSizeWarningLimit: 10_000 },
  });
}
