import type { DraftEvent } from '@lineup/domain';
import { atMost, type Figure, type Row, type RowContext } from '../frame/row.ts';
import { median, percentile } from '../measure/statistics.ts';
import { draftData, eventId, festivalId, uploadId } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';
import { addFestivals, addUpload } from '../support/seed.ts';

/** A reviewed lineup of this many events, and how many calibrations saving it may take. */
interface Size {
  readonly events: number;
  readonly goal: number;
}

const sizes: readonly Size[] = [
  { events: 2000, goal: 3 },
  { events: 10_000, goal: 11 },
];

/** Saving a reviewed lineup like the wizard: one call of the services, one transaction. */
export const saving: Row = {
  name: 'saving',
  title: 'Saving a reviewed lineup',
  run: async (context) => {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await measure(size, context)));
    return {
      figures,
      notes: [
        'Timed from the press of the button to the answer: the rules are applied once more to every event, the events, the ' +
          'removal of the draft with its events and of the upload go over HTTP in one request, are judged by the schemas and ' +
          'written in one transaction that is synced to the disk. The draft is left to be removed as it is in the portal.',
      ],
    };
  },
};

async function measure({ events, goal }: Size, context: RowContext): Promise<readonly Figure[]> {
  const rounds = context.quick ? 3 : 9;
  const festivals = Array.from({ length: rounds }, (_, number) => number);
  const seed = {
    folder: `${context.folder}/${events}`,
    program: context.program,
  };
  const times = await withPortal(
    seed,
    {
      seed: (db) => {
        addFestivals(db, festivals, 0);
        for (const festival of festivals) addUpload(db, festival, events);
      },
    },
    async (portal) => {
      const taken: number[] = [];
      for (const festival of festivals) taken.push(await saveOnce(portal, festival, events));
      return taken;
    },
  );
  const label = `saving ${events.toLocaleString('en')} events`;
  return [
    { label, value: median(times), unit: 'ms', goal: atMost(goal, context.calibration.all) },
    { label: `${label}, slowest`, value: percentile(times, 1), unit: 'ms' },
  ];
}

async function saveOnce({ client }: BenchPortal, festival: number, events: number): Promise<number> {
  const drafts = Array.from({ length: events }, (_, number): DraftEvent => ({
    ...draftData(number),
    id: eventId(number),
  }));
  const id = festivalId(festival);
  const followed = await client.services.festivals.get(id);
  const lineup = { festivalId: id, festival: followed, uploadId: uploadId(festival), drafts };
  const started = performance.now();
  const { events: saved } = await client.services.uploads.saveAll(lineup);
  const time = performance.now() - started;
  if (saved !== events) throw new Error(`Only ${saved} of ${events} events were saved.`);
  return time;
}
