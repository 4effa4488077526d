import { paths } from '@lineup/domain';
import { expectThat } from '../../runner/tally.ts';
import { countEvents, storeDraft, storeFestival } from '../../support/festivals.ts';
import { countBelow } from '../../support/stored-data.ts';
import { killCase, type KillPlan } from './kill-plan.ts';

type Ground = Awaited<ReturnType<typeof storeDraft>>;

function importPlan(
  size: number,
  usualMs: number,
  tries: { short: number; long: number },
): KillPlan<Ground, unknown> {
  return {
    name: `import-${size}`,
    promise: `The save of an import of ${size} events is wholly there or wholly absent, and once after another try.`,
    tries,
    usualMs,
    prepare: async ({ client }, n) => storeDraft(client, await storeFestival(client, `Imported ${n}`), size),
    work: ({ client }, lineup) => client.services.uploads.saveAll(lineup),
    checkDead: ({ festivalId, uploadId }, dead) => {
      const events = countBelow(dead, paths.events(festivalId));
      const drafts = countBelow(dead, paths.draftEvents(festivalId, uploadId));
      const record = dead.documents.has(paths.upload(festivalId, uploadId));
      const before = events === 0 && drafts === size && record;
      const after = events === size && drafts === 0 && !record;
      expectThat(before || after, `${events} events and ${drafts} drafts of ${size}, record: ${record}`);
    },
    check: async ({ client }, lineup, outcome) => {
      if (outcome.status === 'rejected') await client.services.uploads.saveAll(lineup);
      const events = await countEvents(client, lineup.festivalId);
      expectThat(events === size, `${events} events instead of ${size}`);
      const left = await client.services.uploads.list(lineup.festivalId);
      expectThat(left.length === 0, 'The draft is still there.');
    },
  };
}

export const killImport500 = killCase(importPlan(500, 200, { short: 2, long: 30 }));
export const killImport2000 = killCase(importPlan(2000, 700, { short: 1, long: 25 }));
