import { paths } from '@lineup/domain';
import { demoLimits } from '@lineup/provider-embedded/server';
import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { fuzz } from '../../support/hostile/fuzz.ts';
import { openBrowser, signInFully, type Browser } from '../../support/portals/in-process-browser.ts';
import { withPortal, type InProcessPortal } from '../../support/portals/in-process-portal.ts';
import { mutate } from '../../support/hostile/mutate.ts';
import type { Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { eventData, festivalData, sampleUploadId, uploadData } from '@lineup/provider/sample-documents';

const text = (value: unknown) => new Uint8Array(Buffer.from(JSON.stringify(value), 'utf8'));
const create = (path: string, data: unknown) => ({ type: 'create', path, data });

const by = { id: 'user-admin-festival-example', email: 'admin@festival.example' };
const recorded = (writeId: string, write: Write) =>
  text({ writeId, writes: withRecords([write], writeId, by) });

const commits: readonly [Uint8Array, ...Uint8Array[]] = [
  recorded('fuzzed-write-1', { type: 'create', path: paths.festival('f3'), data: festivalData() }),
  recorded('fuzzed-write-2', { type: 'create', path: paths.event('f1', 'e3'), data: eventData() }),
  text({ writeId: 'fuzzed-write-3', writes: [create(paths.upload('f1', sampleUploadId), uploadData('f1'))] }),
  text({
    writeId: 'fuzzed-write-4',
    writes: [
      { type: 'update', path: paths.event('f1', 'e1'), data: { stage: 'Dune' }, ifVersion: '1' },
      { type: 'delete', path: paths.event('f1', 'e2'), mustExist: true },
    ],
  }),
];

const queries: readonly [Uint8Array, ...Uint8Array[]] = [
  text({
    collection: paths.festivals,
    orderBy: [{ field: 'startDate', direction: 'descending' }],
    limit: 10,
  }),
  text({
    collection: paths.events('f1'),
    where: [
      { field: 'stage', op: '==', value: 'Lantern' },
      { field: 'date', op: '>=', value: { seconds: 1_780_000_000, nanoseconds: 0 } },
    ],
    orderBy: [{ field: 'timeStart', direction: 'ascending' }],
  }),
  text({ collection: paths.uploads('f1'), where: [{ field: 'status', op: '==', value: null }] }),
];

const words = [
  '"__proto__":{},',
  '"constructor":1,',
  '"$.a"',
  "'; DROP TABLE documents; --",
  '"\\u0000"',
  '\\ud800',
  '1e999',
  '-0',
  '1e-7',
  '9007199254740993',
  'null',
  'true',
  '[]',
  '{}',
  '[[[[[[[[[[[[[[[[[[',
  '"a.b"',
  '"a\\"b"',
  '"../../x"',
  '💥',
  '{"seconds":1e15,"nanoseconds":-1}',
] as const;

const documentPaths = [
  paths.festival('f1'),
  paths.event('f1', 'e1'),
  paths.user('user-admin-festival-example'),
] as const;

interface Call {
  readonly name: string;
  make(random: Random): Uint8Array;
  send(browser: Browser, input: Uint8Array): Promise<{ readonly status: number }>;
}

const asText = (input: Uint8Array) => Buffer.from(input).toString('utf8');
const get = (path: string) => (browser: Browser, input: Uint8Array) =>
  browser.get(`${path}${encodeURIComponent(asText(input))}`);
const post = (path: string) => (browser: Browser, input: Uint8Array) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Uint8Array(input),
  });

const plainPaths: readonly [Uint8Array, ...Uint8Array[]] = [
  new Uint8Array(Buffer.from(documentPaths[0])),
  ...documentPaths.slice(1).map((path) => new Uint8Array(Buffer.from(path))),
];

const calls: readonly [Call, ...Call[]] = [
  { name: 'commit', make: (random) => mutate(commits, words, random), send: post('/api/documents/commit') },
  { name: 'query', make: (random) => mutate(queries, words, random), send: get('/api/documents/query?q=') },
  { name: 'count', make: (random) => mutate(queries, words, random), send: get('/api/documents/count?q=') },
  { name: 'get', make: (random) => mutate(plainPaths, words, random), send: get('/api/documents?path=') },
  { name: 'file', make: (random) => mutate(plainPaths, words, random), send: get('/api/files/url?path=') },
  {
    name: 'stats',
    make: (random) => mutate([text({ festivalIds: ['f1', 'f2'] })], words, random),
    send: post('/api/functions/festivalStats'),
  },
];

export const documentRoutes: FaultCase = {
  name: 'fuzz-document-routes',
  promise:
    'the document, query and function routes answer every input with a result or a refusal, never with a failure of the server',
  tries: { short: 1500, long: 100_000 },
  partSize: 10_000,
  run: (_context, tries, random) =>
    withPortal({ limits: demoLimits }, async (portal) => {
      const browser = await administrator(portal);
      let call = calls[0];
      return fuzz(
        tries,
        () => {
          call = random.pick(calls);
          return call.make(random);
        },
        async (input) => {
          const { status } = await call.send(browser, input);
          if (status >= 500) return `${call.name} answered ${status}`;
          return status === 401 ? `${call.name} has ended the session` : null;
        },
      );
    }),
};

async function administrator(portal: InProcessPortal): Promise<Browser> {
  portal.addPerson('admin@festival.example');
  portal.rooms.documents.commit([
    { type: 'create', path: paths.festival('f1'), data: festivalData() },
    { type: 'create', path: paths.event('f1', 'e1'), data: eventData() },
    { type: 'create', path: paths.event('f1', 'e2'), data: eventData() },
  ]);
  const browser = openBrowser(portal);
  await signInFully(portal, browser, 'admin@festival.example');
  return browser;
}
