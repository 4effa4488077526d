/** What a figure shall be: at least or at most `value`, in the figure's unit. */
export interface Goal {
  readonly value: number;
  readonly direction: 'at least' | 'at most';
}

/** What another program reached in the same run, in the figure's unit. */
export interface Peer {
  readonly name: string;
  readonly value: number;
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

/** Whether the figure reaches its goal; null where it has none. */
export function isMet({ value, goal }: Figure): boolean | null {
  if (goal === undefined) return null;
  return goal.direction === 'at least' ? value >= goal.value : value <= goal.value;
}
