import {
  processingMessages,
  paths,
  publishMessages,
  storagePaths,
  timestampFromMillis,
} from '@lineup/domain';
import { artistData } from '@lineup/provider/sample-documents';
import { describe, expect, test } from 'vitest';
import {
  administrator,
  createEvent,
  createFestival,
  createUpload,
  startOfTests,
  uploadId,
} from '../documents/testing/fixtures.ts';
import { asSession } from '../documents/testing/http.ts';
import type { RequestSession } from '../session.ts';
import { functionRoutes } from './routes.ts';
import { jobWorld } from './testing/fixtures.ts';

function world(session: RequestSession = administrator) {
  const made = jobWorld();
  const app = asSession(session, '/api/functions', functionRoutes(made));
  const call = (name: string, request: unknown) =>
    app.request(`/api/functions/${name}`, { method: 'POST', body: JSON.stringify(request) });
  return { ...made, call };
}
const process = { uploadId, fileURL: '/files/x', uploadType: 'json', festivalId: 'f1' };

test('processUpload answers the number of events', async () => {
  const { call, documents, contents } = world();
  documents.commit([createFestival(), createUpload()]);
  contents.set(
    storagePaths.lineupFile('f1', uploadId, 'lineup.json'),
    new TextEncoder().encode('[{"artistName":"Moth Parade"}]'),
  );
  const response = await call('processUpload', process);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, eventCount: 1 });
});

test('what is wrong with a file is told in words', async () => {
  const { call, documents } = world();
  documents.commit([createFestival(), createUpload()]);
  const response = await call('processUpload', process);
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    error: { code: 'failed-precondition', userMessage: processingMessages.fileMissing },
  });
});

test('an unknown upload is not found', async () => {
  expect((await world().call('processUpload', process)).status).toBe(404);
});

test('deleteFestival removes the festival, and can be repeated', async () => {
  const { call, documents } = world();
  documents.commit([createFestival(), createEvent('a')]);
  for (let n = 0; n < 2; n += 1) {
    expect(await (await call('deleteFestival', { festivalId: 'f1' })).json()).toEqual({ success: true });
  }
  expect(documents.get(paths.festival('f1'))).toBeNull();
});

test('festivalStats answers counts instead of events', async () => {
  const { call, documents } = world();
  documents.commit([createFestival(), createEvent('a'), createEvent('b')]);
  const response = await call('festivalStats', {});
  expect(await response.json()).toMatchObject({
    stats: [{ festivalId: 'f1', eventCount: 2, artistCount: 1, conflictCount: 1, stages: ['Lantern'] }],
  });
});

describe('with a thread for large work', () => {
  const press = { name: 'Press', stages: [], showNames: true, expiresAt: timestampFromMillis(0) };
  test.each<[boolean, string, object]>([
    [true, 'compareRelease', { festivalId: 'f1', releaseId: null }],
    [true, 'deleteFestival', { festivalId: 'f1' }],
    [true, 'changePreviewLinks', { festivalId: 'f1', action: { type: 'create', ...press } }],
    [false, 'changePreviewLinks', { festivalId: 'f1', action: { type: 'revoke', id: 'x' } }],
    [false, 'peopleNames', {}],
  ])('it is %s that the thread is asked for %s %j', async (isAsked, name, request) => {
    const asked: string[] = [];
    const callInThread = async (call: string) => {
      asked.push(call);
      return new TextEncoder().encode('{}');
    };
    const routes = functionRoutes({ ...jobWorld(), callInThread });
    const app = asSession(administrator, '/api/functions', routes);
    await app.request(`/api/functions/${name}`, { method: 'POST', body: JSON.stringify(request) });
    expect(asked).toEqual(isAsked ? [name] : []);
  });
});

describe('releases', () => {
  const publish = {
    festivalId: 'f1',
    releaseId: 'r1',
    ticked: null,
    at: null,
    slug: 'salt',
    expectedConflicts: 0,
  };

  test('a lineup is published, compared, withdrawn and renamed, by whom the session names', async () => {
    const { call, documents } = world();
    documents.commit([createFestival(), createEvent('a')]);
    expect(await (await call('compareRelease', { festivalId: 'f1', releaseId: null })).json()).toMatchObject({
      changes: [{ on: 'set', key: 'a' }],
      sets: 1,
    });
    expect(await (await call('publishLineup', publish)).json()).toEqual({
      success: true,
      releaseId: 'r1',
      number: 1,
      state: 'published',
    });
    expect(documents.get(paths.release('f1', 'r1'))?.data).toMatchObject({
      by: { id: 'admin', email: 'admin@festival.example' },
    });
    for (const action of [{ type: 'rename', slug: 'salt-2' }, { type: 'withdraw' }]) {
      const response = await call('changePublication', { festivalId: 'f1', action });
      expect(await response.json()).toMatchObject({ success: true });
    }
    expect(documents.get(paths.publication('f1'))?.data).toMatchObject({ slug: 'salt-2', current: null });
  });

  test('a preview link is made and ended', async () => {
    const { call, documents } = world();
    documents.commit([createFestival(), createEvent('a')]);
    const expiresAt = timestampFromMillis(startOfTests + 3_600_000);
    const action = { type: 'create', name: 'Press', stages: [], showNames: false, expiresAt };
    const response = await call('changePreviewLinks', { festivalId: 'f1', action });
    expect(await response.json()).toMatchObject({ success: true, token: expect.any(String) as string });
    const [link] = documents.query({ collection: paths.previewLinks });
    const revoke = { type: 'revoke', id: link?.id };
    await call('changePreviewLinks', { festivalId: 'f1', action: revoke });
    expect(documents.get(link?.path ?? '')?.data['revokedAt']).not.toBeNull();
  });

  test('what keeps a lineup from being published is reported in words', async () => {
    const { call, documents } = world();
    documents.commit([createFestival(), createEvent('a')]);
    const response = await call('publishLineup', { ...publish, expectedConflicts: 4 });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: { code: 'failed-precondition', userMessage: publishMessages.conflictsChanged(0) },
    });
  });
});

