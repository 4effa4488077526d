import {
  draftEventSchema,
  eventTimestamps,
  festivalTimestamps,
  processingMessages,
  paths,
  storagePaths,
  timestampToMillis,
  uploadSchema,
  uploadMessages,
} from '@lineup/domain';
import { mappingText, type LineupMapping } from '@lineup/domain/reading';
import { ProviderError } from '@lineup/provider';
import { smallPicture } from '@lineup/provider-embedded/testing';
import { describe, expect, test, vi } from 'vitest';
import type { LineupReader } from './lineup-reader.ts';
import { failUpload, processUpload } from './process-upload.ts';
import { drafts, fileEvents, now, request, uploadedLineup, uploadId, uploadPath } from './testing/world.ts';

const options = () => ({ now: () => now, signal: new AbortController().signal });

describe('a file that can be used', () => {
  test('becomes one draft per event, in the order of the file, and completes the upload', async () => {
    const { provider, documents, status } = await uploadedLineup(fileEvents(1200));
    await expect(processUpload(provider, request, options())).resolves.toEqual({
      success: true,
      eventCount: 1200,
    });
    expect(await status()).toMatchObject({ status: 'completed', error: null });
    const byTime = await documents.query({
      collection: drafts,
      orderBy: [{ field: 'createdAt', direction: 'ascending' }],
    });
    expect(byTime.map(({ data }) => data['row'])).toEqual(Array.from({ length: 1200 }, (_, n) => n + 1));
    expect(byTime.map(({ id }) => id).toSorted()).toEqual(byTime.map(({ id }) => id));
    for (const { data } of byTime) expect(draftEventSchema.safeParse(data).success).toBe(true);
  });

  test('may hold events with problems that the review can mend', async () => {
    const { provider, documents } = await uploadedLineup([{ stage: 'Nowhere', date: '1999-01-01' }]);
    await expect(processUpload(provider, request, options())).resolves.toMatchObject({ eventCount: 1 });
    const [draft] = await documents.query({ collection: drafts });
    expect(draft?.data).toMatchObject({ artistName: '', stage: 'Nowhere' });
  });

  test('is read by the rules of its zone, whatever those of the machine are', async () => {
    const { provider, documents, festival, stored } = await uploadedLineup([
      {
        artistName: 'A',
        stage: 'Main',
        start: '2027-01-15T20:00:00-07:00',
        end: '2027-01-15T21:00:00-07:00',
      },
    ]);
    const vancouver = { timezone: 'America/Vancouver', dayStartsAt: '00:00' };
    const dates = { startDate: '2027-01-15', endDate: '2027-01-17', timezone: vancouver.timezone };
    stored.put(paths.festival('f1'), { ...festival, ...vancouver, ...festivalTimestamps(dates) });
    await processUpload(provider, request, options());
    const [draft] = await documents.query({ collection: drafts });
    const times = { date: '2027-01-15', timeStart: '20:00', timeEnd: '21:00' };
    expect(draft?.data).toMatchObject(times);
    const { timeStart, timeEnd } = eventTimestamps(times, vancouver);
    expect([timeStart, timeEnd].map((time) => new Date(timestampToMillis(time)).toISOString())).toEqual([
      '2027-01-16T03:00:00.000Z',
      '2027-01-16T04:00:00.000Z',
    ]);
  });

  test('may hold no event at all', async () => {
    const { provider, documents, status } = await uploadedLineup([]);
    await expect(processUpload(provider, request, options())).resolves.toEqual({
      success: true,
      eventCount: 0,
    });
    expect(await status()).toMatchObject({ status: 'completed', error: null });
    expect(await documents.count({ collection: drafts })).toBe(0);
  });

  test('is written in one commit with the status', async () => {
    const { provider, documents } = await uploadedLineup(fileEvents(3));
    const commit = vi.spyOn(documents, 'commit');
    await processUpload(provider, request, options());
    expect(commit).toHaveBeenCalledTimes(1);
    expect(commit.mock.calls[0]?.[0]).toHaveLength(4);
  });

  test('replaces the drafts of an attempt before', async () => {
    const { provider, documents, upload, stored } = await uploadedLineup(fileEvents(2));
    await processUpload(provider, request, options());
    stored.put(uploadPath, upload);
    await processUpload(provider, request, options());
    expect(await documents.count({ collection: drafts })).toBe(2);
  });

  test('is not read again once the upload is completed', async () => {
    const { provider, documents } = await uploadedLineup(fileEvents(2));
    await processUpload(provider, request, options());
    await provider.files.deleteFolder('festivalFiles/');
    const commit = vi.spyOn(documents, 'commit');
    await expect(processUpload(provider, request, options())).resolves.toMatchObject({ eventCount: 2 });
    expect(commit).not.toHaveBeenCalled();
  });
});

