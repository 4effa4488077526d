import { sharedHours } from '@lineup/domain';
import { expect, test } from 'vitest';
import { layoutDay } from '../../grid/layout-day.ts';
import { dayOf, scaleWith, scheduledSet } from '../../testing/layouts.ts';
import { shownEdges } from './shown-edges.ts';

const festival = { timezone: 'Asia/Kathmandu', dayStartsAt: '06:00' };
/** From 8 PM to 10 PM in Kathmandu. */
const eight = Date.UTC(2026, 6, 3, 14, 15);
const hour = 60 * 60_000;
const set = (id: string, from: number, to: number, stage: string) =>
  scheduledSet({ id, artistName: id, stage, start: eight + from * hour, end: eight + to * hour });
const own = set('own', 0, 2, 'Stage 0');

test.each([
  ['earliest', 'own', ['start', 'end']],
  ['latest', 'own', ['end', 'start']],
  ['earliest', 'before', [null, 'end']],
  ['latest', 'before', ['end', null]],
  ['earliest', 'after', ['start', null]],
  ['earliest', 'gone', [null, null]],
] as const)('with the %s first, of the set %j', (order, id, edges) => {
  const others = [set('before', -1, 1, 'Stage 1'), set('after', 1, 3, 'Stage 2')];
  const day = { ...dayOf('2026-07-03', [own], [], []), setsOfOtherDays: () => others };
  const layout = layoutDay(day, { festival, hours: sharedHours([own], festival), scale: scaleWith(), order });
  expect(shownEdges(layout, id)).toEqual(edges);
});
