import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { festivalTimestamps, timestampFromMillis, type Festival, type LineupEvent } from '@lineup/domain';
import {
  earlierReleases,
  freezeLineup,
  makePublicRelease,
  type NetChange,
  type PublicRelease,
  type ReleaseMemory,
  type Since,
} from '@lineup/domain/release';
import { parseAnyLineup } from '@lineup/domain/reading';
import { describe, expect, it } from 'vitest';
import { renderFeed } from '../render-feed.ts';
import { renderSince } from '../render-since.ts';
import { guideCode } from '../testing/guide.ts';
import { at, place, releaseOf, setOf } from '../testing/sample-release.ts';
import { publishedSchema, type PublicChanges, type PublicLineup } from './lineup-schema.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true });
addFormats(ajv);
const schemaAddress = 'https://lineup.example/lineup-schema.json';
ajv.addSchema(JSON.parse(publishedSchema(schemaAddress)) as object);
const validate = ajv.compile({ $ref: `${schemaAddress}#/$defs/since` });

const dates = { startDate: '2026-07-03', endDate: '2026-07-05', timezone: 'Europe/Amsterdam' };
const found = (from: PublicRelease, changes: readonly NetChange[] = []): Since => ({
  kind: 'found',
  from,
  changes,
});

function answerOf(newest: PublicRelease, since: Since): PublicChanges {
  return JSON.parse(renderSince(newest, since, place)?.body ?? 'null') as PublicChanges;
}

const numbered = (number: number, release: PublicRelease): PublicRelease => ({
  ...release,
  release: { ...release.release, id: `release${number}`, number },
});
const kelp = setOf({ id: 'kelp', number: 2, name: 'Kelp', artist: 'kelp', stage: 'barn' });
const before = numbered(3, releaseOf([setOf(), kelp]));
const moved = { ...kelp, start: at('2026-07-03', '22:30'), sequence: 101 };
const after = numbered(5, releaseOf([setOf(), moved]));
const change: NetChange = {
  kind: 'moved',
  id: 'kelp',
  number: 2,
  name: 'Kelp',
  stage: 'Barn',
  day: '2026-07-03',
  start: moved.start,
  end: moved.end,
  was: { name: 'Kelp', stage: 'Barn', day: '2026-07-03', start: kelp.start, end: kelp.end },
};

describe('lineup.json?since=N', () => {
  it('has the sets that differ, whole, with what they refer to and nothing else', () => {
    const answer = answerOf(after, found(before, [change]));
    const whole = JSON.parse(renderFeed(after, place, 'lineup.json')?.body ?? '') as PublicLineup;
    expect(answer).toEqual({
      ...whole,
      $schema: `${schemaAddress}#/$defs/since`,
      since: { id: 'release3', number: 3, publishedAt: '2026-06-01T12:00:00+02:00' },
      stages: whole.stages.filter(({ id }) => id === 'barn'),
      artists: whole.artists.filter(({ id }) => id === 'kelp'),
      sets: whole.sets.filter(({ id }) => id === 'kelp'),
      changes: [
        {
          kind: 'moved',
          setId: 'kelp',
          number: 2,
          name: 'Kelp',
          stage: 'Barn',
          day: '2026-07-03',
          start: '2026-07-03T22:30:00+02:00',
          end: '2026-07-03T21:00:00+02:00',
          was: {
            name: 'Kelp',
            stage: 'Barn',
            day: '2026-07-03',
            start: '2026-07-03T20:00:00+02:00',
            end: '2026-07-03T21:00:00+02:00',
          },
        },
      ],
    });
    expect(validate(answer) || validate.errors).toBe(true);
  });

  it('has nothing since the newest release, and says which that is', () => {
    const answer = answerOf(after, found(after));
    expect(answer).toMatchObject({
      since: { id: 'release5', number: 5 },
      release: { id: 'release5', number: 5 },
      stages: [],
      artists: [],
      profiles: [],
      sets: [],
      gone: [],
      changes: [],
    });
    expect(validate(answer) || validate.errors).toBe(true);
  });

  it('has a profile that differs, though no set does', () => {
    const profile = (shortText: string) => ({
      id: 'owl',
      values: { name: 'Owl Parade', shortText },
      pictures: [],
    });
    const releaseWith = (number: number, text: string) =>
      numbered(number, releaseOf([setOf({ profiles: ['owl'] })], { profiles: [profile(text)] }));
    const answer = answerOf(releaseWith(5, 'New.'), found(releaseWith(3, 'Old.')));
    expect([answer.profiles, answer.sets]).toMatchObject([[{ id: 'owl', shortText: 'New.' }], []]);
  });

  it('is the same, byte for byte, of the same releases', () => {
    const file = renderSince(after, found(before, [change]), place);
    expect(renderSince(structuredClone(after), structuredClone(found(before, [change])), place)).toEqual(
      file,
    );
    expect(file).toMatchObject({ contentType: 'application/json; charset=utf-8', cors: true });
    expect(file?.fileName).toBe('salt-and-lantern-lineup-since-3.json');
  });

  it.each([
    ['with changes', found(before, [change])],
    ['with none', found(after)],
    [
      'of removed sets alone',
      found(numbered(3, releaseOf([setOf(), moved, setOf({ id: 'tide', number: 3 })]))),
    ],
  ])('is refused where a whole lineup is imported: %s', async (_, since) => {
    const bytes = new TextEncoder().encode(renderSince(after, since, place)?.body ?? '');
    const number = since.kind === 'found' ? since.from.release.number : 0;
    const stages = ['Pier', 'Barn'];
    const reading = { ...festivalTimestamps(dates), timezone: dates.timezone, dayStartsAt: '06:00', stages };
    const error = `This file has only what changed since release ${number} of a published lineup. Please use the whole lineup.json: its address without “?since=${number}”.`;
    expect(await parseAnyLineup(bytes, 'lineup.json', reading)).toEqual({ ok: false, error });
  });

  it('leads to the whole lineup where the changes are not known', () => {
    const file = renderSince(after, { kind: 'tooOld' }, place);
    expect([file?.status, JSON.parse(file?.body ?? '')]).toEqual([
      410,
      {
        code: 'since-too-old',
        message: 'The changes since this release are not known any more. Read the whole lineup.',
        full: 'https://lineup.example/lineup/salt-and-lantern/lineup.json',
      },
    ]);
    expect(renderSince(after, { kind: 'unpublished' }, place)).toBeNull();
  });
});

