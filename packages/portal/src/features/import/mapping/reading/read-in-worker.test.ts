// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeFestival } from '../../testing/make-draft.ts';
import { provideReader } from '../testing/provide-reader.ts';
import { readingLimitMs, readInWorker } from './read-in-worker.ts';

const toRead = {
  file: new File(['Artist,Stage,Date,Start,End\nTide,Pier,2027-07-02,20:00,21:00'], 'lineup.csv'),
  festival: makeFestival(),
  remembered: {},
  mapping: null,
  fillsMissing: false,
  foundAs: null,
};
const never = new AbortController().signal;

afterEach(() => vi.useRealTimers());

describe('reading in a worker', () => {
  it('answers with what the worker found', async () => {
    const requests = provideReader();
    expect(await readInWorker(toRead, never)).toMatchObject({ ok: true, outcome: { sets: 1 } });
    expect(requests).toMatchObject([{ fileName: 'lineup.csv', mapping: null }]);
  });

  it('is not begun where it was ended before', async () => {
    const requests = provideReader();
    expect(await readInWorker(toRead, AbortSignal.abort())).toBeNull();
    expect(requests).toEqual([]);
  });

  it('is ended without an answer', async () => {
    provideReader(() => new Promise(() => undefined));
    const end = new AbortController();
    const reading = readInWorker(toRead, end.signal);
    setTimeout(() => end.abort(), 10);
    expect(await reading).toBeNull();
  });

  it('says so when it takes too long', async () => {
    vi.useFakeTimers();
    provideReader(() => new Promise(() => undefined));
    const file = { name: 'lineup.csv', arrayBuffer: async () => new ArrayBuffer(1) } as File;
    const reading = readInWorker({ ...toRead, file }, never);
    await vi.advanceTimersByTimeAsync(readingLimitMs);
    expect(await reading).toEqual({
      ok: false,
      error: 'Reading took too long and was stopped. Please try again with a smaller file.',
    });
  });

  it('says so when the worker fails, or the file is gone', async () => {
    provideReader(async () => null);
    expect(await readInWorker(toRead, never)).toEqual({
      ok: false,
      error: 'Reading was interrupted. Please choose the file again.',
    });
    const file = { name: 'a.csv', arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as File;
    expect(await readInWorker({ ...toRead, file }, never)).toEqual({
      ok: false,
      error: 'The file can no longer be read. Please choose it again.',
    });
  });
});
