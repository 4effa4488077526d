import { paths } from '@lineup/domain';
import { expectThat } from '../../runner/tally.ts';
import type { Client } from '../../support/client.ts';
import { storeFestival } from '../../support/festivals.ts';
import { inventEvent } from '../../support/lineups.ts';
import { killCase, type KillPlan } from './kill-plan.ts';

/** An event that is saved again and again; its artist's name contains the number of the save, 0 before the first. */
interface SavedEvent {
  readonly id: string;
  readonly path: string;
  sent: number;
  acknowledged: number;
}

interface Ground {
  readonly festivalId: string;
  readonly events: readonly SavedEvent[];
}

const writers = 4;
const savesEach = 12;

const plan: KillPlan<Ground, void> = {
  name: 'event-save',
  promise:
    'Every save of an event that was acknowledged is there, the latest one or a later one that was sent.',
  tries: { short: 2, long: 40 },
  usualMs: 350,
  prepare: async ({ client }, n) => {
    const festivalId = await storeFestival(client, `Saved ${n}`);
    const events = Array.from({ length: writers }, (): SavedEvent => {
      const id = client.services.events.newId();
      return { id, path: paths.event(festivalId, id), sent: 0, acknowledged: 0 };
    });
    return { festivalId, events };
  },
  work: async ({ client }, { festivalId, events }) => {
    const writing = events.map((event) => saveAgainAndAgain(client, festivalId, event));
    // A writer that continued after another has failed would save during the check.
    await Promise.allSettled(writing);
    await Promise.all(writing);
  },
  checkDead: ({ events }, { documents }) => {
    for (const event of events) check(event, artistOf(documents.get(event.path)));
  },
  check: async ({ client }, { festivalId, events }, outcome) => {
    const stored = await client.services.events.list(festivalId);
    for (const event of events) check(event, stored.find(({ id }) => id === event.id)?.artistName);
    expectThat(stored.length <= events.length, `${stored.length} events of ${events.length}`);
    if (outcome.status === 'rejected') return;
    expectThat(
      events.every(({ acknowledged }) => acknowledged === savesEach),
      'No save was acknowledged.',
    );
  },
};

async function saveAgainAndAgain({ services }: Client, festivalId: string, event: SavedEvent): Promise<void> {
  for (let save = 1; save <= savesEach; save += 1) {
    const data = { ...inventEvent(save), artistName: `Save ${save}` };
    event.sent = save;
    if (save === 1) await services.events.create(festivalId, event.id, data);
    else await services.events.update(festivalId, event.id, data);
    event.acknowledged = save;
  }
}

function check({ path, sent, acknowledged }: SavedEvent, artistName: string | undefined): void {
  const save = artistName === undefined ? 0 : Number(artistName.replace('Save ', ''));
  expectThat(
    save >= acknowledged && save <= sent,
    `${path} is of save ${save}, acknowledged was ${acknowledged}, sent ${sent}`,
  );
}

function artistOf(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'artistName' in data
    ? String(data.artistName)
    : undefined;
}

export const killEventSave = killCase(plan);
