import { paths } from '@lineup/domain';
import { expectThat } from '../../runner/tally.ts';
import type { Client } from '../../support/client.ts';
import { countEvents, storeFestival } from '../../support/festivals.ts';
import { changesOf, expectUndoneOnce } from '../../support/history.ts';
import { inventEvent } from '../../support/lineups.ts';
import { countBelow, recordsOf } from '../../support/stored-data.ts';
import { killCase, type KillPlan } from './kill-plan.ts';

const rows = 120;

const plan: KillPlan<string, void> = {
  name: 'import-rows',
  promise:
    'Killed in an import row by row or in its undo, every row that is there has its record and none is left half undone; what came of it is one entry, undone as one.',
  tries: { short: 2, long: 25 },
  usualMs: 900,
  prepare: ({ client }, n) => storeFestival(client, `Rows ${n}`),
  work: async ({ client }, festivalId) => {
    await importRows(client, festivalId);
    const entry = await importEntry(client, festivalId);
    if (entry !== null) await client.services.history.undo(festivalId, entry, 'ask');
  },
  checkDead: (festivalId, dead) => {
    const events = countBelow(dead, paths.events(festivalId));
    const records = recordsOf(dead, festivalId);
    const imported = records.filter(({ importId }) => importId !== undefined).length;
    const undone = records.filter(({ kind }) => kind === 'undone');
    const gone = undone.reduce((sum, record) => sum + record.allEdits, 0);
    expectThat(
      undone.length <= 1 && (gone === 0 || gone === imported),
      `${gone} of ${imported} rows were undone`,
    );
    expectThat(events === imported - gone, `${events} events of ${imported} rows, ${gone} undone`);
  },
  check: async ({ client }, festivalId) => {
    const entries = await changesOf(client, festivalId, 'spreadsheetImported');
    expectThat(entries.length <= 1, `${entries.length} entries of one import`);
    const entry = await importEntry(client, festivalId);
    if (entry !== null) {
      await client.services.history.undo(festivalId, entry, 'ask');
      await expectUndoneOnce(client, festivalId, entry);
    }
    const left = await countEvents(client, festivalId);
    expectThat(left === 0, `${left} events are left.`);
  },
};

async function importRows({ services }: Client, festivalId: string): Promise<void> {
  const all = Array.from({ length: rows }, (_, n) => ({
    id: services.imports.newId(),
    row: n + 2,
    event: inventEvent(n),
  }));
  await services.imports.create(festivalId, all, {
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
}

async function importEntry(client: Client, festivalId: string) {
  const [entry] = await changesOf(client, festivalId, 'spreadsheetImported');
  return entry ?? null;
}

export const killImportRows = killCase(plan);
