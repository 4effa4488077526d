import type { Change, Touch } from '@lineup/domain';
import { atMost, type Figure, type Row, type RowContext } from '../frame/row.ts';
import { median, percentile } from '../measure/statistics.ts';
import { artistName, eventId, festivalId } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal } from '../support/portal.ts';
import { addChanges, addFestivals } from '../support/seed.ts';

const allSizes = [1000, 10_000, 100_000];
/** Creating the largest takes most of a minute. */
const quickSizes = allSizes.slice(0, 2);
type Services = BenchPortal['client']['services'];

/**
 * Histories of the same length: an artist has every tenth change, 100 changes regardless of the length, or every tenth
 * of the oldest fifth. `setsOf` is the number of sets that change in turn.
 */
const histories = [
  { festival: 0, name: 'an artist of every tenth change', setsOf: () => 10, firstOf: () => 0 },
  {
    festival: 1,
    name: 'an artist of 100 changes',
    setsOf: (changes: number) => changes / 100,
    firstOf: () => 0,
  },
  {
    festival: 2,
    name: 'an artist of long ago',
    setsOf: () => 10,
    firstOf: (changes: number, number: number) => (number < changes / 5 ? 0 : 10),
  },
] as const;

/** The requested pages of a history, and the change after which each begins. */
const pages = [
  { name: 'first page', after: async () => null },
  { name: 'the page from the middle on', after: middleOf },
] as const;

/** The times of each page in milliseconds, at one size. */
type Times = ReadonlyMap<string, readonly number[]>;

export const artistHistory: Row = {
  name: 'artist-history',
  title: 'The history of one artist among 1,000 to 100,000 changes',
  run: async (context) => {
    const sizes = context.quick ? quickSizes : allSizes;
    const measured = new Map<number, Times>();
    for (const size of sizes) measured.set(size, await measureSize(size, context));
    return {
      figures: figuresOf(measured),
      tables: [
        {
          title: 'Milliseconds, median and p99',
          head: ['', ...sizes.map((size) => `${size.toLocaleString('en')} changes`)],
          lines: [...(measured.get(allSizes[0] ?? 0)?.keys() ?? [])].map((name) => [
            name,
            ...sizes.map((size) => textOf(measured.get(size)?.get(name) ?? [])),
          ]),
        },
      ],
      notes: [
        'Timed at a person’s page: what the services ask over HTTP, read and checked. Before each page something is changed, so that ' +
          'no earlier answer is sent again. Pages have up to 50 changes, or none where the artist is on no record. Growth is the ' +
          'median among the most changes by that among the fewest.',
      ],
    };
  },
};

async function measureSize(changes: number, context: RowContext): Promise<Times> {
  const place = { program: context.program, folder: `${context.folder}/${changes}` };
  const seed = (db: Parameters<typeof addFestivals>[0]) => {
    for (const { festival, setsOf, firstOf } of histories) {
      const sets = setsOf(changes);
      addFestivals(db, [festival], sets + firstOf(changes, changes));
      addChanges(db, festival, changes, sets, (number) => firstOf(changes, number));
    }
  };
  return withPortal(place, { seed }, async ({ client: { services } }) => {
    const rounds = context.quick ? 10 : 100;
    const times = new Map<string, number[]>();
    for (const { festival, name } of histories) {
      for (const page of pages) {
        const after = await page.after(services, festival, changes);
        times.set(`${name}, ${page.name}`, await timesOf(services, festival, artistName(7), after, rounds));
      }
    }
    times.set('an artist on no record', await timesOf(services, 0, 'Nowhere At All', null, rounds));
    return times;
  });
}

async function timesOf(
  { events, history }: Services,
  festival: number,
  name: string,
  after: Change | null,
  rounds: number,
): Promise<number[]> {
  const id = festivalId(festival);
  const touches: readonly Touch[] = [{ type: 'artist', name }];
  const times: number[] = [];
  // The first few rounds warm up.
  for (let round = -5; round < rounds; round += 1) {
    await events.update(id, eventId(0), { artistName: `Change ${after?.id ?? ''} ${round}` });
    const started = performance.now();
    await history.find(id, touches, after);
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
}

/** The change in the middle of the history. */
async function middleOf({ history }: Services, festival: number, changes: number): Promise<Change> {
  const id = `change${String(changes / 2).padStart(9, '0')}`;
  const found = await history.get(festivalId(festival), id);
  if (found === null) throw new Error(`There is no ${id}.`);
  return found;
}

function figuresOf(measured: ReadonlyMap<number, Times>): readonly Figure[] {
  const bySize = [...measured.values()];
  const [least, most] = [bySize[0], bySize.at(-1)];
  return [...(most ?? [])].flatMap(([name, times]): readonly Figure[] => [
    {
      label: `${name}: growth`,
      value: median(times) / median(least?.get(name) ?? []),
      unit: 'of 1',
      goal: atMost(1.5),
    },
    { label: `${name}, p99`, value: percentile(times, 0.99), unit: 'ms' },
  ]);
}

function textOf(times: readonly number[]): string {
  return `${median(times).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`;
}
