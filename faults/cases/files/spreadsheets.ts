import { festivalTimestamps } from '@lineup/domain';
import { parseSpreadsheet, type SheetFestival, type SheetResult } from '@lineup/domain/spreadsheet';
import type { FaultCase } from '../../runner/fault-case.ts';
import { createTally } from '../../runner/tally.ts';
import { bombs } from '../../support/hostile/hostile-spreadsheets.ts';

const timezone = 'Europe/Amsterdam';

export const sheetFestival: SheetFestival = {
  timezone,
  dayStartsAt: '00:00',
  stages: ['Lake Stage', 'Barn'],
  ...festivalTimestamps({
    startDate: '2025-07-04',
    startTime: null,
    endDate: '2025-07-07',
    endTime: null,
    timezone,
  }),
};

const secondsAllowed = 10;
const megabytesAllowed = 700;

export const spreadsheetBombs: FaultCase = {
  name: 'spreadsheets-that-swell',
  promise: `a spreadsheet that is small and wants to become large is refused with a text or read, within ${secondsAllowed} seconds of work and ${megabytesAllowed} MB`,
  tries: { short: 5, long: 100 },
  run: async (_context, tries) => {
    const tally = createTally();
    const kinds = Object.entries(bombs);
    for (let n = 0; n < tries; n += 1) {
      const [name, make] = kinds[n % kinds.length] ?? ['', () => new Uint8Array(0)];
      const { summary, seconds, megabytes } = await readWatched(make());
      tally.check(summary !== '', `${name}: no text`);
      tally.check(seconds < secondsAllowed, `${name}: ${seconds.toFixed(1)} s`);
      tally.check(megabytes < megabytesAllowed, `${name}: ${megabytes} MB`);
      if (n < kinds.length) tally.note(`${name}: ${seconds.toFixed(1)} s, ${megabytes} MB, ${summary}`);
    }
    return tally.result();
  },
};

/** Parses the file; measures processor seconds, so that other programs on the machine do not count. */
async function readWatched(bytes: Uint8Array) {
  const memory = process.memoryUsage().rss;
  const work = process.cpuUsage();
  const summary = summaryOf(
    await parseSpreadsheet(bytes, { fileName: 'lineup.xlsx', festival: sheetFestival }),
  );
  const { user, system } = process.cpuUsage(work);
  const megabytes = Math.max(0, Math.round((process.memoryUsage().rss - memory) / 2 ** 20));
  return { summary, seconds: (user + system) / 1e6, megabytes };
}

function summaryOf(result: SheetResult): string {
  if (result.ok) return `${result.rows.length} rows`;
  const [first = ''] = result.errors;
  return [result.title, first]
    .filter((text) => text !== '')
    .join(': ')
    .slice(0, 120);
}
