import { describe, expect, test } from 'vitest';
import { lineOf } from '../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { openFile } from './open-file.ts';
import { parseAnyLineup } from './parse-any-lineup.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { grids } from './testing/tables/grids.ts';
import { plainTexts } from './testing/tables/plain-texts.ts';
import { separatedTexts } from './testing/tables/separated-texts.ts';
import type { TableFile } from './testing/tables/table-file.ts';
import { workbooks } from './testing/tables/workbooks.ts';

const kinds = { separatedTexts, plainTexts, workbooks, grids };

async function outcomeOf({ bytes, fileName, mapping, festival = sampleFestival() }: TableFile) {
  const reading = await parseAnyLineup(bytes, fileName, festival, mapping);
  if (!reading.ok) return { error: reading.error };
  const opening = await openFile(bytes, fileName);
  return {
    sets: reading.events.map((event) => lineOf({ ...event, hints: [] })),
    left: reading.leftOut.map(({ text }) => text),
    isCertain: opening.ok && suggestMapping(opening.file, festival).isCertain,
  };
}

describe.each(Object.entries(kinds))('%s', (_, files) => {
  test.each(files)('$name', async (file) => {
    expect(await outcomeOf(file)).toMatchObject(file.expected);
  });
});

test('the corpus has files enough', () => {
  expect(Object.values(kinds).flat().length).toBeGreaterThanOrEqual(35);
});
