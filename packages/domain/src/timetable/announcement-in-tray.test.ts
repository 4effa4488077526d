import { describe, expect, it } from 'vitest';
import { conflictSetOf } from '../conflicts/conflict.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { aFestival } from '../festival/testing/festivals.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { copySets } from './moves/move-sets.ts';
import { editsOfPlan } from './set-edits.ts';
import { planOf } from './testing/sets.ts';
import { placeActs, unplaceSets } from './timetable-edits.ts';

const start = Date.UTC(2026, 6, 3, 18);
const announcement = {
  level: 'held',
  steps: [{ level: 'name', at: timestampFromMillis(start - 3_600_000) }],
} as const;
const held: LineupEvent = {
  id: 'a',
  artistName: 'Tide',
  stage: 'Barn',
  date: timestampFromMillis(start),
  timeStart: timestampFromMillis(start),
  timeEnd: timestampFromMillis(start + 3_600_000),
  announcement: { ...announcement, steps: [...announcement.steps] },
};

describe('what is held back', () => {
  it('is held back in the tray, and on the grid again', () => {
    const [, made] = unplaceSets([held]);
    expect(made).toMatchObject({ on: 'act', type: 'create', data: { announcement } });
    const { id, artistName, imageURL = null, announcement: heldAnnouncement, ...place } = held;
    const stamp = timestampFromMillis(0);
    const act = {
      id,
      artistName,
      imageURL,
      announcement: heldAnnouncement,
      created_at: stamp,
      updated_at: stamp,
    };
    const [placed] = placeActs(
      [{ type: 'create', id, event: { ...place, artistName, imageURL } }],
      () => act,
    );
    expect(placed).toMatchObject({ type: 'create', event: { announcement } });
  });

  it('has the name that it has in the tray, also where that is a newer one', () => {
    const { id, artistName, imageURL = null, ...place } = held;
    const stamp = timestampFromMillis(0);
    const act = { id, artistName: 'Low Tide', imageURL, created_at: stamp, updated_at: stamp };
    const [placed] = placeActs(
      [{ type: 'create', id, event: { ...place, artistName, imageURL } }],
      () => act,
    );
    expect(placed).toMatchObject({ type: 'create', event: { artistName: 'Low Tide' } });
  });

  it('is held back as a copy', () => {
    const copy = copySets([conflictSetOf(held)], { held: 'a', minutes: 60 }, () => 'n', aFestival());
    const [made] = editsOfPlan(planOf(copy), () => held, aFestival());
    expect(made).toMatchObject({ type: 'create', id: 'n', event: { artistName: 'Tide', announcement } });
  });
});
