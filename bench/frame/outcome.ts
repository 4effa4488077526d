import { faultOf } from './figures.ts';
import type { RowResult } from './row.ts';

/** The outcome of one row: its result, or why there is none; both if a part could not be measured. */
export interface Outcome {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
  readonly result: RowResult | null;
  readonly failure: string | null;
}

/** What a row's process writes to its file: its result, or the error that ended it. */
export type RowReport = RowResult | { readonly error: string };

/** Why the row counts as failed; null if all of it was measured. `ending` says how its process ended. */
export function failureOf(report: RowReport | null, ending: string): string | null {
  if (report === null) return ending;
  if ('error' in report) return report.error;
  const { figures, unmeasured } = report;
  if (unmeasured !== undefined) return unmeasured;
  if (figures.length === 0) return 'nothing was measured';
  return figures.map(faultOf).find((fault) => fault !== null) ?? null;
}
