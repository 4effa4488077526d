import { paths } from '@lineup/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Fields, RulesWrite, Decision } from './firestore-requests.ts';
import type { RulesWorld } from './rules-world.ts';
import { pathOf, validDocument, validUploadId } from './valid-documents.ts';

/** What is there before, and a commit by an administrator; each trial has a festival of its own. */
export interface Trial {
  readonly name: string;
  readonly decision: Decision;
  readonly before?: (paths: TrialPaths) => readonly RulesWrite[];
  readonly writes: (paths: TrialPaths) => readonly RulesWrite[];
}

export type TrialPaths = ReturnType<typeof pathsOf>;

function pathsOf(festivalId: string) {
  return {
    festivalId,
    festival: paths.festival(festivalId),
    event: pathOf('lineupEvent', festivalId, 'a'),
    act: pathOf('unplacedAct', festivalId, 'a'),
    block: pathOf('block', festivalId, 'a'),
    source: pathOf('importSource', festivalId, 'a'),
    upload: pathOf('lineupUpload', festivalId, validUploadId),
    draft: pathOf('draftEvent', festivalId, 'a'),
  };
}

/** Writes the valid document of the kind, with these fields in place of its own. */
export function write(type: 'set' | 'update', kind: keyof typeof kinds, change: Fields = {}) {
  return (at: TrialPaths): readonly RulesWrite[] => {
    const fields = type === 'update' ? change : { ...validDocument(kinds[kind], at.festivalId), ...change };
    return [{ type, path: at[kind], fields }];
  };
}

const kinds = {
  festival: 'festival',
  event: 'lineupEvent',
  act: 'unplacedAct',
  block: 'block',
  source: 'importSource',
  upload: 'lineupUpload',
  draft: 'draftEvent',
} as const;

/** Several steps in one commit. */
export function together(...steps: readonly ((at: TrialPaths) => readonly RulesWrite[])[]) {
  return (at: TrialPaths): readonly RulesWrite[] => steps.flatMap((step) => step(at));
}

/** Tries each of them and compares the verdict. */
export function describeTrials(title: string, world: RulesWorld, trials: readonly Trial[]): void {
  describe(`rules on ${title}`, () => {
    beforeAll(() => world.begin(), 60_000);

    test.each(trials)('$name: $decision', async ({ name, decision, before, writes }) => {
      const at = pathsOf(`trial-${trials.findIndex((trial) => trial.name === name)}`);
      if (before !== undefined) await world.seed(before(at));
      await expect(world.commit('administrator', writes(at))).resolves.toBe(decision);
    });

    test('has a name of its own for each trial', () => {
      expect(new Set(trials.map(({ name }) => name)).size).toBe(trials.length);
    });
  });
}
