import { paths } from '@lineup/domain';
import type { Query, Write } from '@lineup/provider';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createDocumentStore, type CommitListener } from '../store.ts';
import { countingIds, createEvent, createFestival, frozenClock, testStore } from '../testing/fixtures.ts';
import type { CacheLimits } from './response-cache.ts';
import { createQueryResponses, type MakingLimits } from './query-responses.ts';

const schedule: Query = {
  collection: paths.events('f1'),
  orderBy: [{ field: 'timeStart', direction: 'ascending' }],
};
const onLantern: Query = { ...schedule, where: [{ field: 'stage', op: '==', value: 'Lantern' }] };
const event = (id: string) => paths.event('f1', id);
const startsAt = (seconds: number) => ({ timeStart: { seconds: 1_783_000_000 + seconds, nanoseconds: 0 } });

/** A store with 1,700 events, not in order of time, and responses whose pauses end when the test says so. */
function world(limits?: Partial<CacheLimits & MakingLimits>) {
  const listeners: CommitListener[] = [];
  const made = testStore({
    onCommit: (version, changes) => listeners.forEach((receive) => receive(version, changes)),
  });
  const { store } = made;
  const waiting: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const page = vi.fn((asked: Query, after: string | null, size: number) => store.page(asked, after, size));
  const documents = {
    page,
    reportDamage: vi.fn(),
    hasMore: (collection: string, than: number) => store.hasMore(collection, than),
    latestVersion: () => store.latestVersion(),
  };
  const responses = createQueryResponses({
    documents,
    pause,
    limits: { responses: 10, bytes: 10_000_000, largeFrom: 1000, ...limits },
  });
  listeners.push(responses.noteCommit);
  store.commit([createFestival(), createFestival('f2'), createEvent('small', {}, 'f2')]);
  store.commit(
    Array.from({ length: 1700 }, (_, index) => createEvent(`e${index}`, startsAt((index * 7919) % 5000))),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Runs the waiting work for one slice; returns false if none is waiting. */
  const goOn = async (): Promise<boolean> => {
    await settle();
    const next = waiting.splice(0);
    for (const resolve of next) resolve();
    await settle();
    return next.length > 0;
  };
  const goOnToTheEnd = async () => {
    while (await goOn());
  };
  const read = async (asked: Query): Promise<unknown> => {
    const body = responses.get(asked);
    await goOnToTheEnd();
    return JSON.parse(new TextDecoder().decode((await body).content));
  };
  const ask = async (asked: Query) => responses.get(asked);
  return { ...made, responses, ask, page, read, goOn, goOnToTheEnd };
}

test('reads and writes no more than 250 documents between two pauses', async () => {
  const { responses, store, page, goOn } = world();
  const parse = vi.spyOn(JSON, 'parse');
  const body = responses.get(schedule);
  let pauses = 0;
  do {
    expect(parse.mock.calls.length).toBeLessThanOrEqual(251);
    expect(page.mock.calls.length).toBeLessThanOrEqual(1);
    parse.mockClear();
    page.mockClear();
    pauses += 1;
  } while (await goOn());
  parse.mockRestore();
  expect(pauses).toBeGreaterThan(7);
  const text = new TextDecoder().decode((await body).content);
  expect(JSON.parse(text)).toEqual({ documents: store.query(schedule) });
});

test('what is being made is shared by all who ask for it, and made once', async () => {
  const { responses, page, goOn, goOnToTheEnd } = world();
  const first = responses.get(schedule);
  await goOn();
  const others = Array.from({ length: 29 }, () => responses.get({ ...schedule }));
  await goOnToTheEnd();
  for (const other of others) expect(await other).toBe(await first);
  expect(page.mock.calls.filter(([, after]) => after === null)).toHaveLength(1);
});

test('has what is written while it is made, read already or not, and leaves out what is removed', async () => {
  const { ask, store, goOn, goOnToTheEnd } = world();
  const made = [schedule, onLantern, { ...schedule, limit: 900 }].map(ask);
  await goOn();
  store.commit([
    createEvent('a-first', startsAt(-1)),
    createEvent('z-last', startsAt(9000)),
    { type: 'update', path: event('e1'), data: { stage: 'Dune' } },
    { type: 'update', path: event('e1699'), data: startsAt(-2) },
    { type: 'delete', path: event('e10') },
    { type: 'delete', path: event('e999') },
  ]);
  await goOnToTheEnd();
  const bodies = await Promise.all(made);
  const read = bodies.map(({ content }) => JSON.parse(new TextDecoder().decode(content)) as unknown);
  const asked = [schedule, onLantern, { ...schedule, limit: 900 }];
  expect(read).toEqual(asked.map((query) => ({ documents: store.query(query) })));
});

test('who asks after a change never gets an answer of before it', async () => {
  const change = fc.record({
    at: fc.nat(12),
    id: fc.nat(1699),
    seconds: fc.nat(6000),
    removes: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
      const { responses, store, goOn } = world();
      void responses.get(schedule);
      for (let step = 0; step <= 12; step += 1) {
        for (const { id, seconds, removes } of changes.filter(({ at }) => at === step)) {
          const path = event(`e${id}`);
          const update: Write = { type: 'update', path, data: startsAt(seconds) };
          if (store.get(path) !== null) store.commit([removes ? { type: 'delete', path } : update]);
          const expected = { documents: store.query(schedule) };
          const body = responses.get(schedule);
          for (let left = 30; left > 0; left -= 1) await goOn();
          expect(JSON.parse(new TextDecoder().decode((await body).content))).toEqual(expected);
        }
        await goOn();
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('reads again what another process has written in the meantime', async () => {
  const { responses, store, db, page, goOn, goOnToTheEnd } = world();
  const body = responses.get(schedule);
  await goOn();
  const other = createDocumentStore({ db, now: frozenClock().now, randomId: countingIds() });
  other.commit([{ type: 'delete', path: event('e0') }, createEvent('from-elsewhere')]);
  await goOnToTheEnd();
  const read: unknown = JSON.parse(new TextDecoder().decode((await body).content));
  expect(read).toEqual({ documents: store.query(schedule) });
  expect(page.mock.calls.filter(([, after]) => after === null)).toHaveLength(2);
});

test('two large ones are made at a time, others wait, and who would wait behind too many is told when to come again', async () => {
  const { responses, ask, page, goOn, goOnToTheEnd } = world({ largeAtOnce: 2, largeAsked: 3 });
  const different = (number: number): Query => ({ ...schedule, limit: 1500 + number });
  const made = [1, 2, 3].map((number) => ask(different(number)));
  await expect(responses.get(different(4))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  });
  await goOn();
  page.mockClear();
  await goOn();
  expect(page.mock.calls.map(([{ limit }]) => limit)).toEqual([1501, 1502]);
  await goOnToTheEnd();
  expect(await Promise.all(made)).toHaveLength(3);
  const again = responses.get(different(4));
  await goOnToTheEnd();
  await expect(again).resolves.toBeDefined();
});

test('short ones do not wait for large ones', async () => {
  const { responses, goOnToTheEnd } = world();
  const large = responses.get(schedule);
  expect(responses.get({ collection: paths.events('f2') })).not.toBeInstanceOf(Promise);
  await goOnToTheEnd();
  await large;
});

test('the first few of a large collection do not wait for large ones', () => {
  const { responses } = world({ largeAtOnce: 0, largeAsked: 0 });
  expect(responses.get({ ...schedule, limit: 50 })).not.toBeInstanceOf(Promise);
});

test('is made at last, however often somebody writes in between', async () => {
  const { ask, store, goOn } = world();
  const made = vi.fn();
  const body = ask(schedule).finally(made);
  for (let round = 0; round < 100 && made.mock.calls.length === 0; round += 1) {
    store.commit([{ type: 'update', path: event('e1'), data: startsAt(round) }]);
    await goOn();
  }
  expect(made).toHaveBeenCalled();
  const read: unknown = JSON.parse(new TextDecoder().decode((await body).content));
  expect(read).toMatchObject({ documents: { length: 1700 } });
});

test('one too large to be cached drops none of those that are', async () => {
  const { read, page } = world({ bytes: 10_000 });
  const small: Query = { collection: paths.events('f2') };
  await read(small);
  await read(schedule);
  page.mockClear();
  await read(small);
  expect(page).not.toHaveBeenCalled();
});

test('one that cannot be read is refused to all who wait, and made again for the next', async () => {
  const { responses, page, read, store, goOnToTheEnd } = world();
  const body = responses.get(schedule);
  page.mockImplementationOnce(() => {
    throw new Error('no disk');
  });
  const refusals = Promise.allSettled([body, responses.get(schedule)]);
  await goOnToTheEnd();
  expect((await refusals).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(schedule)).toEqual({ documents: store.query(schedule) });
});
