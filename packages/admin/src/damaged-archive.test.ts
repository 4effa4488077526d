import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { embeddedAdminProvider } from '@lineup/provider-embedded/administration';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, filledFolder, contentsIndexOf } from './testing/world.ts';

let target: string;
let archive: string;
let whole: Buffer;
beforeAll(async () => {
  target = await filledFolder();
  archive = join(dirname(target), 'portal.backup');
  await admin(`backup ${archive}`, { DATA_DIR: target });
  whole = readFileSync(archive);
});
afterAll(() => rmSync(dirname(target), { recursive: true }));

async function refused(bytes: Uint8Array): Promise<string> {
  writeFileSync(archive, bytes);
  const { code, output, errors } = await admin(`restore ${archive} --force`, { DATA_DIR: target });
  expect([code, output]).toEqual([1, '']);
  return errors;
}

describe('a damaged archive', () => {
  it('is refused wherever it is cut, and the portal stays', async () => {
    const before = await contentsIndexOf(embeddedAdminProvider(target));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        expect(await refused(whole.subarray(0, length))).toMatch(/^The archive is damaged: .*\n$/u);
      }),
      { numRuns: 40, examples: [[0], [1], [10], [whole.length - 1], [whole.length - 8]] },
    );
    expect(await contentsIndexOf(embeddedAdminProvider(target))).toEqual(before);
  });

  it('is refused with one bit turned anywhere in its content', async () => {
    const text = gunzipSync(whole);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: text.length - 1 }), async (place) => {
        const changed = Buffer.from(text);
        changed[place] = (changed[place] ?? 0) ^ 1;
        expect(await refused(gzipSync(changed, { level: 1 }))).toMatch(/^The archive is .*\n$/u);
      }),
      { numRuns: 20, examples: [[0], [20], [text.length - 2]] },
    );
  });

  it.each([
    [
      'of a later version',
      '"version":1',
      '"version":2',
      'The archive has version 2; this program reads version 1.',
    ],
    ['with a document too few', /\{"type":"document".*\n/u, '', 'its checksum is wrong'],
    ['without its end', /\{"type":"end".*\n/u, '', 'its end is missing'],
    ['that goes on after its end', /$/u, '{}\n', 'there is data after its end'],
    ['that is something else', /^.*\n/u, '{"type":"list"}\n', 'it does not start as an archive does'],
    ['in a wrong order', /(\{"type":"account".*\n)([^]*?)(\{"type":"file")/u, '$2$1$3', 'out of order'],
  ])('%s is refused', async (_what, part, replacement, reason) => {
    const text = gunzipSync(whole).toString();
    const changed = text.replace(part, replacement);
    expect(changed).not.toBe(text);
    expect(await refused(gzipSync(changed))).toContain(reason);
  });

  it('that is no compressed file is refused, and so is one that is missing', async () => {
    expect(await refused(Buffer.from('accounts and documents'))).toContain('it cannot be unpacked');
    expect(await admin(`restore ${archive}.other`, { DATA_DIR: target })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('ENOENT') as unknown,
    });
  });
});
