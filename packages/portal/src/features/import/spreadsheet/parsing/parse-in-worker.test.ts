// @vitest-environment jsdom
import { festivalTimestamps } from '@lineup/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { provideSheetWorker } from '../testing/fake-worker.ts';
import { csvFile, sheetRows } from '../testing/sheet-files.ts';
import { parseLimitMs, parseInWorker } from './parse-in-worker.ts';

const timezone = 'America/Vancouver';
const festival = {
  timezone,
  ...festivalTimestamps({ startDate: '2026-07-03', endDate: '2026-07-05', timezone }),
  dayStartsAt: '00:00',
  stages: ['Harbour'],
};
const options = { fileName: 'lineup.csv', festival };
const never = new AbortController().signal;
const reasonOf = (result: Awaited<ReturnType<typeof parseInWorker>>) =>
  result?.ok === false ? [result.title, ...result.errors] : null;

afterEach(() => vi.useRealTimers());

describe('reading in a worker', () => {
  it('answers with what the worker found, and ends it', async () => {
    const worker = provideSheetWorker();
    const result = await parseInWorker(csvFile(sheetRows(3)), options, never);
    expect(result).toMatchObject({ ok: true, rows: { length: 3 } });
    expect(worker.requests[0]?.options).toEqual(options);
    expect(worker.ended()).toBe(1);
  });

  it('is stopped when it takes too long', async () => {
    vi.useFakeTimers();
    const worker = provideSheetWorker(() => new Promise(() => undefined));
    const file = { arrayBuffer: async () => new ArrayBuffer(1) } as Blob;
    const reading = parseInWorker(file, options, never);
    await vi.advanceTimersByTimeAsync(parseLimitMs - 1);
    expect(worker.ended()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(reasonOf(await reading)).toEqual([
      'Failed to parse CSV file',
      'Reading took too long and was stopped. Please try again with a smaller file.',
    ]);
    expect(worker.ended()).toBe(1);
  });

  it('is ended by a cancellation, without an answer', async () => {
    const worker = provideSheetWorker(() => new Promise(() => undefined));
    const controller = new AbortController();
    const reading = parseInWorker(csvFile(sheetRows(1)), options, controller.signal);
    await vi.waitFor(() => expect(worker.requests).toHaveLength(1));
    controller.abort();
    expect(await reading).toBeNull();
    expect(worker.ended()).toBe(1);
  });

  it('is not begun when it was cancelled before', async () => {
    const worker = provideSheetWorker();
    expect(await parseInWorker(csvFile(sheetRows(1)), options, AbortSignal.abort())).toBeNull();
    expect(worker.requests).toEqual([]);
  });

  it.each([
    ['answers nothing', async () => null, () => undefined],
    [
      'did not arrive',
      () => new Promise<never>(() => undefined),
      (worker: ReturnType<typeof provideSheetWorker>) => worker.fail(),
    ],
  ])('says so when the worker %s', async (_name, read, then) => {
    const worker = provideSheetWorker(read);
    const reading = parseInWorker(csvFile(sheetRows(1)), options, never);
    await vi.waitFor(() => expect(worker.requests).toHaveLength(1));
    then(worker);
    expect(reasonOf(await reading)).toEqual([
      'Failed to parse CSV file',
      'Reading was interrupted. Please choose the file again.',
    ]);
  });

  it('says so when the file is gone', async () => {
    provideSheetWorker();
    const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
    expect(reasonOf(await parseInWorker(gone, options, never))).toEqual([
      'Failed to parse CSV file',
      'The file can no longer be read. Please choose it again.',
    ]);
  });
});
