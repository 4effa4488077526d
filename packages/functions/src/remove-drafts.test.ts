import { paths } from '@lineup/domain';
import { expect, test } from 'vitest';
import { removeLeftoverDrafts } from './remove-drafts.ts';
import { drafts, uploadedLineup, uploadId, uploadPath } from './testing/world.ts';

const place = { festivalId: 'f1', uploadId };

function withDrafts() {
  const made = uploadedLineup();
  for (let n = 0; n < 900; n += 1) made.documents.put(`${drafts}/d${n}`, { row: n + 1 });
  made.documents.put(paths.draftEvent('f1', 'other', 'd'), { row: 1 });
  return made;
}

test('the drafts of an upload that is gone are removed, and no others; again changes nothing', async () => {
  const { provider, documents } = withDrafts();
  documents.drop(uploadPath);
  await removeLeftoverDrafts(provider, place);
  await removeLeftoverDrafts(provider, place);
  const left = [...documents.all().keys()].filter((path) => path.includes('/events/'));
  expect(left).toEqual([paths.draftEvent('f1', 'other', 'd')]);
});

test('the drafts of an upload that is there, as after a restore, stay', async () => {
  const { provider, documents } = withDrafts();
  await removeLeftoverDrafts(provider, place);
  await expect(documents.count({ collection: drafts })).resolves.toBe(900);
});
