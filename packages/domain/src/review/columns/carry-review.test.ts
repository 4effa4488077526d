import { describe, expect, it } from 'vitest';
import type { DraftEvent, DraftValues } from '../../entities/upload.ts';
import { timestampFromMillis } from '../../timestamp.ts';
import { asReadAfter, isChangedInBulk, valuesAsRead } from '../as-read.ts';
import { carryReview } from './carry-review.ts';
import type { SourcePlace } from './pair-drafts.ts';

function draft(row: number, traits: Partial<DraftEvent> = {}): DraftEvent {
  return {
    id: `old-${row}`,
    artistName: `Artist ${row}`,
    stage: 'Pier',
    date: '2027-07-02',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: null,
    row,
    hints: [],
    createdAt: timestampFromMillis(0),
    ...traits,
  };
}

function edited(event: DraftEvent, change: Partial<DraftValues>, inBulk = false): DraftEvent {
  const asRead = asReadAfter(event, change, inBulk);
  return { ...event, ...change, ...(asRead !== null && { asRead }) };
}

const inBulk = (event: DraftEvent, change: Partial<DraftValues>) => edited(event, change, true);

/** Parses the same rows again. */
const reread = (
  drafts: readonly DraftEvent[],
  traits: (event: DraftEvent) => Partial<DraftEvent> = () => ({}),
) =>
  drafts.map((event): DraftEvent => {
    const { asRead: _, unplaced: __, ...rest } = event;
    const fresh = { ...rest, ...valuesAsRead(event), id: event.id.replace('old', 'new') };
    return { ...fresh, ...traits(fresh) };
  });

const places = (drafts: readonly DraftEvent[], table = 'rows'): SourcePlace[] =>
  drafts.map((event) => ({ table, row: event.row, artistName: valuesAsRead(event).artistName }));

function carry(before: readonly DraftEvent[], after: readonly DraftEvent[]) {
  return carryReview({ drafts: before, places: places(before) }, { drafts: after, places: places(after) });
}

describe('a change by hand', () => {
  it('applies to the same row whatever the file says there now', () => {
    const before = [edited(draft(1), { timeEnd: '21:30' }), draft(2)];
    const after = reread(before, () => ({ timeEnd: '22:15' }));
    const { changed, applied, lost } = carry(before, after);
    expect([...changed]).toEqual([['new-1', { timeEnd: '21:30', asRead: '{"timeEnd":"22:15"}' }]]);
    expect({ applied, lost }).toEqual({ applied: 1, lost: [] });
  });

  it('is lost with its row, and named', () => {
    const before = [edited(draft(1), { artistName: 'Tide Table' }), draft(2)];
    const { changed, applied, lost } = carry(before, reread(before).slice(1));
    expect(changed.size).toBe(0);
    expect(applied).toBe(0);
    expect(lost).toEqual([{ row: 1, artistName: 'Tide Table', field: 'artistName', value: 'Tide Table' }]);
  });

  it('changes nothing where the file says the same by now', () => {
    const before = [edited(draft(1), { stage: 'Barn' })];
    const { changed, applied } = carry(
      before,
      reread(before, () => ({ stage: 'Barn' })),
    );
    expect(changed.size).toBe(0);
    expect(applied).toBe(1);
  });
});

describe('a change of several sets', () => {
  it('applies where the file says the same, and stays one of several', () => {
    const before = [inBulk(draft(1, { timeEnd: '' }), { timeEnd: '21:00' })];
    const [change] = carry(before, reread(before)).changed.values();
    expect(change?.timeEnd).toBe('21:00');
    expect(isChangedInBulk({ ...draft(1), ...change }, 'timeEnd')).toBe(true);
  });

  it('gives way to what the file says now', () => {
    const before = [inBulk(draft(1, { timeEnd: '' }), { timeEnd: '21:00' })];
    const { changed, lost } = carry(
      before,
      reread(before, () => ({ timeEnd: '20:45' })),
    );
    expect(changed.size).toBe(0);
    expect(lost).toMatchObject([{ field: 'timeEnd', value: '21:00' }]);
  });

  it('of a day does not apply to a set at another time', () => {
    const before = [inBulk(draft(1, { timeStart: '01:00', timeEnd: '02:00' }), { date: '2027-07-01' })];
    const { changed, lost } = carry(
      before,
      reread(before, () => ({ timeStart: '13:00' })),
    );
    expect(changed.size).toBe(0);
    expect(lost).toMatchObject([{ field: 'date', value: '2027-07-01' }]);
  });

  it('is by hand once somebody has typed over it', () => {
    const shared = inBulk(draft(1, { timeEnd: '' }), { timeEnd: '21:00' });
    const before = [edited(shared, { timeEnd: '21:10' })];
    const { changed } = carry(
      before,
      reread(before, () => ({ timeEnd: '20:45' })),
    );
    expect(changed.get('new-1')?.timeEnd).toBe('21:10');
  });

  it('about the name of a stage applies to rows that were not read before', () => {
    const before = [inBulk(draft(1, { stage: 'Big' }), { stage: 'Main Stage' })];
    const after = [...reread(before), draft(2, { id: 'new-2', stage: 'Big' }), draft(3, { id: 'new-3' })];
    const { changed } = carry(before, after);
    expect([...changed].map(([id, { stage }]) => [id, stage])).toEqual([
      ['new-1', 'Main Stage'],
      ['new-2', 'Main Stage'],
    ]);
  });
});

it('what was removed stays removed, also of a row with several sets', () => {
  const all = [draft(1), draft(2, { id: 'old-2a' }), draft(2, { id: 'old-2b', artistName: 'Other' })];
  const before = { drafts: all.filter(({ id }) => id !== 'old-2a'), places: places(all) };
  const after = reread(all);
  const { removed, ids } = carryReview(before, { drafts: after, places: places(after) });
  expect([...removed]).toEqual(['new-2a']);
  expect(ids.get('old-2b')).toBe('new-2b');
});

it('rows of another sheet with the same numbers get nothing', () => {
  const before = [edited(draft(2), { stage: 'Barn' })];
  const after = [draft(2, { id: 'new-2', artistName: 'Other' })];
  const { changed, removed, lost } = carryReview(
    { drafts: before, places: places(before, 'Friday') },
    { drafts: after, places: places(after, 'Saturday') },
  );
  expect([changed.size, removed.size, lost.length]).toEqual([0, 0, 1]);
});

it('without the places of the file, rows are paired by their numbers and nothing counts as removed', () => {
  const before = [edited(draft(2), { stage: 'Barn' })];
  const after = reread([draft(1), draft(2)]);
  const { changed, removed } = carryReview(
    { drafts: before, places: [] },
    { drafts: after, places: places(after) },
  );
  expect([...changed.keys()]).toEqual(['new-2']);
  expect(removed.size).toBe(0);
});

it('a set stays among the unplaced ones while its place is missing', () => {
  const before = [draft(1, { stage: '', unplaced: true }), draft(2, { stage: '', unplaced: true })];
  const after = reread(before, ({ row }) => ({ stage: row === 1 ? '' : 'Pier' }));
  expect([...carry(before, after).changed]).toEqual([['new-1', { unplaced: true }]]);
});
