import { describe, expect, it } from 'vitest';
import type { DraftValues } from '../entities/upload.ts';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { createReviewer } from './review-rules.ts';
import { saveErrors } from './save-errors.ts';

const valid: DraftValues = {
  artistName: 'Night Ferry',
  stage: 'Barn',
  date: '2025-07-04',
  timeStart: '20:00',
  timeEnd: '21:00',
  imageURL: null,
};
const review = createReviewer(sampleFestival(), ['Lake Stage', 'Barn']);

describe('createReviewer', () => {
  it.each<[string, Partial<DraftValues>]>([
    ['plain', {}],
    ['ending the next day', { timeStart: '23:00', timeEnd: '02:00' }],
    ['with equal times', { timeEnd: '20:00' }],
    ['on the last day', { date: '2025-07-07' }],
    ['with a picture', { imageURL: 'https://festival.example/a.png' }],
    ['with a picture of the portal', { imageURL: '/files/a' }],
    ['with the longest name', { artistName: 'x'.repeat(300) }],
  ])('finds no fault with an event %s', (_, change) => {
    expect(review({ ...valid, ...change })).toEqual([]);
  });

  it.each<[Partial<DraftValues>, string]>([
    [{ artistName: '' }, 'Artist name is required'],
    [{ artistName: ' \t' }, 'Artist name is required'],
    [{ artistName: 'x'.repeat(301) }, 'Artist name is too long. Maximum is 300 characters'],
    [{ stage: '' }, 'Stage is required'],
    [{ stage: 'Cellar' }, 'Stage "Cellar" is not valid'],
    [{ stage: 'barn' }, 'Stage "barn" is not valid'],
    [{ stage: 'x'.repeat(121) }, 'Stage is too long. Maximum is 120 characters'],
    [{ date: '' }, 'Date is required'],
    [{ date: '2025-07-03' }, 'Date must be within festival date range (2025-07-04 to 2025-07-07)'],
    [{ date: '2025-07-08' }, 'Date must be within festival date range (2025-07-04 to 2025-07-07)'],
    [{ date: '04.07.2025' }, 'Date must be in YYYY-MM-DD format'],
    [{ date: '2025-02-30' }, 'Date must be in YYYY-MM-DD format'],
    [{ timeStart: '' }, 'Start time is required'],
    [{ timeStart: '9:00' }, 'Start time must be in HH:MM format'],
    [{ timeEnd: '' }, 'End time is required'],
    [{ timeEnd: '24:00' }, 'End time must be in HH:MM format'],
    [{ imageURL: 'javascript:alert(1)' }, 'Image URL must begin with https://'],
  ])('tells what is wrong with %j', (change, message) => {
    expect(review({ ...valid, ...change })).toEqual([message]);
  });

  it('tells everything at once, in the order of the fields', () => {
    const nothing = { artistName: '', stage: '', date: '', timeStart: '', timeEnd: '', imageURL: null };
    expect(review(nothing)).toEqual([
      'Artist name is required',
      'Stage is required',
      'Date is required',
      'Start time is required',
      'End time is required',
    ]);
  });

  it('names the field and a code of each fault', () => {
    const faults = review.issues({ ...valid, stage: 'Cellar', timeEnd: 'late' });
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'stage stageInvalid',
      'timeEnd endFormat',
    ]);
  });

  it('judges the same date the same way every time', () => {
    const outside = { ...valid, date: '2025-07-08' };
    expect([
      review(outside).length,
      review(valid).length,
      review(outside).length,
      review(valid).length,
    ]).toEqual([1, 0, 1, 0]);
  });

  it('compares days in the zone of the festival', () => {
    const festival = sampleFestival({ timezone: 'Pacific/Kiritimati' });
    const reviewThere = createReviewer(festival, ['Barn']);
    expect(reviewThere({ ...valid, date: '2025-07-04' })).toEqual([]);
    expect(reviewThere({ ...valid, date: '2025-07-07' })).toEqual([]);
    expect(reviewThere({ ...valid, date: '2025-07-03' })).toHaveLength(1);
  });
});

describe('saveErrors', () => {
  it('is null where all events are valid', () => {
    expect(saveErrors([valid, valid], review)).toBeNull();
    expect(saveErrors([], review)).toBeNull();
  });

  it('lists the faulty events by their place, wrong stages with those there are', () => {
    const drafts = [valid, { ...valid, stage: 'Cellar', timeEnd: '' }, { ...valid, artistName: '' }];
    expect(saveErrors(drafts, review)).toBe(
      'Validation errors:\n' +
        'Event 2 (Night Ferry): Stage "Cellar" is not valid. Available stages: Lake Stage, Barn, End time is required\n' +
        'Event 3 (): Artist name is required',
    );
  });
});
