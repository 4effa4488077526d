import { paths, timestampFromMillis } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { eventData, festivalData } from '@lineup/provider/sample-documents';
import type { Write } from '@lineup/provider';
import { expect, test, vi } from 'vitest';
import { festivalStats } from './festival-stats.ts';

const friday = timestampFromMillis(Date.UTC(2026, 6, 3));
const saturday = timestampFromMillis(Date.UTC(2026, 6, 4));

/** Festivals by id, each with sets given as artist, stage and day. */
async function world(festivals: Record<string, readonly (readonly [string, string, typeof friday])[]>) {
  const { server, stored } = startBackend();
  const { documents } = server.rooms.provider;
  for (const [id, sets] of Object.entries(festivals)) {
    const events = sets.map(([artistName, stage, date], n): Write => {
      return { type: 'create', path: paths.event(id, `e${n}`), data: eventData({ artistName, stage, date }) };
    });
    await documents.commit([{ type: 'create', path: paths.festival(id), data: festivalData() }, ...events]);
  }
  return { documents, stored };
}

test('counts events and different artists, and names the stages and days that have any', async () => {
  const { documents } = await world({
    f1: [
      ['Kelp', 'Dune', friday],
      [' Kelp ', 'Dune', saturday],
      ['Owl Parade', 'Lantern', friday],
    ],
  });
  await expect(festivalStats({ documents }, { festivalIds: ['f1'] })).resolves.toEqual({
    stats: [
      {
        festivalId: 'f1',
        eventCount: 3,
        artistCount: 2,
        conflictCount: 1,
        stages: ['Dune', 'Lantern'],
        dates: [friday, saturday],
      },
    ],
  });
});

test('does not count a blank artist', async () => {
  const { documents, stored } = await world({ f1: [] });
  stored.putUnchecked(paths.event('f1', 'e0'), { artistName: '  ', stage: 'Dune', date: friday });
  const { stats } = await festivalStats({ documents }, { festivalIds: ['f1'] });
  expect(stats).toMatchObject([{ eventCount: 1, artistCount: 0 }]);
});

test('answers for every festival when none is named, also for those without a lineup', async () => {
  const { documents } = await world({ f1: [['Kelp', 'Dune', friday]], f2: [] });
  const { stats } = await festivalStats({ documents }, {});
  expect(stats).toMatchObject([
    { festivalId: 'f1', eventCount: 1 },
    { festivalId: 'f2', eventCount: 0, artistCount: 0, stages: [], dates: [] },
  ]);
});

test('answers once for a festival named twice, and not for one that does not exist', async () => {
  const { documents } = await world({ f1: [], f2: [] });
  const { stats } = await festivalStats({ documents }, { festivalIds: ['f1', 'gone', 'f1'] });
  expect(stats.map(({ festivalId }) => festivalId)).toEqual(['f1']);
  await expect(festivalStats({ documents }, { festivalIds: [] })).resolves.toEqual({ stats: [] });
});

test('reads no event as a whole', async () => {
  const { documents } = await world({ f1: [['Kelp', 'Dune', friday]] });
  const query = vi.spyOn(documents, 'query');
  await festivalStats({ documents }, { festivalIds: ['f1'] });
  expect(query).not.toHaveBeenCalled();
});
