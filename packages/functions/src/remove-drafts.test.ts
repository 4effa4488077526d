import { paths } from '@lineup/domain';
import { isProviderError, type DocumentData } from '@lineup/provider';
import { draftData } from '@lineup/provider/sample-documents';
import { expect, test } from 'vitest';
import { removeLeftoverDrafts } from './save-drafts.ts';
import { drafts, uploadedLineup, uploadId, uploadPath } from './testing/world.ts';

const place = { festivalId: 'f1', uploadId };

/** Drafts, including those of a deleted upload, on a provider that removes them later than their upload. */
async function withDrafts() {
  const made = await uploadedLineup();
  for (let n = 0; n < 900; n += 1) {
    made.stored.putUnchecked(`${drafts}/d${n}`, draftData({ row: n + 1 }) as DocumentData);
  }
  made.stored.putUnchecked(paths.draftEvent('f1', 'other', 'd'), draftData() as DocumentData);
  return made;
}

test('the drafts of an upload that is gone are removed, and no others; again changes nothing', async () => {
  const { provider, stored } = await withDrafts();
  stored.dropAlone(uploadPath);
  await removeLeftoverDrafts(provider, place);
  await removeLeftoverDrafts(provider, place);
  const left = stored.paths().filter((path) => path.includes('/events/'));
  expect(left).toEqual([paths.draftEvent('f1', 'other', 'd')]);
});

test('the drafts of an upload that is there, as after a restore, stay', async () => {
  const { provider, documents } = await withDrafts();
  await removeLeftoverDrafts(provider, place);
  await expect(documents.count({ collection: drafts })).resolves.toBe(900);
});

test.each([
  ['while they are looked for', 'query', 'done'],
  ['before their upload is looked for', 'get', 'done'],
  ['before they are removed', 'commit', 'conflict'],
] as const)('drafts that come back together with their upload %s stay', async (_, method, outcome) => {
  const { documents, stored, upload } = await withDrafts();
  stored.dropAlone(uploadPath);
  const restoring = (asked: object) => {
    stored.putUnchecked(uploadPath, upload);
    for (let n = 0; n < 900; n += 1) {
      stored.putUnchecked(`${drafts}/d${n}`, draftData({ row: n + 1 }) as DocumentData);
    }
    return Reflect.apply(documents[method], documents, [asked]) as Promise<never>;
  };
  const removing = removeLeftoverDrafts({ documents: { ...documents, [method]: restoring } }, place);
  const came = await removing.then(
    () => 'done',
    (error: unknown) => (isProviderError(error) ? error.code : error),
  );
  expect(came).toBe(outcome);
  await expect(documents.count({ collection: drafts })).resolves.toBe(900);
});
