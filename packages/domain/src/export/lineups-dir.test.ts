import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { festivalTimestamps } from '../festival/days.ts';
import { parseLineup } from '../lineup/parse-lineup.ts';
import { valuesOfDraft } from '../merge/set-values.ts';
import { comeAgain, formats, setOf, type ReadFestival } from './testing/come-again.ts';

interface LineupFile {
  readonly festival: {
    name: string;
    timezone: string;
    startDate: string;
    endDate: string;
    stages: string[];
  };
}

const folder = env['LINEUPS_DIR'] ?? '';
const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));

function lineupOf(name: string) {
  const bytes = readFileSync(join(folder, name));
  const { festival: own } = JSON.parse(bytes.toString('utf8')) as LineupFile;
  const festival: ReadFestival = { ...own, dayStartsAt: '06:00', ...festivalTimestamps(own) };
  const reading = parseLineup(bytes, festival);
  if (!reading.ok) throw new Error(reading.error);
  const sets = reading.events.map((event, place) => {
    const { artistName = '', stage = '', date = '', timeStart = '', timeEnd = '' } = valuesOfDraft(event);
    return setOf(`set${place}`, artistName, stage, { date, timeStart, timeEnd }, festival);
  });
  return { festival, sets };
}

describe.skipIf(files.length === 0)('a lineup of LINEUPS_DIR that was exported and comes again', () => {
  const cases = files.flatMap((file) => formats.map(([name, write]) => ({ file, name, write })));

  it.each(cases)(
    'is all unchanged, each set known by its id: $file as $name',
    async ({ file, name, write }) => {
      const { festival, sets } = lineupOf(file);
      expect(await comeAgain(name, write(sets, festival), sets, festival)).toEqual({
        kinds: sets.map(() => 'unchanged'),
        how: sets.map(() => 'id'),
        hints: [],
        leftOut: [],
      });
    },
  );
});
