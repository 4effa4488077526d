import { describe, expect, it } from 'vitest';
import { timestampFromMillis } from '../timestamp.ts';
import { makePublicRelease } from './make-public.ts';
import { publicReleaseSchema } from './public-release.ts';
import { releaseMemorySchema } from './release-memory.ts';
import {
  aSet,
  announced,
  evening,
  frozenOf,
  hour,
  Releases,
  spring,
  storedFestival,
} from './testing/lineups.ts';

const at = (hours: number) => evening + hours * hour;

describe('a first release', () => {
  const sets = [
    aSet('b', 'Tide (live)', 2, { stage: 'Boathouse' }),
    aSet('a', 'Tide', 0, { note: 'Ask for the invoice', imageURL: '/files/tide.png' }),
    aSet('c', 'Ångström', 8),
  ];
  const release = new Releases().out(frozenOf(sets));

  it('tells who plays where and when, by festival days', () => {
    expect(release.sets.map(({ id, name, stage, day, start }) => [id, name, stage, day, start])).toEqual([
      ['a', 'Tide', 'barn', '2026-07-03', at(0)],
      ['b', 'Tide (live)', 'boathouse', '2026-07-03', at(2)],
      // 02:00 belongs to the previous evening.
      ['c', 'Ångström', 'barn', '2026-07-03', at(8)],
    ]);
    expect(release.stages).toEqual([
      { slug: 'barn', name: 'Barn', colour: 0 },
      { slug: 'boathouse', name: 'Boathouse', colour: 1 },
    ]);
    expect(release.festival.days).toEqual(['2026-07-03', '2026-07-04', '2026-07-05']);
  });

  it('has one address for an artist, however the name is written', () => {
    expect(release.artists).toEqual([
      { slug: 'angstrom', name: 'Ångström' },
      { slug: 'tide', name: 'Tide' },
    ]);
    expect(release.sets.map(({ artist }) => artist)).toEqual(['tide', 'tide', 'angstrom']);
  });

  it('has no news and nothing that is for administrators', () => {
    expect(release.changes).toEqual([]);
    expect(JSON.stringify(release)).not.toMatch(/invoice|\/files/u);
  });

  it('numbers the sets and keeps the numbers', () => {
    expect(release.sets.map(({ number }) => number)).toEqual([1, 2, 3]);
    const releases = new Releases();
    releases.out(frozenOf(sets.slice(0, 1)));
    expect(releases.out(frozenOf(sets)).sets.map(({ id, number }) => [id, number])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 3],
    ]);
  });

  it('and its memory are what their files may hold', () => {
    const { memory, public: made } = makePublicRelease(frozenOf(sets), null, {
      release: release.release,
      now: spring,
      state: 'published',
    });
    expect(publicReleaseSchema.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
    expect(releaseMemorySchema.parse(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  });
});

describe('an announcement', () => {
  const all = announced('held', [
    ['name', spring + 10 * hour],
    ['day', spring + 20 * hour],
    ['stage', spring + 30 * hour],
    ['time', spring + 40 * hour],
  ]);

  it('tells at each step exactly what the step says', () => {
    const frozen = frozenOf([aSet('a', 'Tide', 0, all)]);
    const releases = new Releases();
    const announcedAt = (hours: number) => {
      const { sets, stages, artists } = releases.out(frozen, { now: spring + hours * hour });
      const [set] = sets;
      return [set?.name, set?.day, set?.stage, set?.start, set?.end, stages.length, artists.length];
    };
    const notAnnounced = [undefined, undefined, undefined, undefined, undefined, 0, 0];
    expect(announcedAt(9)).toEqual(notAnnounced);
    expect(announcedAt(10)).toEqual(['Tide', null, null, null, null, 0, 1]);
    expect(announcedAt(20)).toEqual(['Tide', '2026-07-03', null, null, null, 0, 1]);
    expect(announcedAt(30)).toEqual(['Tide', '2026-07-03', 'barn', null, null, 1, 1]);
    expect(announcedAt(40)).toEqual(['Tide', '2026-07-03', 'barn', at(0), at(1), 1, 1]);
  });

  it('tells the place of a name that is to be announced', () => {
    const set = aSet('a', 'Tide', 0, { announcement: { level: 'time', tba: true } });
    const release = new Releases().out(frozenOf([set]));
    expect(release.sets).toMatchObject([{ name: null, artist: null, stage: 'barn', start: at(0) }]);
    expect(release.artists).toEqual([]);
    expect(JSON.stringify(release)).not.toMatch(/tide/iu);
  });

  it('tells nothing of a name to be announced that has no place yet', () => {
    const set = aSet('a', 'Tide', 0, { announcement: { level: 'name', tba: true } });
    expect(new Releases().out(frozenOf([set])).sets).toEqual([]);
  });

  it('does not tell the order of times by the order of sets', () => {
    const sets = [aSet('a', 'Zephyr', 0, announced('day')), aSet('b', 'Ebb', 3, announced('day'))];
    expect(new Releases().out(frozenOf(sets)).sets.map(({ name }) => name)).toEqual(['Ebb', 'Zephyr']);
  });

  it('keeps who replaces somebody as long as that one is held back', () => {
    const replaced = aSet('a', 'Tide', 0, { status: 'replaced', replacedBy: 'EBB (live)' });
    const ebb = aSet('b', 'Ebb', 3, announced('held'));
    const releases = new Releases();
    const first = releases.out(frozenOf([replaced, ebb]));
    expect(first.sets).toMatchObject([{ name: 'Tide', status: 'replaced', replacedBy: null }]);
    expect(JSON.stringify(first)).not.toMatch(/ebb/iu);
    const then = releases.out(frozenOf([replaced, aSet('b', 'Ebb', 3)]));
    expect(then.sets[0]).toMatchObject({ replacedBy: 'EBB (live)' });
  });

  it('keeps who replaces one whose name is to be announced', () => {
    const set = aSet('a', 'Tide', 0, {
      status: 'replaced',
      replacedBy: 'Ebb',
      announcement: { level: 'time', tba: true },
    });
    expect(JSON.stringify(new Releases().out(frozenOf([set])))).not.toMatch(/ebb|tide/iu);
  });

  it('keeps a stage that only held sets are on', () => {
    const sets = [aSet('a', 'Tide'), aSet('b', 'Ebb', 1, { stage: 'Boathouse', ...announced('day') })];
    expect(new Releases().out(frozenOf(sets)).stages.map(({ name }) => name)).toEqual(['Barn']);
  });
});

describe('the next release', () => {
  it.each([
    ['moved', { stage: 'Boathouse' }],
    ['moved', { timeEnd: timestampFromMillis(at(2)) }],
    ['renamed', { artistName: 'Ebb' }],
    ['cancelled', { status: 'cancelled' }],
    ['replaced', { status: 'replaced', replacedBy: 'Moss' }],
  ] as const)('tells that a set was %s', (kind, change) => {
    const releases = new Releases();
    const [before] = releases.out(frozenOf([aSet('a', 'Tide')])).sets;
    const { changes, sets } = releases.out(frozenOf([aSet('a', 'Tide', 0, change)]));
    const was = { name: 'Tide', stage: 'Barn', day: '2026-07-03', start: at(0), end: at(1) };
    expect(changes).toMatchObject([{ kind, id: 'a', was }]);
    expect(sets[0]?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
    expect(sets[0]?.changedAt).toBe(releases.now);
    const back = releases.out(frozenOf([aSet('a', 'Tide')]));
    const ways = { cancelled: 'restored', replaced: 'restored', moved: 'moved', renamed: 'renamed' } as const;
    expect(back.changes).toMatchObject([{ kind: ways[kind] }]);
  });

  it('tells what was added and what was removed', () => {
    const releases = new Releases();
    releases.out(frozenOf([aSet('a', 'Tide')]));
    const { changes } = releases.out(frozenOf([aSet('b', 'Ebb')]));
    const place = { stage: 'Barn', day: '2026-07-03', start: at(0), end: at(1) };
    const nowhere = { stage: null, day: null, start: null, end: null };
    expect(changes).toEqual([
      { kind: 'added', id: 'b', name: 'Ebb', ...place, was: null },
      { kind: 'removed', id: 'a', name: 'Tide', ...nowhere, was: { name: 'Tide', ...place } },
    ]);
  });

  it('tells that more is told', () => {
    const releases = new Releases();
    releases.out(frozenOf([aSet('a', 'Tide', 0, announced('name'))]));
    const { changes } = releases.out(frozenOf([aSet('a', 'Tide')]));
    expect(changes).toMatchObject([{ kind: 'other', start: at(0), was: { name: 'Tide', start: null } }]);
  });

  it('raises nothing of a set that is as it was, whatever is noted of it', () => {
    const releases = new Releases();
    const first = releases.out(frozenOf([aSet('a', 'Tide')]));
    const second = releases.out(frozenOf([aSet('a', 'Tide', 0, { note: 'Late', imageURL: null })]));
    expect(second.sets).toEqual(first.sets);
    expect(second.changes).toEqual([]);
  });
});

describe('what is out no more', () => {
  const tide = aSet('a', 'Tide');
  const ebb = aSet('b', 'Ebb', 2);

  it('leaves what calendars need to strike it out', () => {
    const releases = new Releases();
    const [before] = releases.out(frozenOf([tide, ebb])).sets;
    const { gone } = releases.out(frozenOf([ebb]));
    expect(gone).toMatchObject([
      { id: 'a', number: 1, start: at(0), end: at(1), feeds: ['stages/barn', 'artists/tide'] },
    ]);
    expect(gone[0]?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
    expect(releases.out(frozenOf([ebb])).gone).toEqual(gone);
  });

  it('comes back with a higher counter', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide]));
    const [struck] = releases.out(frozenOf([])).gone;
    const { sets, gone } = releases.out(frozenOf([tide]));
    expect(gone).toEqual([]);
    expect(sets[0]?.sequence).toBeGreaterThan(struck?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it('says nothing of a set that is held back again', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide, ebb]));
    const held = releases.out(frozenOf([{ ...tide, ...announced('held') }, ebb]));
    expect(held.gone).toMatchObject([{ id: 'a', feeds: [] }]);
    expect(held.changes).toEqual([]);
    expect(JSON.stringify(held)).not.toMatch(/tide/iu);
  });

  it('repeats nothing of what was told and is told no more', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide]));
    const { sets, gone, changes } = releases.out(frozenOf([{ ...tide, ...announced('name') }]));
    expect(sets).toMatchObject([{ name: 'Tide', start: null }]);
    // Calendars have a time that is no longer announced.
    expect(gone).toMatchObject([{ id: 'a', feeds: ['artists/tide'] }]);
    const was = { name: 'Tide', stage: null, day: null, start: null, end: null };
    expect(changes).toMatchObject([{ kind: 'other', was }]);
  });

  it('is struck out of the feeds that a set has left', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide]));
    const moved = { ...tide, stage: 'Boathouse', artistName: 'Tide Trio' };
    const { sets, gone } = releases.out(frozenOf([moved]));
    expect(gone).toMatchObject([{ id: 'a', start: at(0), feeds: ['stages/barn', 'artists/tide'] }]);
    expect(gone[0]?.sequence).toBe(sets[0]?.sequence);
    expect(releases.out(frozenOf([moved])).gone).toEqual(gone);
    const back = releases.out(frozenOf([{ ...moved, stage: 'Barn' }]));
    expect(back.gone).toMatchObject([{ id: 'a', feeds: ['artists/tide', 'stages/boathouse'] }]);
    expect(releases.out(frozenOf([{ ...moved, ...announced('day') }])).gone).toMatchObject([
      { id: 'a', feeds: ['artists/tide', 'artists/tide-trio'] },
    ]);
  });

  it('does not name somebody who is held back with another set', () => {
    const releases = new Releases();
    releases.out(frozenOf([tide, ebb]));
    const { gone, changes } = releases.out(frozenOf([aSet('c', 'TIDE', 5, announced('held')), ebb]));
    expect(gone).toMatchObject([{ id: 'a', feeds: ['stages/barn'] }]);
    expect(changes).toMatchObject([{ kind: 'removed', id: 'a', name: null, was: { name: null } }]);
  });
});

