import * as fc from 'fast-check';
import { announcementLevels, type Announcement } from '../../entities/announcement.ts';
import type { Artist } from '../../entities/artist.ts';
import type { LineupEvent } from '../../entities/lineup-event.ts';
import { timestampFromMillis } from '../../timestamp.ts';
import type { FrozenLineup } from '../frozen-lineup.ts';
import type { Releasing } from '../make-public.ts';
import type { PublicRelease } from '../public-release.ts';
import type { PrivateRelease } from '../release-memory.ts';
import { aSet, anArtist, frozenOf, hour, Releases, spring } from './lineups.ts';

export const ids = ['a', 'b', 'c', 'd', 'e'] as const;
const stages = ['Barn', 'Boathouse'] as const;

/** Announcements with steps in the days after `spring`. */
const announcements: fc.Arbitrary<Announcement | null> = fc.option(
  fc
    .record({
      levels: fc.subarray([...announcementLevels], { minLength: 1 }),
      hours: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 4 }),
      tba: fc.boolean(),
    })
    .map(({ levels: [level = 'held', ...later], hours, tba }) => {
      const at = hours.toSorted((a, b) => a - b).map((hours) => timestampFromMillis(spring + hours * hour));
      const steps = later.flatMap((next, place) => {
        const time = at[place];
        return time === undefined ? [] : [{ level: next, at: time }];
      });
      return { level, ...(tba && { tba }), ...(steps.length > 0 && { steps }) };
    }),
);

/** Unique names, so that a leaked one is found; several sets may share one. */
const names = fc.constantFrom(...ids, 'x', 'y').map((name) => `Secret${name}1`);

export const artistIds = ['artist1', 'artist2', 'artist3', 'merged1', 'nobody1'] as const;

/** Unique words for the fields of each artist. */
export const wordsOf = (id: string) => ['Text', 'Link', 'Credit'].map((what) => `${what}${id}`);
export const shaOf = (id: string) => String(artistIds.findIndex((each) => each === id)).repeat(64);
export const privateWords = ['PrivateSpelling', 'PrivateNote'];

/** The actual start and end of every set: an instant that occurs nowhere else. */
const played = timestampFromMillis(1_777_777_777_777);
/** What a release would contain if it leaked data of the show day. */
export const showDayWords = ['1777777777', 'actual', 'startDelay', 'endDelay'];

const artists: fc.Arbitrary<readonly Artist[]> = fc
  .array(fc.tuple(names, fc.boolean()), { minLength: 3, maxLength: 3 })
  .map((made) => [
    ...made.map(([name, isSpelled], place) => {
      const id = artistIds[place] ?? '';
      const [shortText = '', link = '', imageCredit = ''] = wordsOf(id);
      return anArtist(id, isSpelled ? `Called${id}` : name, {
        spellings: [...(isSpelled ? [name] : []), 'PrivateSpelling'],
        note: 'PrivateNote',
        shortText,
        links: { website: `https://${link}.example` },
        imageURL: `https://pictures.example/Place${id}`,
        imageCredit,
      });
    }),
    anArtist('merged1', 'Merged', { mergedInto: 'artist1' }),
  ]);

const pictures = new Map(
  artistIds.map((id) => [id, { path: `Place${id}`, copies: [{ width: 480, sha256: shaOf(id) }] }]),
);

const sets = (id: string): fc.Arbitrary<LineupEvent> =>
  fc
    .record({
      name: fc.oneof(
        fc.constantFrom(1, 2).map((number) => `Secret${id}${number}`),
        names,
      ),
      stage: fc.constantFrom(...stages),
      hours: fc.integer({ min: 0, max: 70 }),
      status: fc.constantFrom(null, 'cancelled' as const, 'replaced' as const),
      replacedBy: fc.option(names),
      note: fc.constant('Never public'),
      actualStart: fc.constant(played),
      actualEnd: fc.constant(played),
      startDelay: fc.constantFrom(null, 0, 13),
      endDelay: fc.constantFrom(null, 0, 17),
      announcement: announcements,
      artistIds: fc.option(fc.uniqueArray(fc.constantFrom(...artistIds), { maxLength: 3 })),
    })
    .map(({ name, hours, ...other }) => aSet(id, name, hours, other));

export const lineups: fc.Arbitrary<FrozenLineup> = fc
  .tuple(artists, fc.tuple(...ids.map((id) => fc.option(sets(id)))))
  .map(([stored, made]) =>
    frozenOf(
      made.filter((set) => set !== null),
      {},
      stored,
      pictures,
    ),
  );

export interface Step {
  readonly lineup: FrozenLineup;
  readonly seconds: number;
  readonly other: Partial<Releasing>;
  readonly isAgain: boolean;
}

/** Publish, publish the same again, withdraw, restamp; in the same second, later, or with a clock that was set back. */
export const series: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    lineup: lineups,
    seconds: fc.constantFrom(0, 0, 1, 3600, 86_400, -7200),
    other: fc.constantFrom<Partial<Releasing>>({}, {}, {}, { state: 'withdrawn' }, { restamp: true }),
    isAgain: fc.boolean(),
  }),
  { minLength: 2, maxLength: 8 },
);

/** Runs the series and calls back with each release, the previous one, and its lineup. */
export function eachRelease(
  steps: readonly Step[],
  check: (
    release: PublicRelease,
    before: PublicRelease | null,
    lineup: FrozenLineup,
    step: Step & Pick<PrivateRelease, 'memory'>,
  ) => void,
): void {
  const releases = new Releases();
  let before: PublicRelease | null = null;
  let last: FrozenLineup | null = null;
  let now = spring;
  for (const step of steps) {
    now += step.seconds * 1000;
    const lineup: FrozenLineup = step.isAgain && last !== null ? last : step.lineup;
    const release = releases.out(lineup, { now, ...step.other });
    check(release, before, lineup, { ...step, memory: releases.memory });
    before = release;
    last = lineup;
  }
}

/** Returns the names in the lineup that no set of the release has. */
export function hiddenNames(lineup: FrozenLineup, release: PublicRelease): readonly string[] {
  const announced = new Set(release.sets.map(({ name }) => name));
  return lineup.sets.map(({ artistName }) => artistName).filter((name) => !announced.has(name));
}

/** Returns the words that occur in a release, or in a part of one. */
export function foundIn(release: unknown, words: readonly string[]): readonly string[] {
  const text = JSON.stringify(release).toLowerCase();
  return words.filter((word) => text.includes(word.toLowerCase()));
}
