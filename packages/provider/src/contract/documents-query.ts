import { paths } from '@lineup/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '../documents.ts';
import { eventData, makeEvents, makeFestival, startAfter } from './data.ts';
import { expectRefusal, worldFor } from './harness.ts';
import type { ContractSubject } from './world.ts';

/** Sets of one festival. Two start at the same time; only b and d have a picture; c has an explicit null. */
const events = {
  a: eventData('Tide', 4, { stage: 'Quay' }),
  b: eventData('Ebb', 2, { stage: 'Lantern Hall', imageURL: 'https://pictures.example/ebb.png' }),
  c: eventData('Flood', 0, { stage: 'Quay', imageURL: null }),
  d: eventData('Neap', 2, { stage: 'Quay', imageURL: 'https://pictures.example/a.png' }),
  e: eventData('ebb', 6, { stage: 'Lantern Hall' }),
};

type Asked = Omit<Query, 'collection'>;
const stageIs = (value: string) => ({ field: 'stage', op: '==', value }) as const;
const ascending = (field: string) => ({ field, direction: 'ascending' }) as const;
const descending = (field: string) => ({ field, direction: 'descending' }) as const;
const starts = (op: '==' | '<' | '<=' | '>' | '>=', hours: number) =>
  ({ field: 'timeStart', op, value: startAfter(hours) }) as const;

const expectations: readonly (readonly [string, Asked, string])[] = [
  ['everything by id', {}, 'abcde'],
  ['what equals a text', { where: [stageIs('Quay')] }, 'acd'],
  ['texts by their exact letters', { where: [{ field: 'artistName', op: '==', value: 'ebb' }] }, 'e'],
  ['what equals a point in time', { where: [starts('==', 2)] }, 'bd'],
  [
    'what equals null, and not what is missing',
    { where: [{ field: 'imageURL', op: '==', value: null }] },
    'c',
  ],
  ['nothing where nothing matches', { where: [stageIs('Pier')] }, ''],
  ['nothing for a value of another type', { where: [{ field: 'timeStart', op: '>', value: 'Quay' }] }, ''],
  ['what passes every filter', { where: [stageIs('Quay'), starts('==', 2)] }, 'd'],
  [
    'a half-open range of time',
    { where: [starts('>=', 2), starts('<', 6)], orderBy: [ascending('timeStart')] },
    'bda',
  ],
  [
    'a range without its limits',
    { where: [starts('>', 2), starts('<', 6)], orderBy: [ascending('timeStart')] },
    'a',
  ],
  [
    'a range with its limits',
    { where: [starts('>=', 2), starts('<=', 6)], orderBy: [ascending('timeStart')] },
    'bdae',
  ],
  ['by time, then by id', { orderBy: [ascending('timeStart')] }, 'cbdae'],
  ['by time backwards, then by id', { orderBy: [descending('timeStart'), ascending('artistName')] }, 'eabdc'],
  ['by text', { orderBy: [ascending('artistName')] }, 'bcdae'],
  ['by two fields', { orderBy: [ascending('stage'), descending('timeStart')] }, 'ebadc'],
  ['only what has the field of the order, null first', { orderBy: [ascending('imageURL')] }, 'cdb'],
  ['the first of the order', { orderBy: [ascending('timeStart')], limit: 2 }, 'cb'],
  [
    'the first of what matches',
    { where: [stageIs('Quay')], orderBy: [descending('timeStart')], limit: 1 },
    'a',
  ],
  ['all where the limit is larger', { limit: 50 }, 'abcde'],
];

export function describeQuery(subject: ContractSubject): void {
  describe('a query', () => {
    const { administrator } = worldFor(subject);
    const documents = () => administrator().provider.documents;
    let festivalId = '';
    const ask = (asked: Asked): Query => ({ collection: paths.events(festivalId), ...asked });

    beforeAll(async () => {
      festivalId = await makeFestival(documents());
      await makeEvents(documents(), festivalId, events);
      const neighbour = await makeFestival(documents());
      await makeEvents(documents(), neighbour, { a: eventData('Neighbour', 1) });
    });

    it.each(expectations)('finds %s', async (_, asked, ids) => {
      const found = await documents().query(ask(asked));
      expect(found.map(({ id }) => id).join('')).toBe(ids);
    });

    it.each(expectations)('counts %s', async (_, asked, ids) => {
      await expect(documents().count(ask(asked))).resolves.toBe(ids.length);
    });

    it('answers whole documents with the versions that get answers', async () => {
      const [first] = await documents().query(ask({ limit: 1 }));
      expect(first).toEqual(await documents().get(paths.event(festivalId, 'a')));
    });

    it('finds nothing in a collection that holds nothing', async () => {
      const query = { collection: paths.events('none') };
      await expect(documents().query(query)).resolves.toEqual([]);
      await expect(documents().count(query)).resolves.toBe(0);
    });

    it.each(['', 'elsewhere', 'festivals/a', 'festivals/a/secrets'])(
      'is refused for %j',
      async (collection) => {
        await expectRefusal(documents().query({ collection }), 'invalid-argument', 'permission-denied');
      },
    );

    it('sees a commit at once, from every browser', async () => {
      const other = administrator().browser.open().documents;
      const id = await makeFestival(documents());
      await makeEvents(documents(), id, { a: eventData('Tide', 0) });
      await expect(other.count({ collection: paths.events(id) })).resolves.toBe(1);
    });
  });
}
