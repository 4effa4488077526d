import { paths } from '@lineup/domain';
import { expect, test } from 'vitest';
import { createFakeDatabase } from '../testing/fake-database.ts';
import { hideLeftovers } from './leftovers.ts';

const upload = paths.upload('a', 'u');
const draft = paths.draftEvent('a', 'u', '1');
const collection = paths.draftEvents('a', 'u');

test('draft events are found as long as their upload is there, and not while they wait for their removal', async () => {
  const { documents, reader } = createFakeDatabase();
  const hiding = hideLeftovers(reader);
  documents.put(upload, {});
  documents.put(draft, { row: 1 });
  await expect(hiding.get(draft)).resolves.toMatchObject({ data: { row: 1 } });
  await expect(hiding.query({ collection })).resolves.toHaveLength(1);
  await expect(hiding.count({ collection })).resolves.toBe(1);

  documents.drop(upload);
  await expect(hiding.get(draft)).resolves.toBeNull();
  await expect(hiding.query({ collection })).resolves.toEqual([]);
  await expect(hiding.count({ collection })).resolves.toBe(0);
});

test('other documents need no upload', async () => {
  const { documents, reader } = createFakeDatabase();
  documents.put(paths.event('a', 'e'), {});
  const hiding = hideLeftovers(reader);
  await expect(hiding.get(paths.event('a', 'e'))).resolves.not.toBeNull();
  await expect(hiding.query({ collection: paths.events('a') })).resolves.toHaveLength(1);
});
