import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { publicArtistFields } from '../entities/artist-fields.ts';
import { releaseMessages } from '../messages/release-messages.ts';
import { draftPublic } from './draft-public.ts';
import { publicArtistValuesSchema } from './frozen-artist.ts';
import { frozenLineupSchema } from './frozen-lineup.ts';
import { lineupChangeText } from './lineup-change-text.ts';
import { lineupChangeSchema } from './lineup-change.ts';
import { releaseChanges } from './lineup-changes.ts';
import { showsPicture } from './public-profiles.ts';
import { publicReleaseSchema } from './public-release.ts';
import { anArtist, announced, aSet, frozenOf, Releases, storedFestival } from './testing/lineups.ts';
import { withTicked } from './with-ticked.ts';

const clocks = { timezone: 'Europe/Amsterdam', hourCycle: 'h23', dayStartsAt: '06:00' } as const;
const sha = 'a'.repeat(64);
const tide = anArtist('t', 'Tide', {
  spellings: ['The Tides'],
  shortText: 'Slow waves.',
  links: { website: 'https://tide.example' },
  imageURL: '/files/tide',
  imageCredit: '',
  note: 'Late payer',
});
const kelp = anArtist('k', 'Kelp');
const pictures = new Map([['t', { path: 'p', copies: [{ width: 480, sha256: sha }] }]]);
const linked = (id: string, name: string, artistIds: string[], other = {}) =>
  aSet(id, name, 0, { artistIds, ...other });
const frozen = (sets: Parameters<typeof frozenOf>[0], artists = [tide, kelp]) =>
  frozenOf(sets, {}, artists, pictures);

describe('the artists of a release', () => {
  it('are published with their public fields and copies of their pictures', () => {
    const release = new Releases().out(frozen([linked('a', 'Tide', ['t'])]));
    expect(release.profiles).toEqual([
      {
        id: 't',
        values: { name: 'Tide', shortText: 'Slow waves.', links: { website: 'https://tide.example' } },
        pictures: [{ width: 480, sha256: sha }],
      },
    ]);
    expect(release.sets).toMatchObject([{ id: 'a', profiles: ['t'] }]);
    expect([showsPicture(release, sha), showsPicture(release, 'b'.repeat(64))]).toEqual([true, false]);
  });

  it('are those that the name of a set names, however it is spelled', () => {
    const sets = [
      linked('a', 'THE TIDES b2b Kelp (live)', ['t', 'k']),
      linked('b', 'Special guest', ['t']),
      linked('c', 'Kelp', []),
      aSet('d', 'Kelp'),
    ];
    const release = new Releases().out(frozen(sets));
    expect(release.profiles.map(({ id }) => id)).toEqual(['k', 't']);
    expect(release.sets.map(({ id, profiles }) => [id, profiles])).toEqual(
      expect.arrayContaining([
        ['a', ['t', 'k']],
        ['b', undefined],
        ['c', undefined],
        ['d', undefined],
      ]),
    );
  });

  it('are those that they were merged into, and none where they were deleted', () => {
    const merged = anArtist('m', 'Kelp Forest', { mergedInto: 'k' });
    const into = anArtist('k', 'Kelp', { spellings: ['Kelp Forest'] });
    const release = new Releases().out(
      frozen([linked('a', 'Kelp Forest', ['m']), linked('b', 'Gone', ['x'])], [merged, into]),
    );
    expect(release.profiles.map(({ id }) => id)).toEqual(['k']);
    expect(release.sets.find(({ id }) => id === 'b')).not.toHaveProperty('profiles');
  });

  it('are in no release of a withdrawn lineup, and not with a set whose name is hidden', () => {
    const releases = new Releases();
    const lineup = frozen([linked('a', 'Tide', ['t'])]);
    releases.out(lineup);
    expect(releases.out(lineup, { state: 'withdrawn' }).profiles).toEqual([]);
    for (const level of ['held', 'day'] as const) {
      const hidden = frozen([linked('a', 'Tide', ['t'], announced(level))]);
      const release = releases.out(hidden);
      expect(release.profiles).toHaveLength(level === 'day' ? 1 : 0);
    }
    const tba = frozen([linked('a', 'Tide', ['t'], { announcement: { level: 'time', tba: true } })]);
    expect(JSON.stringify(releases.out(tba))).not.toMatch(/Slow waves|tide\.example|aaaaaa/u);
  });

  it('are shown to those who have a preview link with names', () => {
    const sets = [linked('a', 'Tide', ['t'], announced('held'))];
    const artists = { artists: [tide], pictures: new Map() };
    const show = (showNames: boolean) =>
      draftPublic(storedFestival(), sets, { stages: [], showNames, now: 0 }, artists).profiles;
    expect(show(true)).toMatchObject([{ values: { name: 'Tide' }, pictures: [] }]);
    expect(show(false)).toEqual([]);
  });

  it('raise no counter of a calendar', () => {
    const releases = new Releases();
    const before = releases.out(frozen([linked('a', 'Tide', [])]));
    const after = releases.out(frozen([linked('a', 'Tide', ['t'])]));
    expect(after.sets[0]?.sequence).toBe(before.sets[0]?.sequence);
  });
});

