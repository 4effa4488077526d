import { processingMessages, paths, storagePaths } from '@lineup/domain';
import { callableNames, type CallableName } from '@lineup/provider';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addEmulatorAccount } from '../../testing/emulator-accounts.ts';
import {
  createChange,
  createChangePart,
  createEvent,
  createFestival,
  createUpload,
  emulatorWorld,
  uploadId,
  uploadPath,
  type EmulatorWorld,
} from '../../server/src/testing/emulator-world.ts';
import { callFunction, enrolPhone, forgedToken, signIn } from './testing/calls.ts';

let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
}, 30_000);
afterAll(() => world.close());

const phone = { sign_in_second_factor: 'phone', second_factor_identifier: 'phone-1' };
const setRecord = (fields: object) => world.firestore.doc('users/u1').set(fields);
const token = () => forgedToken('u1', phone);
beforeEach(() => setRecord({ permissions: ['admin'] }));

const request = { uploadId, fileURL: '/files/x', uploadType: 'json', festivalId: 'f1' };
const requests: Readonly<Record<CallableName | 'commit' | 'endSessions' | 'keepPhone', object>> = {
  commit: { writeId: 'commit-1', writes: [] },
  processUpload: request,
  deleteFestival: { festivalId: 'f1' },
  festivalStats: {},
  publishLineup: {
    festivalId: 'f1',
    releaseId: 'r1',
    ticked: null,
    at: null,
    slug: 'a',
    expectedConflicts: 0,
  },
  compareRelease: { festivalId: 'f1', releaseId: null },
  publishedSets: { festivalId: 'f1', from: 0, until: 1 },
  changePublication: { festivalId: 'f1', action: { type: 'withdraw' } },
  changePreviewLinks: { festivalId: 'f1', action: { type: 'revoke', id: 'a' } },
  changeStageScreens: { festivalId: 'f1', action: { type: 'revoke', id: 'a' } },
  peopleNames: { ids: ['u1'] },
  announcePresence: { festivalId: 'f1', setId: null },
  fetchArtistPicture: { artistId: 'tide', address: 'https://pictures.example/' },
  downloadSource: { festivalId: 'f1', from: { type: 'address', address: 'https://files.example/' } },
  endSessions: {},
  administrators: {},
  changeAccess: { password: 'x', change: { type: 'revoke', id: 'u2' } },
  keepPhone: {},
};
const callsOfPages = ['commit', 'endSessions', ...callableNames] as const;
const names = [...callsOfPages, 'keepPhone'] as const;
const containing = (fields: object): unknown => expect.objectContaining(fields);
const refusal = (status: string, code: string) =>
  containing({ error: containing({ status, details: containing({ code }) }) });
const unauthenticated = refusal('UNAUTHENTICATED', 'unauthenticated');
const denied = refusal('PERMISSION_DENIED', 'permission-denied');

describe.each(names)('%s', (name) => {
  test('is refused to an anonymous caller, and to a token that is none', async () => {
    expect(await callFunction(name, requests[name])).toEqual(unauthenticated);
    // The emulator does not check signatures, so even this token reaches the function.
    expect(await callFunction(name, requests[name], 'nonsense')).toEqual(denied);
  });

  test('is refused to a session of the password alone', async () => {
    expect(await callFunction(name, requests[name], forgedToken('u1', {}))).toEqual(denied);
  });

  test('is refused to who is no administrator, or has no record', async () => {
    expect(await callFunction(name, requests[name], forgedToken('u2', phone))).toEqual(denied);
    await setRecord({ permissions: ['editor'] });
    expect(await callFunction(name, requests[name], token())).toEqual(denied);
  });

  test('is refused to a session that was ended', async () => {
    await setRecord({ permissions: ['admin'], sessionsFrom: Timestamp.fromMillis(Date.now() + 60_000) });
    expect(await callFunction(name, requests[name], token())).toEqual(unauthenticated);
  });
});

test.each(callsOfPages)('%s is refused to a session of a phone that was replaced', async (name) => {
  await setRecord({ permissions: ['admin'], phoneId: 'phone-2' });
  expect(await callFunction(name, requests[name], token())).toEqual(unauthenticated);
});

