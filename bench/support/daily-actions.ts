import { paths, type Change, type DraftEvent } from '@lineup/domain';
import { artistName, draftData, eventId, festivalId, uploadId } from './lineup-data.ts';
import type { BenchPortal } from './portal.ts';
import { publicPath, publicSlug } from './public-lineup.ts';

/** The festival in which people work, and how many sets and changes it has at the beginning. */
const worked = festivalId(0);
export const setsOfFestival = 1000;
/** The number of sets of an imported lineup. */
export const importedSets = 300;

/** Something that people do every day. */
export interface DailyAction {
  readonly name: string;
  /** Whether it takes the server long, so that it is repeated less often. */
  readonly isLong?: boolean;
  /**
   * Prepares one round, and returns the function to time. That function returns the size of its response: the number of
   * its lines if that depends on the number of festivals, otherwise 1. No round repeats a request unless something was
   * changed in between, so that no response comes from a cache.
   */
  readonly prepare: (portal: BenchPortal, round: number) => Promise<() => Promise<number>>;
}

export const dailyActions: readonly DailyAction[] = [
  {
    name: 'save a set',
    prepare: async (portal, round) => async () => {
      await changeSet(portal, `Saved ${round}`);
      return 1;
    },
  },
  {
    name: 'list a schedule',
    prepare:
      async ({ client }, round) =>
      async () => {
        const found = await client.provider.documents.query({
          collection: paths.events(worked),
          orderBy: [{ field: round % 2 === 0 ? 'timeStart' : 'timeEnd', direction: 'ascending' }],
          limit: 10 * setsOfFestival + round,
        });
        requireEqual(found.length, setsOfFestival);
        return 1;
      },
  },
  {
    name: 'search an artist',
    prepare:
      async ({ client }, round) =>
      async () => {
        const value = artistName(500 + (round % 400));
        const where = [{ field: 'artistName', op: '==', value }] as const;
        await client.provider.documents.query({
          collection: paths.events(worked),
          where,
          limit: 100 + round,
        });
        return 1;
      },
  },
  {
    name: 'list the festivals, with figures',
    prepare: async (portal, round) => {
      await changeSet(portal, `Listed ${round}`);
      return async () => {
        const { festivals } = portal.client.services;
        const [listed] = [await festivals.list(), await festivals.allStats()];
        return listed.length;
      };
    },
  },
  {
    name: 'read the history’s first page',
    prepare: async (portal, round) => {
      await changeSet(portal, `Remembered ${round}`);
      return async () => {
        await portal.client.services.history.find(worked, [], null);
        return 1;
      };
    },
  },
  {
    name: 'undo a change',
    prepare: async (portal, round) => {
      await changeSet(portal, `Undone ${round}`);
      const change = await latestChange(portal);
      return async () => {
        await undo(portal, change);
        return 1;
      };
    },
  },
  {
    name: 'compare releases, with conflicts',
    isLong: true,
    prepare: async (portal, round) => {
      await changeSet(portal, `Compared ${round}`);
      return async () => {
        requireEqual((await portal.client.services.publishing.compare(worked)).sets, setsOfFestival);
        return 1;
      };
    },
  },
  {
    name: 'publish a release',
    isLong: true,
    prepare: async (portal, round) => {
      await changeSet(portal, `Published ${round}`);
      const { publishing } = portal.client.services;
      const { openConflicts: expectedConflicts } = await publishing.compare(worked);
      const release = { ticked: null, at: null, slug: publicSlug, expectedConflicts };
      return async () => {
        await publishing.publish(worked, { releaseId: publishing.newReleaseId(), ...release });
        return 1;
      };
    },
  },
  {
    name: 'read the public page',
    prepare:
      async ({ client }) =>
      async () => {
        const answer = await client.fetch(publicPath);
        requireEqual(answer.status, 200);
        await answer.arrayBuffer();
        return 1;
      },
  },
  {
    name: `import ${importedSets} sets`,
    isLong: true,
    prepare: async (portal, round) => {
      const { services } = portal.client;
      if (round > 0) await undo(portal, await latestChange(portal));
      const drafts = Array.from({ length: importedSets }, (_, number): DraftEvent => ({
        ...draftData(number),
        id: eventId((round + 1) * 10_000 + number),
      }));
      const festival = await services.festivals.get(worked);
      const lineup = { festivalId: worked, festival, uploadId: uploadId(round), drafts };
      return async () => {
        requireEqual((await services.uploads.saveAll(lineup)).events, importedSets);
        return 1;
      };
    },
  },
];

let turn = 0;

/** Renames one of the sets. */
async function changeSet({ client }: BenchPortal, artist: string): Promise<void> {
  turn += 1;
  await client.services.events.update(worked, eventId(turn % setsOfFestival), { artistName: artist });
}

async function latestChange({ client }: BenchPortal): Promise<Change> {
  const [latest] = (await client.services.history.find(worked, [], null)).changes;
  if (latest === undefined) throw new Error('There is no change to undo.');
  return latest;
}

async function undo({ client }: BenchPortal, change: Change): Promise<void> {
  const { state } = await client.services.history.undo(worked, change, 'ask');
  if (state !== 'done') throw new Error(`The undo ended in ${state}.`);
}

function requireEqual(found: number, expected: number): void {
  if (found !== expected) throw new Error(`${found} instead of ${expected} were there.`);
}
