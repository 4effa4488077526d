import type { Artist, Festival, LineupEvent } from '@lineup/domain';

/** The file formats of an export. */
export type ExportFormat = 'xlsx' | 'csv' | 'json' | 'ics';

/** The request to the worker. */
export interface ExportRequest {
  readonly format: ExportFormat;
  readonly festival: Festival;
  readonly sets: readonly LineupEvent[];
  /** The artists linked to the sets. */
  readonly artists: readonly Artist[];
}

/** The media type of each format. */
export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  ics: 'text/calendar;charset=utf-8',
};
