import { batchLimits } from '@lineup/domain';
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, test } from 'vitest';
import { filesInZip } from './zip-files.ts';

async function zipOf(files: Readonly<Record<string, string>>, options: { password?: string } = {}) {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false, ...options });
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return new File([await writer.close()], 'press.zip');
}

test('the files of an archive are listed, and unpacked one by one', async () => {
  const long = 'ab'.repeat(400_000);
  const found = await filesInZip(
    await zipOf({ 'press/tide.jpg': 'tide', 'moss.jpg': long, 'inner.zip': 'PK' }),
  );
  expect(found.map(({ path, size }) => [path, size])).toEqual([
    ['press/tide.jpg', 4],
    ['moss.jpg', 800_000],
    ['inner.zip', 2],
  ]);
  const [tide, moss] = found;
  const opened = await tide?.open();
  expect([opened?.name, await opened?.text()]).toEqual(['tide.jpg', 'tide']);
  expect(new TextDecoder().decode(await moss?.head())).toBe(long.slice(0, 256 * 1024));
  expect((await moss?.open())?.size).toBe(800_000);
});

test('a file that unpacks to more than its archive says is given up', async () => {
  const bytes = new Uint8Array(await (await zipOf({ 'bomb.jpg': '0'.repeat(5_000_000) })).arrayBuffer());
  // The size in the archive's list, which is at its end.
  const view = new DataView(bytes.buffer);
  const at = bytes.findLastIndex(
    (_, place) => view.byteLength > place + 4 && view.getUint32(place, true) === 0x02014b50,
  );
  view.setUint32(at + 24, 1000, true);
  const [bomb] = await filesInZip(new File([bytes], 'bomb.zip'));
  expect(bomb?.size).toBe(1000);
  await expect(bomb?.open()).rejects.toBeInstanceOf(Error);
  expect((await bomb?.head().catch(() => new Uint8Array()))?.length).toBeLessThanOrEqual(1000);
});

test('of an archive of 10,000 files no more are listed than tell that they are too many', async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}.jpg`, '']));
  expect(await filesInZip(await zipOf(many))).toHaveLength(batchLimits.files + 1);
});

test('an archive that is damaged or protected is refused', async () => {
  await expect(filesInZip(new File(['PK no archive'], 'a.zip'))).rejects.toBeDefined();
  await expect(filesInZip(await zipOf({ 'a.jpg': 'x' }, { password: 'word' }))).rejects.toBeDefined();
});
