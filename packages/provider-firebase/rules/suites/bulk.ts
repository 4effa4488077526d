import { paths } from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import { afterEach, describe, expect, test } from 'vitest';
import type { RulesWrite } from '../testing/firestore-requests.ts';
import { loadRules, type RulesWorld } from '../testing/rules-world.ts';
import { changed, validDocument, validUploadId } from '../testing/valid-documents.ts';

const festivalId = 'harbour';

/**
 * BULK_SETS asks for another number. With 5000 the commit passed on 2026-11-22 after 849 seconds, on two busy cores: the
 * emulator's rules need far longer for many documents, and no usual run should wait for them.
 */
const count = Number(process.env['BULK_SETS'] ?? 600);
const ids = Array.from({ length: count }, (_, index) => `set-${index}`);

/** Two minutes, and a fifth of a second for each set. */
const patienceMs = 120_000 + count * 200;

/** A whole lineup passes in one commit: the rules count per document, and look at the same documents again and again. */
export function describeBulk(world: RulesWorld): void {
  describe(`a lineup of ${count} sets`, () => {
    // Between them, the emulator forgets what it remembers of requests: every value of every expression.
    afterEach(() => loadRules(world.host, world.projectId));

    test(
      'is saved in one commit, with its new stage, and its upload goes',
      { timeout: patienceMs },
      async () => {
        await world.begin();
        await world.seed(uploadWrites());
        await expect(world.commit('administrator', saveWrites())).resolves.toBe('allowed');
      },
    );

    test('is taken back in one commit, with its stage', { timeout: patienceMs }, async () => {
      await expect(world.commit('administrator', undoWrites())).resolves.toBe('allowed');
    });
  });
}

function uploadWrites(): readonly RulesWrite[] {
  return [
    { type: 'set', path: paths.festival(festivalId), fields: validDocument('festival', festivalId) },
    {
      type: 'set',
      path: paths.upload(festivalId, validUploadId),
      fields: validDocument('lineupUpload', festivalId),
    },
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
    { type: 'delete', path: paths.upload(festivalId, validUploadId) },
  ];
}

function undoWrites(): readonly RulesWrite[] {
  const fields = { stages: ['Quay', 'Lantern Hall'], updated_at: serverTimestamp, ...changed };
  return [
    { type: 'update', path: paths.festival(festivalId), fields },
    ...ids.map((id): RulesWrite => ({ type: 'delete', path: paths.event(festivalId, id) })),
  ];
}
