import { paths, storagePaths } from '@lineup/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSinceReader } from './since.ts';
import { releaseWorld, setAt } from './testing/release-world.ts';

let world: Awaited<ReturnType<typeof releaseWorld>>;
let read: string[];

beforeEach(async () => {
  world = await releaseWorld();
  read = [];
});

/** The changes since a release, up to the newest one. */
function openReader() {
  const readSince = createSinceReader();
  const files = {
    read: (path: string) => {
      read.push(path);
      return world.provider.files.read(path);
    },
  };
  return async (number: number) => {
    const newest = await world.seen();
    if (newest === null) throw new Error('Nothing is public.');
    return readSince(files, newest, number);
  };
}

const move = async (hours: number) => {
  await world.update(paths.event('f1', 'a'), setAt(hours));
  world.advance(60_000);
  await world.publish();
};

describe('what changed since a release', () => {
  it('is read from its file and those of the newest one, which are read once', async () => {
    await world.publish();
    await move(5);
    await move(6);
    const since = openReader();
    const first = await since(1);
    expect(first).toMatchObject({ kind: 'found', from: { release: { id: 'r1' } } });
    const changes = first.kind === 'found' ? first.changes : [];
    expect(changes.map(({ kind, id, number }) => [kind, id, number])).toEqual([['moved', 'a', 1]]);
    await since(2);
    const [newest, ...others] = read.filter((path) => path.endsWith('private.json'));
    expect([newest, others]).toEqual([storagePaths.releaseFile('f1', 'r3', 'private'), []]);
  });

  it('is nothing since the newest release, for which nothing is read', async () => {
    await world.publish();
    expect(await openReader()(1)).toMatchObject({
      kind: 'found',
      from: { release: { id: 'r1' } },
      changes: [],
    });
    expect(read).toEqual([]);
  });

  it('is not known of a release that is yet to come', async () => {
    await world.publish();
    expect(await openReader()(2)).toEqual({ kind: 'unpublished' });
    expect(read).toEqual([]);
  });

  it('is not known from before a withdrawal', async () => {
    await world.publish();
    await world.change({ type: 'withdraw' });
    expect(await openReader()(1)).toEqual({ kind: 'tooOld' });
    await move(5);
    expect(await openReader()(2)).toEqual({ kind: 'tooOld' });
    expect((await openReader()(3)).kind).toBe('found');
  });

  it.each(['public', 'private'] as const)('is not known where the %s file is damaged', async (part) => {
    await world.publish();
    await move(5);
    const id = part === 'public' ? 'r1' : 'r2';
    await world.provider.files.write(
      storagePaths.releaseFile('f1', id, part),
      new TextEncoder().encode('{'),
      'application/json',
    );
    expect(await openReader()(1)).toEqual({ kind: 'tooOld' });
  });

  it('is tried again after a failure', async () => {
    await world.publish();
    await move(5);
    const newest = await world.seen();
    const readSince = createSinceReader();
    if (newest === null) throw new Error('Nothing is public.');
    const broken = { read: () => Promise.reject(new Error('The disk is gone')) };
    await expect(readSince(broken, newest, 1)).rejects.toThrow('The disk is gone');
    expect((await readSince(world.provider.files, newest, 1)).kind).toBe('found');
  });
});
