import { paths, type Change } from '@lineup/domain';
import { expectThat } from '../../runner/tally.ts';
import { countEvents, storeDraft, storeFestival } from '../../support/festivals.ts';
import { expectUndoneOnce, latestChange } from '../../support/history.ts';
import { countBelow, recordsOf } from '../../support/stored-data.ts';
import { killCase, type KillPlan } from './kill-plan.ts';

interface Ground {
  readonly festivalId: string;
  readonly change: Change;
}

const size = 2000;

const plan: KillPlan<Ground, unknown> = {
  name: 'undo-import',
  promise: `The undo of an import of ${size} events is wholly there with its record or wholly absent, and done once after another try.`,
  tries: { short: 2, long: 25 },
  usualMs: 900,
  prepare: async ({ client }, n) => {
    const festivalId = await storeFestival(client, `Undone ${n}`);
    await client.services.uploads.saveAll(await storeDraft(client, festivalId, size));
    return { festivalId, change: await latestChange(client, festivalId) };
  },
  work: ({ client }, { festivalId, change }) => client.services.history.undo(festivalId, change, 'ask'),
  checkDead: ({ festivalId, change }, dead) => {
    const events = countBelow(dead, paths.events(festivalId));
    const undone = recordsOf(dead, festivalId).filter(({ of }) => of === change.id);
    const edits = undone.reduce((sum, record) => sum + record.allEdits, 0);
    const before = events === size && undone.length === 0;
    const after = events === 0 && undone.length === 1 && edits === size;
    expectThat(before || after, `${events} events, ${undone.length} records of ${edits} edits`);
  },
  check: async ({ client }, { festivalId, change }, outcome) => {
    const again = await client.services.history.undo(festivalId, change, 'ask');
    const wasAnswered = outcome.status === 'fulfilled';
    expectThat(!wasAnswered || again.state === 'nothing', `Once more it comes to “${again.state}”.`);
    const left = await countEvents(client, festivalId);
    expectThat(left === 0, `${left} events are left.`);
    await expectUndoneOnce(client, festivalId, change);
  },
};

export const killUndoImport = killCase(plan);