describe('a spreadsheet', () => {
  const csv = 'Act,Where,Day,Start,End\nMoth Parade,Dune,2026-07-03,20:00,21:00\n';
  const spreadsheet = async (record: object = {}) => {
    const world = await uploadedLineup();
    const filePath = storagePaths.lineupFile('f1', uploadId, 'lineup.csv');
    await world.putFile(filePath, csv);
    const upload = {
      ...world.upload,
      fileName: 'lineup.csv',
      filePath,
      uploadType: 'spreadsheet',
      ...record,
    };
    world.stored.put(uploadPath, upload);
    const process = async (read?: LineupReader) => {
      const processing = { ...options(), ...(read === undefined ? {} : { read }) };
      await processUpload(world.provider, { ...request, uploadType: 'spreadsheet' }, processing);
      return (await world.documents.query({ collection: drafts })).map(({ data }) => data);
    };
    return { ...world, process };
  };

  test('is read into drafts by its headings', async () => {
    const { process, status } = await spreadsheet();
    const found = { artistName: 'Moth Parade', stage: 'Dune', date: '2026-07-03', timeStart: '20:00' };
    expect(await process()).toEqual([expect.objectContaining(found)]);
    expect(Object.keys((await status()) ?? {})).not.toContain('leftOut');
  });

  test('is read as its record says', async () => {
    const mapping: LineupMapping = { tables: [{ table: 'rows', fields: {} }] };
    const read = vi.fn<LineupReader>().mockResolvedValue({ ok: true, events: [], leftOut: [], stages: [] });
    const { process } = await spreadsheet({ mapping: mappingText(mapping) });
    await process(read);
    expect(read.mock.calls[0]?.[0]).toMatchObject({
      fileName: 'lineup.csv',
      mapping: JSON.stringify(mapping),
    });
    const chosen = await spreadsheet({ mapping: JSON.stringify({ tables: [] }) });
    await expect(chosen.process()).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  test('leaves what was left out, and its stages, in the record of the upload', async () => {
    const row = { table: 'Friday', number: 3, text: `${'x'.repeat(199)}\u{1F3B5}`, reason: 'title' } as const;
    const leftOut = Array.from({ length: 60 }, () => row);
    const { process, status } = await spreadsheet();
    await process(async () => ({ ok: true, events: [], leftOut, stages: ['Dune', 'Lan\0tern'] }));
    const record = uploadSchema.parse(await status());
    expect(record.leftOut?.count).toBe(60);
    expect(record.leftOut?.rows).toHaveLength(50);
    expect(record.leftOut?.rows[0]).toEqual({ ...row, text: 'x'.repeat(199) });
    expect(record.fileStages).toEqual(['Dune', 'Lantern']);
  });
});

describe('a file that cannot be used sets the upload to error and says why', () => {
  const refusal = async (world: Awaited<ReturnType<typeof uploadedLineup>>) => {
    const error: unknown = await processUpload(world.provider, request, options()).catch(
      (cause: unknown) => cause,
    );
    const { status, error: message } = (await world.status()) ?? {};
    expect(status).toBe('error');
    expect(error).toMatchObject({ code: 'failed-precondition', message, userMessage: message });
    expect(await world.documents.count({ collection: drafts })).toBe(0);
    return message;
  };

  test('not JSON, with line and column', async () => {
    const world = await uploadedLineup();
    await world.putFile(world.filePath, '[\n  {"artist": }\n]');
    expect(await refusal(world)).toMatch(/^The file is not valid JSON: .+ at line 2, column \d+$/u);
  });

  test('no file', async () => {
    const world = await uploadedLineup();
    await world.provider.files.deleteFolder('festivalFiles/');
    expect(await refusal(world)).toBe(processingMessages.fileMissing);
  });

  test('a file of somewhere else', async () => {
    const world = await uploadedLineup();
    world.stored.put(paths.festival('f2'), world.festival);
    await world.putFile('festivals/f2/festival-image', smallPicture);
    world.stored.put(uploadPath, { ...world.upload, filePath: 'festivals/f2/festival-image' });
    expect(await refusal(world)).toBe(processingMessages.fileMissing);
  });

  test('a picture', async () => {
    const world = await uploadedLineup();
    world.stored.put(uploadPath, { ...world.upload, uploadType: 'image' });
    expect(await refusal(world)).toBe(uploadMessages.imageNotAvailable);
  });

  test('and is not tried again', async () => {
    const world = await uploadedLineup();
    await world.provider.files.deleteFolder('festivalFiles/');
    const first = await refusal(world);
    await world.putFile(world.filePath, JSON.stringify(fileEvents(1)));
    expect(await refusal(world)).toBe(first);
  });
});

describe('what another administrator does in the meantime', () => {
  test('no upload', async () => {
    const { provider, documents } = await uploadedLineup();
    await documents.commit([{ type: 'delete', path: uploadPath }]);
    await expect(processUpload(provider, request, options())).rejects.toMatchObject({
      code: 'not-found',
      userMessage: uploadMessages.notFound,
    });
  });

  test('no festival', async () => {
    const { provider, documents } = await uploadedLineup();
    const get = documents.get.bind(documents);
    vi.spyOn(documents, 'get').mockImplementation(async (path) =>
      path === paths.festival('f1') ? null : get(path),
    );
    await expect(processUpload(provider, request, options())).rejects.toMatchObject({
      code: 'not-found',
      userMessage: processingMessages.festivalGone,
    });
  });

  test.each([
    ['good', fileEvents(2)],
    ['unusable', []],
  ])('the upload goes while its %s file is read: nothing is written', async (_, events) => {
    const { provider, documents } = await uploadedLineup(events);
    const files = {
      ...provider.files,
      read: async (path: string) => {
        const content = await provider.files.read(path);
        await documents.commit([{ type: 'delete', path: uploadPath }]);
        return content;
      },
    };
    await expect(processUpload({ documents, files }, request, options())).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await documents.count({ collection: drafts })).toBe(0);
  });

  test('an upload that changes while its file is read is left as it is', async () => {
    const { provider, documents, upload, status, stored } = await uploadedLineup(fileEvents(2));
    const files = {
      ...provider.files,
      read: async (path: string) => {
        const content = await provider.files.read(path);
        stored.put(uploadPath, { ...upload, status: 'error', error: 'Stopped' });
        return content;
      },
    };
    await expect(processUpload({ documents, files }, request, options())).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await status()).toMatchObject({ error: 'Stopped' });
  });
});

