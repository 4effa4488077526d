import { paths } from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import { afterAll, describe, expect, test } from 'vitest';
import type { RulesWrite } from '../testing/firestore-requests.ts';
import { loadRules, type RulesWorld } from '../testing/rules-world.ts';
import { changed, pathOf, validDocument, validUploadId } from '../testing/valid-documents.ts';

const festivalId = 'harbour';
const ids = Array.from({ length: 600 }, (_, index) => `set-${index}`);

/** A whole lineup passes in one commit: the rules count per document, and look at the same documents again and again. */
export function describeBulk(world: RulesWorld): void {
  describe('a lineup of 600 sets', () => {
    afterAll(() => loadRules(world.host, world.projectId));

    test('is saved in one commit, with its new stage, and its draft goes', { timeout: 240_000 }, async () => {
      await world.begin();
      await world.seed(draftWrites());
      await expect(world.firestore.commit(world.token('administrator'), saveWrites())).resolves.toBe(
        'allowed',
      );
    });
  });
}

function draftWrites(): readonly RulesWrite[] {
  return [
    { type: 'set', path: paths.festival(festivalId), fields: validDocument('festival', festivalId) },
    {
      type: 'set',
      path: paths.upload(festivalId, validUploadId),
      fields: validDocument('lineupUpload', festivalId),
    },
    ...ids.map((id): RulesWrite => {
      const fields = validDocument('draftEvent', festivalId);
      return { type: 'set', path: pathOf('draftEvent', festivalId, id), fields };
    }),
  ];
}

function saveWrites(): readonly RulesWrite[] {
  const stages = ['Quay', 'Lantern Hall', 'Pier'];
  return [
    {
      type: 'update',
      path: paths.festival(festivalId),
      fields: { stages, updated_at: serverTimestamp, ...changed },
    },
    ...ids.map((id, index): RulesWrite => {
      const fields = { ...validDocument('lineupEvent', festivalId), stage: stages[index % 3] ?? '' };
      return { type: 'set', path: paths.event(festivalId, id), fields };
    }),
    ...ids.map((id): RulesWrite => ({ type: 'delete', path: pathOf('draftEvent', festivalId, id) })),
    { type: 'delete', path: paths.upload(festivalId, validUploadId) },
  ];
}
