import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, storagePaths } from '@lineup/domain';
import { isProviderError } from '@lineup/provider';
import { uploadData } from '@lineup/provider/sample-documents';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectThat } from '../../runner/tally.ts';
import { openClient, signIn, type Client } from '../../support/client.ts';
import { storeFestival } from '../../support/festivals.ts';
import { withPortalProcess } from '../../support/portals/portal.ts';
import { uploadRaw } from '../../support/hostile/raw-upload.ts';
import { fileIdOf } from '../../support/stored-data.ts';

/** File names that try to escape to another folder, or to look like something else. */
const hostileNames = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd.json',
  '/etc/passwd',
  'C:\\lineup.json',
  'file:///etc/passwd',
  'lineup.json\0.png',
  '\0',
  '.',
  '..',
  '.htaccess',
  'CON',
  'NUL.json',
  'aux.json',
  'lineup.json:stream',
  `${'n'.repeat(300)}.json`,
  '\u202Enosj.gnp',
  'lineup\u202Egnp.json',
  'lineup\r\nset-cookie: a=b.json',
  '"; filename="evil.html',
  '<img src=x onerror=alert(1)>.json',
  '💥.json',
  '-rf.json',
  ' ',
  '',
] as const;

const uploadId = 'upload_1780000000000_abcdef123456';

export const hostileFileNames: FaultCase = {
  name: 'file-names-hostile',
  promise:
    'whatever a file is called, it is stored under a name that the server chooses, and sent under a plain name',
  tries: { short: 1, long: 5 },
  run: (context, tries) =>
    withPortalProcess(context, {}, async (portal) => {
      const tally = createTally();
      const client = openClient(portal.address);
      await signIn(client, portal.address);
      const festivalId = await storeFestival(client, 'Files of all names');
      const before = await otherNames(portal.dataDir);
      for (let round = 0; round < tries; round += 1) {
        for (const name of hostileNames) {
          const quoted = JSON.stringify(name.slice(0, 40));
          await tally.try(`${quoted} as the portal sends it`, () => sendAsPortal(client, festivalId, name));
          await tally.try(`${quoted} as it is`, () => sendAsIs(client, festivalId, name));
          await tally.try(`${quoted} in the record`, () => storeInRecord(client, festivalId, name));
        }
      }
      const odd = (await readdir(join(portal.dataDir, 'files'))).filter(
        (name) => !/^[a-z0-9]{24}$/u.test(fileIdOf(name)),
      );
      tally.check(odd.length === 0, `in the folder of the files: ${odd.join(', ')}`);
      const after = await otherNames(portal.dataDir);
      tally.check(after === before, `outside of the folder of the files: ${after} instead of ${before}`);
      return tally.result();
    }),
};

/** The other contents of the data folder, except for the database's temporary files. */
async function otherNames(dataDir: string): Promise<string> {
  const names = await readdir(dataDir);
  return names
    .filter((name) => !/-(?:wal|shm)$/u.test(name))
    .sort()
    .join(' ');
}

const content = new Uint8Array(Buffer.from('[]'));

/** The portal turns it into a plain name, under which it is stored and sent. */
async function sendAsPortal(client: Client, festivalId: string, name: string): Promise<void> {
  const path = storagePaths.lineupFile(festivalId, uploadId, name);
  const { status, url, code } = await uploadRaw(client, path, content);
  // Without the extension of a lineup file it counts as a picture, which it is not.
  if (status === 400 || status === 415) return;
  expectThat(status === 200, `answered ${status} ${code} at ${path}`);
  const { headers } = await client.fetch(url);
  const disposition = headers.get('content-disposition') ?? '';
  expectThat(/^attachment; filename="[\w.]+"$/u.test(disposition), `sent as ${disposition}`);
}

async function sendAsIs(client: Client, festivalId: string, name: string): Promise<void> {
  const folder = storagePaths.uploadFolder(festivalId, uploadId);
  for (const path of [`${folder}${name}`, `festivals/${festivalId}/events/${name}`, name]) {
    const { status, code } = await uploadRaw(client, path, content);
    const isRefused = status === 400 && code === 'invalid-argument';
    const isPlain = /^[\w./-]+$/u.test(path) && !path.includes('..');
    expectThat(isRefused || (isPlain && (status === 200 || status === 415)), `${path}: ${status} ${code}`);
  }
}

/**
 * The record stores the name as a text; a name that is too long or invalid as a text is refused, and none reaches the
 * disk.
 */
async function storeInRecord(
  { provider, services }: Client,
  festivalId: string,
  fileName: string,
): Promise<void> {
  const id = services.uploads.newUploadId();
  const filePath = storagePaths.lineupFile(festivalId, id, fileName);
  const data = uploadData(festivalId, { uploadId: id, fileName, filePath });
  try {
    const path = paths.upload(festivalId, id);
    await provider.documents.commit([{ type: 'create', path, data }]);
    await provider.documents.commit([{ type: 'delete', path }]);
  } catch (error) {
    expectThat(isProviderError(error, 'invalid-argument'), String(error));
    const isUnfit = fileName.length > 255 || fileName.trim() === '' || fileName.includes('\0');
    expectThat(isUnfit, 'an allowed name was refused');
  }
}
