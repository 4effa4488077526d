import { describe, expect, it } from 'vitest';
import { draftEventSchema, type DraftEventData, type DraftValues } from '../entities/upload.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { asReadAfter, valuesAsRead } from './as-read.ts';

const draft: DraftEventData = {
  artistName: 'Mør & Tide 🎻',
  stage: 'Bran',
  date: '2025-07-04',
  timeStart: '20:00',
  timeEnd: '',
  imageURL: null,
  row: 1,
  hints: [],
  createdAt: timestampFromMillis(0),
};

/** Returns the draft after these successive edits. */
function edited(...changes: Partial<DraftValues>[]): DraftEventData {
  return changes.reduce<DraftEventData>((event, change) => {
    const asRead = asReadAfter(event, change);
    return { ...event, ...change, ...(asRead !== null && { asRead }) };
  }, draft);
}

describe('what was read of a draft', () => {
  it('stays the same however often a field is changed', () => {
    const after = edited({ stage: 'Ban' }, { stage: 'Barn', timeEnd: '21:00' }, { artistName: 'Tide' });
    const { artistName, stage, date, timeStart, timeEnd } = draft;
    expect(valuesAsRead(after)).toEqual({ artistName, stage, date, timeStart, timeEnd, imageURL: null });
    expect(draftEventSchema.safeParse(after).success).toBe(true);
  });

  it('is not stored for a field that stays', () => {
    expect(asReadAfter(draft, { stage: 'Bran' })).toBeNull();
    expect(asReadAfter(edited({ stage: 'Barn' }), { stage: 'Lake Stage' })).toBeNull();
    expect(asReadAfter(draft, { dayStartsAt: '06:00' })).toBeNull();
  });

  it('is left out where there is no room for it', () => {
    const long = { ...draft, artistName: '\0'.repeat(1000), stage: 'Ø'.repeat(1000) };
    expect(asReadAfter(long, { artistName: 'Tide', stage: 'Barn' })).toBeNull();
  });

  it.each(['', 'null', '[1]', '{"stage":7}', '{"stage"'])(
    'is what the draft says where %j stands',
    (asRead) => {
      expect(valuesAsRead({ ...draft, asRead })).toMatchObject({ stage: 'Bran' });
    },
  );
});
