import type { Calibration } from '../measure/calibration.ts';

/** The result of another program in the same run, in the figure's unit. */
export interface Peer {
  readonly name: string;
  readonly value: number;
}

/**
 * The goal of a figure: at least or at most `value`, in the figure's unit or, for values that depend on the machine, as
 * a multiple of `of`.
 */
export interface Goal {
  readonly value: number;
  readonly direction: 'at least' | 'at most';
  readonly of?: Peer;
}

export const atMost = (value: number, of?: Peer): Goal => goal('at most', value, of);
export const atLeast = (value: number, of?: Peer): Goal => goal('at least', value, of);

/** The peer of this name, to compare a figure with; throws if there is none, so that the row has no result. */
export function peerNamed(peers: readonly Peer[], name: string): Peer {
  const peer = peers.find((known) => known.name === name);
  if (peer === undefined) throw new Error(`${name} was not measured.`);
  return peer;
}

function goal(direction: Goal['direction'], value: number, of: Peer | undefined): Goal {
  return { value, direction, ...(of !== undefined && { of }) };
}

/** One measured number. A figure without a goal explains another. */
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

/** A plot in the report; both axes are logarithmic. */
export interface Plot {
  /** Its file name, without extension. */
  readonly name: string;
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
}

/** A table in the report, for results that are more than single figures. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly (string | number)[])[];
}

export interface RowResult {
  readonly figures: readonly Figure[];
  /** What could not be measured, and why. The row counts as failed, but its figures remain. */
  readonly unmeasured?: string;
  /** What a reader must know about the figures: how they were measured, what was tried, what the limit is. */
  readonly notes?: readonly string[];
  readonly plots?: readonly Plot[];
  readonly tables?: readonly Table[];
}

/** The resources of a running row. */
export interface RowContext {
  /** The built server, with the pages in `pages`. */
  readonly program: string;
  /** An empty folder for the row, removed afterwards. */
  readonly folder: string;
  /** See `calibrate`; from just before the row began. */
  readonly calibration: Calibration;
  /** Fewer repetitions, for trying out a row; the figures are not reliable. */
  readonly quick: boolean;
}

/** One question that the benchmark answers. Each row runs in a separate process. */
export interface Row {
  /** The name that `--only` matches; lower case and hyphens. */
  readonly name: string;
  /** The title in the report. */
  readonly title: string;
  run(context: RowContext): Promise<RowResult>;
}

/** Returns true if the figure reaches its goal; null if it has none. */
export function isMet({ value, goal }: Figure): boolean | null {
  if (goal === undefined) return null;
  const bound = goal.value * (goal.of?.value ?? 1);
  return goal.direction === 'at least' ? value >= bound : value <= bound;
}
