import { acceptanceKey, compareTimestamps, paths, storagePaths } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { Provider } from '../provider.ts';
import {
  create,
  eventData,
  makeEvents,
  makeFestival,
  pictureFile,
  startAfter,
  textFile,
  uploadData,
} from './data.ts';
import { eventually, expectRefusal, given, worldFor } from './harness.ts';
import { describeDownloadSource } from './download-source.ts';
import { describePresence } from './presence.ts';
import { describeReleases } from './releases.ts';
import type { ContractSubject } from './world.ts';

const lineup = JSON.stringify({
  events: [
    { artistName: 'Tide', stage: 'Quay', date: '2027-07-02', timeStart: '20:00', timeEnd: '21:00' },
    { artistName: 'Ebb', stage: 'Lantern Hall', date: '2027-07-02', timeStart: '23:30', timeEnd: '01:00' },
    { artistName: '', stage: 'Nowhere', date: '2031-01-01', timeStart: '', timeEnd: '' },
  ],
});

/** Contract for `FunctionPort`: the callable functions. */
export function describeFunctionsContract(subject: ContractSubject): void {
  describe(`functions: ${subject.name}`, () => {
    describeProcessUpload(subject);
    describeDeleteFestival(subject);
    describeFestivalStats(subject);
    describePresence(subject);
    describeDownloadSource(subject);
    describeReleases(subject);
  });
}

function describeProcessUpload(subject: ContractSubject): void {
  describe('processUpload', () => {
    const { administrator, world } = worldFor(subject);
    const provider = () => administrator().provider;

    it('writes a draft event for every event of the file, in its order, and completes the upload', async () => {
      const request = await startUpload(provider(), lineup);
      const response = await provider().functions.call('processUpload', request);
      expect(response).toEqual({ success: true, eventCount: 3 });
      const upload = await provider().documents.get(paths.upload(request.festivalId, request.uploadId));
      expect(upload?.data).toMatchObject({ status: 'completed', error: null });
      const drafts = await readDrafts(provider(), request);
      expect(drafts.map(({ data }) => [data['row'], data['artistName'], data['stage']])).toEqual([
        [1, 'Tide', 'Quay'],
        [2, 'Ebb', 'Lantern Hall'],
        [3, '', 'Nowhere'],
      ]);
      expect(drafts[1]?.data).toMatchObject({ date: '2027-07-02', timeStart: '23:30', timeEnd: '01:00' });
    });

    it('may be called again without writing twice', async () => {
      const request = await startUpload(provider(), lineup);
      await provider().functions.call('processUpload', request);
      const before = await readDrafts(provider(), request);
      await expect(provider().functions.call('processUpload', request)).resolves.toEqual({
        success: true,
        eventCount: 3,
      });
      expect(await readDrafts(provider(), request)).toEqual(before);
    });

    it('may be called twice at the same time', async () => {
      const request = await startUpload(provider(), lineup);
      const call = () => provider().functions.call('processUpload', request);
      const responses = await Promise.all([call(), call()]);
      expect(responses.map(({ eventCount }) => eventCount)).toEqual([3, 3]);
      expect(await readDrafts(provider(), request)).toHaveLength(3);
    });

    it('completes an upload whose file holds no events, and writes no drafts', async () => {
      const request = await startUpload(provider(), '{"events": []}');
      const response = await provider().functions.call('processUpload', request);
      expect(response).toEqual({ success: true, eventCount: 0 });
      const upload = await provider().documents.get(paths.upload(request.festivalId, request.uploadId));
      expect(upload?.data).toMatchObject({ status: 'completed', error: null });
      expect(await readDrafts(provider(), request)).toEqual([]);
    });

    it.each([
      ['is not JSON', '{"events": [', 'line 1'],
      ['is empty', '', ''],
    ])('sets the upload to error when the file %s, and says why', async (_, content, words) => {
      const request = await startUpload(provider(), content);
      const refused = await expectRefusal(
        provider().functions.call('processUpload', request),
        'failed-precondition',
      );
      expect(refused.userMessage).toContain(words);
      const upload = await provider().documents.get(paths.upload(request.festivalId, request.uploadId));
      expect(upload?.data).toMatchObject({ status: 'error', error: refused.userMessage });
      expect(await readDrafts(provider(), request)).toEqual([]);
    });

    it('sets the upload to error when there is no file', async () => {
      const request = await startUpload(provider(), lineup);
      await world().server.files.deleteFolder(storagePaths.lineupFolder(request.festivalId));
      await expectRefusal(
        provider().functions.call('processUpload', request),
        'failed-precondition',
        'not-found',
      );
      const upload = await provider().documents.get(paths.upload(request.festivalId, request.uploadId));
      expect(upload?.data['status']).toBe('error');
    });

    it('is refused for an upload that does not exist', async () => {
      const festivalId = await makeFestival(provider().documents);
      await expectRefusal(
        provider().functions.call('processUpload', {
          festivalId,
          uploadId: newUploadId(),
          fileURL: '/files/none',
          uploadType: 'json',
        }),
        'not-found',
      );
    });

    it('is undone with the upload: no query finds its drafts any more', async () => {
      const { documents } = provider();
      const request = await startUpload(provider(), lineup);
      await provider().functions.call('processUpload', request);
      const collection = paths.draftEvents(request.festivalId, request.uploadId);
      const [draft] = await readDrafts(provider(), request);
      const path = given(draft?.path, 'a draft');
      await documents.commit([
        { type: 'delete', path: paths.upload(request.festivalId, request.uploadId), mustExist: true },
      ]);
      await expect(documents.query({ collection })).resolves.toEqual([]);
      await expect(documents.count({ collection })).resolves.toBe(0);
      await expect(documents.get(path)).resolves.toBeNull();
      await expectRefusal(documents.commit([{ type: 'update', path, data: { stage: 'Quay' } }]), 'not-found');
    });

    it('is seen by those who watch the upload', async () => {
      const request = await startUpload(provider(), lineup);
      const states: unknown[] = [];
      const stop = provider().documents.watchDocument(
        paths.upload(request.festivalId, request.uploadId),
        (upload) => states.push(upload?.data['status']),
        (error) => states.push(error),
      );
      await eventually(() => expect(states).toEqual(['processing']));
      await provider().functions.call('processUpload', request);
      await eventually(() => expect(states.at(-1)).toBe('completed'));
      stop();
    });
  });
}

