import { paths, storagePaths } from '@lineup/domain';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally } from '../../runner/tally.ts';
import {
  codeOf,
  openBrowser,
  signInFully,
  type PortalResponse,
  type Browser,
} from '../../support/portals/in-process-browser.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';
import { eventData, festivalData, sampleUploadId, uploadData } from '@lineup/provider/sample-documents';

/** An administrator who mixes up festivals: their ids, uploads, files and records. */
export const foreignIds: FaultCase = {
  name: 'ids-of-others',
  promise:
    'ids of another festival, of another upload and of another person reach nothing that they do not belong to',
  tries: { short: 1, long: 1 },
  run: () =>
    withPortal({}, async (portal) => {
      const tally = createTally();
      const browser = await administratorWithTwoFestivals(portal);
      for (const attempt of attempts) {
        const code = codeOf(await attempt.make(browser));
        tally.check(attempt.refusals.includes(code), `${attempt.name}: ${code}`);
      }
      const untouched = portal.rooms.documents.get(paths.event('f2', 'e2'))?.data['artistName'];
      tally.check(
        untouched === 'The Paper Herons',
        `The other festival's event is now of ${JSON.stringify(untouched)}`,
      );
      return tally.result();
    }),
};

async function administratorWithTwoFestivals(portal: InProcessPortal): Promise<Browser> {
  portal.addPerson('other@festival.example', { phone: '+12125550199' });
  portal.addPerson('admin@festival.example');
  portal.rooms.documents.commit([
    { type: 'create', path: paths.festival('f1'), data: festivalData() },
    { type: 'create', path: paths.festival('f2'), data: festivalData() },
    { type: 'create', path: paths.event('f2', 'e2'), data: eventData() },
    { type: 'create', path: paths.upload('f1', sampleUploadId), data: uploadData('f1') },
  ]);
  const browser = openBrowser(portal);
  await signInFully(portal, browser, 'admin@festival.example');
  return browser;
}

let commits = 0;

function commit(browser: Browser, ...writes: readonly unknown[]): Promise<PortalResponse> {
  commits += 1;
  return browser.post('/api/documents/commit', { writeId: `foreign-${commits}-ids`, writes });
}

const read = (browser: Browser, path: string) =>
  browser.get(`/api/documents?path=${encodeURIComponent(path)}`);
const query = (browser: Browser, collection: string) =>
  browser.get(`/api/documents/query?q=${encodeURIComponent(JSON.stringify({ collection }))}`);
const upload = (browser: Browser, path: string) =>
  browser.send(`/api/files?path=${encodeURIComponent(path)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '[]',
  });
const process = (browser: Browser, festivalId: string) =>
  browser.post('/api/functions/processUpload', {
    festivalId,
    uploadId: sampleUploadId,
    fileURL: '/files/some',
    uploadType: 'json',
  });
const otherUpload = 'upload_1780000000001_abcdef123456';
const create = (path: string, data: unknown) => ({ type: 'create', path, data });

interface Attempt {
  readonly name: string;
  /** The codes of a response that reveals nothing. */
  readonly refusals: readonly string[];
  make(browser: Browser): Promise<PortalResponse>;
}

const denied = ['permission-denied'];
const invalid = ['invalid-argument', 'permission-denied'];

const attempts: readonly Attempt[] = [
  {
    name: "reading another person's record",
    refusals: denied,
    make: (browser) => read(browser, paths.user('user-other-festival-example')),
  },
  { name: 'listing all persons', refusals: denied, make: (browser) => query(browser, paths.users) },
  ...['users/user-admin-festival-example', 'users/user-other-festival-example'].map((path): Attempt => ({
    name: `giving permissions at ${path}`,
    refusals: denied,
    make: (browser) => commit(browser, { type: 'update', path, data: { permissions: ['admin'] } }),
  })),
  {
    name: 'an upload record whose festival is another',
    refusals: invalid,
    make: (browser) =>
      commit(browser, create(paths.upload('f1', otherUpload), uploadData('f2', { uploadId: otherUpload }))),
  },
  {
    name: 'an upload record whose id is another',
    refusals: invalid,
    make: (browser) => commit(browser, create(paths.upload('f1', otherUpload), uploadData('f1'))),
  },
  {
    name: "processing one festival's upload in another",
    refusals: ['not-found'],
    make: (browser) => process(browser, 'f2'),
  },
  {
    name: "processing an upload whose record names another festival's file",
    refusals: ['failed-precondition'],
    make: async (browser) => {
      const filePath = storagePaths.lineupFile('f2', sampleUploadId, 'lineup.json');
      await upload(browser, filePath);
      await commit(
        browser,
        { type: 'delete', path: paths.upload('f1', sampleUploadId) },
        create(paths.upload('f1', sampleUploadId), uploadData('f1', { filePath })),
      );
      return process(browser, 'f1');
    },
  },
  {
    name: 'a draft below an upload of another festival',
    refusals: invalid,
    make: (browser) => commit(browser, create(paths.draftEvent('f2', sampleUploadId, 'd1'), {})),
  },
  {
    name: 'an event of a festival that is none',
    refusals: ['not-found'],
    make: (browser) => commit(browser, create(paths.event('none', 'e1'), eventData())),
  },
  {
    name: 'a file of a festival that is none',
    refusals: ['not-found'],
    make: (browser) => upload(browser, storagePaths.lineupFile('none', sampleUploadId, 'lineup.json')),
  },
  ...[
    'festivals/f1/../f2/lineupEvents/e2',
    'festivals/f1/lineupEvents/../../f2/lineupEvents/e2',
    'festivals/f1%2f..%2ff2/lineupEvents/e2',
    'festivals//lineupEvents/e2',
    'festivals/f2/lineupEvents/e2/',
    'FESTIVALS/f2/lineupEvents/e2',
    'festivals/f2\0/lineupEvents/e2',
  ].map((path): Attempt => ({
    name: `deleting at ${JSON.stringify(path)}`,
    refusals: [...invalid, 'not-found'],
    make: (browser) => commit(browser, { type: 'delete', path, mustExist: true }),
  })),
];
