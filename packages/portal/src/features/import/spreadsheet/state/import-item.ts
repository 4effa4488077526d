import type { Festival, NewLineupEvent } from '@lineup/domain';
import { sheetRowErrors, sheetRowToEvent, type SheetRow, type SheetValues } from '@lineup/domain/spreadsheet';
import type { ImportOutcome, ImportRow } from '@lineup/services';

/** A row of the file with its result. */
export interface ImportItem {
  /** The id of the event that it becomes; the same in every attempt. */
  readonly id: string;
  readonly values: SheetRow;
  /** `untried`: the import was stopped before its turn. */
  readonly status: 'untried' | 'created' | 'failed';
  /** Why it failed. */
  readonly error: string | null;
  /** What was sent last; it may have been stored although the response was lost. */
  readonly sent: NewLineupEvent | null;
}

/** Returns the rows of a file before the first of them is sent. */
export function itemsOf(rows: readonly SheetRow[], newId: () => string): readonly ImportItem[] {
  return rows.map((values) => ({ id: newId(), values, status: 'untried', error: null, sent: null }));
}

/** Returns the rows whose events are still to be created. */
export function leftOf(items: readonly ImportItem[]): readonly ImportItem[] {
  return items.filter(({ status }) => status !== 'created');
}

/** Returns what can be sent: rows that are valid and not created yet. */
export function sendable(
  items: readonly ImportItem[],
  festival: Pick<Festival, 'timezone' | 'dayStartsAt'>,
): readonly ImportRow[] {
  return leftOf(items).flatMap(({ id, values, sent }) => {
    const read = sheetRowToEvent(values, festival);
    if (!read.ok) return [];
    const before = sent === null ? {} : { before: sent };
    return [{ id, row: values.row, event: read.event, ...before }];
  });
}

/** Returns true if a row can be sent as it is. */
export function isSendable({ values }: ImportItem): boolean {
  return sheetRowErrors(values).length === 0;
}

/** Returns the rows after an attempt with `rows`. */
export function withOutcome(
  items: readonly ImportItem[],
  rows: readonly ImportRow[],
  { results }: ImportOutcome,
): readonly ImportItem[] {
  const sent = new Map(rows.map(({ id, event }) => [id, event]));
  const byId = new Map(results.map((result) => [result.id, result]));
  return items.map((item): ImportItem => {
    const result = byId.get(item.id);
    if (result === undefined) return item;
    const event = sent.get(item.id) ?? item.sent;
    return result.success
      ? { ...item, status: 'created', error: null, sent: event }
      : { ...item, status: 'failed', error: result.error, sent: event };
  });
}

/** Returns the rows with one field changed. */
export function withEdit(
  items: readonly ImportItem[],
  id: string,
  change: Partial<SheetValues>,
): readonly ImportItem[] {
  return items.map((item) => (item.id === id ? { ...item, values: { ...item.values, ...change } } : item));
}

/** The number of rows per result. */
export interface ImportCounts {
  readonly created: number;
  readonly failed: number;
  readonly untried: number;
}

export function countItems(items: readonly ImportItem[]): ImportCounts {
  const counts = { created: 0, failed: 0, untried: 0 };
  for (const { status } of items) counts[status] += 1;
  return counts;
}
