import { storagePaths } from '@lineup/domain';
import type { CaseContext, FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat, type Tally } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { storeFestival } from '../../support/festivals.ts';
import { disguised, joined, payload, pixelFlood, polyglots } from '../../support/hostile/hostile-pictures.ts';
import { withPortalProcess, type Portal } from '../../support/portals/portal.ts';
import { howWaitsAreCounted, withPulse, type Watched } from '../../support/pulse.ts';
import { uploadRaw, type UploadResponse } from '../../support/hostile/raw-upload.ts';

const megabyte = 1024 * 1024;
const uploadId = 'upload_1780000000000_abcdef123456';

interface Scene {
  readonly portal: Portal;
  readonly client: Client;
  readonly festivalId: string;
}

async function onStage(context: CaseContext, work: (scene: Scene) => Promise<void>): Promise<void> {
  await withPortalProcess(context, {}, async (portal) => {
    const client = openClient(portal.address);
    await signIn(client, portal.address);
    await work({ portal, client, festivalId: await storeFestival(client, 'Files of all kinds') });
  });
}

/** A valid picture, padded with trailing bytes to this size. */
async function pictureOf(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const { 'PNG and page': png } = await polyglots();
  if (png === undefined) throw new Error('No picture');
  return joined(png, new Uint8Array(bytes - png.length));
}

export const sizesAtTheLimit: FaultCase = {
  name: 'files-at-their-limit',
  promise:
    'a file of exactly its limit passes and one of a byte more does not, whether its length is announced or not',
  tries: { short: 1, long: 10 },
  run: async (context, tries) => {
    const tally = createTally();
    await onStage(context, async ({ client, festivalId }) => {
      const lineup = storagePaths.lineupFile(festivalId, uploadId, 'lineup.json');
      const limits = [
        { path: storagePaths.festivalImage(festivalId), limit: 10 * megabyte, make: pictureOf },
        {
          path: lineup,
          limit: 5 * megabyte,
          make: (size: number) => Promise.resolve(new Uint8Array(size).fill(32)),
        },
      ];
      for (let round = 0; round < tries; round += 1) {
        for (const { path, limit, make } of limits) {
          for (const chunked of [false, true]) {
            const whole = await uploadRaw(client, path, await make(limit), { chunked });
            tally.check(whole.status === 200, `${limit} bytes at ${path}: ${whole.status} ${whole.code}`);
            const over = await uploadRaw(client, path, await make(limit + 1), { chunked });
            tally.check(over.status === 413, `${limit + 1} bytes at ${path}: ${over.status} ${over.code}`);
          }
        }
      }
    });
    return tally.result();
  },
};

export const disguisedFiles: FaultCase = {
  name: 'files-disguised',
  promise:
    'what is no picture is refused with a text; what is a picture and something else is re-encoded, or sent as a download only',
  tries: { short: 1, long: 5 },
  run: async (context, tries) => {
    const tally = createTally();
    await onStage(context, async ({ client, festivalId }) => {
      const cover = storagePaths.festivalImage(festivalId);
      const poster = storagePaths.lineupFile(festivalId, uploadId, 'poster.png');
      for (let round = 0; round < tries; round += 1) {
        for (const [name, bytes] of Object.entries(disguised)) {
          await tally.try(`${name} as a cover`, async () =>
            requireRefusal(await uploadRaw(client, cover, bytes)),
          );
          await tally.try(`${name} as a poster`, () => requireRefusalOrDownload(client, poster, bytes));
        }
        for (const [name, bytes] of Object.entries(await polyglots())) {
          await tally.try(`${name} as a cover`, () => requireReencoded(client, cover, bytes));
          await tally.try(`${name} as a poster`, () => requireDownload(client, poster, bytes));
        }
      }
    });
    return tally.result();
  },
};

function requireRefusal({ status, code, text }: UploadResponse): void {
  expectThat(status === 415 && code === 'unsupported-media-type', `answered ${status} ${code}`);
  expectThat(text !== '', 'refused without a text for the person');
}

async function requireReencoded(client: Client, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { url, status } = await uploadRaw(client, path, bytes);
  expectThat(status === 200, `answered ${status}`);
  for (const address of [url, `${url}?w=480`]) {
    const response = await client.fetch(address);
    const content = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expectThat(!content.includes(payload), 'the payload is in the picture that is served');
    expectThat(response.headers.get('content-type') === 'image/webp', 'it is not served as WebP');
    requireHarmless(response);
  }
}

/** The server only checks the first bytes of a lineup's picture; a file that passes must be harmless as a download. */
async function requireRefusalOrDownload(
  client: Client,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const response = await uploadRaw(client, path, bytes);
  if (response.status === 200) await requireDownload(client, path, bytes);
  else requireRefusal(response);
}

/** The server stores a lineup's picture unchanged, so that it must never be rendered as a page. */
async function requireDownload(client: Client, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { url, status } = await uploadRaw(client, path, bytes);
  expectThat(status === 200, `answered ${status}`);
  const response = await client.fetch(url);
  await response.arrayBuffer();
  expectThat(
    /^image\/(?:png|gif|jpeg|webp)$/u.test(response.headers.get('content-type') ?? ''),
    'no type of a picture',
  );
  expectThat(
    response.headers.get('content-disposition')?.startsWith('attachment;') === true,
    'shown, not downloaded',
  );
  requireHarmless(response);
}

function requireHarmless({ headers }: Response): void {
  expectThat(headers.get('x-content-type-options') === 'nosniff', 'the browser may guess its type');
  expectThat(
    headers.get('content-security-policy')?.includes("default-src 'none'") === true,
    'it may run scripts',
  );
}

export const pixelFloods: FaultCase = {
  name: 'pictures-of-too-many-pixels',
  promise:
    'a picture of 30,000 × 30,000 pixels is refused with a text, within 2 seconds and 100 MB, and no one else waits 200 ms',
  tries: { short: 3, long: 50 },
  run: async (context, tries) => {
    const tally = createTally();
    tally.note(howWaitsAreCounted);
    const floods = { square: pixelFlood(30_000, 30_000), line: pixelFlood(1_000_000, 900) };
    await onStage(context, async ({ portal, client, festivalId }) => {
      const path = storagePaths.festivalImage(festivalId);
      const { pid } = portal.process();
      // The first picture loads the library, which must not count as the picture's time.
      await uploadRaw(client, path, await pictureOf(10_000));
      const before = await withPulse(client, pid, () => uploadRaw(client, path, new Uint8Array(0)));
      for (let n = 0; n < tries; n += 1) {
        for (const [name, bytes] of Object.entries(floods)) {
          const watched = await withPulse(client, pid, () => uploadRaw(client, path, bytes));
          checkFlood(tally, name, watched, before.memoryMb);
        }
      }
    });
    return tally.result();
  },
};

function checkFlood(
  tally: Tally,
  name: string,
  watched: Watched<UploadResponse>,
  memoryBefore: number | null,
): void {
  const { result, longestWaitMs, memoryMb, workMs } = watched;
  const grown = (memoryMb ?? 0) - (memoryBefore ?? 0);
  tally.check(result.status === 413 && result.text !== '', `${name}: ${result.status} ${result.text}`);
  tally.check(workMs < 2000, `${name}: took ${workMs.toFixed(0)} ms`);
  tally.check(grown < 100, `${name}: took ${grown} MB`);
  tally.check(longestWaitMs < 200, `${name}: others waited ${longestWaitMs.toFixed(0)} ms`);
}
