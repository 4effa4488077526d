import { paths, storagePaths, timestampFromMillis } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { describe, expect, test } from 'vitest';
import { deleteFestival } from '../delete-festival.ts';
import {
  hour,
  minute,
  namesIn,
  providerWith,
  releaseWorld,
  setAt,
  startOfTests,
} from './testing/release-world.ts';

const after = (milliseconds: number) => timestampFromMillis(startOfTests + milliseconds);

describe('a planned release', () => {
  test('is published at its time, not before, and once', async () => {
    const { publish, advance, runDue, publication, release, due, published } = await releaseWorld();
    await publish({ at: after(hour) });
    advance(hour - 1);
    await runDue();
    expect(publication()).toMatchObject({ number: 0, current: null });
    advance(1);
    await Promise.all([runDue(), runDue()]);
    await runDue();
    expect(publication()).toMatchObject({ number: 1, current: 'r1' });
    expect(release('r1')).toMatchObject({ state: 'published', late: false, publishedAt: after(hour) });
    expect(due()).toBeUndefined();
    expect(published).toEqual(['f1']);
  });

  test('that was missed is published late and says so', async () => {
    const { publish, advance, runDue, release, seen } = await releaseWorld();
    await publish({ at: after(hour) });
    advance(hour + minute + 1);
    await runDue();
    expect(release('r1')).toMatchObject({ state: 'published', late: true });
    expect((await seen())?.release).toMatchObject({
      late: true,
      plannedFor: startOfTests + hour,
      publishedAt: startOfTests + hour + minute + 1,
    });
  });

  test('of several that were missed the last planned is what is out', async () => {
    const { publish, advance, runDue, publication, update, seen } = await releaseWorld();
    await publish({ at: after(2 * hour) });
    await update(paths.event('f1', 'a'), { artistName: 'Kelp' });
    await publish({ at: after(hour) });
    advance(3 * hour);
    await runDue();
    expect(publication()).toMatchObject({ number: 2, current: 'r1' });
    expect(namesIn(await seen())).toContain('The Paper Herons');
  });

  test('is published once, however the clock jumps', async () => {
    const { publish, advance, runDue, publication } = await releaseWorld();
    await publish({ at: after(hour) });
    advance(2 * hour);
    await runDue();
    advance(-2 * hour);
    await runDue();
    advance(hour);
    await runDue();
    expect(publication()).toMatchObject({ number: 1 });
  });

  test('waits where the clock was set back before its time', async () => {
    const { publish, advance, runDue, publication } = await releaseWorld();
    await publish({ at: after(hour) });
    advance(-24 * hour);
    await runDue();
    expect(publication()).toMatchObject({ number: 0 });
  });

  test('is published by one of two processes that try it', async () => {
    const { provider, publish, advance, runDue, publication, errors, published } = await releaseWorld();
    await publish({ at: after(hour) });
    advance(hour);
    // Another provider represents another process: work is not queued behind it.
    await Promise.all([runDue(), runDue(providerWith(provider, {}))]);
    expect(publication()).toMatchObject({ number: 1 });
    expect(published).toEqual(['f1']);
    expect(errors).toEqual([]);
  });

  test('goes with its festival', async () => {
    const { provider, publish, advance, runDue, due, stored, errors, at } = await releaseWorld();
    await publish({ at: after(hour) });
    await deleteFestival(provider, { festivalId: 'f1' });
    expect(due()).toBeUndefined();
    advance(hour);
    await runDue();
    expect(stored.files()).toEqual([]);
    expect(await at('saltmarsh')).toEqual({ kind: 'gone' });
    // Written while the festival was deleted.
    await provider.documents.commit([
      { type: 'create', path: paths.dueRelease('f1'), data: { festivalId: 'f1', at: after(0) } },
    ]);
    await runDue();
    expect(due()).toBeUndefined();
    expect(errors).toEqual([]);
  });

  test('of a festival that is deleted in the middle of it is not published', async () => {
    const { provider, publish, advance, runDue, at, stored } = await releaseWorld();
    await publish({ at: after(hour) });
    advance(hour);
    const slow = providerWith(provider, {
      files: {
        write: async (path, bytes, type) => {
          await deleteFestival(provider, { festivalId: 'f1' });
          await provider.files.write(path, bytes, type);
        },
      },
    });
    await runDue(slow);
    expect(await at('saltmarsh')).toEqual({ kind: 'gone' });
    expect(stored.read(paths.publication('f1'))).toBeUndefined();
  });
});