describe('a withdrawal', () => {
  it('leaves colour and logo of the page, and takes back its links and note', () => {
    const look = { accentColor: '#8a1c5b', pageNote: 'Gates: 10' };
    const links = [{ label: 'Tickets', url: 'https://tickets.example' }];
    const frozen = frozenOf([aSet('a', 'Tide')], { ...look, pageLinks: links });
    const releases = new Releases();
    expect(releases.out(frozen).festival).toMatchObject({ ...look, pageLinks: links });
    const withdrawn = releases.out(frozen, { state: 'withdrawn' });
    expect(withdrawn.festival.accentColor).toBe('#8a1c5b');
    expect(JSON.stringify(withdrawn)).not.toMatch(/Gates|tickets/u);
  });

  it('leaves nothing but cancellations, and the next release brings all back', () => {
    const frozen = frozenOf([aSet('a', 'Tide'), aSet('b', 'Ebb', 2, announced('name'))]);
    const releases = new Releases();
    const first = releases.out(frozen);
    const withdrawn = releases.out(frozen, { state: 'withdrawn' });
    expect(withdrawn).toMatchObject({ state: 'withdrawn', sets: [], stages: [], artists: [], changes: [] });
    expect(withdrawn.gone).toMatchObject([
      { id: 'a', feeds: ['stages/barn', 'artists/tide'] },
      { id: 'b', start: null, feeds: [] },
    ]);
    const again = releases.out(frozen);
    const counters = (release: typeof first) => release.sets.map(({ sequence }) => sequence);
    expect(Math.min(...counters(again))).toBeGreaterThan(Math.max(...counters(first)));
    expect(again.sets.map(({ id, number, name }) => [id, number, name])).toEqual(
      first.sets.map(({ id, number, name }) => [id, number, name]),
    );
    expect(again).toMatchObject({ gone: [], changes: [] });
  });
});

