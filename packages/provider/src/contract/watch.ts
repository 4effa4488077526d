import { paths } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { DocumentPort, DocumentSnapshot, Query } from '../documents.ts';
import { create, eventData, makeEvents, makeFestival } from './data.ts';
import { eventually, patienceMs, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/** Contract for `DocumentPort.watch` and `watchDocument`: pages follow every write by anyone. */
export function describeWatchContract(subject: ContractSubject): void {
  describe(`watch: ${subject.name}`, () => {
    describeWatches(subject);
    describeLateWatch(subject);
    describeEndOfWatch(subject);
  });
}

function describeWatches(subject: ContractSubject): void {
  const { administrator, signedIn } = worldFor(subject);
  const mine = () => administrator().provider.documents;
  const byTime = (festivalId: string): Query => ({
    collection: paths.events(festivalId),
    orderBy: [{ field: 'timeStart', direction: 'ascending' }],
  });
  const festivalWith = async (...ids: readonly string[]) => {
    const festivalId = await makeFestival(mine());
    const events = ids.map((id, index) => [id, eventData(id, index * 2)] as const);
    await makeEvents(mine(), festivalId, Object.fromEntries(events));
    return festivalId;
  };

  describe('the watch of a query', () => {
    it('calls with what is there, also when that is nothing', async () => {
      const some = watch(mine(), byTime(await festivalWith('a', 'b')));
      const none = watch(mine(), byTime('none'));
      await eventually(() => expect([some.latest(), none.latest()]).toEqual(['ab', '']));
      some.stop();
      none.stop();
    });

    it('follows what another creates, changes and deletes, in order', async () => {
      const festivalId = await festivalWith('a', 'c');
      const { latest, stop } = watch(mine(), byTime(festivalId));
      await eventually(() => expect(latest()).toBe('ac'));
      const other = (await signedIn()).provider.documents;
      await other.commit([create(paths.event(festivalId, 'b'), eventData('b', 1))]);
      await eventually(() => expect(latest()).toBe('abc'));
      const moved = eventData('a', 9);
      await other.commit([{ type: 'update', path: paths.event(festivalId, 'a'), data: moved }]);
      await eventually(() => expect(latest()).toBe('bca'));
      await other.commit([{ type: 'delete', path: paths.event(festivalId, 'c') }]);
      await eventually(() => expect(latest()).toBe('ba'));
      stop();
    });

    it('follows the own writes too', async () => {
      const festivalId = await festivalWith('a');
      const { latest, stop } = watch(mine(), byTime(festivalId));
      await eventually(() => expect(latest()).toBe('a'));
      await mine().commit([create(paths.event(festivalId, 'b'), eventData('b', 3))]);
      await eventually(() => expect(latest()).toBe('ab'));
      stop();
    });

    it('lets documents in and out as they begin and cease to match', async () => {
      const festivalId = await festivalWith('a', 'b');
      const query = {
        ...byTime(festivalId),
        where: [{ field: 'stage', op: '==', value: 'Lantern Hall' }],
      } as const;
      const { latest, stop } = watch(mine(), query);
      await eventually(() => expect(latest()).toBe(''));
      const move = (stage: string) =>
        mine().commit([{ type: 'update', path: paths.event(festivalId, 'b'), data: { stage } }]);
      await move('Lantern Hall');
      await eventually(() => expect(latest()).toBe('b'));
      await move('Quay');
      await eventually(() => expect(latest()).toBe(''));
      stop();
    });

    it('fills the room that a limit leaves', async () => {
      const festivalId = await festivalWith('a', 'b', 'c');
      const { latest, stop } = watch(mine(), { ...byTime(festivalId), limit: 2 });
      await eventually(() => expect(latest()).toBe('ab'));
      await mine().commit([{ type: 'delete', path: paths.event(festivalId, 'a') }]);
      await eventually(() => expect(latest()).toBe('bc'));
      stop();
    });

    it('shows a batch as a whole, also one of 300 documents', { timeout: patienceMs }, async () => {
      const festivalId = await festivalWith();
      const { counts, latestCount, stop } = watch(mine(), byTime(festivalId));
      await eventually(() => expect(latestCount()).toBe(0));
      const ids = Array.from({ length: 300 }, () => mine().newId());
      await mine().commit(
        ids.map((id, index) => create(paths.event(festivalId, id), eventData('x', index / 10))),
      );
      await eventually(() => expect(latestCount()).toBe(300));
      expect([...new Set(counts())]).toEqual([0, 300]);
      stop();
    });

    it.each(['alone', 'beside another'])(
      'misses nothing that is written while it begins, %s',
      async (company) => {
        const festivalId = await festivalWith();
        const other = watch(mine(), byTime('none'));
        await eventually(() => expect(other.latest()).toBe(''));
        if (company === 'alone') other.stop();
        const ids = Array.from({ length: 20 }, () => mine().newId());
        const writing = ids.map((id, index) =>
          mine().commit([create(paths.event(festivalId, id), eventData('x', index))]),
        );
        const { latestCount, stop } = watch(mine(), byTime(festivalId));
        await Promise.all(writing);
        await eventually(() => expect(latestCount()).toBe(20));
        stop();
        other.stop();
      },
    );

    it('is silent about other collections and after it was stopped', async () => {
      const festivalId = await festivalWith('a');
      const first = watch(mine(), byTime(festivalId));
      const second = watch(mine(), byTime(festivalId));
      await eventually(() => expect([first.latest(), second.latest()]).toEqual(['a', 'a']));
      await mine().commit([{ type: 'update', path: paths.festival(festivalId), data: { name: 'Renamed' } }]);
      first.stop();
      await mine().commit([create(paths.event(festivalId, 'b'), eventData('b', 3))]);
      await eventually(() => expect(second.latest()).toBe('ab'));
      expect(first.counts()).toEqual([1]);
      expect(second.counts()).toEqual([1, 2]);
      second.stop();
    });
  });

  describe('the watch of a document', () => {
    it('calls with null while there is none, then with every version, then with null', async () => {
      const festivalId = await festivalWith();
      const path = paths.event(festivalId, 'a');
      const seen: unknown[] = [];
      const stop = mine().watchDocument(
        path,
        (document) => seen.push(document?.data['artistName'] ?? null),
        (error) => seen.push(error),
      );
      await eventually(() => expect(seen).toEqual([null]));
      const other = (await signedIn()).provider.documents;
      await other.commit([create(path, eventData('Tide', 0))]);
      await eventually(() => expect(seen).toEqual([null, 'Tide']));
      await other.commit([{ type: 'update', path, data: { artistName: 'Ebb' } }]);
      await eventually(() => expect(seen).toEqual([null, 'Tide', 'Ebb']));
      await other.commit([{ type: 'delete', path }]);
      await eventually(() => expect(seen).toEqual([null, 'Tide', 'Ebb', null]));
      stop();
    });

    it('tells the version that get tells', async () => {
      const path = paths.festival(await festivalWith());
      const seen: (DocumentSnapshot | null)[] = [];
      const stop = mine().watchDocument(
        path,
        (document) => seen.push(document),
        () => undefined,
      );
      await eventually(() => expect(seen).toHaveLength(1));
      await mine().commit([{ type: 'update', path, data: { name: 'Renamed' } }]);
      await eventually(() => expect(seen).toHaveLength(2));
      expect(seen.at(-1)).toEqual(await mine().get(path));
      stop();
    });
  });
}

function describeLateWatch(subject: ContractSubject): void {
  describe.runIf(subject.differences.faults === 'injectable')('a watch that cannot begin', () => {
    const { signedIn } = worldFor(subject);
    const festivals: Query = { collection: paths.festivals };

    it('says once that its first call is overdue, goes on, and calls as soon as it can', async () => {
      const { browser, provider } = await signedIn();
      const restore = browser.cutOff();
      const { errors, counts, stop } = watch(provider.documents, festivals);
      expect(errors).toEqual([]);
      browser.endPatience();
      browser.endPatience();
      expect([errors, counts()]).toMatchObject([[{ code: 'unavailable' }], []]);
      restore();
      await eventually(() => expect(counts()).toEqual([0]));
      await makeFestival(provider.documents);
      await eventually(() => expect(counts()).toEqual([0, 1]));
      expect(errors).toHaveLength(1);
      stop();
    });

    it('is silent about it once it was stopped', async () => {
      const { browser, provider } = await signedIn();
      const restore = browser.cutOff();
      const { errors, stop } = watch(provider.documents, festivals);
      stop();
      browser.endPatience();
      restore();
      expect(errors).toEqual([]);
    });

    it('is told from one that has called: that one waits in silence', async () => {
      const { browser, provider } = await signedIn();
      const { errors, latestCount, stop } = watch(provider.documents, festivals);
      await eventually(() => expect(latestCount()).toBe(1));
      const restore = browser.cutOff();
      browser.endPatience();
      restore();
      expect(errors).toEqual([]);
      stop();
    });
  });
}

function describeEndOfWatch(subject: ContractSubject): void {
  describe('a watch that ends by itself', () => {
    const { world, signedIn } = worldFor(subject);

    it('says so when the session is signed out', async () => {
      const { provider } = await signedIn();
      const { errors, latestCount } = watch(provider.documents, { collection: paths.festivals });
      await eventually(() => expect(latestCount()).toBe(0));
      await provider.auth.signOut();
      await eventually(() => expect(errors).toMatchObject([{ code: 'unauthenticated' }]));
    });

    it('says so when it asks for what nobody may see', async () => {
      const { provider } = await signedIn();
      const { errors, counts } = watch(provider.documents, { collection: paths.users });
      await eventually(() => expect(errors).toMatchObject([{ code: 'permission-denied' }]));
      expect(counts()).toEqual([]);
    });

    it('says so when nobody is signed in', async () => {
      const { documents } = world().newBrowser().open();
      const { errors } = watch(documents, { collection: paths.festivals });
      await eventually(() => expect(errors).toMatchObject([{ code: 'unauthenticated' }]));
    });
  });
}

/** A watch that records its calls: the ids of each, joined. */
function watch(documents: DocumentPort, query: Query) {
  const calls: (readonly DocumentSnapshot[])[] = [];
  const errors: unknown[] = [];
  const stop = documents.watch(
    query,
    (found) => calls.push(found),
    (error) => errors.push(error),
  );
  return {
    stop,
    errors,
    latest: () =>
      calls
        .at(-1)
        ?.map(({ id }) => id)
        .join(''),
    latestCount: () => calls.at(-1)?.length,
    counts: () => calls.map((found) => found.length),
  };
}
