/** The units that Google bills. */
export type Meter =
  | 'reads'
  | 'writes'
  | 'deletes'
  | 'databaseBytes'
  | 'calls'
  | 'cpuSeconds'
  | 'memorySeconds'
  | 'functionBytes'
  | 'hostingBytes'
  | 'texts'
  | 'schedules';

export interface Price {
  readonly name: string;
  /** The unit of the tables; 1 by default. */
  readonly unit?: number;
  /** US dollars for `per` units, at list price. */
  readonly dollars: number;
  readonly per: number;
  /**
   * The free units per day or month; a monthly quota counts in full, as if the project had no other usage that month.
   */
  readonly free: { readonly units: number; readonly each: 'day' | 'month' };
  readonly source: string;
}

/** The month in which the prices were last looked up. */
export const pricesFrom = '2026-11';

const gibibyte = 2 ** 30;
const gigabyte = 1e9;
const firestore = 'https://cloud.google.com/firestore/pricing';
const run = 'https://cloud.google.com/run/pricing';

/** List prices: Firestore in the multi-region `nam5`, functions in a region of tier 1 and billed by request, text messages to Austria. */
export const prices: Readonly<Record<Meter, Price>> = {
  reads: {
    name: 'documents read',
    dollars: 0.06,
    per: 100_000,
    free: { units: 50_000, each: 'day' },
    source: firestore,
  },
  writes: {
    name: 'documents written',
    dollars: 0.18,
    per: 100_000,
    free: { units: 20_000, each: 'day' },
    source: firestore,
  },
  deletes: {
    name: 'documents deleted',
    dollars: 0.02,
    per: 100_000,
    free: { units: 20_000, each: 'day' },
    source: firestore,
  },
  databaseBytes: {
    name: 'GiB from Firestore to browsers',
    unit: gibibyte,
    dollars: 0.12,
    per: gibibyte,
    free: { units: 10 * gibibyte, each: 'month' },
    source: firestore,
  },
  calls: {
    name: 'calls of functions',
    dollars: 0.4,
    per: 1_000_000,
    free: { units: 2_000_000, each: 'month' },
    source: run,
  },
  cpuSeconds: {
    name: 'seconds of a processor',
    dollars: 0.000_024,
    per: 1,
    free: { units: 180_000, each: 'month' },
    source: run,
  },
  memorySeconds: {
    name: 'seconds of a GiB of memory',
    dollars: 0.000_002_5,
    per: 1,
    free: { units: 360_000, each: 'month' },
    source: run,
  },
  functionBytes: {
    name: 'GiB from functions to Hosting',
    unit: gibibyte,
    dollars: 0.12,
    per: gibibyte,
    free: { units: gibibyte, each: 'month' },
    source: 'https://cloud.google.com/vpc/network-pricing',
  },
  hostingBytes: {
    name: 'GB from Hosting to browsers',
    unit: gigabyte,
    dollars: 0.15,
    per: gigabyte,
    free: { units: 10 * gigabyte, each: 'month' },
    source: 'https://firebase.google.com/pricing',
  },
  texts: {
    name: 'text messages',
    dollars: 0.05,
    per: 1,
    free: { units: 10, each: 'day' },
    source: 'https://cloud.google.com/identity-platform/pricing',
  },
  schedules: {
    name: 'scheduled functions, for a month',
    dollars: 0.1,
    per: 1,
    free: { units: 3, each: 'month' },
    source: 'https://cloud.google.com/scheduler/pricing',
  },
};
