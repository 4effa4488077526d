import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artistPictureMessages, pictureVersions, storagePaths } from '@lineup/domain';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { withChromium } from '../browser/chromium.ts';
import { addPictures } from '../browser/add-pictures.ts';
import { atMost, type Figure, type Row, type RowContext } from '../frame/row.ts';
import { cpuSeconds, peakBytes, residentBytes } from '../measure/process.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';

/** Artist pictures like those from a press office: hundreds of 3 MB each. */
export const pictures: Row = {
  name: 'pictures',
  title:
    '300 pictures of 3 MB for as many artists in the page, and 50 through the server compared with bare sharp',
  run: (context) =>
    withPortal(context, {}, (portal) => withChromium((browser) => measure(browser, portal, context))),
};

const mebibyte = 2 ** 20;
/** The same as the page. */
const sentAtOnce = 3;

async function measure(browser: Browser, portal: BenchPortal, context: RowContext) {
  const [count, compared] = context.quick ? [12, 12] : [300, 50];
  const names = Array.from({ length: count }, (_, number) => `Bench Heron ${number}x`);
  const bytes = await makePicture();
  const { artists } = portal.client.services;
  const ids: string[] = [];
  for (const name of names) {
    const id = artists.newId();
    await artists.create(id, { name });
    ids.push(id);
  }
  const bare = await timed(process.pid, () => alone(bytes, compared));
  const before = residentBytes(portal.server.pid);
  const served = await timed(portal.server.pid, () => upload(portal, ids.slice(0, compared), bytes));
  const page = await inPage(browser, portal, context, { names, bytes });
  const peak = peakBytes(portal.server.pid);
  const label = (pictures: number) =>
    `${pictures} pictures of ${(bytes.byteLength / mebibyte).toFixed(1)} MB`;
  const figures: Figure[] = [
    {
      label: `${label(compared)}, from the first byte to the last answer`,
      value: served.seconds,
      unit: 's',
      goal: atMost(1.5, { name: 'bare sharp', value: bare.seconds }),
      peers: [{ name: 'bare sharp', value: bare.seconds }],
    },
    {
      label: `${label(compared)}, processor time`,
      value: served.processor,
      unit: 's',
      peers: [{ name: 'bare sharp', value: bare.processor }],
    },
    { label: 'memory of the server at its highest', value: peak / mebibyte, unit: 'MB', goal: atMost(700) },
    { label: 'memory of the server before', value: before / mebibyte, unit: 'MB' },
    { label: 'longest the page was blocked', value: page.longestTask, unit: 'ms', goal: atMost(100) },
    { label: `${label(count)} in the page, from files chosen to saved`, value: page.seconds, unit: 's' },
  ];
  return { figures, notes };
}

/** The detail of a photo: noise, blurred a little, of 12 megapixels. */
async function makePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [4000, 3000];
  const noise = randomBytes((width / 4) * (height / 4) * 3);
  const raw = { width: width / 4, height: height / 4, channels: 3 } as const;
  const picture = await sharp(noise, { raw }).resize(width, height).jpeg({ quality: 92 }).toBuffer();
  return new Uint8Array(picture);
}

interface Timed {
  readonly seconds: number;
  readonly processor: number;
}

async function timed(pid: number, work: () => Promise<void>): Promise<Timed> {
  const [started, spent] = [performance.now(), cpuSeconds(pid)];
  await work();
  return { seconds: (performance.now() - started) / 1000, processor: cpuSeconds(pid) - spent };
}

/** The library alone creates the same pictures, one after the other, each from the uploaded file. */
async function alone(bytes: Uint8Array, count: number): Promise<void> {
  sharp.cache(false);
  for (let done = 0; done < count; done += 1) {
    const picture = sharp(bytes).autoOrient();
    await picture.clone().resize({ width: 2400 }).webp({ quality: 82 }).toBuffer();
    for (const { width, format } of pictureVersions) {
      const small = picture.clone().resize({ width });
      await (
        format === 'avif' ? small.avif({ quality: 55, effort: 2 }) : small.webp({ quality: 78 })
      ).toBuffer();
    }
  }
}

/** Stores the pictures and requests every version of each, which creates it. */
async function upload(
  { client, server: { address }, cookie }: BenchPortal,
  ids: readonly string[],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const rest = ids.values();
  const lane = async () => {
    for (const id of rest) {
      const content = { size: bytes.byteLength, type: 'image/jpeg', arrayBuffer: async () => bytes.buffer };
      const { url } = await client.provider.files.upload(storagePaths.artistImage(id, 1), content);
      for (const { width, format } of pictureVersions) {
        const version = await fetch(`${address}${url}?w=${width}&f=${format}`, { headers: { cookie } });
        const type = version.headers.get('content-type');
        if (type !== `image/${format}`) throw new Error(`${width} ${format} is ${version.status} ${type}`);
        await version.arrayBuffer();
      }
    }
  };
  await Promise.all(Array.from({ length: sentAtOnce }, lane));
}

async function inPage(
  browser: Browser,
  { server: { address }, cookie }: BenchPortal,
  { folder }: RowContext,
  { names, bytes }: { readonly names: readonly string[]; readonly bytes: Uint8Array },
) {
  const from = join(folder, 'pictures');
  mkdirSync(from);
  const files = names.map((name) => join(from, `${name.replaceAll(' ', '_')}_press_HQ.jpg`));
  for (const file of files) writeFileSync(file, bytes);
  const saved = artistPictureMessages.saved(files.length);
  return addPictures(
    browser,
    { address, cookie },
    { files, save: artistPictureMessages.save(files.length), saved },
  );
}

const notes = [
  'The pictures are JPEG of 12 megapixels, sent three at a time over HTTP, as the page sends them. The server makes of each the stored ' +
    'picture (WebP, at most 2400 pixels wide), and of that each of six versions when it is asked for; bare sharp makes the same seven ' +
    'one after the other in a process of its own, each from the file.',
  'In the page the files are chosen, matched by their names and saved as one change. Tasks under 50 ms are not reported by the ' +
    'browser and count as none.',
];
