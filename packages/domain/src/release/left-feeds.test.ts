import { describe, expect, it } from 'vitest';
import { isFormerFeed } from './former-feeds.ts';
import { publicReleaseSchema } from './public-release.ts';
import { aSet, announced, frozenOf, Releases } from './testing/lineups.ts';

const tide = aSet('a', 'Tide');
const ebb = aSet('b', 'Ebb', 2);
const feedsOf = (release: ReturnType<Releases['out']>) => release.gone.map(({ id, feeds }) => [id, ...feeds]);

describe('a set that leaves a feed', () => {
  it('is struck out where it was, and goes on where it is', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide, ebb]));
    const moved = releases.out(frozenOf([{ ...tide, stage: 'Boathouse' }, ebb]));
    expect(feedsOf(moved)).toEqual([['a', 'stages/barn']]);
    const [set] = moved.sets.filter(({ id }) => id === 'a');
    expect(moved.gone[0]).toMatchObject({ sequence: set?.sequence, start: set?.start });
  });

  it('is struck out at all stages it ever was on, and no more where it is again', () => {
    const releases = new Releases();
    const on = (stage: string) => releases.out(frozenOf([{ ...tide, stage }, ebb]));
    on('Barn');
    on('Boathouse');
    expect(feedsOf(on('Quay'))).toEqual([['a', 'stages/barn', 'stages/boathouse']]);
    expect(feedsOf(on('Barn'))).toEqual([['a', 'stages/boathouse', 'stages/quay']]);
    const dropped = releases.out(frozenOf([ebb]));
    expect(feedsOf(dropped)).toEqual([
      ['a', 'stages/boathouse', 'stages/quay', 'stages/barn', 'artists/tide'],
    ]);
  });

  it('is struck out of all of them when everything is withdrawn', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide, ebb]));
    const moved = frozenOf([{ ...tide, stage: 'Boathouse' }, ebb]);
    releases.out(moved);
    const withdrawn = releases.out(moved, { state: 'withdrawn' });
    expect(feedsOf(withdrawn)).toEqual([
      ['a', 'stages/barn', 'stages/boathouse', 'artists/tide'],
      ['b', 'stages/barn', 'artists/ebb'],
    ]);
    expect(feedsOf(releases.out(moved))).toEqual([['a', 'stages/barn']]);
  });

  it('is gone without a time where it is held back before it had a public one', () => {
    const releases = new Releases();
    const named = { ...tide, ...announced('name') };
    const hidden = { ...tide, ...announced('held') };
    expect(releases.out(frozenOf([named, ebb])).gone).toEqual([]);
    const held = releases.out(frozenOf([hidden, ebb]));
    expect(held.gone).toMatchObject([{ id: 'a', start: null, end: null, feeds: [] }]);
    expect(releases.out(frozenOf([hidden, ebb])).gone).toEqual(held.gone);
    expect(releases.out(frozenOf([named, ebb])).gone).toEqual([]);
    releases.out(frozenOf([hidden, ebb]));
    expect(releases.out(frozenOf([tide, ebb])).gone).toEqual([]);
  });

  it('is struck out of the feed of who played it before', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide]));
    expect(feedsOf(releases.out(frozenOf([{ ...tide, artistName: 'Moss' }])))).toEqual([
      ['a', 'artists/tide'],
    ]);
  });

  it('says nothing of a name that is held back or to be announced by now', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide, ebb]));
    const tba = { ...tide, announcement: { level: 'time', tba: true } } as const;
    expect(releases.out(frozenOf([tba, ebb])).gone).toEqual([]);
    const other = [{ ...tide, artistName: 'Moss' }, ebb, aSet('c', 'Tide', 5, announced('held'))];
    expect(releases.out(frozenOf(other)).gone).toEqual([]);
  });

  it('stays in the feed of a stage that got another name', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide]));
    const renamed = frozenOf([{ ...tide, stage: 'Great Barn' }], { stages: ['Great Barn'] });
    expect(releases.out(renamed).gone).toEqual([]);
  });
});

describe('the feeds that a release has no more', () => {
  const pinned = (release: ReturnType<Releases['out']>) => ({
    tide: isFormerFeed(release, 'artists/tide'),
    ebb: isFormerFeed(release, 'artists/ebb'),
    barn: isFormerFeed(release, 'stages/barn'),
  });

  it('are known again, whether what was in them is held back or removed, until it comes back', () => {
    const releases = new Releases();
    const held = { ...tide, ...announced('held') };
    const none = { tide: false, ebb: false, barn: false };
    expect(pinned(releases.out(frozenOf([tide, ebb])))).toEqual(none);
    expect(pinned(releases.out(frozenOf([held, ebb])))).toEqual({ ...none, tide: true });
    expect(pinned(releases.out(frozenOf([ebb])))).toEqual({ ...none, tide: true });
    expect(pinned(releases.out(frozenOf([])))).toEqual({ tide: true, ebb: true, barn: true });
    expect(pinned(releases.out(frozenOf([tide])))).toEqual({ ...none, ebb: true });
  });

  it('are known after a withdrawal', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide]));
    const withdrawn = releases.out(frozenOf([tide]), { state: 'withdrawn' });
    expect(pinned(withdrawn)).toEqual({ tide: true, ebb: false, barn: true });
  });

  it('are not those of names and stages that were never public', () => {
    const releases = new Releases();
    const sets = [tide, { ...ebb, ...announced('held') }];
    releases.out(frozenOf(sets));
    expect(pinned(releases.out(frozenOf([...sets, aSet('c', 'Moss', 5)])))).toMatchObject({ ebb: false });
  });

  it('are not given by their names, nor in their order', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide, ebb]));
    const { formerFeeds } = releases.out(frozenOf([]));
    expect(formerFeeds).toHaveLength(3);
    expect(formerFeeds).toEqual(formerFeeds.toSorted());
    for (const fingerprint of formerFeeds) expect(fingerprint).toMatch(/^[0-9a-f]{16}$/u);
  });

  it('are none in a release of before they were written down', () => {
    const { formerFeeds, ...older } = new Releases().out(frozenOf([tide]));
    expect(formerFeeds).toEqual([]);
    expect(publicReleaseSchema.parse(older)).toEqual({ ...older, formerFeeds: [] });
  });
});
