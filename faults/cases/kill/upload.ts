import type { NamedFile } from '@lineup/services';
import { expectThat } from '../../runner/tally.ts';
import { storeFestival } from '../../support/festivals.ts';
import { inventLineupFile } from '../../support/lineups.ts';
import { inventPicture } from '../../support/pictures.ts';
import type { Bench, KillPlan } from './kill-plan.ts';
import { killCase } from './kill-plan.ts';

interface Ground {
  readonly festivalId: string;
  readonly uploadId: string;
  readonly lineup: NamedFile;
  readonly picture: NamedFile;
}

/** The addresses of the two files after both uploads were acknowledged. */
interface Stored {
  readonly lineupUrl: string;
  readonly pictureUrl: string;
}

const plan: KillPlan<Ground, Stored> = {
  name: 'upload',
  promise:
    'An acknowledged upload of a lineup or a picture is there whole; a broken one leaves nothing and can be repeated.',
  tries: { short: 2, long: 35 },
  usualMs: 350,
  prepare: async ({ client }, n) => ({
    festivalId: await storeFestival(client, `Uploaded ${n}`),
    uploadId: client.services.uploads.newUploadId(),
    lineup: inventLineupFile(2000),
    picture: await inventPicture(n),
  }),
  work: (bench, ground) => uploadBoth(bench, ground),
  check: async (bench, ground, outcome) => {
    const stored = outcome.status === 'fulfilled' ? outcome.value : await uploadBoth(bench, ground);
    await expectSame(bench, stored.lineupUrl, ground.lineup);
    const { festivalId, uploadId } = ground;
    const { uploads } = bench.client.services;
    await uploads.ensureProcessed(await uploads.get(festivalId, uploadId));
    const shown = await bench.client.fetch(stored.pictureUrl);
    expectThat(shown.ok, `The picture answers ${shown.status}.`);
    expectThat((await shown.arrayBuffer()).byteLength > 0, 'The picture is empty.');
  },
};

async function uploadBoth(
  { client }: Bench,
  { festivalId, uploadId, lineup, picture }: Ground,
): Promise<Stored> {
  const { festivals, uploads } = client.services;
  const [pictureUrl] = await Promise.all([
    festivals.uploadImage(festivalId, picture),
    uploads.start({ festivalId, uploadId, type: 'json', file: lineup }),
  ]);
  const { fileURL } = await uploads.get(festivalId, uploadId);
  return { lineupUrl: fileURL, pictureUrl };
}

async function expectSame({ client }: Bench, url: string, file: NamedFile): Promise<void> {
  const response = await client.fetch(url);
  expectThat(response.ok, `The lineup file answers ${response.status}.`);
  const [read, sent] = [Buffer.from(await response.arrayBuffer()), Buffer.from(await file.arrayBuffer())];
  expectThat(read.equals(sent), `The lineup file has ${read.length} bytes of ${sent.length}, or other ones.`);
}

export const killUpload = killCase(plan);
