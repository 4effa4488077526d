import * as fc from 'fast-check';
import { clockMinutes } from '../../time/clock-time.ts';
import { dateMillis, daysBetween, type PlainDate } from '../../time/plain-date.ts';
import { utcDate } from '../../time/utc-date.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import type { Programme, TrueSet } from './programmes.ts';

const locales = ['en-GB', 'en-US', 'de', 'nl', 'fr', 'es', 'pt', 'it', 'da', 'nb', 'sv', 'fi', 'pl', 'cs'];

const dateStyles = [
  'iso',
  'day/month/year',
  'month/day/year',
  'day/month/yy',
  'year/month/day',
  'day.month.year',
  'day.month.',
  'digits',
  'words with year',
  'words',
  'short words',
  'weekday',
  'counted',
] as const;
const timeStyles = [
  'HH:MM',
  'H:MM',
  'H.MM',
  'HHhMM',
  'HHMM',
  'h:mm pm',
  'h.mmpm',
  'H:MM Uhr',
  'past midnight',
] as const;
const endStyles = ['clock', 'range', 'minutes', 'hours and minutes'] as const;
const dateTimeStyles = [
  'none',
  'local',
  'zoned',
  'millis',
  'seconds',
  'day/month/year',
  'words',
  'end with date of start',
] as const;
const shapes = [
  'specified',
  'other keys',
  'wrapped',
  'by day',
  'by stage',
  'by day and stage',
  'days of stages',
  'objects',
  'csv',
  'semicolons',
  'tabs',
] as const;

/** How a person or a program writes down a lineup. */
export interface Spelling {
  readonly date: (typeof dateStyles)[number];
  readonly time: (typeof timeStyles)[number];
  readonly end: (typeof endStyles)[number];
  readonly dateTime: (typeof dateTimeStyles)[number];
  readonly shape: (typeof shapes)[number];
  readonly locale: string;
  /** True if sets after midnight have the date of the previous evening. */
  readonly byFestivalDay: boolean;
}

export const spellings: fc.Arbitrary<Spelling> = fc.record({
  date: fc.constantFrom(...dateStyles),
  time: fc.constantFrom(...timeStyles),
  end: fc.constantFrom(...endStyles),
  dateTime: fc.oneof(
    { weight: 2, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...dateTimeStyles) },
  ),
  shape: fc.constantFrom(...shapes),
  locale: fc.constantFrom(...locales),
  byFestivalDay: fc.boolean(),
});

interface WrittenSet {
  readonly artist: string;
  readonly stage: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly length: string;
}

/** Writes a programme to a file in a spelling. */
export function writeFile(programme: Programme, spelling: Spelling): { bytes: Uint8Array; fileName: string } {
  const sets = programme.sets.map((set) => writeSet(set, programme, spelling));
  const { shape } = spelling;
  const delimiter = { csv: ',', semicolons: ';', tabs: '\t' }[shape as string];
  const text = delimiter === undefined ? JSON.stringify(jsonOf(sets, shape)) : csvOf(sets, delimiter);
  return {
    bytes: new TextEncoder().encode(text),
    fileName: delimiter === undefined ? 'lineup.json' : 'lineup.csv',
  };
}

function writeSet(set: TrueSet, programme: Programme, spelling: Spelling): WrittenSet {
  const zone = programme.festival.timezone;
  const { artist, stage, day } = set;
  const start = wallClockOf(set.start, zone);
  const end = wallClockOf(set.end, zone);
  const empty = { artist, stage, date: '', end: '', length: '' };
  if (spelling.dateTime !== 'none') {
    const write = (instant: number) => writeDateTime(instant, zone, spelling);
    const isSameDate = spelling.dateTime === 'end with date of start';
    return {
      ...empty,
      start: isSameDate ? `${start.date}T${start.clock}` : write(set.start),
      end: isSameDate ? `${start.date}T${end.clock}` : write(set.end),
    };
  }
  const isNight = start.date !== day;
  const byFestivalDay =
    spelling.byFestivalDay || spelling.date === 'counted' || spelling.time === 'past midnight';
  const date = writeDate(byFestivalDay ? day : start.date, programme, spelling);
  const days = spelling.time === 'past midnight' ? Number(isNight) : 0;
  const first = writeTime(clockMinutes(start.clock) + days * 1440, spelling);
  const minutes = Math.round((set.end - set.start) / 60_000);
  const last = writeTime(
    clockMinutes(end.clock) + (days + daysBetween(start.date, end.date)) * 1440,
    spelling,
  );
  switch (spelling.end) {
    case 'clock':
      return { ...empty, date, start: first, end: last };
    case 'range':
      return { ...empty, date, start: `${first} - ${last}` };
    case 'minutes':
      return { ...empty, date, start: first, length: `${minutes} min` };
    default:
      return { ...empty, date, start: first, length: `${Math.floor(minutes / 60)}:${two(minutes % 60)}` };
  }
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function writeDate(date: PlainDate, { startDate }: Programme, { date: style, locale }: Spelling): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const words = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(utcDate(dateMillis(date)));
  switch (style) {
    case 'iso':
      return date;
    case 'day/month/year':
      return `${two(day)}/${two(month)}/${year}`;
    case 'month/day/year':
      return `${month}/${day}/${year}`;
    case 'day/month/yy':
      return `${day}/${month}/${two(year % 100)}`;
    case 'year/month/day':
      return `${year}/${two(month)}/${two(day)}`;
    case 'day.month.year':
      return `${day}.${month}.${year}`;
    case 'day.month.':
      return `${day}.${month}.`;
    case 'digits':
      return `${year}${two(month)}${two(day)}`;
    case 'words with year':
      return words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    case 'words':
      return words({ weekday: 'long', day: 'numeric', month: 'long' });
    case 'short words':
      return words({ weekday: 'short', day: 'numeric', month: 'short' });
    case 'weekday':
      return words({ weekday: 'short' });
    default:
      return `Day ${daysBetween(startDate, date) + 1}`;
  }
}

