import type { RowResult } from './row.ts';

/** What came of one row: its result, or why there is none. */
export interface Outcome {
  readonly name: string;
  readonly title: string;
  readonly seconds: number;
  readonly result: RowResult | null;
  readonly failure: string | null;
}