function describeDeleteFestival(subject: ContractSubject): void {
  describe('deleteFestival', () => {
    const { administrator } = worldFor(subject);
    const provider = () => administrator().provider;

    it('removes the festival with its events, uploads, drafts, history and files, and nothing else', async () => {
      const { documents, files, functions } = provider();
      const neighbour = await makeFestival(documents);
      await makeEvents(documents, neighbour, { a: eventData('Neighbour', 0) });
      const request = await startUpload(provider(), lineup);
      const { festivalId, uploadId } = request;
      await functions.call('processUpload', request);
      await makeEvents(documents, festivalId, { a: eventData('Tide', 0), b: eventData('Ebb', 1) });
      await files.upload(storagePaths.festivalImage(festivalId), pictureFile());

      await expect(functions.call('deleteFestival', { festivalId })).resolves.toEqual({ success: true });

      await expect(documents.get(paths.festival(festivalId))).resolves.toBeNull();
      for (const collection of [
        paths.events(festivalId),
        paths.uploads(festivalId),
        paths.draftEvents(festivalId, uploadId),
        paths.changes(festivalId),
      ]) {
        await expect(documents.count({ collection })).resolves.toBe(0);
      }
      await expectRefusal(files.downloadUrl(storagePaths.festivalImage(festivalId)), 'not-found');
      await expectRefusal(
        files.downloadUrl(storagePaths.lineupFile(festivalId, uploadId, 'lineup.json')),
        'not-found',
      );
      await expect(documents.count({ collection: paths.events(neighbour) })).resolves.toBe(1);
      await expect(documents.count({ collection: paths.changes(neighbour) })).resolves.toBe(2);
    });

    it('may be repeated', async () => {
      const festivalId = await makeFestival(provider().documents);
      const call = () => provider().functions.call('deleteFestival', { festivalId });
      await call();
      await expect(call()).resolves.toEqual({ success: true });
    });

    it('is refused for what is no id', async () => {
      await expectRefusal(
        provider().functions.call('deleteFestival', { festivalId: '../users' }),
        'invalid-argument',
      );
    });
  });
}

