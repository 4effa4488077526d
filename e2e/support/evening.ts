import { addDays } from '@lineup/domain';
import { twelveHours } from './dates.ts';
import { lineupFiles, type LineupFile } from './lineup-files.ts';
import type { StoredFestival } from './stored-festival.ts';

/** A set of a lineup; its times are minutes from the start of the date of its festival day. */
export interface Slot {
  readonly artist: string;
  readonly stage: string;
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

/** The night belongs to the previous evening. */
const dayStartsAt = '06:00';
const minutesPerDay = 24 * 60;

/** The largest invented lineup, and a real one of its size if there is a folder of them. */
export function largeLineups(): readonly LineupFile[] {
  return lineupFiles().filter(({ fileName }) =>
    ['cedar-slough-2026.json', 'shambhala-2026.json'].includes(fileName),
  );
}

export function slotsOf({ events }: LineupFile): readonly Slot[] {
  return events.map(({ artistName, stage, date, timeStart, timeEnd }) => {
    const isNight = timeStart < dayStartsAt;
    const start = minutesOf(timeStart) + (isNight ? minutesPerDay : 0);
    const end = minutesOf(timeEnd) + (isNight ? minutesPerDay : 0);
    return {
      artist: artistName.replaceAll(/\s+/gu, ' ').trim(),
      stage,
      day: isNight ? addDays(date, -1) : date,
      start,
      end: end > start ? end : end + minutesPerDay,
    };
  });
}

/** The lineup as a festival to store. */
export function festivalOf(file: LineupFile): Omit<StoredFestival, 'name'> {
  const { startDate, endDate, timezone, stages } = file.festival;
  return {
    startDate,
    endDate,
    timezone,
    stages,
    dayStartsAt,
    sets: slotsOf(file).map(({ artist, stage, day, start, end }) => ({
      artistName: artist,
      stage,
      date: day,
      timeStart: clockOf(start),
      timeEnd: clockOf(end),
    })),
  };
}

/** The beginning of a set's accessible name, which continues with its stage. */
export function nameOf({ artist, stage, start, end }: Omit<Slot, 'day'>): RegExp {
  const times = `${twelveHours(clockOf(start))} - ${twelveHours(clockOf(end))}`;
  return new RegExp(`^${escaped(`${artist}, ${times}, `)}.*${escaped(stage)}`, 'u');
}

/** Later by this many minutes. */
export function later(slot: Slot, minutes: number): Slot {
  return { ...slot, start: slot.start + minutes, end: slot.end + minutes };
}

/** In the place of another, with its own length. */
export function inPlaceOf(slot: Slot, { stage, start }: Slot): Slot {
  return { ...later(slot, start - slot.start), stage };
}

export function lengthOf({ start, end }: Slot): number {
  return end - start;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

export function clockOf(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