describe('for an administrator', () => {
  beforeAll(async () => {
    await world.documents.commit([createFestival(), createEvent('a'), createUpload()]);
  });

  test('an upload without its file ends in an error that says so', async () => {
    const response = await callFunction('processUpload', request, token());
    expect(response).toMatchObject({
      error: {
        status: 'FAILED_PRECONDITION',
        details: { code: 'failed-precondition', userMessage: processingMessages.fileMissing },
      },
    });
    expect((await world.documents.get(uploadPath))?.data).toMatchObject({ status: 'error' });
  });

  test('a file becomes drafts, and a repetition is answered again', async () => {
    await world.documents.commit([{ type: 'delete', path: uploadPath }]);
    await world.documents.commit([createUpload()]);
    const content = JSON.stringify([{ artistName: 'Tide', stage: 'Dune', date: '2026-07-03' }]);
    const file = world.bucket.file(storagePaths.lineupFile('f1', uploadId, 'lineup.json'));
    await file.save(content, { contentType: 'application/json', resumable: false });
    const call = () => callFunction('processUpload', request, token());
    expect(await call()).toMatchObject({ result: { success: true, eventCount: 1 } });
    expect(await call()).toMatchObject({ result: { success: true, eventCount: 1 } });
  });

  test('lineups are counted', async () => {
    expect(await callFunction('festivalStats', { festivalIds: ['f1', 'gone'] }, token())).toMatchObject({
      result: {
        // Its only set ends when it begins, which is an unlikely length.
        stats: [{ festivalId: 'f1', eventCount: 1, artistCount: 1, conflictCount: 1, stages: ['Lantern'] }],
      },
    });
  });

  test.each([
    ['processUpload', { ...request, uploadId: '../x' }, 'uploadId'],
    ['deleteFestival', { festivalId: '../users' }, 'festivalId'],
    ['festivalStats', { festivalIds: 'all' }, 'festivalIds'],
    ['commit', { writeId: 'commit-1', writes: [{ type: 'create', path: 'festivals/f1' }] }, 'writes.0.data'],
  ])('%s refuses a request that is none, naming the field', async (name, data, field) => {
    expect(await callFunction(name, data, token())).toMatchObject({
      error: {
        status: 'INVALID_ARGUMENT',
        details: { code: 'invalid-argument', fields: [{ path: field }] },
      },
    });
  });

  test('a festival is deleted with all that belongs to it, and again', async () => {
    await world.bucket.file(storagePaths.festivalImage('f1')).save('x', { resumable: false });
    await world.documents.commit([createChange('c1', { parts: 1 }), createChangePart('c1')]);
    const call = () => callFunction('deleteFestival', { festivalId: 'f1' }, token());
    expect(await call()).toMatchObject({ result: { success: true } });
    expect(await call()).toMatchObject({ result: { success: true } });
    const left = await Promise.all(
      ['festivals', 'lineupEvents', 'lineupUploads', 'events', 'changes', 'parts'].map((each) =>
        world.firestore.collectionGroup(each).get(),
      ),
    );
    expect(left.flatMap(({ docs }) => docs)).toEqual([]);
    expect((await world.bucket.getFiles())[0]).toEqual([]);
    await expect(world.documents.get(paths.festival('f1'))).resolves.toBeNull();
  });
});

describe('invitation', () => {
  const notFound = refusal('NOT_FOUND', 'not-found');

  test('serves people without an account, and no one without its secret', async () => {
    for (const each of [undefined, 'nonsense', token()]) {
      expect(await callFunction('invitation', { token: 'A'.repeat(43) }, each)).toEqual(notFound);
    }
    const guess = { token: 'A'.repeat(43), password: 'long enough to be one' };
    expect(await callFunction('invitation', guess)).toEqual(notFound);
  });

  test.each([{}, { token: 1 }, { token: 'x'.repeat(129) }, { token: 'x', more: 1 }])(
    'refuses %j',
    async (data) => {
      expect(await callFunction('invitation', data)).toEqual(refusal('INVALID_ARGUMENT', 'invalid-argument'));
    },
  );
});

test('a mail is removed once it was delivered or given up, and stays until then', async () => {
  const mail = { to: ['a@festival.example'], message: { subject: 'a', text: 'b' } };
  const mails = world.firestore.collection('mail');
  const [sent, failed, waiting] = await Promise.all([mails.add(mail), mails.add(mail), mails.add(mail)]);
  await waiting.update({ delivery: { state: 'PROCESSING' } });
  await sent.update({ delivery: { state: 'SUCCESS' } });
  await failed.update({ delivery: { state: 'ERROR' } });
  await vi.waitFor(async () => expect((await mails.get()).docs.map(({ id }) => id)).toEqual([waiting.id]), {
    timeout: 25_000,
    interval: 100,
  });
  await waiting.delete();
});

test('a call that no page makes is refused', async () => {
  const response = await callFunction('portal', { name: 'constructor', request: {} }, token());
  expect(response).toEqual(refusal('INVALID_ARGUMENT', 'invalid-argument'));
});

test('a file that was stored as a picture and is none is removed by itself', async () => {
  const file = world.bucket.file(storagePaths.festivalImage('f7'));
  await file.save('<html></html>', { contentType: 'image/png', resumable: false });
  await vi.waitFor(async () => expect((await file.exists())[0]).toBe(false), {
    timeout: 25_000,
    interval: 100,
  });
});

test('the drafts of a removed upload are removed by themselves', async () => {
  const draft = `${uploadPath}/events/d1`;
  await world.documents.commit([createFestival(), createUpload()]);
  await world.firestore.doc(draft).set({ row: 1 });
  await world.firestore.doc(uploadPath).delete();
  await vi.waitFor(async () => expect((await world.firestore.doc(draft).get()).exists).toBe(false), {
    timeout: 25_000,
    interval: 100,
  });
  await world.firestore.doc(paths.festival('f1')).delete();
});

test('a changed phone ends the sessions of the phone before, and this one goes on', async () => {
  const account = { email: 'stage@festival.example', password: 'long enough to be one' };
  await addEmulatorAccount(world.emulators, { ...account, phone: '+12125550100', permissions: ['admin'] });
  const other = await signIn(account.email, account.password, '+12125550100');
  const own = await signIn(account.email, account.password, '+12125550100');
  const renewed = await enrolPhone(own, '+12125550101');
  expect(await callFunction('keepPhone', {}, renewed)).toMatchObject({ result: { success: true } });
  expect(await callFunction('festivalStats', {}, renewed)).toMatchObject({ result: { stats: [] } });
  expect(await callFunction('festivalStats', {}, other)).toEqual(unauthenticated);
  expect(await callFunction('keepPhone', {}, other)).toEqual(unauthenticated);
});