function describeFestivalStats(subject: ContractSubject): void {
  describe('festivalStats', () => {
    const { administrator } = worldFor(subject);
    const provider = () => administrator().provider;
    const nextDay = startAfter(24);

    it('counts events and different artists, and names the stages and days that have any', async () => {
      const { documents, functions } = provider();
      const festivalId = await makeFestival(documents);
      await makeEvents(documents, festivalId, {
        a: eventData('Tide', 0),
        b: eventData(' Tide ', 2, { stage: 'Lantern Hall' }),
        c: eventData('Ebb', 24, { date: nextDay }),
      });
      const { stats } = await functions.call('festivalStats', { festivalIds: [festivalId] });
      expect(stats).toMatchObject([{ festivalId, eventCount: 3, artistCount: 2 }]);
      expect(stats[0]?.stages.toSorted()).toEqual(['Lantern Hall', 'Quay']);
      expect(stats[0]?.dates.toSorted(compareTimestamps)).toEqual([startAfter(0), nextDay]);
    });

    it('counts the conflicts that are not accepted', async () => {
      const { documents, functions } = provider();
      const key = acceptanceKey({ scope: 'stage', kind: 'overlap', stage: 'Quay' });
      const open = await makeFestival(documents);
      const accepting = await makeFestival(documents, { acceptedConflicts: { [key]: 'Two acts' } });
      for (const festivalId of [open, accepting]) {
        await makeEvents(documents, festivalId, { a: eventData('Tide', 0), b: eventData('Ebb', 0) });
        const { stats } = await functions.call('festivalStats', { festivalIds: [festivalId] });
        expect(stats).toMatchObject([{ festivalId, conflictCount: festivalId === open ? 1 : 0 }]);
      }
    });

    it('answers for all festivals when none is named, also for those without a lineup', async () => {
      const { documents, functions } = provider();
      const filled = await makeFestival(documents);
      await makeEvents(documents, filled, { a: eventData('Tide', 0) });
      const empty = await makeFestival(documents);
      const { stats } = await functions.call('festivalStats', {});
      const all = await documents.query({ collection: paths.festivals });
      const ids = stats.map(({ festivalId }) => festivalId);
      expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      const of = (id: string) => stats.find(({ festivalId }) => festivalId === id);
      expect(of(filled)).toMatchObject({ eventCount: 1, artistCount: 1 });
      expect(of(empty)).toMatchObject({ eventCount: 0, artistCount: 0, stages: [], dates: [] });
    });

    it('leaves out a festival that does not exist', async () => {
      const call = provider().functions.call('festivalStats', { festivalIds: ['none'] });
      await expect(call).resolves.toEqual({ stats: [] });
    });

    it('is refused for what is no id', async () => {
      await expectRefusal(
        provider().functions.call('festivalStats', { festivalIds: ['../users'] }),
        'invalid-argument',
      );
    });
  });
}

type ProcessRequest = Awaited<ReturnType<typeof startUpload>>;

/** Stores the file and its record as the wizard does; returns the request that processes it. */
async function startUpload({ documents, files }: Provider, content: string) {
  const festivalId = await makeFestival(documents);
  const uploadId = newUploadId();
  const file = storagePaths.lineupFile(festivalId, uploadId, 'lineup.json');
  const { url: fileURL } = await files.upload(file, textFile(content));
  await documents.commit([
    create(paths.upload(festivalId, uploadId), uploadData(festivalId, uploadId, fileURL)),
  ]);
  return { festivalId, uploadId, fileURL, uploadType: 'json' } as const;
}

function readDrafts({ documents }: Provider, { festivalId, uploadId }: ProcessRequest) {
  return documents.query({
    collection: paths.draftEvents(festivalId, uploadId),
    orderBy: [{ field: 'createdAt', direction: 'ascending' }],
  });
}

let uploads = 0;
function newUploadId(): string {
  uploads += 1;
  return `upload_1790000000000_${String(uploads).padStart(6, '0')}`;
}
