import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { Keeper } from '@lineup/provider/administration';
import { embeddedKeeper } from '@lineup/provider-embedded/administration';
import { afterEach } from 'vitest';
import { runAdmin } from '../index.ts';
import { type HoldingsIndex, indexOf } from '../transfer/holdings-index.ts';
import { sampleHoldings } from './sample-holdings.ts';

const folders: string[] = [];

/** Removes what `newFolder` has made; call it once in a test file. */
export function removeFoldersAfterEach(): void {
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}

/** An empty folder of its own. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lineup-admin-'));
  folders.push(folder);
  return folder;
}

/** Runs a command as the command line does; `env` is its environment. */
export async function admin(words: string, env: Record<string, string>, typed = '') {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const code = await runAdmin(words.split(' ').filter(Boolean), {
    env,
    input: Readable.from([typed]),
    output,
    errors,
  });
  return { code, said: String(output.read() ?? ''), complained: String(errors.read() ?? '') };
}

/** Puts the sample holdings into a portal. */
export async function fill(keeper: Keeper, holdings = sampleHoldings()): Promise<void> {
  const target = await keeper.openTarget();
  try {
    for await (const file of holdings.files()) await target.putFile(file);
    for await (const account of holdings.accounts()) await target.putAccount(account);
    const documents = [];
    for await (const document of holdings.documents()) documents.push(document);
    await target.putDocuments(documents);
  } finally {
    await target.close();
  }
}

/** A data folder with the sample holdings in it. */
export async function filledFolder(): Promise<string> {
  const dataDir = join(newFolder(), 'data');
  await fill(embeddedKeeper(dataDir));
  return dataDir;
}

/** The index of everything a portal keeps. */
export async function keptIn(keeper: Keeper): Promise<HoldingsIndex> {
  const holdings = await keeper.openHoldings();
  try {
    return await indexOf(holdings);
  } finally {
    await holdings.close();
  }
}
