import { ProviderError, type Write } from '@lineup/provider';
import { describe, expect, it, vi } from 'vitest';
import { createFakeDatabase } from '../../testing/fake-database.ts';
import {
  draftData,
  eventData,
  festivalData,
  sampleUploadId,
  uploadData,
} from '@lineup/provider/sample-documents';
import { createCommit } from './commit.ts';

const denied = () => new ProviderError('permission-denied', 'in the words of the rules');
const event = (id: string) => `festivals/a/lineupEvents/${id}`;
const create = (id: string, fields = {}): Write => ({
  type: 'create',
  path: event(id),
  data: eventData(fields),
});

async function prepare() {
  const database = createFakeDatabase();
  await database.documents.commit([{ type: 'create', path: 'festivals/a', data: festivalData() }]);
  const pause = vi.fn(() => Promise.resolve());
  const send = vi.fn(database.send);
  let made = 0;
  const commit = createCommit({
    send,
    reader: database.reader,
    now: () => 0,
    newId: () => `commit-${(made += 1)}`,
    pause,
  });
  return { ...database, send, commit, pause };
}

describe('a commit', () => {
  it('answers its name as the version of what it wrote, and null for what it removed', async () => {
    const { commit, stored } = await prepare();
    await commit([create('x')]);
    const versions = await commit([create('y'), { type: 'delete', path: event('x') }]);
    expect([...versions]).toEqual([
      [event('y'), 'commit-2'],
      [event('x'), null],
    ]);
    expect(stored.read(event('x'))).toBeUndefined();
  });

  it('of nothing sends nothing', async () => {
    const { commit, sent } = await prepare();
    await expect(commit([])).resolves.toEqual(new Map());
    expect(sent).toEqual([]);
  });

  it('that nobody may make is not sent', async () => {
    const { commit, sent } = await prepare();
    const writing = commit([{ type: 'create', path: 'users/a', data: { permissions: ['admin'] } }]);
    await expect(writing).rejects.toMatchObject({ code: 'permission-denied' });
    expect(sent).toEqual([]);
  });

  it('that names a document twice is not sent', async () => {
    const { commit, sent } = await prepare();
    const writes: Write[] = [{ type: 'delete', path: event('x') }, create('x')];
    await expect(commit(writes)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(sent).toEqual([]);
  });

  it('that breaks a schema is not sent, and refused as the documents are', async () => {
    const { commit, sent } = await prepare();
    await expect(commit([create('x', { artistName: ' ' })])).rejects.toMatchObject({
      code: 'invalid-argument',
      details: [expect.objectContaining({ path: 'artistName' })],
    });
    const taken: Write = { type: 'create', path: 'festivals/a', data: festivalData({ name: '' }) };
    await expect(commit([taken])).rejects.toMatchObject({ code: 'already-exists' });
    expect(sent).toEqual([]);
  });

  it('leaves the draft events of a removed upload to the server side: a commit takes only so much', async () => {
    const { commit, documents, send } = await prepare();
    const upload = `festivals/a/lineupUploads/${sampleUploadId}`;
    await documents.commit([
      { type: 'create', path: upload, data: uploadData('a') },
      { type: 'create', path: `${upload}/events/1`, data: draftData() },
    ]);
    const removal: Write = { type: 'delete', path: upload };
    await expect(commit([removal])).resolves.toEqual(new Map([[upload, null]]));
    expect(send).toHaveBeenCalledExactlyOnceWith([removal], expect.any(String));
  });
});

describe('a commit without an answer', () => {
  it('is sent again under the same name when it was not carried out', async () => {
    const { commit, script, sent, pause, stored } = await prepare();
    script('unsent', 'unsent');
    await commit([create('x')]);
    expect(sent).toEqual(['commit-1', 'commit-1', 'commit-1']);
    expect(pause.mock.calls).toEqual([[500], [1500]]);
    expect(stored.read(event('x'))).toBeDefined();
  });

  it('is not sent again when it was carried out', async () => {
    const { commit, script, sent } = await prepare();
    script('lost');
    await expect(commit([create('x')])).resolves.toEqual(new Map([[event('x'), 'commit-1']]));
    expect(sent).toHaveLength(1);
  });

  it('is not sent again when all that it removes is gone', async () => {
    const { commit, documents, script, sent } = await prepare();
    await documents.commit([create('x')]);
    script('lost');
    await commit([{ type: 'delete', path: event('x'), mustExist: true }]);
    expect(sent).toHaveLength(1);
  });

  it('that arrives late is recognised by the refusal of its repetition', async () => {
    const { commit, documents, reader, script } = await prepare();
    script('unsent', denied());
    const bears = vi.spyOn(reader, 'bears').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await documents.commit([create('x')]);
    await expect(commit([create('x')])).resolves.toEqual(new Map([[event('x'), 'commit-1']]));
    expect(bears).toHaveBeenCalledTimes(2);
  });

  it('fails as unavailable after the third attempt', async () => {
    const { commit, script, sent } = await prepare();
    script('unsent', 'unsent', 'unsent');
    await expect(commit([create('x')])).rejects.toMatchObject({ code: 'unavailable' });
    expect(sent).toHaveLength(3);
  });
});

describe('a refused commit', () => {
  it.each<[string, string, Write]>([
    ['what is there', 'already-exists', { type: 'create', path: 'festivals/a', data: festivalData() }],
    ['what is not there', 'not-found', { type: 'update', path: event('z'), data: { stage: 'Quay' } }],
    [
      'what has no parent',
      'not-found',
      { type: 'create', path: 'festivals/z/lineupEvents/x', data: eventData() },
    ],
    ['an outdated copy', 'conflict', { type: 'update', path: 'festivals/a', data: {}, ifVersion: '0' }],
    ['an unknown stage', 'invalid-argument', create('x', { stage: 'Pier' })],
    [
      'days in the wrong order',
      'invalid-argument',
      { type: 'update', path: 'festivals/a', data: { endDate: { seconds: 0, nanoseconds: 0 } } },
    ],
  ])('for %s is told as %s', async (_, code, write) => {
    const { commit, script, sent } = await prepare();
    script(denied());
    await expect(commit([create('ok'), write])).rejects.toMatchObject({ code });
    expect(sent.length).toBeLessThanOrEqual(1);
  });

  it('with which nothing is wrong is told as the rules told it', async () => {
    const { commit, script, sent } = await prepare();
    script(denied());
    await expect(commit([create('x')])).rejects.toMatchObject({ message: 'in the words of the rules' });
    expect(sent).toHaveLength(1);
  });

  it('is sent again when others were in the way and are not any more', async () => {
    const { commit, script, stored } = await prepare();
    script(new ProviderError('conflict'));
    await commit([create('x')]);
    expect(stored.read(event('x'))).toBeDefined();
  });

  it.each(['too-many-requests', 'payload-too-large', 'unauthenticated'] as const)(
    'as %s is told at once',
    async (code) => {
      const { commit, script, sent } = await prepare();
      script(new ProviderError(code));
      await expect(commit([create('x')])).rejects.toMatchObject({ code });
      expect(sent).toHaveLength(1);
    },
  );

  it('of many documents of one collection reads them at once', async () => {
    const { commit, script, reader } = await prepare();
    script(denied());
    const get = vi.spyOn(reader, 'get');
    const writes = Array.from({ length: 31 }, (_, index) => create(`x${index}`));
    await expect(commit([...writes, create('y', { stage: 'Pier' })])).rejects.toMatchObject({
      details: [expect.objectContaining({ path: 'stage' })],
    });
    expect(get.mock.calls).toEqual([['festivals/a']]);
  });
});
