import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processingMessages, timestampFromMillis } from '@lineup/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createThreadReader, type ThreadReaderOptions } from './read-in-thread.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reader-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const festival = {
  timezone: 'UTC',
  dayStartsAt: '00:00',
  startDate: timestampFromMillis(Date.UTC(2026, 6, 3)),
  endDate: timestampFromMillis(Date.UTC(2026, 6, 5)),
  stages: [],
};
const never = new AbortController().signal;

/** A reader whose thread runs these lines; `file` is what it is to read. */
function readerOf(program: string, options: Partial<ThreadReaderOptions> = {}) {
  const readerFile = join(folder, 'reader.mjs');
  const head = "import { parentPort, workerData as file } from 'node:worker_threads';\n";
  const answer =
    'const answer = (stages) => parentPort.postMessage({ ok: true, events: [], leftOut: [], stages });\n';
  writeFileSync(readerFile, head + answer + program);
  return createThreadReader({ readerFile, ...options });
}

const fileOf = (text: string, fileName = 'lineup.csv') => ({
  bytes: new TextEncoder().encode(text),
  fileName,
  festival,
  mapping: null,
});

test('a file is read in the thread, and the server goes on meanwhile', async () => {
  const read = readerOf(`
    const end = Date.now() + 300;
    while (Date.now() < end);
    answer([file.fileName, String(file.bytes.length), String(file.mapping)]);
  `);
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 10);
  const reading = await read(fileOf('artist'), never);
  clearInterval(counting);
  expect(reading).toMatchObject({ ok: true, stages: ['lineup.csv', '6', 'null'] });
  expect(turns).toBeGreaterThan(5);
});

test('small JSON is read before a thread would have begun', async () => {
  const read = readerOf('throw new Error("no thread was needed")');
  const rows = [{ artistName: 'Moth Parade', stage: 'Dune' }];
  expect(await read(fileOf(JSON.stringify(rows), 'lineup.json'), never)).toMatchObject({
    ok: true,
    events: [{ artistName: 'Moth Parade' }],
  });
  await expect(read(fileOf(' '.repeat(70_000), 'lineup.json'), never)).rejects.toThrow(
    'no thread was needed',
  );
});

test('files are read one after the other, also after one that failed', async () => {
  const read = readerOf(`
    if (file.fileName === 'a.csv') throw new Error('a broken reader');
    answer([]);
  `);
  const first = read(fileOf('', 'a.csv'), never);
  const second = read(fileOf('', 'b.csv'), never);
  await expect(first).rejects.toThrow('a broken reader');
  await expect(second).resolves.toMatchObject({ ok: true });
});

test('a file that takes too long is given up', async () => {
  const read = readerOf('for (;;);', { limitMs: 200 });
  expect(await read(fileOf(''), never)).toEqual({ ok: false, error: processingMessages.timedOut });
});

test('a file that takes too much memory is given up', async () => {
  const read = readerOf('const kept = []; for (;;) kept.push(Array.from({ length: 1e5 }, () => ({})));', {
    maximumMegabytes: 32,
  });
  expect(await read(fileOf(''), never)).toEqual({ ok: false, error: processingMessages.tooMuchMemory });
});

test('a thread that ends without an answer is a failure', async () => {
  await expect(readerOf('process.exit(0)')(fileOf(''), never)).rejects.toThrow('ended by itself');
});

test('what is out of time is stopped', async () => {
  const stop = new AbortController();
  const reading = readerOf('for (;;);')(fileOf(''), stop.signal);
  setTimeout(() => stop.abort(), 100);
  await expect(reading).rejects.toMatchObject({ code: 'deadline-exceeded' });
  await expect(readerOf('answer([])')(fileOf(''), stop.signal)).rejects.toMatchObject({
    code: 'deadline-exceeded',
  });
});