describe('what fails', () => {
  test('for something that passes is reported, stays planned, and is published later', async () => {
    const { provider, publish, advance, runDue, publication, release, errors } = await releaseWorld();
    await publish({ at: after(hour) });
    advance(hour);
    const error = new ProviderError('storage-full');
    const full = providerWith(provider, { files: { write: () => Promise.reject(error) } });
    await runDue(full);
    expect(release('r1')).toMatchObject({ state: 'planned' });
    expect(publication()).toMatchObject({
      failed: { releaseId: 'r1', code: 'storage-full', at: after(hour) },
    });
    expect(errors).toEqual([error]);
    advance(minute);
    await runDue();
    expect(release('r1')).toMatchObject({ state: 'published', number: 1 });
    expect(publication()).toMatchObject({ failed: null });
  });

  test('on a disk that takes nothing at all is told to who runs it', async () => {
    const { provider, publish, advance, runDue, errors, publication } = await releaseWorld();
    await publish({ at: after(hour) });
    advance(hour);
    const error = new ProviderError('storage-full');
    const fail = () => Promise.reject(error);
    await runDue(providerWith(provider, { files: { write: fail }, documents: { commit: fail } }));
    expect(errors).toEqual([error]);
    await runDue();
    expect(publication()).toMatchObject({ number: 1 });
  });

  test('for good is failed, and what comes after it is published', async () => {
    const { provider, publish, advance, runDue, publication, release, due, errors } = await releaseWorld();
    await publish({ at: after(hour) });
    await publish({ at: after(2 * hour) });
    await provider.files.deleteFolder(`${storagePaths.publicationFolder('f1')}r1/`);
    advance(hour);
    await runDue();
    expect(release('r1')).toMatchObject({ state: 'failed', number: null });
    expect(publication()).toMatchObject({ failed: { releaseId: 'r1', code: 'failed-precondition' } });
    expect(due()).toMatchObject({ at: after(2 * hour) });
    expect(errors).toHaveLength(1);
    advance(hour);
    await runDue();
    expect(publication()).toMatchObject({ number: 1, current: 'r2', failed: null });
  });
});

