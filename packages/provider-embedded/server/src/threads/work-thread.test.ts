import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unbuiltAssets } from '@lineup/lineup-page';
import { ProviderError } from '@lineup/provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCommitTurn } from './commit-turn.ts';
import { fromSent, toSent } from './sent-error.ts';
import { WorkThread } from './work-thread.ts';

let folder = '';
const turn = createCommitTurn();
let heard: unknown[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'work-thread-'));
  heard = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A thread whose program runs these lines for each message `{ type, id, given }`. */
function threadOf(lines: string): WorkThread {
  const program = join(folder, 'program.mjs');
  const head = "import { parentPort as port } from 'node:worker_threads';\n";
  writeFileSync(program, `${head}port.on('message', ({ type, id, given, error }) => { ${lines} });\n`);
  return new WorkThread({
    program,
    setup: { database: '', files: '', origin: '', assets: unbuiltAssets, readerFile: null },
    turn,
    onCommit: (version) => heard.push(version),
    onPublished: (festivalId) => heard.push(festivalId),
    onError: (error) => heard.push(error),
  });
}

const count = { festivalId: 'hill' };

test('a job is answered after the commits that it made were announced', async () => {
  const thread = threadOf(`
    if (type === 'close') return port.close();
    port.postMessage({ type: 'commit', version: 7, changes: [] });
    port.postMessage({ type: 'answer', id, answer: given.festivalId });
  `);
  await expect(thread.run('countLineup', count)).resolves.toBe('hill');
  expect(heard).toEqual([7]);
  await thread.close();
});

test('a failure of the thread is the failure of its job, with its code and text', async () => {
  const error = new ProviderError('failed-precondition', 'No', { userMessage: 'Look again.' });
  const thread = threadOf(`
    if (type === 'close') return port.close();
    port.postMessage({ type: 'failure', id, error: ${JSON.stringify(toSent(error))} });
  `);
  const failure = thread.run('countLineup', count);
  await expect(failure).rejects.toMatchObject({ code: 'failed-precondition', userMessage: 'Look again.' });
  await thread.close();
});

test('the jobs of a thread that ends by itself fail, and the next job starts it again', async () => {
  const thread = threadOf(`
    if (type === 'close') return port.close();
    if (given.festivalId === 'gone') process.exit(1);
    port.postMessage({ type: 'answer', id, answer: id });
  `);
  const lost = thread.run('countLineup', { festivalId: 'gone' });
  await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
  await expect(thread.run('countLineup', count)).resolves.toBe(2);
  await thread.close();
  await expect(thread.run('countLineup', count)).rejects.toMatchObject({ code: 'unavailable' });
});

test('a job that writes much keeps the server from writing until it is answered', async () => {
  const thread = threadOf(`
    if (type === 'close') return port.close();
    port.postMessage(type === 'job' ? { type: 'turn', id } : { type: 'answer', id, answer: 'written' });
  `);
  let written: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve) => {
    written = thread.run('countLineup', count, { mayWrite: resolve });
  });
  const order: unknown[] = [];
  const free = turn.free().then(() => order.push('free'));
  order.push(await written);
  await free;
  expect(order).toEqual(['written', 'free']);
  await thread.close();
});

test('a job that may not write learns why', async () => {
  const thread = threadOf(`
    if (type === 'close') return port.close();
    if (type === 'job') return port.postMessage({ type: 'turn', id });
    port.postMessage({ type: 'failure', id, error });
  `);
  const mayWrite = () => {
    throw new ProviderError('unauthenticated');
  };
  await expect(thread.run('countLineup', count, { mayWrite })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await turn.free();
  await thread.close();
});

test('an error that is not the provider’s crosses as it is', () => {
  const error = new Error('broken');
  expect(fromSent(toSent(error))).toBe(error);
});
