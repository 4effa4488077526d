import { describe, expect, it, vi } from 'vitest';
import { viewOffers, type ViewNow } from './view-offers.ts';

const now: ViewNow = {
  view: {
    zoom: 'fit',
    direction: 'across',
    hidden: [],
    groups: [{ name: 'Night', stages: ['Chapel'] }],
    step: 5,
    tray: false,
  },
  order: 'earliest',
  stages: ['Pier', 'Chapel'],
  shownAs: 'grid',
  isPhone: false,
  onView: () => undefined,
  onShowAs: () => undefined,
  onSort: () => undefined,
};
const namesOf = (given: Partial<ViewNow>) => viewOffers({ ...now, ...given }).map(({ name }) => name);

describe('what the palette offers for a schedule', () => {
  it('is what its bar and its menu have and is not so already', () => {
    expect(namesOf({})).toEqual([
      'Show as: List',
      'Group of stages: Night',
      'Sort: Latest First',
      'Scale: 1x',
      'Scale: 2x',
      'Stages lie: Down',
      'Move sets in steps of 1 min',
      'Move sets in steps of 10 min',
      'Move sets in steps of 15 min',
    ]);
    expect(namesOf({ order: 'latest', view: { ...now.view, hidden: ['Pier'], zoom: '2' } })).toEqual(
      expect.arrayContaining(['Show All Stages', 'Sort: Earliest First', 'Scale: Fit']),
    );
  });

  it('leads back from the list and from all stages at one moment, and has on a phone what that shows', () => {
    expect(namesOf({ shownAs: 'list' })).toEqual(['Show as: Grid']);
    expect(namesOf({ shownAs: 'moment' })).toEqual(
      expect.arrayContaining(['Show as: Grid', 'Show as: List']),
    );
    expect(namesOf({ isPhone: true })).toEqual([
      'Show as: List',
      'Group of stages: Night',
      'Sort: Latest First',
    ]);
  });

  it('does it', () => {
    const onView = vi.fn<ViewNow['onView']>();
    const [onShowAs, onSort] = [vi.fn<ViewNow['onShowAs']>(), vi.fn<ViewNow['onSort']>()];
    for (const offer of viewOffers({ ...now, onView, onShowAs, onSort })) offer.run();
    expect(onShowAs).toHaveBeenCalledExactlyOnceWith(true);
    expect(onSort).toHaveBeenCalledExactlyOnceWith('latest');
    expect(onView.mock.calls.map(([change]) => change)).toEqual([
      { hidden: ['Pier'] },
      { zoom: '1' },
      { zoom: '2' },
      { direction: 'down' },
      { step: 1 },
      { step: 10 },
      { step: 15 },
    ]);
  });
});