describe('a release of an earlier version', () => {
  const { artists: _, ...earlier } = frozenOf([aSet('a', 'Tide')]);

  it('is read, and published without profiles', () => {
    const read = frozenLineupSchema.parse(JSON.parse(JSON.stringify(earlier)));
    const { profiles, ...release } = new Releases().out(read);
    expect(profiles).toEqual([]);
    expect(publicReleaseSchema.parse(JSON.parse(JSON.stringify(release)))).toEqual({ ...release, profiles });
  });

  it('gains all artists as one change', () => {
    const changes = releaseChanges(earlier, frozen([linked('a', 'Tide', ['t'])]));
    expect(changes.map((change) => lineupChangeText(change, clocks))).toEqual(['Changed artists: Tide']);
  });

  it('loses what is private by now or cannot be read', () => {
    const stored = { name: 'Tide', shortText: 7, note: 'Private', country: 'SE' };
    expect(publicArtistValuesSchema.parse(stored)).toEqual({ name: 'Tide', country: 'SE' });
  });
});

describe('changes of artists', () => {
  const sets = [linked('a', 'Tide', ['t']), linked('b', 'Kelp', ['k'])];
  const before = frozen(sets);
  const richer = anArtist('t', 'Tide', { ...tide, shortText: 'Waves.', country: 'SE' });
  const texts = (now: typeof before) =>
    releaseChanges(before, now).map((change) => lineupChangeText(change, clocks));

  it('are one change that names what differs', () => {
    const now = frozen(sets, [richer, kelp]);
    expect(texts(now)).toEqual(['Changed artists: Tide (country, short text)']);
    const other = frozenOf(sets, {}, [tide, kelp], new Map());
    expect(texts(other)).toEqual(['Changed artists: Tide (picture)']);
    for (const change of releaseChanges(before, now)) {
      expect(lineupChangeSchema.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
    }
  });

  it('name a few of many', () => {
    const many = Array.from({ length: 7 }, (_, n) => anArtist(`n${n}`, `Name ${n}`));
    const all = many.map(({ id, name }) => linked(id, name, [id]));
    const later = many.map((artist) => ({ ...artist, country: 'SE' }));
    const [change] = releaseChanges(frozen(all, many), frozen(all, later));
    const named = [0, 1, 2, 3, 4].map((n) => releaseMessages.artistFields(`Name ${n}`, 'country'));
    expect(change && lineupChangeText(change, clocks)).toBe(releaseMessages.artists(named.join(', '), 2));
  });

  it('are of a set where it is linked to others', () => {
    expect(texts(frozen([linked('a', 'Tide', []), linked('b', 'Kelp', ['k'])]))).toEqual([
      'Changed the linked artists of Tide',
    ]);
  });

  it('are published where they are ticked; new artists go along with their sets', () => {
    const now = frozen([...sets, linked('c', 'Owl', ['o'])], [richer, kelp, anArtist('o', 'Owl')]);
    const artistsWith = (...ticked: readonly string[]) =>
      withTicked(before, now, new Set(ticked)).artists?.map(({ id, values }) => [id, values.shortText]);
    expect(artistsWith()).toEqual([
      ['k', undefined],
      ['t', 'Slow waves.'],
    ]);
    expect(artistsWith('artists', 'c')).toEqual([
      ['k', undefined],
      ['o', undefined],
      ['t', 'Waves.'],
    ]);
  });
});

it('the profile of an artist has a JSON Schema with exactly the public fields', () => {
  const { properties = {} } = z.toJSONSchema(publicReleaseSchema.shape.profiles, { io: 'input' }).items as {
    properties?: Record<string, { properties?: object; items?: { properties?: object } }>;
  };
  expect(Object.keys(properties['values']?.properties ?? {})).toEqual(
    publicArtistFields.filter((field) => field !== 'imageURL'),
  );
  expect(Object.keys(properties['pictures']?.items?.properties ?? {})).toEqual(['width', 'sha256']);
});
