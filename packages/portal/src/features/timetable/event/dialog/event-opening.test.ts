import { timestampFromMillis } from '@lineup/domain';
import { expect, it } from 'vitest';
import { changeNights } from '../../../../testing/stored-lineup.ts';
import { beginningOf } from './event-opening.ts';

const stamp = timestampFromMillis(0);

it('a new event begins with the times at which it was drawn, and which of two identical ones they are', () => {
  const festival = { ...changeNights('October'), id: 'f1', created_at: stamp, updated_at: stamp };
  const times = { start: '02:30', end: '03:30', startPass: 'second' };
  const place = { stage: 'Harbour', date: '2026-10-24', times };
  expect(beginningOf({ kind: 'create', place }, festival).form).toMatchObject({
    date: '2026-10-24',
    timeStart: '02:30',
    startPass: 'second',
    timeEnd: '03:30',
    endPass: '',
  });
});