describe('a step of announcements', () => {
  const announcement = { level: 'held' as const, steps: [{ level: 'time' as const, at: after(hour) }] };

  async function heldBack() {
    const made = await releaseWorld();
    await made.update(paths.event('f1', 'a'), { announcement });
    await made.publish();
    return made;
  }

  test('tells more at its time, without anybody', async () => {
    const { advance, runDue, seen, due, publication, latest } = await heldBack();
    expect(namesIn(await seen())).toEqual(['Owl Parade']);
    expect(due()).toMatchObject({ at: after(hour) });
    advance(hour - 1);
    await runDue();
    expect(publication()).toMatchObject({ number: 1 });
    advance(1);
    await runDue();
    await runDue();
    expect(namesIn(await seen())).toEqual(['The Paper Herons', 'Owl Parade']);
    expect(publication()).toMatchObject({ number: 2 });
    expect(latest()).toMatchObject({
      kind: 'step',
      by: { email: 'robin@festival.example' },
      summary: { added: 0, changed: 0, removed: 0 },
    });
    expect(due()).toBeUndefined();
  });

  test('of what is stored but not published tells nothing', async () => {
    const { advance, runDue, seen, update, publication } = await releaseWorld();
    await update(paths.event('f1', 'a'), { announcement });
    advance(hour);
    await runDue();
    expect(await seen()).toBeNull();
    expect(publication()).toBeUndefined();
  });

  test('tells nothing after a withdrawal', async () => {
    const { advance, runDue, change, seen, due } = await heldBack();
    await change({ type: 'withdraw' });
    expect(due()).toBeUndefined();
    advance(hour);
    await runDue();
    expect(await seen()).toMatchObject({ state: 'withdrawn', sets: [] });
  });

  test('that was told stays told when the clock is put right by a little', async () => {
    const { advance, runDue, publish, seen, due } = await heldBack();
    advance(hour + 5000);
    await runDue();
    advance(-10_000);
    await publish();
    await runDue();
    expect(namesIn(await seen())).toContain('The Paper Herons');
    expect(due()).toBeUndefined();
  });

  test('is not told early by a release after the clock was far ahead', async () => {
    const { advance, runDue, publish, seen, update, due } = await heldBack();
    advance(-hour);
    advance(365 * 24 * hour);
    await publish();
    advance(-365 * 24 * hour);
    await update(paths.event('f1', 'b'), { announcement });
    await publish();
    expect(namesIn(await seen())).toEqual([]);
    expect(due()).toMatchObject({ at: after(hour) });
    advance(2 * hour);
    await runDue();
    expect(namesIn(await seen())).toEqual(['The Paper Herons', 'Owl Parade']);
  });

  test('whose file is lost is tried again after a while', async () => {
    const { provider, advance, runDue, due, publication, publish, errors } = await heldBack();
    await provider.files.deleteFolder(storagePaths.publicationFolder('f1'));
    advance(hour);
    await runDue();
    expect(publication()).toMatchObject({ number: 1, failed: { code: 'failed-precondition' } });
    expect(due()).toMatchObject({ at: after(hour + minute) });
    expect(errors).toHaveLength(1);
    await publish();
    expect(publication()).toMatchObject({ number: 2, failed: null });
  });
});

describe('restamping', () => {
  async function restored() {
    const made = await releaseWorld();
    await made.publish();
    await made.update(paths.publication('f1'), { restamp: true });
    await made.write(made.create(paths.dueRelease('f1'), { festivalId: 'f1', at: after(0) }));
    made.advance(hour);
    return made;
  }

  test('makes all counters rise, and nothing else', async () => {
    const { runDue, seen, publication, latest, due } = await restored();
    const before = await seen();
    await runDue();
    const now = await seen();
    expect(namesIn(now)).toEqual(namesIn(before));
    expect(now?.changes).toEqual([]);
    now?.sets.forEach((set, place) => {
      expect(set.sequence).toBeGreaterThan(before?.sets[place]?.sequence ?? Infinity);
    });
    expect(publication()).toMatchObject({ restamp: false, number: 2 });
    expect(latest()).toMatchObject({ kind: 'restamp' });
    expect(due()).toBeUndefined();
  });

  test('is done by a release that comes first', async () => {
    const { runDue, publish, publication, write, create } = await restored();
    await write(create(paths.event('f1', 'c'), setAt(5, { artistName: 'Kelp' })));
    await publish();
    await runDue();
    expect(publication()).toMatchObject({ restamp: false, number: 2, current: 'r2' });
  });

  test('of what was withdrawn leaves it withdrawn', async () => {
    const { runDue, change, publication, seen, update, write, create } = await restored();
    await runDue();
    await change({ type: 'withdraw' });
    await update(paths.publication('f1'), { restamp: true });
    await write(create(paths.dueRelease('f1'), { festivalId: 'f1', at: after(0) }));
    const before = (await seen())?.gone[0]?.sequence ?? 0;
    await runDue();
    expect(publication()).toMatchObject({ current: null, number: 4 });
    expect(await seen()).toMatchObject({ state: 'withdrawn' });
    expect((await seen())?.gone[0]?.sequence).toBeGreaterThan(before);
  });
});
