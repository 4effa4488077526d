import type { Calibration } from '../measure/calibration.ts';

/** What another program reached in the same run, in the figure's unit. */
export interface Peer {
  readonly name: string;
  readonly value: number;
}

/** What a figure shall be: at least or at most `value`, in the figure's unit or, for what depends on the machine, in parts of `of`. */
export interface Goal {
  readonly value: number;
  readonly direction: 'at least' | 'at most';
  readonly of?: Peer;
}

export const atMost = (value: number, of?: Peer): Goal => goal('at most', value, of);
export const atLeast = (value: number, of?: Peer): Goal => goal('at least', value, of);

/** The peer of this name, to hold a figure against; without it the row has no result. */
export function peerNamed(peers: readonly Peer[], name: string): Peer {
  const peer = peers.find((known) => known.name === name);
  if (peer === undefined) throw new Error(`${name} was not measured.`);
  return peer;
}

function goal(direction: Goal['direction'], value: number, of: Peer | undefined): Goal {
  return { value, direction, ...(of !== undefined && { of }) };
}

/** One measured number. A figure without a goal is there to explain another. */
export interface Figure {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
  readonly peers?: readonly Peer[];
}

/** A line of a plot: points from left to right. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A picture beside the report; both axes are logarithmic. */
export interface Plot {
  /** The name of its file, without ending. */
  readonly name: string;
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
}

/** A table beside the report, for what is more than single figures. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly (string | number)[])[];
}

export interface RowResult {
  readonly figures: readonly Figure[];
  /** What could not be measured, and why. The row counts as failed; its figures stand. */
  readonly unmeasured?: string;
  /** What a reader must know of the figures: how they came about, what was tried, what the limit is. */
  readonly notes?: readonly string[];
  readonly plots?: readonly Plot[];
  readonly tables?: readonly Table[];
}

/** What a row may use while it runs. */
export interface RowContext {
  /** The built server, with the pages in `pages`. */
  readonly program: string;
  /** An empty folder of the row's own, removed afterwards. */
  readonly folder: string;
  /** See `calibrate`; of the moment before the row began. */
  readonly calibration: Calibration;
  /** Fewer repetitions, for trying; figures are not to be trusted. */
  readonly quick: boolean;
}

/** One question the benchmark answers. Every row runs in a process of its own. */
export interface Row {
  /** What `--only` looks for; small letters and hyphens. */
  readonly name: string;
  /** What is measured, as the report says it. */
  readonly title: string;
  run(context: RowContext): Promise<RowResult>;
}

/** Returns true if the figure reaches its goal; null where it has none. */
export function isMet({ value, goal }: Figure): boolean | null {
  if (goal === undefined) return null;
  const bound = goal.value * (goal.of?.value ?? 1);
  return goal.direction === 'at least' ? value >= bound : value <= bound;
}
