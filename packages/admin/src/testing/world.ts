import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { AdminProvider } from '@lineup/provider/administration';
import { embeddedAdminProvider } from '@lineup/provider-embedded/administration';
import { afterEach } from 'vitest';
import { runAdmin } from '../index.ts';
import { type ContentsIndex, indexOf } from '../transfer/contents-index.ts';
import { sampleContents } from './sample-contents.ts';

const folders: string[] = [];

/** Removes the folders of `newFolder`; call it once in a test file. */
export function removeFoldersAfterEach(): void {
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}

/** A new empty folder. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lineup-admin-'));
  folders.push(folder);
  return folder;
}

/**
 * Runs a command like the command line does; `env` is its environment, `isTTY` whether its errors go to a terminal. Its
 * clock stands still, as a slow command would print its progress.
 */
export async function admin(words: string, env: Record<string, string>, typed = '', isTTY = false) {
  const [output, errors] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY })];
  const code = await runAdmin(words.split(' ').filter(Boolean), {
    env,
    input: Readable.from([typed]),
    output,
    errors,
    now: () => 0,
  });
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
}

/** Stores the sample contents in a portal. */
export async function fill(adminProvider: AdminProvider, contents = sampleContents()): Promise<void> {
  const target = await adminProvider.openTarget();
  try {
    for await (const file of contents.files()) await target.putFile(file);
    for await (const account of contents.accounts()) await target.putAccount(account);
    const documents = [];
    for await (const document of contents.documents()) documents.push(document);
    await target.putDocuments(documents);
  } finally {
    await target.close();
  }
}

/** A data folder with the sample contents in it. */
export async function filledFolder(): Promise<string> {
  const dataDir = join(newFolder(), 'data');
  await fill(embeddedAdminProvider(dataDir));
  return dataDir;
}

/** The index of everything a portal stores. */
export async function contentsIndexOf(adminProvider: AdminProvider): Promise<ContentsIndex> {
  const contents = await adminProvider.openContents();
  try {
    return await indexOf(contents);
  } finally {
    await contents.close();
  }
}
