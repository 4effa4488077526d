import { messages, paths, storagePaths } from '@lineup/domain';
import { describe, expect, test } from 'vitest';
import {
  administrator,
  createEvent,
  createFestival,
  createUpload,
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
    error: { code: 'failed-precondition', userMessage: messages.processing.fileMissing },
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

describe('bad requests', () => {
  test.each([
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
});
