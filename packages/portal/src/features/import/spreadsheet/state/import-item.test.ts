import type { ImportResult } from '@lineup/services';
import { describe, expect, it } from 'vitest';
import { sheetRow, sheetRows } from '../testing/sheet-files.ts';
import { countItems, isSendable, itemsOf, leftOf, sendable, withEdit, withOutcome } from './import-item.ts';

const festival = { timezone: 'America/Vancouver', dayStartsAt: '00:00' };

function items(count = 3) {
  let made = 0;
  const rows = sheetRows(count).map((values, index) => ({ ...values, row: index + 2 }));
  return itemsOf(rows, () => `id-${(made += 1)}`);
}

const outcomeOf = (...results: ImportResult[]) => ({ results, notDone: [], stopReason: null });
const ok = (id: string): ImportResult => ({ success: true, id, row: 2, artistName: '' });
const bad = (id: string): ImportResult => ({ success: false, id, row: 3, artistName: '', error: 'No.' });

describe('the rows of an import', () => {
  it('keep their ids through every try, and are left until they are created', () => {
    const before = items();
    const after = withOutcome(before, sendable(before, festival), outcomeOf(ok('id-1'), bad('id-2')));
    expect(after.map(({ id, status, error }) => [id, status, error])).toEqual([
      ['id-1', 'created', null],
      ['id-2', 'failed', 'No.'],
      ['id-3', 'untried', null],
    ]);
    expect(countItems(after)).toEqual({ created: 1, failed: 1, untried: 1 });
    expect(leftOf(after).map(({ id }) => id)).toEqual(['id-2', 'id-3']);
    expect(sendable(after, festival).map(({ id }) => id)).toEqual(['id-2', 'id-3']);
  });

  it('tell what was sent before along with a correction', () => {
    const first = items(1);
    const [sent] = sendable(first, festival);
    const failed = withOutcome(first, sendable(first, festival), outcomeOf(bad('id-1')));
    const corrected = withEdit(failed, 'id-1', { artistName: 'Kelp' });
    const [again] = sendable(corrected, festival);
    expect(again).toMatchObject({ id: 'id-1', event: { artistName: 'Kelp' }, before: sent?.event });
    expect(sent).not.toHaveProperty('before');
  });

  it('are not sent while they are at fault', () => {
    const [item, ...others] = withEdit(items(2), 'id-1', { startTime: '12:00', endTime: '11:00' });
    if (item === undefined) throw new Error('no row');
    expect(isSendable(item)).toBe(false);
    expect(sendable([item, ...others], festival).map(({ id }) => id)).toEqual(['id-2']);
  });

  it('end on the next day by the late-night rule', () => {
    const late = itemsOf([{ ...sheetRow({ startTime: '23:00', endTime: '02:00' }), row: 2 }], () => 'late');
    const [row] = sendable(late, festival);
    expect((row?.event.timeEnd.seconds ?? 0) - (row?.event.timeStart.seconds ?? 0)).toBe(3 * 3600);
  });
});
