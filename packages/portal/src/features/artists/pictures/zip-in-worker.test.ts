import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { afterEach, expect, test, vi } from 'vitest';
import { provideWorker } from '../../../testing/fake-worker.ts';
import { createZipAnswers, type ZipRequest } from './answer-zip.ts';
import { SwellingFileError } from './batch-file.ts';
import { filesOfArchive } from './zip-in-worker.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function archive(): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  await writer.add('press/tide.jpg', new TextReader('tide'));
  await writer.add('moss.jpg', new TextReader('moss'));
  return new File([await writer.close()], 'press.zip');
}

test('an archive is listed and its files are unpacked by one worker, which ends when nothing more is asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const worker = provideWorker<ZipRequest>(createZipAnswers());
  const files = await filesOfArchive(await archive());
  expect(files.map(({ path, size }) => [path, size])).toEqual([
    ['press/tide.jpg', 4],
    ['moss.jpg', 4],
  ]);
  const [head, whole] = await Promise.all([files[0]?.head(), files[1]?.open()]);
  expect([new TextDecoder().decode(head), await whole?.text()]).toEqual(['tide', 'moss']);
  expect(worker.ended()).toBe(0);
  vi.runAllTimers();
  expect(worker.ended()).toBe(1);
  expect(await (await files[0]?.open())?.text()).toBe('tide');
});

test('what an archive does not say, cannot be read or swells is a failure of its own', async () => {
  provideWorker<ZipRequest>(createZipAnswers());
  await expect(filesOfArchive(new File(['PK no archive'], 'a.zip'))).rejects.toBeDefined();
  provideWorker<ZipRequest>(({ id, of }) =>
    Promise.resolve(
      of === 'list'
        ? { id, ok: true, result: [{ path: 'bomb.jpg', size: 1 }] }
        : { id, ok: false, isSwelling: true },
    ),
  );
  const [bomb] = await filesOfArchive(await archive());
  await expect(bomb?.open()).rejects.toBeInstanceOf(SwellingFileError);
});

test('a worker that does not arrive is a failure, and another begins with the next request', async () => {
  const worker = provideWorker<ZipRequest>(() => new Promise(() => undefined));
  const reading = filesOfArchive(await archive());
  worker.fail();
  await expect(reading).rejects.toBeDefined();
  expect(worker.ended()).toBe(1);
});
