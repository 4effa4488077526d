import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unbuiltAssets } from '@lineup/lineup-page';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServerProvider, noFiles } from '../functions/server-provider.ts';
import { testStore } from '../documents/testing/fixtures.ts';
import { createWorkThreads } from './work-threads.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'work-threads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const counted = { festivalId: 'hill', artistCount: 0, conflictCount: 0, stages: [], dates: [] };

/** Threads that return a count without events. */
function openThreads() {
  const program = join(folder, 'program.mjs');
  const lines = `
    import { parentPort as port } from 'node:worker_threads';
    port.on('message', ({ type, id }) => {
      if (type === 'close') port.close();
      else port.postMessage({ type: 'answer', id, answer: ${JSON.stringify({ ...counted, eventCount: 0 })} });
    });
  `;
  writeFileSync(program, lines);
  const ignore = () => undefined;
  return createWorkThreads({
    program,
    setup: { database: '', files: '', origin: '', assets: unbuiltAssets, readerFile: null },
    onCommit: ignore,
    onPublished: ignore,
    onError: ignore,
  });
}

test('no more than 1,000 sets are counted in the server’s own thread', async () => {
  const threads = openThreads();
  const { documents } = createServerProvider(testStore().store, noFiles);
  const countHere = async (sets: number): Promise<boolean> => {
    const hasMore = (_: string, than: number) => sets > than;
    const count = threads.countLineup({ hasMore }, async () => ({ ...counted, eventCount: sets }));
    return (await count(documents, 'hill')).eventCount === sets;
  };
  expect(await countHere(1000)).toBe(true);
  expect(await countHere(1001)).toBe(false);
  await threads.close();
});
