import { paths, timestampFromMillis } from '@lineup/domain';
import { createFakeDocuments } from '@lineup/provider/testing';
import { expect, test, vi } from 'vitest';
import { festivalStats } from './festival-stats.ts';

const friday = timestampFromMillis(Date.UTC(2026, 6, 3));
const saturday = timestampFromMillis(Date.UTC(2026, 6, 4));

/** Festivals by id, each with the sets that are given as artist, stage and day. */
function world(festivals: Record<string, readonly (readonly [string, string, typeof friday])[]>) {
  const documents = createFakeDocuments(() => 0);
  for (const [id, sets] of Object.entries(festivals)) {
    documents.put(paths.festival(id), { name: id });
    sets.forEach(([artistName, stage, date], n) => {
      documents.put(paths.event(id, `e${n}`), { artistName, stage, date });
    });
  }
  return documents;
}

test('counts events and different artists, and names the stages and days that have any', async () => {
  const documents = world({
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
        stages: ['Dune', 'Lantern'],
        dates: [friday, saturday],
      },
    ],
  });
});

test('does not count a blank artist', async () => {
  const documents = world({ f1: [['  ', 'Dune', friday]] });
  const { stats } = await festivalStats({ documents }, { festivalIds: ['f1'] });
  expect(stats).toMatchObject([{ eventCount: 1, artistCount: 0 }]);
});

test('answers for every festival when none is named, also for those without a lineup', async () => {
  const documents = world({ f1: [['Kelp', 'Dune', friday]], f2: [] });
  const { stats } = await festivalStats({ documents }, {});
  expect(stats).toMatchObject([
    { festivalId: 'f1', eventCount: 1 },
    { festivalId: 'f2', eventCount: 0, artistCount: 0, stages: [], dates: [] },
  ]);
});

test('answers once for a festival named twice, and not for one that does not exist', async () => {
  const documents = world({ f1: [], f2: [] });
  const { stats } = await festivalStats({ documents }, { festivalIds: ['f1', 'gone', 'f1'] });
  expect(stats.map(({ festivalId }) => festivalId)).toEqual(['f1']);
  await expect(festivalStats({ documents }, { festivalIds: [] })).resolves.toEqual({ stats: [] });
});

test('reads no event as a whole', async () => {
  const documents = world({ f1: [['Kelp', 'Dune', friday]] });
  const query = vi.spyOn(documents, 'query');
  await festivalStats({ documents }, { festivalIds: ['f1'] });
  expect(query).not.toHaveBeenCalled();
});
