import { paths } from '@lineup/domain';
import {
  draftData,
  eventData,
  festivalData,
  sampleUploadId,
  uploadData,
} from '@lineup/provider/sample-documents';
import { expect, test } from 'vitest';
import { startBackend } from '@lineup/provider-embedded/testing';
import { hideLeftovers } from './leftovers.ts';

function createDocuments() {
  const { server, stored } = startBackend({ now: () => 0 });
  return { documents: server.rooms.provider.documents, stored };
}

const upload = paths.upload('a', sampleUploadId);
const draft = paths.draftEvent('a', sampleUploadId, '1');
const collection = paths.draftEvents('a', sampleUploadId);

test('draft events are found as long as their upload is there, and not while they wait for their removal', async () => {
  const { documents, stored } = createDocuments();
  const hiding = hideLeftovers(documents);
  await documents.commit([
    { type: 'create', path: paths.festival('a'), data: festivalData() },
    { type: 'create', path: upload, data: uploadData('a') },
    { type: 'create', path: draft, data: draftData() },
  ]);
  await expect(hiding.get(draft)).resolves.toMatchObject({ data: { row: 1 } });
  await expect(hiding.query({ collection })).resolves.toHaveLength(1);
  await expect(hiding.count({ collection })).resolves.toBe(1);

  stored.dropAlone(upload);
  await expect(hiding.get(draft)).resolves.toBeNull();
  await expect(hiding.query({ collection })).resolves.toEqual([]);
  await expect(hiding.count({ collection })).resolves.toBe(0);
});

test('other documents need no upload', async () => {
  const { documents } = createDocuments();
  await documents.commit([
    { type: 'create', path: paths.festival('a'), data: festivalData() },
    { type: 'create', path: paths.event('a', 'e'), data: eventData() },
  ]);
  const hiding = hideLeftovers(documents);
  await expect(hiding.get(paths.event('a', 'e'))).resolves.not.toBeNull();
  await expect(hiding.query({ collection: paths.events('a') })).resolves.toHaveLength(1);
});
