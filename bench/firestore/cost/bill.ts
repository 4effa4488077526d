import { prices, type Meter } from './prices.ts';

/** Billed usage by meter; omitted meters are not used. */
export type Use = Readonly<Partial<Record<Meter, number>>>;

/** A line of the bill. */
interface Item {
  readonly meter: Meter;
  readonly used: number;
  readonly beforeFree: number;
  readonly afterFree: number;
}

export interface Bill {
  readonly items: readonly Item[];
  /** US dollars, before and after the free quotas. */
  readonly beforeFree: number;
  readonly afterFree: number;
}

const meters = Object.keys(prices) as readonly Meter[];

/** The sum of several usages. */
export function sumOf(uses: readonly Use[]): Use {
  return eachMeter((meter) => uses.reduce((sum, use) => sum + (use[meter] ?? 0), 0));
}

/** A usage multiplied by a count. */
export function times(count: number, use: Use): Use {
  return eachMeter((meter) => count * (use[meter] ?? 0));
}

/** The cost of a usage at list price, without free quotas. */
export function dollarsOf(use: Use): number {
  return meters.reduce((sum, meter) => sum + listPrice(meter, use[meter] ?? 0), 0);
}

/** The bill of a usage that is spread evenly over this many days of one month. */
export function billOf(use: Use, days: number): Bill {
  const items = meters.map((meter) => itemOf(meter, use[meter] ?? 0, days));
  return {
    items,
    beforeFree: items.reduce((sum, item) => sum + item.beforeFree, 0),
    afterFree: items.reduce((sum, item) => sum + item.afterFree, 0),
  };
}

function itemOf(meter: Meter, used: number, days: number): Item {
  const { units, each } = prices[meter].free;
  const free = each === 'day' ? units * days : units;
  return {
    meter,
    used,
    beforeFree: listPrice(meter, used),
    afterFree: listPrice(meter, Math.max(0, used - free)),
  };
}

function listPrice(meter: Meter, used: number): number {
  const { dollars, per } = prices[meter];
  return (used / per) * dollars;
}

function eachMeter(valueOf: (meter: Meter) => number): Use {
  return Object.fromEntries(meters.map((meter) => [meter, valueOf(meter)]));
}