function writeTime(minutes: number, { time: style }: Spelling): string {
  const hours = Math.floor(minutes / 60);
  const rest = two(minutes % 60);
  const ofDay = hours % 24;
  const half = ofDay < 12 ? 'am' : 'pm';
  switch (style) {
    case 'past midnight':
      return `${two(hours)}:${rest}`;
    case 'HH:MM':
      return `${two(ofDay)}:${rest}`;
    case 'H:MM':
      return `${ofDay}:${rest}`;
    case 'H.MM':
      return `${ofDay}.${rest}`;
    case 'HHhMM':
      return `${two(ofDay)}h${rest}`;
    case 'HHMM':
      return `${two(ofDay)}${rest}`;
    case 'h:mm pm':
      return `${ofDay % 12 || 12}:${rest} ${half.toUpperCase()}`;
    case 'h.mmpm':
      return `${ofDay % 12 || 12}.${rest}${half}`;
    default:
      return `${ofDay}:${rest} Uhr`;
  }
}

function writeDateTime(instant: number, zone: string, spelling: Spelling): string {
  const { date, clock } = wallClockOf(instant, zone);
  switch (spelling.dateTime) {
    case 'zoned':
      return utcDate(instant).toISOString();
    case 'millis':
      return String(instant);
    case 'seconds':
      return String(instant / 1000);
    case 'day/month/year': {
      const [year, month, day] = date.split('-');
      return `${day}/${month}/${year} ${clock}`;
    }
    case 'words':
      return `${new Intl.DateTimeFormat(spelling.locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(utcDate(dateMillis(date)))} ${clock}`;
    default:
      return `${date}T${clock}`;
  }
}

function csvOf(sets: readonly WrittenSet[], delimiter: string): string {
  const cell = (text: string) => (/[",;\t]/u.test(text) ? `"${text}"` : text);
  const rows = sets.map(({ artist, stage, date, start, end, length }) =>
    [artist, stage, date, start, end, length].map(cell).join(delimiter),
  );
  return [['Artist', 'Stage', 'Date', 'Start', 'End', 'Length'].join(delimiter), ...rows].join('\n');
}

function jsonOf(sets: readonly WrittenSet[], shape: Spelling['shape']): unknown {
  const other = sets.map(({ artist, stage, date, start, end, length }) =>
    withoutEmpty({ title: artist, room: stage, day: date, startsAt: start, endsAt: end, length }),
  );
  const groups = (key: 'room' | 'day', rows: readonly Record<string, string>[]) =>
    Object.fromEntries(
      [...new Set(rows.map((row) => row[key] ?? ''))].map((name) => [
        name,
        rows.filter((row) => row[key] === name).map((row) => without(row, [key])),
      ]),
    );
  const isDated = sets.every(({ date }) => date !== '');
  switch (shape) {
    case 'specified':
      return {
        events: sets.map(({ artist, stage, date, start, end, length }) =>
          withoutEmpty({ artistName: artist, stage, date, timeStart: start, timeEnd: end, duration: length }),
        ),
      };
    case 'wrapped':
      return { data: { festival: { name: 'Tidewater', sets: other } } };
    case 'by stage':
      return groups('room', other);
    case 'by day':
      return isDated ? groups('day', other) : other;
    case 'by day and stage':
      if (!isDated) return other;
      return Object.fromEntries(
        [...new Set(sets.map(({ date }) => date))].map((day) => [
          day,
          groups(
            'room',
            other.filter((row) => row['day'] === day).map((row) => without(row, ['day'])),
          ),
        ]),
      );
    case 'days of stages':
      if (!isDated) return other;
      return [...new Set(sets.map(({ date }) => date))].map((day) => ({
        date: day,
        stages: [...new Set(sets.map(({ stage }) => stage))].map((name) => ({
          name,
          acts: other
            .filter((row) => row['day'] === day && row['room'] === name)
            .map((row) => without(row, ['day', 'room'])),
        })),
      }));
    case 'objects':
      return sets.map(({ artist, stage, date, start, end, length }) => ({
        artist: { id: 1, name: artist },
        stage: { name: stage },
        ...withoutEmpty({ date, start, end, length }),
      }));
    default:
      return other;
  }
}

function without(row: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

function withoutEmpty(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));
}