type Apply = (lineup: PublicLineup, news: PublicChanges) => PublicLineup;
const stamp = timestampFromMillis(0);
const festival: Festival = {
  id: 'festival1',
  name: 'Salt & Lantern',
  location: 'Terschelling',
  timezone: dates.timezone,
  ...festivalTimestamps(dates),
  dayStartsAt: '06:00',
  stages: ['Pier', 'Barn', 'Quay'],
  imageURL: null,
  created_at: stamp,
  updated_at: stamp,
};

const levels = fc.constantFrom(null, null, { level: 'held' } as const, { level: 'name' } as const);
const setWith = (id: string) =>
  fc
    .record({
      artistName: fc.constantFrom('Owl Parade', 'Kelp', 'Tide'),
      stage: fc.constantFrom(...festival.stages),
      hours: fc.integer({ min: 0, max: 40 }),
      announcement: levels,
    })
    .map(({ hours, announcement, ...set }): LineupEvent => {
      const start = at('2026-07-03', '12:00') + hours * 3_600_000;
      return {
        id,
        ...set,
        date: stamp,
        timeStart: timestampFromMillis(start),
        timeEnd: timestampFromMillis(start + 3_600_000),
        ...(announcement !== null && { announcement }),
      };
    });
const lineups = fc
  .tuple(...['a', 'b', 'c', 'd'].map((id) => fc.option(setWith(id))))
  .map((sets) => sets.filter((set) => set !== null));

/** Returns the releases of these lineups, and the changes since the first. */
function releases(series: readonly (readonly LineupEvent[])[]) {
  let memory: ReleaseMemory | null = null;
  const made: PublicRelease[] = [];
  let changes: readonly NetChange[] = [];
  for (const [index, sets] of series.entries()) {
    const publishedAt = at('2026-06-01', '12:00') + index * 60_000;
    const release = { id: `r${index + 1}`, number: index + 1, publishedAt, plannedFor: null, late: false };
    const lineup = freezeLineup(festival, sets);
    const next = makePublicRelease(lineup, memory, { release, now: publishedAt, state: 'published' });
    memory = next.memory;
    made.push(next.public);
    const [first] = made;
    if (first !== undefined) changes = earlierReleases(next.public, { lineup, memory }).changesSince(first);
  }
  return { made, changes };
}

const byId = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

describe('the code of the guide', () => {
  it('makes the newest lineup of any older one and what changed since', async () => {
    const { apply } = await guideCode<{ apply: Apply }>('apply');
    fc.assert(
      fc.property(fc.array(lineups, { minLength: 2, maxLength: 5 }), (series) => {
        const { made, changes } = releases(series);
        const [first, newest] = [made[0], made.at(-1)];
        if (first === undefined || newest === undefined) throw new Error('Nothing was released.');
        const lineupOf = (release: PublicRelease) =>
          JSON.parse(renderFeed(release, place, 'lineup.json')?.body ?? '') as PublicLineup;
        const news = answerOf(newest, found(first, changes));
        expect(validate(news) || validate.errors).toBe(true);
        const now = apply(lineupOf(first), news);
        const expected = lineupOf(newest);
        expect([now.release, now.festival]).toEqual([expected.release, expected.festival]);
        expect(byId(now.sets)).toEqual(byId(expected.sets));
        expect(byId(now.gone)).toEqual(byId(expected.gone));
        // Stages and artists that no set refers to any more stay.
        for (const list of ['stages', 'artists'] as const) {
          const ofNow = byId<{ readonly id: string }>(now[list]);
          for (const entry of expected[list]) expect(ofNow.get(entry.id)).toEqual(entry);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('refuses changes since another release of the same number', async () => {
    const { apply } = await guideCode<{ apply: Apply }>('apply');
    const lineup = JSON.parse(renderFeed(before, place, 'lineup.json')?.body ?? '') as PublicLineup;
    const news = answerOf(after, found(before, [change]));
    expect(() => apply({ ...lineup, release: { ...lineup.release, id: 'lost' } }, news)).toThrow(
      'whole lineup',
    );
  });
});
