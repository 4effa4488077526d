import { paths } from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';
import { draftData } from '@lineup/provider/sample-documents';
import { expect, test } from 'vitest';
import { removeLeftoverDrafts } from './save-drafts.ts';
import { drafts, uploadedLineup, uploadId, uploadPath } from './testing/world.ts';

const place = { festivalId: 'f1', uploadId };

/** Drafts, also of an upload that is gone, as a provider has them that removes them later than their upload. */
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
