import { expect, test } from 'vitest';
import { ZoneOffsets } from './zone-offsets.ts';

/** The machine is used only without rules: with the rules of another zone, the unknown name does not matter. */
test('a zone with rules is never asked of the machine', () => {
  const offsets = new ZoneOffsets('Europe/Atlantis', {
    first: 3600,
    changes: [{ at: 1_000_000, offset: 7200 }],
  });
  expect([999_999_999, 1_000_000_000].map((instant) => offsets.at(instant))).toEqual([3_600_000, 7_200_000]);
  expect(offsets.changes(0, 2_000_000_000)).toEqual([{ instant: 1_000_000_000, offset: 7_200_000 }]);
});

test('a zone without rules is taken from the machine', () => {
  const offsets = new ZoneOffsets('Europe/Amsterdam', null);
  const change = Date.UTC(2021, 2, 28, 1);
  expect([change - 1, change].map((instant) => offsets.at(instant))).toEqual([3_600_000, 7_200_000]);
  expect(offsets.changes(change - 86_400_000, change + 86_400_000)).toEqual([
    { instant: change, offset: 7_200_000 },
  ]);
});

test('a zone that neither knows is an error', () => {
  expect(() => new ZoneOffsets('Europe/Atlantis', null)).toThrow(RangeError);
});