describe('addresses', () => {
  it('stay with their names when others take similar ones', () => {
    const releases = new Releases();
    releases.out(frozenOf([aSet('a', 'Bø')]));
    const both = releases.out(frozenOf([aSet('b', 'Bo', -1), aSet('a', 'Bø')]));
    expect(both.sets.map(({ id, artist }) => [id, artist])).toEqual([
      ['b', 'bo-2'],
      ['a', 'bo'],
    ]);
    const back = releases.out(frozenOf([aSet('b', 'Bo', -1)]));
    expect(back.artists).toEqual([{ slug: 'bo-2', name: 'Bo' }]);
  });

  it('are numbered where a name has no Latin letter', () => {
    const sets = [aSet('a', 'فيروز'), aSet('b', '音楽', 1), aSet('c', '!!!', 2)];
    expect(new Releases().out(frozenOf(sets)).sets.map(({ artist }) => artist)).toEqual([
      'artist',
      'artist-2',
      'artist-3',
    ]);
  });

  it('stay with a stage that is renamed', () => {
    const releases = new Releases();
    const sets = [aSet('a', 'Tide'), aSet('b', 'Ebb', 2), aSet('c', 'Moss', 4, { stage: 'Boathouse' })];
    releases.out(frozenOf(sets));
    const renamed = { stages: ['Great Barn', 'Boathouse'] };
    const on = (stage: string) =>
      sets.slice(1).map((set) => (set.stage === 'Barn' ? { ...set, stage } : set));
    const { stages, gone } = releases.out(frozenOf(on('Great Barn'), renamed));
    expect(stages.map(({ slug, name }) => [slug, name])).toEqual([
      ['barn', 'Great Barn'],
      ['boathouse', 'Boathouse'],
    ]);
    expect(gone).toMatchObject([{ id: 'a', feeds: ['stages/barn', 'artists/tide'] }]);
  });

  it('do not go to a stage that takes in the sets of another', () => {
    const releases = new Releases();
    releases.out(frozenOf([aSet('a', 'Tide'), aSet('b', 'Ebb', 2, { stage: 'Boathouse' })]));
    const moved = [aSet('a', 'Tide', 0, { stage: 'Boathouse' }), aSet('b', 'Ebb', 2, { stage: 'Boathouse' })];
    const { stages } = releases.out(frozenOf(moved, { stages: ['Boathouse'] }));
    expect(stages).toEqual([{ slug: 'boathouse', name: 'Boathouse', colour: 0 }]);
  });
});

