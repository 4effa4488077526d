import type { Artist, Festival, LineupEvent } from '@lineup/domain';

/** The kinds of files that the lineup is exported to. */
export type ExportFormat = 'xlsx' | 'csv' | 'json' | 'ics';

/** What the worker is asked. */
export interface ExportRequest {
  readonly format: ExportFormat;
  readonly festival: Festival;
  readonly sets: readonly LineupEvent[];
  /** Those that the sets are linked to. */
  readonly artists: readonly Artist[];
}

/** What each kind is to a browser. */
export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  ics: 'text/calendar;charset=utf-8',
};
