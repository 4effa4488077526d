import { maximumImageBytes, maximumUploadBytes, paths, storagePaths } from '@lineup/domain';
import { describe, expect, it, vi } from 'vitest';
import type { AbortSignalLike } from '../files.ts';
import {
  artistData,
  blankFile,
  bytesFile,
  create,
  eventData,
  makeEvents,
  makeFestival,
  pictureFile,
  textFile,
  uploadData,
} from './data.ts';
import { expectRefusal, given, patienceMs, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/** A provider may create the versions of a picture after its upload, queued behind other work on a busy machine. */
const versionPatience = { timeout: patienceMs - 10_000, interval: 100 } as const;

const uploadId = 'upload_1790000000000_abcdef';

/** Contract for `FilePort`: storing, finding and removing files. */
export function describeFilesContract(subject: ContractSubject): void {
  const { downloadAddress } = subject.differences;
  describe(`files: ${subject.name}`, () => {
    const { world, administrator, signedIn } = worldFor(subject);
    const files = () => administrator().provider.files;
    const newFestival = () => makeFestival(administrator().provider.documents);
    const lineupPath = async () => storagePaths.lineupFile(await newFestival(), uploadId, 'lineup.json');

    describe('a stored file', () => {
      it('can be fetched from its address by every administrator, byte for byte', async () => {
        const path = await lineupPath();
        const stored = await files().upload(path, textFile('{"events": []}'));
        expect(stored.path).toBe(path);
        await expect(files().downloadUrl(path)).resolves.toBe(stored.url);
        const { browser } = await signedIn();
        const bytes = given(await browser.download(stored.url), 'download');
        expect(String.fromCharCode(...bytes)).toBe('{"events": []}');
      });

      it.runIf(downloadAddress === 'session')('is not given to anybody else', async () => {
        const { url } = await files().upload(await lineupPath(), textFile('[]'));
        await expect(world().newBrowser().download(url)).resolves.toBeNull();
      });

      it.runIf(downloadAddress === 'unguessable')('is given to none but who knows the address', async () => {
        const { url } = await files().upload(await lineupPath(), textFile('[]'));
        const stranger = world().newBrowser();
        await expect(stranger.download(url)).resolves.not.toBeNull();
        const almost = url.slice(0, -1) + (url.endsWith('0') ? '1' : '0');
        await expect(stranger.download(almost)).resolves.toBeNull();
        await expect(stranger.download(url.replace(/[?&]token=[^&]*/u, ''))).resolves.toBeNull();
      });

      it('gets another address when it is replaced', async () => {
        const path = storagePaths.festivalImage(await newFestival());
        const first = await files().upload(path, pictureFile('white'));
        const second = await files().upload(path, pictureFile('black'));
        expect(second.url).not.toBe(first.url);
        await expect(files().downloadUrl(path)).resolves.toBe(second.url);
        await expect(administrator().browser.download(second.url)).resolves.not.toBeNull();
      });

      it('is not found where there is none', async () => {
        await expectRefusal(files().downloadUrl(await lineupPath()), 'not-found');
      });
    });

    describe('a stored file that documents name', () => {
      const documents = () => administrator().provider.documents;
      const isGone = (path: string) =>
        vi.waitFor(() => expectRefusal(files().downloadUrl(path), 'not-found'), versionPatience);
      const pictureAt = async (festivalId: string, name: string) =>
        files().upload(storagePaths.eventImage(festivalId, name, 1_790_000_000_000), pictureFile());

      it(
        'stays while the history can bring it back, and goes with its festival',
        { timeout: patienceMs },
        async () => {
          const festivalId = await newFestival();
          const shown = await pictureAt(festivalId, 'Shown');
          const cover = await files().upload(storagePaths.festivalImage(festivalId), pictureFile('white'));
          const festival = paths.festival(festivalId);
          await makeEvents(documents(), festivalId, { a: eventData('Tide', 0, { imageURL: shown.url }) });
          await documents().commit([{ type: 'update', path: festival, data: { imageURL: cover.url } }]);
          await documents().commit([{ type: 'delete', path: paths.event(festivalId, 'a') }]);
          await documents().commit([{ type: 'update', path: festival, data: { imageURL: null } }]);
          await expect(files().downloadUrl(shown.path)).resolves.toBe(shown.url);
          await expect(files().downloadUrl(cover.path)).resolves.toBe(cover.url);
          await administrator().provider.functions.call('deleteFestival', { festivalId });
          await isGone(shown.path);
          await isGone(cover.path);
        },
      );

      it('of an artist stays while the artist or the history names it', { timeout: patienceMs }, async () => {
        const artistId = documents().newId();
        const path = paths.artist(artistId);
        await documents().commit([create(path, artistData(`Tide ${artistId}`))]);
        const picture = await files().upload(storagePaths.artistImage(artistId, 1), pictureFile());
        await documents().commit([{ type: 'update', path, data: { imageURL: picture.url } }]);
        await documents().commit([{ type: 'delete', path }]);
        await expect(files().downloadUrl(picture.path)).resolves.toBe(picture.url);
      });

      it('goes by itself with the draft that was read from it', { timeout: patienceMs }, async () => {
        const festivalId = await newFestival();
        const path = storagePaths.lineupFile(festivalId, uploadId, 'lineup.json');
        const { url } = await files().upload(path, textFile('[]'));
        const record = paths.upload(festivalId, uploadId);
        await documents().commit([create(record, uploadData(festivalId, uploadId, url))]);
        await expect(files().downloadUrl(path)).resolves.toBe(url);
        await documents().commit([{ type: 'delete', path: record }]);
        await isGone(path);
        await expect(administrator().browser.download(url)).resolves.toBeNull();
      });
    });

    describe('a stored picture', () => {
      it(
        'is served in a smaller width as WebP and AVIF, at addresses made from its own',
        { timeout: patienceMs },
        async () => {
          const path = storagePaths.festivalImage(await newFestival());
          const { url } = await files().upload(path, pictureFile('wide'));
          const { browser } = await signedIn();
          const version = files().pictureUrl(url, { width: 480, format: 'webp' });
          expect(version).not.toBe(url);
          await vi.waitFor(
            async () => expect(widthOfWebp(await browser.download(version))).toBe(480),
            versionPatience,
          );
          const smaller = files().pictureUrl(url, { width: 160, format: 'avif' });
          await vi.waitFor(
            async () => expect(isAvif(await browser.download(smaller))).toBe(true),
            versionPatience,
          );
        },
      );

      it('from elsewhere keeps its address', () => {
        for (const url of ['https://pictures.example/a.png', 'blob:x', '']) {
          expect(files().pictureUrl(url, { width: 480, format: 'webp' })).toBe(url);
        }
      });
    });

    describe('an upload', () => {
      it('tells how far it has come, to the end', async () => {
        const shares: number[] = [];
        const content = blankFile(200_000);
        await files().upload(await lineupPath(), content, { onProgress: (share) => shares.push(share) });
        expect(shares.at(-1)).toBe(1);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      });

      it('recognises pictures by their content', async () => {
        const festivalId = await newFestival();
        const path = storagePaths.eventImage(festivalId, 'Tide & Ebb', 1_790_000_000_000);
        await files().upload(path, { ...pictureFile(), type: 'text/plain' });
        const disguised = textFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png');
        await expectRefusal(
          files().upload(storagePaths.festivalImage(festivalId), disguised),
          'unsupported-media-type',
        );
      });

      it('of what is no picture leaves the picture that was there', async () => {
        const path = storagePaths.festivalImage(await newFestival());
        const { url } = await files().upload(path, pictureFile());
        await expectRefusal(
          files().upload(path, textFile('no picture', 'image/png')),
          'unsupported-media-type',
        );
        await expect(files().downloadUrl(path)).resolves.toBe(url);
      });

      it('of the largest size is taken, of one byte more is not', async () => {
        const path = await lineupPath();
        const limit = maximumUploadBytes.json;
        await files().upload(path, blankFile(limit));
        const { url } = await files().upload(path, textFile('[]'));
        await expectRefusal(files().upload(path, blankFile(limit + 1)), 'payload-too-large');
        await expect(files().downloadUrl(path)).resolves.toBe(url);
      });

      it('of a picture is limited as well', async () => {
        const path = storagePaths.festivalImage(await newFestival());
        const content = bytesFile(new Uint8Array(maximumImageBytes + 1), 'image/png');
        await expectRefusal(files().upload(path, content), 'payload-too-large');
        await expectRefusal(files().downloadUrl(path), 'not-found');
      });

      it.each([
        ['elsewhere', (id: string) => `elsewhere/${id}`],
        ['outside the folder', (id: string) => `festivals/${id}/../festival-image`],
        ['beside the picture', (id: string) => `festivals/${id}/other`],
        ['in another folder', (id: string) => `festivalFiles/${id}/lineup_uploads/nothing/lineup.json`],
      ])('is refused %s', async (_, pathOf) => {
        const path = pathOf(await newFestival());
        await expectRefusal(files().upload(path, pictureFile()), 'invalid-argument', 'permission-denied');
      });

      it.each([
        ['a festival', storagePaths.festivalImage('none')],
        ['an artist', storagePaths.artistImage('none', 1)],
      ])('is refused for %s that does not exist', async (_, path) => {
        await expectRefusal(files().upload(path, pictureFile()), 'not-found');
      });

      it('that is cancelled leaves no file', async () => {
        const path = await lineupPath();
        const signal = signalInHand();
        const upload = files().upload(path, blankFile(4_000_000), { signal });
        signal.abort();
        await expectRefusal(upload, 'cancelled');
        await expectRefusal(files().downloadUrl(path), 'not-found');
      });

      it('that was cancelled before it began sends nothing', async () => {
        const path = await lineupPath();
        const signal = signalInHand();
        signal.abort();
        await expectRefusal(files().upload(path, textFile('[]'), { signal }), 'cancelled');
        await expectRefusal(files().downloadUrl(path), 'not-found');
      });
    });
  });
}

/** The width of a picture in WebP (lossy, the usual kind), null for anything else. */
function widthOfWebp(bytes: Uint8Array | null): number | null {
  if (bytes === null || String.fromCharCode(...bytes.subarray(8, 16)) !== 'WEBPVP8 ') return null;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint16(26, true) & 0x3fff;
}

function isAvif(bytes: Uint8Array | null): boolean {
  return bytes !== null && String.fromCharCode(...bytes.subarray(4, 12)) === 'ftypavif';
}

/** The part of an AbortSignal that the port uses, with its own `abort`. */
function signalInHand(): AbortSignalLike & { abort(): void } {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    get aborted() {
      return aborted;
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
    abort: () => {
      aborted = true;
      for (const listener of listeners) listener();
    },
  };
}
