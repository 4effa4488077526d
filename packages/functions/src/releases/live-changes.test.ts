import { paths, publishMessages, timestampFromMillis } from '@lineup/domain';
import { describe, expect, test } from 'vitest';
import { publishedSets } from './live-changes.ts';
import { hour, minute, releaseWorld, setAt } from './testing/release-world.ts';

const someText: unknown = expect.any(String);
const evening = Date.UTC(2026, 6, 3, 20);

/** A festival with a published lineup, changed on the show day. */
async function liveWorld() {
  const world = await releaseWorld();
  await world.publish();
  const delay = (id: string, minutes: number, after: number) =>
    world.update(paths.event('f1', id), {
      timeStart: timestampFromMillis(evening + after * hour + minutes * minute),
      timeEnd: timestampFromMillis(evening + (after + 1) * hour + minutes * minute),
      startDelay: minutes,
      endDelay: minutes,
    });
  const publishLive = (...setIds: readonly string[]) => world.change({ type: 'publishLive', setIds });
  const seenSet = async (id: string) => (await world.seen())?.sets.find((set) => set.id === id);
  return { ...world, delay, publishLive, seenSet };
}

describe('publishing the show day', () => {
  test('moves a set by its delay and nothing else that was edited since', async () => {
    const { delay, update, publishLive, seenSet, latest } = await liveWorld();
    await delay('a', 10, 0);
    await update(paths.event('f1', 'a'), { artistName: 'Kelp', stage: 'Dune' });
    await update(paths.event('f1', 'b'), { artistName: 'Moth' });
    await expect(publishLive('a')).resolves.toMatchObject({ success: true, releaseId: someText });
    expect(await seenSet('a')).toMatchObject({
      name: 'The Paper Herons',
      stage: 'lantern',
      start: evening + 10 * minute,
      end: evening + hour + 10 * minute,
    });
    expect(await seenSet('b')).toMatchObject({ name: 'Owl Parade' });
    expect(latest()).toMatchObject({ kind: 'publish', ticked: true, summary: { changed: 1 } });
  });

  test('cancels a set and leaves the others of the list that are as published', async () => {
    const { update, publishLive, seenSet, latest } = await liveWorld();
    await update(paths.event('f1', 'b'), { status: 'cancelled' });
    await publishLive('a', 'b', 'gone');
    expect(await seenSet('b')).toMatchObject({ status: 'cancelled' });
    expect(latest()).toMatchObject({ summary: { added: 0, changed: 1, removed: 0 } });
  });

  test('publishes nothing where the public knows all of it, so that a repetition does nothing', async () => {
    const { delay, publishLive, publication } = await liveWorld();
    await delay('a', 10, 0);
    await publishLive('a');
    await expect(publishLive('a')).resolves.toEqual({ success: true });
    expect(publication()).toMatchObject({ number: 2 });
  });

  test('adds no set that is not published, and shows nothing that is hidden', async () => {
    const { write, create, publishLive, seen } = await liveWorld();
    await write(create(paths.event('f1', 'new'), setAt(5, { artistName: 'Kelp', startDelay: 10 })));
    await publishLive('new');
    expect((await seen())?.sets).toHaveLength(2);
  });

  test('is refused while nothing is published', async () => {
    const { change } = await releaseWorld();
    await expect(change({ type: 'publishLive', setIds: ['a'] })).rejects.toMatchObject({
      code: 'failed-precondition',
      userMessage: publishMessages.nothingPublished,
    });
  });

  test('does not move a set twice when everything is published afterwards', async () => {
    const { delay, publishLive, publish, seenSet } = await liveWorld();
    await delay('a', 10, 0);
    await publishLive('a');
    await publish();
    expect(await seenSet('a')).toMatchObject({ start: evening + 10 * minute });
  });
});

describe('what the public knows', () => {
  test('is what the current release says of the sets of a stretch of time', async () => {
    const { provider, delay, publishLive } = await liveWorld();
    const known = () => publishedSets(provider, { festivalId: 'f1', from: evening, until: evening + hour });
    const set = { id: 'a', start: evening, end: evening + hour, startDelay: 0, endDelay: 0 };
    const played = { status: 'confirmed', replacedBy: null };
    expect(await known()).toEqual({ releaseId: 'r1', sets: [{ ...set, ...played }] });
    await delay('a', 10, 0);
    expect((await known()).sets).toMatchObject([set]);
    await publishLive('a');
    expect((await known()).sets).toMatchObject([{ start: evening + 10 * minute, startDelay: 10 }]);
  });

  test('is nothing before the first release and after a withdrawal', async () => {
    const { provider, publish, change } = await releaseWorld();
    const known = () => publishedSets(provider, { festivalId: 'f1', from: 0, until: evening + hour });
    expect(await known()).toEqual({ releaseId: null, sets: [] });
    await publish();
    await change({ type: 'withdraw' });
    expect(await known()).toEqual({ releaseId: null, sets: [] });
  });
});