test('what is out of time writes nothing', async () => {
  const { provider, status } = await uploadedLineup(fileEvents(2));
  const stopped = AbortSignal.abort();
  await expect(processUpload(provider, request, { now: () => now, signal: stopped })).rejects.toMatchObject({
    code: 'deadline-exceeded',
    userMessage: processingMessages.timedOut,
  });
  expect(await status()).toMatchObject({ status: 'processing' });
});

describe('failUpload', () => {
  test('sets what is in processing to error', async () => {
    const { provider, status } = await uploadedLineup();
    await failUpload(provider, uploadPath, 'Stopped');
    expect(await status()).toMatchObject({ status: 'error', error: 'Stopped' });
  });

  test('leaves alone what is done or gone, also when it is so only at the second look', async () => {
    const { provider, documents, upload, status, stored } = await uploadedLineup();
    stored.put(uploadPath, { ...upload, status: 'completed' });
    await failUpload(provider, uploadPath, 'Stopped');
    expect(await status()).toMatchObject({ status: 'completed' });
    await documents.commit([{ type: 'delete', path: uploadPath }]);
    await failUpload(provider, uploadPath, 'Stopped');
    stored.put(uploadPath, upload);
    vi.spyOn(documents, 'commit').mockImplementationOnce(() => {
      stored.put(uploadPath, { ...upload, status: 'completed' });
      return Promise.reject(new ProviderError('conflict'));
    });
    await failUpload(provider, uploadPath, 'Stopped');
    expect(await status()).toMatchObject({ status: 'completed' });
  });

  test('gives up on an upload that never stands still', async () => {
    const { provider, documents } = await uploadedLineup();
    const commit = vi.spyOn(documents, 'commit').mockRejectedValue(new ProviderError('conflict'));
    await expect(failUpload(provider, uploadPath, 'Stopped')).rejects.toMatchObject({ code: 'conflict' });
    expect(commit).toHaveBeenCalledTimes(5);
  });

  test('tells of any other failure', async () => {
    const { provider, documents } = await uploadedLineup();
    vi.spyOn(documents, 'commit').mockRejectedValueOnce(new ProviderError('storage-full'));
    await expect(failUpload(provider, uploadPath, 'Stopped')).rejects.toMatchObject({ code: 'storage-full' });
  });
});
