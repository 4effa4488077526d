import { prices } from './cost/prices.ts';
import { total, type Visit } from './reads.ts';
import type { Screen, Visits } from './visits.ts';

export const administrators = 5;
const days = 30;
const hoursInView = 1;

/** How often an administrator opens a screen per day, or all administrators together per month. */
const use: Partial<Record<Screen, { readonly daily: number } | { readonly monthly: number }>> = {
  again: { daily: 1 },
  dashboard: { daily: 5 },
  first: { daily: 4 },
  second: { daily: 3 },
  changed: { daily: 3 },
  /** Fifty corrections, each sent to every open page; ten times, a visible dashboard counts the lineup again. */
  heard: { daily: 50 },
  recount: { monthly: 10 * days },
  details: { daily: 2 },
  stages: { daily: 1 },
  review: { monthly: 4 },
  save: { monthly: 4 },
};

export interface Month {
  /** A screen, how often it is opened in the month, its reads each time, and the total. */
  readonly lines: readonly (readonly [screen: string, times: number, each: number, all: number])[];
  readonly reads: number;
  readonly dollars: number;
  readonly pricePer100000: number;
}

/** The reads of a festival's administrators in a month, before the free quota. */
export function monthOf(visits: Visits): Month {
  const opened = (Object.keys(use) as Screen[]).map((screen) => lineOf(visits[screen], timesOf(screen)));
  const refreshes = administrators * days * hoursInView * 120;
  const lines = [...opened, refreshLine(visits.dashboard, refreshes)];
  const reads = lines.reduce((sum, [, , , all]) => sum + all, 0);
  const { dollars, per } = prices.reads;
  const pricePer100000 = (dollars / per) * 100_000;
  return { lines, reads, dollars: (reads / 100_000) * pricePer100000, pricePer100000 };
}

function timesOf(screen: Screen): number {
  const often = use[screen];
  if (often === undefined) return 0;
  return 'monthly' in often ? often.monthly : often.daily * administrators * days;
}

function lineOf({ screen, reads }: Visit, times: number): Month['lines'][number] {
  const each = total(reads);
  return [screen, times, each, each * times];
}

/** An open dashboard requests its counts from the function every half minute, and nothing else. */
function refreshLine({ reads }: Visit, times: number): Month['lines'][number] {
  const each = total(reads, 'server');
  return ['the counts of an open dashboard, each half minute', times, each, each * times];
}
