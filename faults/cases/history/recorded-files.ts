import { mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { personPassword } from '@lineup/provider-embedded/testing/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally, expectNone, expectThat } from '../../runner/tally.ts';
import { openClient, type Client } from '../../support/client.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';
import { fileFaults, readDatabase, type StoredData } from '../../support/stored-data.ts';
import { doAtRandom } from './random-work.ts';

const operations = 1000;
const checkedEvery = 25;
const minute = 60_000;
const email = 'keeper@festival.example';

/** Random work of every kind that touches pictures, with repeated checks of the files. */
export const recordedFiles: FaultCase = {
  name: 'history-files',
  promise: `In ${operations} random operations no file is left that neither a document nor the history refers to, and none is missing that one refers to.`,
  tries: { short: 1, long: 12 },
  partSize: 3,
  run: async ({ folder }, tries, random) => {
    const tally = createTally();
    for (let n = 1; n <= tries; n += 1) {
      const files = join(folder, `files-${n}`);
      mkdirSync(files);
      await withPortal({ folder: files }, async (portal) => {
        const client = await signedIn(portal);
        await tally.try(`run ${n}`, async () => {
          const done = new Map<string, number>();
          for (let operation = 1; operation <= operations; operation += 1) {
            portal.advance(minute);
            const what = await doAtRandom({ portal, client, random }, operation).catch((error: unknown) => {
              throw new Error(`operation ${operation} failed`, { cause: error });
            });
            done.set(what, (done.get(what) ?? 0) + 1);
            if (operation % checkedEvery === 0)
              await expectFilesStored(portal, files, `${operation}, ${what}`);
          }
          tally.note([...done].map(([what, times]) => `${what}: ${times}`).join(', '));
        });
      });
    }
    return tally.result();
  },
};

/** An administrator's browser on a portal in this process. */
async function signedIn(portal: InProcessPortal): Promise<Client> {
  portal.addPerson(email);
  const bindings = { incoming: { socket: { remoteAddress: '203.0.113.1' } } };
  const client = openClient(portal.publicUrl, {
    carry: async (url, init) => portal.app.request(url, init, bindings),
    now: portal.now,
  });
  const { signIn } = client.services;
  await signIn.signIn(email, personPassword);
  const { success } = await signIn.verifySms(portal.lastCode());
  expectThat(success, 'Signing in failed.');
  return client;
}

async function expectFilesStored(portal: InProcessPortal, folder: string, when: string): Promise<void> {
  await portal.rooms.background.idle();
  const data = { ...readDatabase(portal.db), fileNames: await readdir(folder) };
  expectNone([...data.faults, ...fileFaults(data), ...referenceFaults(data)], `After operation ${when}`);
}

/** Files without any reference, and references to missing files. */
function referenceFaults({ documents, fileIds }: StoredData): string[] {
  const expected = new Set(fileIds);
  const referred = new Map<string, string>();
  for (const [path, data] of documents) {
    for (const [, id = ''] of JSON.stringify(data).matchAll(/\/files\/([A-Za-z0-9]+)/gu))
      referred.set(id, path);
  }
  return [
    ...fileIds.filter((id) => !referred.has(id)).map((id) => `nothing refers to the file ${id}`),
    ...[...referred]
      .filter(([id]) => !expected.has(id))
      .map(([id, path]) => `${path} refers to ${id}, which is gone`),
  ];
}
