import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@lineup/domain';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectNone, expectThat } from '../../runner/tally.ts';
import { withBadLine, type BadLine } from '../../support/network/bad-line.ts';
import { expectRefusal } from '../../support/expect-refusal.ts';
import { storeFestival } from '../../support/festivals.ts';
import { inventLineupFile } from '../../support/lineups.ts';
import { untilTrue } from '../../support/until.ts';
import { fileFaults, readStoredData } from '../../support/stored-data.ts';

const events = 20_000;

/** The connection breaks in the middle of an upload. */
export const brokenUpload: FaultCase = {
  name: 'net-drop-upload',
  promise:
    'An upload whose line breaks is told as failed and leaves nothing; the next try stores the whole file.',
  tries: { short: 2, long: 25 },
  run: (context, tries, random) =>
    withBadLine(context, async (line) => {
      const tally = createTally();
      for (let n = 1; n <= tries; n += 1) {
        const share = random.next();
        await tally.try(`after ${Math.round(share * 100)} %`, () => breakOff(line, share));
        const data = await readStoredData(line.portal.dataDir, context.folder);
        await tally.try('afterwards', async () => expectNone(fileFaults(data), 'Left'));
      }
      return tally.result();
    }),
};

async function breakOff({ client, proxy, portal }: BadLine, share: number): Promise<void> {
  const { uploads } = client.services;
  const festivalId = await storeFestival(client, 'Broken off');
  const file = inventLineupFile(events);
  const upload = { festivalId, uploadId: uploads.newUploadId(), type: 'json', file } as const;
  const names = () => readdir(join(portal.dataDir, 'files'));
  const before = (await names()).length;
  const broken = proxy.breakOff('PUT /api/files', Math.floor(share * file.size));
  await expectRefusal('The upload', ['unavailable'], () => uploads.start(upload));
  await broken;
  const record = await client.provider.documents.get(paths.upload(festivalId, upload.uploadId));
  expectThat(record === null, 'There is a record without a file.');
  await untilTrue(async () => (await names()).length === before, 'A part of the file is still there.');
  await uploads.start(upload);
  const { fileURL } = await uploads.get(festivalId, upload.uploadId);
  const stored = Buffer.from(await (await client.fetch(fileURL)).arrayBuffer());
  expectThat(stored.equals(Buffer.from(await file.arrayBuffer())), 'The stored file is another one.');
}
