import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processingMessages, timestampFromMillis } from '@lineup/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProcessReader, type ProcessReaderOptions } from './read-in-process.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reader-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const festival = {
  timezone: 'UTC',
  dayStartsAt: '00:00',
  startDate: timestampFromMillis(Date.UTC(2026, 6, 3)),
  endDate: timestampFromMillis(Date.UTC(2026, 6, 5)),
  stages: [],
};
const never = new AbortController().signal;

/** A reader whose process runs these lines; `file` is the file to read. */
function readerOf(program: string, options: Partial<ProcessReaderOptions> = {}) {
  const readerFile = join(folder, 'reader.mjs');
  const head = "const file = await new Promise((resolve) => process.once('message', resolve));\n";
  const answer =
    "const answer = (stages) => process.send({ type: 'reading', reading: { ok: true, events: [], leftOut: [], stages } });\n";
  writeFileSync(readerFile, head + answer + program);
  return createProcessReader({ readerFile, ...options });
}

const fileOf = (text: string, fileName = 'lineup.csv') => ({
  bytes: new TextEncoder().encode(text),
  fileName,
  festival,
  mapping: null,
});

test('a file is read in the process, and the server keeps answering', async () => {
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

test('small JSON is read before a process would have begun', async () => {
  const read = readerOf('throw new Error("no process was needed")');
  const rows = [{ artistName: 'Moth Parade', stage: 'Dune' }];
  expect(await read(fileOf(JSON.stringify(rows), 'lineup.json'), never)).toMatchObject({
    ok: true,
    events: [{ artistName: 'Moth Parade' }],
  });
  await expect(read(fileOf(' '.repeat(530_000), 'lineup.json'), never)).rejects.toThrow(
    'no process was needed',
  );
});

test('files are read one after the other, also after one that failed', async () => {
  const read = readerOf(`
    const error = new Error('a broken reader');
    if (file.fileName === 'a.csv') process.send({ type: 'failure', error });
    else answer([]);
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
  const read = readerOf('const held = []; for (;;) held.push(Array.from({ length: 1e5 }, () => ({})));', {
    maximumMegabytes: 32,
  });
  expect(await read(fileOf(''), never)).toEqual({ ok: false, error: processingMessages.tooMuchMemory });
});

test(
  'a file that takes all of the memory ends its process, not the server',
  { timeout: 180_000 },
  async () => {
    const swelling = 'const text = JSON.stringify(Array(300_000).fill({ a: [1, 2, 3] })); const held = [];';
    const read = readerOf(`${swelling} for (;;) held.push(JSON.parse(text));`);
    expect(await read(fileOf(''), never)).toEqual({ ok: false, error: processingMessages.tooMuchMemory });
    expect(await readerOf('answer([])')(fileOf(''), never)).toMatchObject({ ok: true });
  },
);

test('a process that ends without an answer is a failure with what it complained of', async () => {
  const read = readerOf("console.error('no such library'); process.exit(0);");
  await expect(read(fileOf(''), never)).rejects.toThrow('ended by itself. no such library');
});

test('the process knows nothing of the environment of the server', async () => {
  vi.stubEnv('SESSION_SECRET', 'secret');
  const read = readerOf("answer([String(process.env['SESSION_SECRET'])]);");
  expect(await read(fileOf(''), never)).toMatchObject({ stages: ['undefined'] });
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
