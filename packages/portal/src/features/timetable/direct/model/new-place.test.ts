import { takenSpan, timestampFromMillis } from '@lineup/domain';
import { expect, it } from 'vitest';
import { changeNights } from '../../../../testing/stored-lineup.ts';
import { placeOfDrawn } from './new-place.ts';

const stamp = timestampFromMillis(0);

it.each([
  ['October', Date.UTC(2026, 9, 25, 1)],
  ['March', Date.UTC(2026, 2, 29, 1)],
] as const)('what is drawn around the change of %s is told to its minute', (month, change) => {
  const festival = { ...changeNights(month), id: 'f1', created_at: stamp, updated_at: stamp };
  for (let minutes = -150; minutes <= 150; minutes += 5) {
    for (const lasting of [30, 60, 90]) {
      const start = change + minutes * 60_000;
      const span = { start, end: start + lasting * 60_000 };
      const { date, times } = placeOfDrawn({ id: 'e1', artistName: '', stage: 'Harbour', ...span }, festival);
      const { start: timeStart = '', end: timeEnd = '', ...passes } = times ?? {};
      const taken = takenSpan({ date: date ?? '', timeStart, timeEnd, ...passes }, festival);
      expect({ start: taken.start.instant, end: taken.end.instant }).toEqual(span);
    }
  }
});
