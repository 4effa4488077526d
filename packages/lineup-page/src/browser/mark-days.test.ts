import { expect, test } from 'vitest';
import { lastReached } from './mark-days.ts';

const day = (id: string) => ({ id }) as Element;
const [friday, saturday, sunday] = [day('friday'), day('saturday'), day('sunday')];

test('of days that passed by on the way, the one where it ended is marked', () => {
  expect(
    lastReached([
      { target: friday, isIntersecting: true, time: 3026 },
      { target: saturday, isIntersecting: true, time: 3008 },
      { target: saturday, isIntersecting: false, time: 3026 },
      { target: sunday, isIntersecting: false, time: 3008 },
    ]),
  ).toBe(friday);
});

test('where no day came into view, none is', () => {
  expect(lastReached([{ target: sunday, isIntersecting: false, time: 3008 }])).toBeUndefined();
});
