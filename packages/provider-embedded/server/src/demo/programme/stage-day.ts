import type { Random } from '../random.ts';
import type { NameSource } from '../names/acts.ts';
import { regulars, talks, workshops } from '../names/gatherings.ts';
import type { StageKind } from './plan.ts';

/** A set of one stage on one day; minutes of the festival day, past 1440 after midnight. */
export interface Slot {
  readonly artistName: string;
  readonly start: number;
  readonly end: number;
}

interface Habit {
  /** First start and last end of the day, in minutes. */
  readonly opens: readonly [earliest: number, latest: number];
  readonly closes: readonly [earliest: number, latest: number];
  readonly lengths: readonly number[];
  readonly changeovers: readonly number[];
  readonly name: (random: Random, names: NameSource) => string;
}

const band: Habit['name'] = (_random, names) => names.band();
const selector: Habit['name'] = (_random, names) => names.selector();

const habits: Readonly<Record<StageKind, Habit>> = {
  main: {
    opens: [750, 870],
    closes: [1380, 1440],
    lengths: [50, 60, 60, 75],
    changeovers: [30, 30, 40],
    name: band,
  },
  tent: {
    opens: [780, 900],
    closes: [1440, 1500],
    lengths: [40, 45, 45, 60],
    changeovers: [15, 15, 20, 30],
    name: band,
  },
  quick: {
    opens: [800, 860],
    closes: [1380, 1470],
    lengths: [20, 30, 35, 40, 45],
    changeovers: [5, 5, 10],
    name: (random, names) => (random.chance(0.08) ? random.pick(regulars) : names.band()),
  },
  club: {
    opens: [840, 960],
    closes: [1620, 1740],
    lengths: [60, 90, 90, 120],
    changeovers: [0],
    name: selector,
  },
  night: {
    opens: [1290, 1380],
    closes: [1680, 1770],
    lengths: [45, 60, 75, 90],
    changeovers: [0, 0, 5],
    name: selector,
  },
  workshop: {
    opens: [540, 600],
    closes: [1020, 1110],
    lengths: [45, 60, 75, 90],
    changeovers: [-30, 0, 15, 15, 30],
    name: (random) => random.pick(workshops),
  },
  talk: {
    opens: [660, 840],
    closes: [1290, 1410],
    lengths: [50, 60, 90, 105],
    changeovers: [15, 30, 45, 60],
    name: (random) => random.pick(random.chance(0.25) ? regulars : talks),
  },
};

/** The sets of one stage on one day, in order. Only workshops may overlap. */
export function planStageDay(kind: StageKind, random: Random, names: NameSource): Slot[] {
  const habit = habits[kind];
  const closes = roundToFive(random.int(...habit.closes));
  const roomForTwo = Math.max(...habit.lengths) + 30;
  const slots: Slot[] = [];
  let start = roundToFive(random.int(...habit.opens));
  for (;;) {
    const isLast = start + roomForTwo > closes;
    const end = isLast ? Math.max(start + 30, closes) : start + random.pick(habit.lengths);
    slots.push({ artistName: habit.name(random, names), start, end });
    if (isLast) return slots;
    start = end + random.pick(habit.changeovers);
  }
}

function roundToFive(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}
