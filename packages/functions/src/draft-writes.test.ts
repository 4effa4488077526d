import { compareTimestamps, timestampSchema, type ParsedEvent } from '@lineup/domain';
import { expect, test } from 'vitest';
import { draftWrites } from './save-drafts.ts';

const event: ParsedEvent = {
  artistName: 'Moth Parade',
  stage: 'Dune',
  date: '2026-07-03',
  timeStart: '20:00',
  timeEnd: '21:00',
  imageURL: null,
  row: 1,
  hints: [],
};

test('the times rise with every event, also over the end of a second', () => {
  const writes = draftWrites(
    'c',
    'p',
    Array.from({ length: 20_000 }, () => event),
    1_780_000_000_995.5,
  );
  const times = writes.map((write) =>
    timestampSchema.parse(write.type === 'create' ? write.data['createdAt'] : null),
  );
  times.reduce((before, next) => {
    expect(compareTimestamps(before, next)).toBeLessThan(0);
    return next;
  });
  expect(times[0]).toEqual({ seconds: 1_780_000_000, nanoseconds: 995_000_000 });
  expect(times.at(-1)).toEqual({ seconds: 1_780_000_001, nanoseconds: 14_999_000 });
});

test('the ids sort in the order of the file', () => {
  const ids = draftWrites(
    'c',
    'p',
    Array.from({ length: 120 }, () => event),
    0,
  ).map(({ path }) => path);
  expect(ids[0]).toBe('c/p_000001');
  expect(ids.toSorted()).toEqual(ids);
});