describe('bad requests', () => {
  test.each([
    ['publishLineup', {}],
    ['publishLineup', { festivalId: 'f1', releaseId: '../r', ticked: null, at: null, expectedConflicts: 0 }],
    ['publishLineup', { festivalId: 'f1', releaseId: 'r1', ticked: 'all', at: null, expectedConflicts: 0 }],
    ['publishLineup', { festivalId: 'f1', releaseId: 'r1', ticked: null, at: 'soon', expectedConflicts: 0 }],
    ['publishLineup', { festivalId: 'f1', releaseId: 'r1', ticked: null, at: null, expectedConflicts: -1 }],
    [
      'publishLineup',
      {
        festivalId: 'f1',
        releaseId: 'r1',
        ticked: null,
        at: null,
        expectedConflicts: 0,
        by: { id: 'x', email: 'x' },
      },
    ],
    ['compareRelease', { festivalId: 'f1' }],
    ['compareRelease', { festivalId: 'f1', releaseId: null, ticked: 'a' }],
    ['changePublication', { festivalId: 'f1', action: { type: 'takeAlong', releaseId: 'r1', ticked: null } }],
    ['changePublication', { festivalId: 'f1', action: { type: 'delete' } }],
    ['changePublication', { festivalId: 'f1', action: { type: 'republish' } }],
    ['changePublication', { festivalId: 'f1', action: { type: 'withdraw', by: 'x' } }],
    ['changePreviewLinks', { festivalId: 'f1', action: { type: 'revoke', id: '../x' } }],
    ['changePreviewLinks', { festivalId: 'f1', action: { type: 'create', name: 'x' } }],
    ['processUpload', {}],
    ['processUpload', { ...process, uploadId: '../../x' }],
    ['processUpload', { ...process, uploadType: 'pdf' }],
    ['processUpload', { ...process, admin: true }],
    ['deleteFestival', { festivalId: 'a/b' }],
    ['deleteFestival', null],
    ['festivalStats', { festivalIds: 'f1' }],
    ['festivalStats', { festivalIds: ['a/b'] }],
    ['festivalStats', { festivalIds: Array.from({ length: 201 }, (_, n) => `f${n}`) }],
    ['festivalStats', { fields: ['artistName'] }],
    ['peopleNames', {}],
    ['peopleNames', { ids: ['../festivals/f1'] }],
    ['peopleNames', { ids: Array.from({ length: 21 }, (_, n) => `u${n}`) }],
  ])('%s %j', async (name, request) => {
    expect((await world().call(name, request)).status).toBe(400);
  });

  test.each(['unknown', 'constructor', '__proto__'])('there is no function %s', async (name) => {
    expect((await world().call(name, {})).status).toBe(404);
  });
});

test.each([
  [null, 401],
  [{ level: 'password', userId: 'admin', sessionId: 's', email: 'a@b.example' } as const, 403],
])('session %j gets %i', async (session, status) => {
  const { call } = world(session);
  expect((await call('processUpload', process)).status).toBe(status);
  expect((await call('deleteFestival', { festivalId: 'f1' })).status).toBe(status);
  expect((await call('festivalStats', {})).status).toBe(status);
  for (const name of ['publishLineup', 'compareRelease', 'changePublication', 'changePreviewLinks']) {
    expect((await call(name, { festivalId: 'f1' })).status).toBe(status);
  }
});

test('pictures of artists have a limit of their own, within which those of a large lineup are fetched in one run', async () => {
  const { call, documents } = world();
  documents.commit([{ type: 'create', path: paths.artist('tide'), data: artistData() }]);
  const statusOf = async (name: string, request: object) => (await call(name, request)).status;
  const download = () =>
    statusOf('downloadSource', { festivalId: 'none', from: { type: 'address', address: 'x' } });
  const fetch = () => statusOf('fetchArtistPicture', { artistId: 'tide', address: 'x' });
  const several = async (times: number, ask: () => Promise<number>) =>
    new Set(await Promise.all(Array.from({ length: times }, ask)));
  expect(await several(30, download)).toEqual(new Set([404]));
  expect(await download()).toBe(429);
  expect(await several(500, fetch)).toEqual(new Set([200]));
  expect(await fetch()).toBe(429);
});
