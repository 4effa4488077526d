import type { Sign } from '../browser/paints.ts';
import { artistName, eventId, eventTimes, festivalDays, firstDay, stageOf, stages } from './lineup-data.ts';

const dayMs = 24 * 3_600_000;

/** A lineup as the peers are given it; instants are milliseconds since the epoch. */
export interface ScreenLineup {
  readonly stages: readonly string[];
  /** When each festival day begins. */
  readonly days: readonly number[];
  readonly sets: readonly ScreenSet[];
}

interface ScreenSet {
  readonly id: string;
  readonly artistName: string;
  readonly stage: string;
  readonly start: number;
  readonly end: number;
}

/** The events that `addFestivals` puts into the portal's database, for pages that have none. */
export function screenLineup(events: number): ScreenLineup {
  const sets = Array.from({ length: events }, (_, number) => {
    const { start, end } = eventTimes(number);
    return { id: eventId(number), artistName: artistName(number), stage: stageOf(number), start, end };
  });
  return { stages, days: Array.from({ length: festivalDays }, (_, day) => firstDay + day * dayMs), sets };
}

/** For each festival day a set that is early and on the first stage, by an artist who plays no other. */
const firstSeen = [0, 210, 700, 70];

/** What a page shows when `count` sets of this festival day are on it, of which one is in sight at every scale: `selector` finds a set. */
export function daySign(selector: string, count: number, day: number): Sign {
  return { selector, count, text: artistName(firstSeen[day] ?? 0) };
}
