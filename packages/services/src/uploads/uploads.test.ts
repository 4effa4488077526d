import { documentSchemas, paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { startBackend } from '@lineup/provider-embedded/testing';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { chosenFile, draft, givenDraft, givenFestival, uploadId } from '../testing/factories.ts';

function setUp() {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const services = createServices(provider, { now: () => 1_767_225_600_000, random: () => 0.5 });
  const upload = (name: string, content: string) => ({
    festivalId: 'f1',
    uploadId,
    type: 'json' as const,
    file: chosenFile(name, content),
  });
  return { provider, uploads: services.uploads, upload };
}

describe('uploading a lineup file', () => {
  it('makes ids of the form that the specification names', () => {
    expect(setUp().uploads.newUploadId()).toMatch(/^upload_1767225600000_[a-z0-9]{12}$/u);
  });

  it('stores the file under its festival and creates the record as processing', async () => {
    const { uploads, upload, provider } = setUp();
    await uploads.start(upload('our lineup.json', '[]'));
    const record = await uploads.get('f1', uploadId);
    expect(record).toMatchObject({ status: 'processing', fileName: 'our lineup.json', error: null });
    expect(record.filePath).toBe(`festivalFiles/f1/lineup_uploads/${uploadId}/our_lineup.json`);
    expect(provider.stored.files().includes(record.filePath)).toBe(true);
  });

  it('records a name that is too long without half a character at its end', async () => {
    const { uploads, upload } = setUp();
    await uploads.start(upload(`${'n'.repeat(254)}💥.json`, '[]'));
    await expect(uploads.get('f1', uploadId)).resolves.toMatchObject({ fileName: 'n'.repeat(254) });
  });

  it('creates one record when the same upload is started twice', async () => {
    const { uploads, upload } = setUp();
    await uploads.start(upload('a.json', '[]'));
    await uploads.start(upload('a.json', '[]'));
    await expect(uploads.list('f1')).resolves.toHaveLength(1);
  });

  it('leaves the file of an earlier try alone, so that the record names one that is there', async () => {
    const { uploads, upload, provider } = setUp();
    await uploads.start(upload('a.json', '[]'));
    const store = vi.spyOn(provider.files, 'upload');
    await uploads.start(upload('a.json', '[]'));
    expect(store).not.toHaveBeenCalled();
  });

  it('refuses a file of another type or over 5 MB before anything is sent', async () => {
    const { uploads, upload, provider } = setUp();
    await expect(uploads.start(upload('a.txt', '[]'))).rejects.toThrow('Please select a .json file');
    const large = upload('a.json', ' '.repeat(5 * 1024 * 1024 + 1));
    await expect(uploads.start(large)).rejects.toThrow('File size too large. Maximum size is 5MB');
    expect(provider.stored.files()).toEqual([]);
  });

  it('tells what went wrong on the way', async () => {
    const { uploads, upload, provider } = setUp();
    provider.files.upload = () => Promise.reject(new ProviderError('internal'));
    await expect(uploads.start(upload('a.json', '[]'))).rejects.toThrow('Failed to upload file');
  });

  it('says that an upload does not exist', async () => {
    await expect(setUp().uploads.get('f1', uploadId)).rejects.toThrow('Upload not found');
  });

  it('asks the function to read the file, and passes on why it could not', async () => {
    const { uploads, upload, provider } = setUp();
    await uploads.start(upload('a.json', '[]'));
    const record = await uploads.get('f1', uploadId);
    const call = vi.spyOn(provider.functions, 'call');
    call.mockResolvedValueOnce({ success: true, eventCount: 0 });
    await uploads.ensureProcessed(record);
    expect(call.mock.calls[0]?.[1]).toEqual({
      uploadId,
      fileURL: record.fileURL,
      uploadType: 'json',
      festivalId: 'f1',
    });
    call.mockRejectedValueOnce(
      new ProviderError('failed-precondition', 'x', { userMessage: 'The file is empty.' }),
    );
    await expect(uploads.ensureProcessed(record)).rejects.toThrow('The file is empty.');
  });
});

describe('a draft', () => {
  it('is read in the order of the file', async () => {
    const { uploads, provider } = setUp();
    givenDraft(provider, 'f1', [draft({ row: 1 }), draft({ row: 2 }), draft({ row: 3 })]);
    const rows = (await uploads.draftEvents('f1', uploadId)).map((event) => event.row);
    expect(rows).toEqual([1, 2, 3]);
  });

  it('keeps changed fields and removals in one write', async () => {
    const { uploads, provider } = setUp();
    givenDraft(provider, 'f1', [draft(), draft({ artistName: 'Kelp', row: 2 })]);
    const changed = new Map([['draft-1', { stage: 'Chapel' }]]);
    await uploads.saveEdits('f1', uploadId, { changed, removed: new Set(['draft-2']) });
    const left = await uploads.draftEvents('f1', uploadId);
    expect(left.map(({ artistName, stage }) => [artistName, stage])).toEqual([['Owl Parade', 'Chapel']]);
  });

  it('is judged when it is looked at: what is wrong with it is not stored', async () => {
    const { uploads, provider } = setUp();
    givenDraft(provider, 'f1', [draft()]);
    const path = paths.draftEvent('f1', uploadId, 'draft-1');
    const fields = Object.keys(provider.stored.read(path) ?? {});
    const changed = new Map([['draft-1', { artistName: ' ', stage: 'Nowhere', timeStart: '' }]]);
    await uploads.saveEdits('f1', uploadId, { changed, removed: new Set() });
    const stored = provider.stored.read(path);
    expect(stored).toMatchObject({ artistName: ' ', stage: 'Nowhere' });
    expect(Object.keys(stored ?? {})).toEqual(fields);
    expect(documentSchemas.draftEvent.safeParse({ ...stored, errors: ['Stage is required'] }).success).toBe(
      false,
    );
    expect(documentSchemas.draftEvent.safeParse(stored).success).toBe(true);
  });

  it('refuses edits of a draft that is gone', async () => {
    const changed = new Map([['draft-1', { stage: 'Chapel' }]]);
    const edits = setUp().uploads.saveEdits('f1', uploadId, { changed, removed: new Set() });
    await expect(edits).rejects.toThrow('Upload not found');
  });

  it('is removed with its events and its file', async () => {
    const { uploads, upload, provider } = setUp();
    await uploads.start(upload('a.json', '[]'));
    await uploads.discard(await uploads.get('f1', uploadId));
    const left = provider.stored.paths().filter((path) => path.startsWith(paths.uploads('f1')));
    expect(left).toEqual([]);
    await vi.waitFor(() => expect(provider.stored.files()).toEqual([]));
  });
});
