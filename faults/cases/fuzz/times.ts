import {
  allZones,
  blankEventForm,
  checkEventForm,
  checkFestivalForm,
  eventClockTimes,
  isClockTime,
  isPlainDate,
  isTimeZone,
  zoneFromAbbreviation,
} from '@lineup/domain';
import type { FaultCase } from '../../runner/fault-case.ts';
import type { Random } from '../../runner/random.ts';
import { createTally, type Tally } from '../../runner/tally.ts';

const digits = [
  '0',
  '1',
  '2',
  '3',
  '5',
  '9',
  '12',
  '23',
  '24',
  '30',
  '31',
  '59',
  '60',
  '2025',
  '9999',
  '٣',
  '-1',
] as const;
const signs = ['-', ':', ' ', '.', '/', 'T', 'Z', '+', '\u0000', '\n', '−', 'e', ''] as const;
const goodTimes = ['20:00', '00:00', '23:59', '02:30'] as const;
const goodDates = [
  '2025-03-30',
  '2025-10-26',
  '2025-07-04',
  '2024-02-29',
  '2025-04-06',
  '0001-01-01',
] as const;
const oddZones = [
  'UTC',
  'EST',
  'Mars/Olympus',
  '__proto__',
  'constructor',
  '',
  'europe/amsterdam',
  '+02:00',
  'Etc/GMT-14',
] as const;

/** Something between a valid text and random letters. */
function odd(random: Random, good: readonly [string, ...string[]]): string {
  if (random.next() < 0.5) return random.pick(good);
  let text = random.next() < 0.5 ? '' : random.pick(good).slice(0, random.int(0, 10));
  for (let n = random.int(0, 6); n > 0; n -= 1)
    text += random.next() < 0.6 ? random.pick(digits) : random.pick(signs);
  return text;
}

function zoneOf(random: Random): string {
  if (random.next() < 0.3) return random.pick(oddZones);
  return allZones[random.int(0, allZones.length - 1)]?.value ?? 'UTC';
}

export const datesAndTimes: FaultCase = {
  name: 'fuzz-dates-and-times',
  promise:
    'what passes as a date, a time and a zone can be computed with and comes back the same; everything else is named in an error of its field',
  tries: { short: 3000, long: 500_000 },
  partSize: 50_000,
  run: (_context, tries, random) => {
    const tally = createTally();
    for (let n = 0; n < tries; n += 1) {
      const input = {
        date: odd(random, goodDates),
        endDate: odd(random, goodDates),
        timeStart: odd(random, goodTimes),
        timeEnd: odd(random, goodTimes),
        dayStartsAt: odd(random, goodTimes),
        timezone: zoneOf(random),
      };
      check(tally, input);
    }
    return Promise.resolve(tally.result());
  },
};

type Input = Readonly<
  Record<'date' | 'endDate' | 'timeStart' | 'timeEnd' | 'dayStartsAt' | 'timezone', string>
>;

function check(tally: Tally, input: Input): void {
  try {
    const faults = [checkEvent(input) ? '' : 'event', checkFestival(input) ? '' : 'festival'];
    const faulty = faults.filter((fault) => fault !== '').join(' and ');
    tally.check(faulty === '', `${faulty} of ${JSON.stringify(input)}`);
  } catch (error) {
    tally.check(false, `${String(error)} for ${JSON.stringify(input)}`);
  }
}

/** An event is accepted exactly if its date and times are valid, and then reads back unchanged. */
function checkEvent({ date, timeStart, timeEnd, timezone, dayStartsAt }: Input): boolean {
  zoneFromAbbreviation(timezone);
  const zone = isTimeZone(timezone) ? timezone : 'UTC';
  const starts = isClockTime(dayStartsAt) && dayStartsAt <= '12:00' ? dayStartsAt : '00:00';
  const festival = { timezone: zone, dayStartsAt: starts };
  const form = { ...blankEventForm, artistName: 'Kelp', stage: 'Barn', date, timeStart, timeEnd };
  const result = checkEventForm(form, festival);
  const isGood = isPlainDate(date.trim()) && isClockTime(timeStart.trim()) && isClockTime(timeEnd.trim());
  if (!result.ok) return !isGood && Object.keys(result.errors).length > 0;
  if (!isGood) return false;
  // A time that the clocks skip or repeat causes a warning, and reads back as it was interpreted.
  if (result.warnings.length > 0) return true;
  const back = eventClockTimes(result.event, festival);
  return back.date === date.trim() && back.timeStart === timeStart.trim() && back.timeEnd === timeEnd.trim();
}

function checkFestival({ date, endDate, timeStart, timeEnd, timezone, dayStartsAt }: Input): boolean {
  const result = checkFestivalForm({
    name: 'Fuzz',
    location: 'Anywhere',
    startDate: date,
    startTime: timeStart,
    endDate,
    endTime: timeEnd,
    timezone,
    dayStartsAt,
    hourCycle: 'h12',
    language: '',
    tightMinutes: '',
    changeoverMinutes: '',
  });
  if (!result.ok) return Object.keys(result.errors).length > 0;
  return isTimeZone(result.fields.timezone) && isPlainDate(date.trim()) && isPlainDate(endDate.trim());
}
