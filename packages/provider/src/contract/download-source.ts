import { paths, type FileOrigin } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { serverTimestamp } from '../documents.ts';
import type { Callables } from '../functions.ts';
import { create, makeFestival } from './data.ts';
import { expectRefusal, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/** No server listens at this address. */
const address = 'http://127.0.0.1:1/lineup.csv';
const at = { seconds: 1_814_000_000, nanoseconds: 0 };
const origin: FileOrigin = { address, at, sha256: '0'.repeat(64), etag: '"v1"' };

/** Contract for `downloadSource`: a lineup file from the web. */
export function describeDownloadSource(subject: ContractSubject): void {
  describe('downloadSource', () => {
    const { administrator } = worldFor(subject);
    const download = (festivalId: string, from: Callables['downloadSource']['request']['from']) =>
      administrator().provider.functions.call('downloadSource', { festivalId, from });
    const makeSource = async (given: object) => {
      const { documents } = administrator().provider;
      const festivalId = await makeFestival(documents);
      const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
      const data = { name: 'Agency', of: 's', ...given, ...stamps };
      await documents.commit([create(paths.importSource(festivalId, 's'), data)]);
      return festivalId;
    };

    it.each([
      ['lineup.csv', 'badAddress'],
      ['https://user:word@files.example/lineup.csv', 'badAddress'],
      [address, 'unreachable'],
    ])('says why there is no file at %s', async (text, problem) => {
      const festivalId = await makeFestival(administrator().provider.documents);
      expect(await download(festivalId, { type: 'address', address: text })).toEqual({
        state: 'failed',
        problem,
      });
    });

    it('notes at a source when it was looked at, and what came of it', async () => {
      const festivalId = await makeSource({ origin });
      expect(await download(festivalId, { type: 'source', sourceId: 's' })).toEqual({
        state: 'failed',
        problem: 'unreachable',
      });
      const found = await administrator().provider.documents.get(paths.importSource(festivalId, 's'));
      expect(found?.data).toMatchObject({ origin, lastCheck: { result: 'unreachable' } });
    });

    it('refuses a festival that does not exist, and a source without an address', async () => {
      await expectRefusal(download('none', { type: 'address', address }), 'not-found');
      const festivalId = await makeSource({});
      await expectRefusal(download(festivalId, { type: 'source', sourceId: 's' }), 'not-found');
      await expectRefusal(download(festivalId, { type: 'source', sourceId: 'none' }), 'not-found');
    });

    it('refuses an address that is too long', async () => {
      const from = { type: 'address', address: `https://files.example/${'a'.repeat(2048)}` } as const;
      await expectRefusal(download('none', from), 'invalid-argument');
    });
  });
}