describe('a festival', () => {
  it('has the days of sets that are outside of it', () => {
    const late = aSet('a', 'Tide', 72);
    expect(new Releases().out(frozenOf([late])).festival.days.at(-1)).toBe('2026-07-06');
    const heldBack = aSet('a', 'Tide', 72, announced('name'));
    expect(new Releases().out(frozenOf([heldBack])).festival.days.at(-1)).toBe('2026-07-05');
  });

  it('has its stage where it has named none', () => {
    const { stages } = new Releases().out(
      frozenOf([aSet('a', 'Tide', 0, { stage: 'Main Stage' })], { stages: [] }),
    );
    expect(stages).toEqual([{ slug: 'main-stage', name: 'Main Stage', colour: 0 }]);
  });

  it('goes by the offsets it was planned with', () => {
    const festival = { plannedOffsets: '3600' };
    const { festival: announcedFestival } = new Releases().out(frozenOf([aSet('a', 'Tide')], festival));
    expect(announcedFestival.timezone).toBe('Europe/Amsterdam@3600');
    const again = frozenOf([aSet('a', 'Tide')], { ...festival, timezone: announcedFestival.timezone });
    expect(again.festival.timezone).toBe(announcedFestival.timezone);
    expect(storedFestival().timezone).toBe('Europe/Amsterdam');
  });
});
