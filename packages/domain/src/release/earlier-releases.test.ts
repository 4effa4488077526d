import { describe, expect, it } from 'vitest';
import { mostEarlierReleases } from './earlier-after.ts';
import { earlierReleases } from './earlier-releases.ts';
import type { FrozenLineup } from './frozen-lineup.ts';
import type { Releasing } from './make-public.ts';
import type { PublicRelease } from './public-release.ts';
import { releaseMemorySchema } from './release-memory.ts';
import { aSet, announced, evening, frozenOf, hour, Releases } from './testing/lineups.ts';

const tide = aSet('a', 'Tide', 2);
const ebb = aSet('b', 'Ebb', 4);
const held = announced('held');

/** A series of releases, numbered from 1. */
class Line {
  readonly #releases = new Releases();
  readonly #made: PublicRelease[] = [];
  #lineup = frozenOf([]);

  out(sets: Parameters<typeof frozenOf>[0], other: Partial<Releasing> = {}): this {
    this.#lineup = frozenOf(sets);
    this.#made.push(this.#releases.out(this.#lineup, other));
    return this;
  }

  get earlier() {
    const newest = this.#made.at(-1);
    if (newest === undefined) throw new Error('Nothing was released.');
    return earlierReleases(newest, this.file);
  }

  get file(): { readonly lineup: FrozenLineup; readonly memory: Releases['memory'] } {
    return { lineup: this.#lineup, memory: this.#releases.memory };
  }

  since(number: number) {
    const then = this.#made[number - 1];
    if (then === undefined) throw new Error(`There is no release ${number}.`);
    return this.earlier.changesSince(then);
  }
}

describe('changes since an earlier release', () => {
  it('are net: what moved and moved back has none, and what moved twice has one', () => {
    const line = new Line().out([tide, ebb]);
    line.out([aSet('a', 'Tide', 3), aSet('b', 'Ebb', 5)]).out([tide, aSet('b', 'Ebb', 6)]);
    expect(line.since(1)).toEqual([
      {
        kind: 'moved',
        id: 'b',
        number: 2,
        name: 'Ebb',
        stage: 'Barn',
        day: '2026-07-03',
        start: evening + 6 * hour,
        end: evening + 7 * hour,
        was: {
          name: 'Ebb',
          stage: 'Barn',
          day: '2026-07-03',
          start: evening + 4 * hour,
          end: evening + 5 * hour,
        },
      },
    ]);
    expect(line.since(3)).toEqual([]);
  });

  it('say for each set what became of it', () => {
    const line = new Line().out([tide, ebb, aSet('c', 'Kelp')]);
    line.out([{ ...tide, status: 'cancelled' }, aSet('d', 'Surf', 8)]);
    line.out([{ ...tide, status: 'cancelled' }, { ...ebb, artistName: 'Ebb Quartet' }, aSet('d', 'Surf', 8)]);
    const kinds = line.since(1).map(({ id, kind, was }) => [id, kind, was?.name]);
    expect(kinds).toEqual([
      ['a', 'cancelled', 'Tide'],
      ['b', 'renamed', 'Ebb'],
      ['d', 'added', undefined],
      ['c', 'removed', 'Kelp'],
    ]);
  });

  it('do not mention a set that is hidden now', () => {
    const line = new Line().out([tide, ebb]).out([{ ...tide, ...held }, ebb]);
    expect(line.since(1)).toEqual([]);
  });

  it('do not mention a set that was hidden first and then removed', () => {
    const line = new Line()
      .out([tide, ebb])
      .out([{ ...tide, ...held }, ebb])
      .out([ebb]);
    expect(line.since(1)).toEqual([]);
    expect(new Line().out([tide, ebb]).out([ebb]).since(1)).toMatchObject([
      { kind: 'removed', name: 'Tide' },
    ]);
  });

  it('do not say what a set was that was hidden and is back as another', () => {
    const line = new Line()
      .out([tide])
      .out([{ ...tide, ...held }])
      .out([aSet('a', 'Surf', 5)]);
    // The stage and the day are public again.
    const was = { name: null, stage: 'Barn', day: '2026-07-03', start: null, end: null };
    expect(line.since(1)).toMatchObject([{ id: 'a', name: 'Surf', was }]);
    const back = new Line()
      .out([tide])
      .out([{ ...tide, ...held }])
      .out([tide]);
    expect(back.since(1)).toEqual([]);
  });

  it('do not repeat a name that was hidden in between, no matter which set had it', () => {
    const renamed = aSet('a', 'Surf', 2);
    const line = new Line().out([tide]).out([renamed]);
    expect(line.since(1)).toMatchObject([{ kind: 'renamed', was: { name: 'Tide' } }]);
    line.out([renamed, { ...aSet('c', 'Tide (live)', 9), ...held }]);
    expect(line.since(1)).toMatchObject([{ kind: 'renamed', was: { name: null } }]);
    line.out([renamed]);
    expect(line.since(1)).toMatchObject([{ kind: 'renamed', was: { name: null } }]);
  });

  it('give the name of a removed set only if it was never hidden', () => {
    const line = new Line()
      .out([tide, ebb])
      .out([ebb, { ...aSet('c', 'Tide', 9), ...held }])
      .out([ebb]);
    expect(line.since(1)).toMatchObject([{ kind: 'removed', id: 'a', name: null, was: { name: null } }]);
    expect(line.since(1)[0]?.was?.start).toBe(evening + 2 * hour);
  });
});

describe('how far back changes are known', () => {
  it('is every release since a withdrawal, and none before it', () => {
    const line = new Line().out([tide]).out([tide]);
    expect([line.earlier.idOf(1), line.earlier.idOf(2), line.earlier.idOf(3)]).toEqual([
      'release1',
      'release2',
      null,
    ]);
    line.out([tide], { state: 'withdrawn' });
    expect(line.earlier.idOf(2)).toBeNull();
    line.out([tide]).out([ebb]);
    expect([1, 2, 3, 4].map((number) => line.earlier.idOf(number))).toEqual([null, null, null, 'release4']);
  });

  it('is nothing from before a restoration, which may have brought other releases of the same numbers', () => {
    const line = new Line().out([tide]).out([ebb]).out([ebb], { restamp: true }).out([tide]);
    expect([1, 2, 3].map((number) => line.earlier.idOf(number))).toEqual([null, null, 'release3']);
  });

  it('is so many releases at most, and so is what is remembered of hidden sets', () => {
    const line = new Line().out([tide]).out([{ ...tide, ...held }]);
    for (let n = 0; n < mostEarlierReleases; n += 1) line.out([tide]);
    expect([line.earlier.idOf(1), line.earlier.idOf(2)]).toEqual([null, 'release2']);
    expect(line.file.memory?.earlier).toHaveLength(mostEarlierReleases + 1);
    expect(line.file.memory?.lastHidden).toEqual({ sets: {}, artists: {} });
  });

  it('is nothing for a release that was made before this was remembered, and begins with the next', () => {
    const line = new Line().out([tide]);
    const { earlier: _, lastHidden: __, ...stored } = line.file.memory ?? {};
    expect(releaseMemorySchema.parse(stored)).toMatchObject({
      earlier: [],
      lastHidden: { sets: {}, artists: {} },
    });
  });
});
