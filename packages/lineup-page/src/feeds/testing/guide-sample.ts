import type {
  NetChange,
  PublicChange,
  PublicProfile,
  PublicRelease,
  PublicSet,
} from '@lineup/domain/release';
import { at, festival, goneOf, releaseOf, setOf } from './sample-release.ts';

/* The releases in the examples of the guide: one evening of a small festival. */

const friday = '2026-07-03';
const owl = setOf({ profiles: ['X7vQ2mK9'] });
const profile: PublicProfile = {
  id: 'X7vQ2mK9',
  values: {
    name: 'Owl Parade',
    country: 'NO',
    genres: ['Ambient'],
    shortText: 'Slow songs for late hours.',
    links: { website: 'https://owl.example' },
    focalPoint: { x: 0.5, y: 0.25 },
    imageCredit: 'Kim Aas',
  },
  pictures: [
    { width: 160, sha256: '1f'.repeat(32) },
    { width: 480, sha256: '2e'.repeat(32) },
  ],
};
const kelp = setOf({
  id: 'kelp',
  number: 2,
  name: 'Kelp',
  artist: 'kelp',
  stage: 'barn',
  start: at(friday, '22:00'),
  end: at(friday, '23:00'),
});
const laterKelp: PublicSet = {
  ...kelp,
  start: at(friday, '22:30'),
  end: at(friday, '23:30'),
  sequence: 203040000,
  changedAt: at('2026-06-08', '09:00'),
};
const secret = setOf({
  id: 'headliner',
  number: 4,
  name: null,
  artist: null,
  start: at('2026-07-04', '01:00'),
  end: at('2026-07-04', '02:30'),
});
const tide = setOf({
  id: 'tide',
  number: 3,
  name: 'Tide',
  artist: 'tide',
  start: at(friday, '21:30'),
  end: at(friday, '22:15'),
});

const place = { name: 'Kelp', day: friday } as const;
const moved: PublicChange = {
  kind: 'moved',
  id: 'kelp',
  ...place,
  stage: 'Barn',
  start: laterKelp.start,
  end: laterKelp.end,
  was: { ...place, stage: 'Barn', start: kelp.start, end: kelp.end },
};

function numbered(number: number, publishedAt: number, id: string, release: PublicRelease): PublicRelease {
  return { ...release, release: { ...release.release, id, number, publishedAt } };
}

/** The newest release, number 12. */
export const newest = numbered(
  12,
  at('2026-06-08', '09:00'),
  'rel0012',
  releaseOf([owl, laterKelp, secret], {
    festival: { ...festival, days: [friday, '2026-07-04'] },
    profiles: [profile],
    gone: [
      goneOf({
        id: 'tide',
        number: 3,
        start: tide.start,
        end: tide.end,
        sequence: 202780800,
        changedAt: at('2026-06-05', '09:00'),
      }),
    ],
    changes: [moved],
  }),
);

/** An earlier release, number 9, and what changed since. */
export const earlier = numbered(
  9,
  at('2026-06-01', '12:00'),
  'rel0009',
  releaseOf([owl, tide, kelp, secret], { festival: newest.festival, profiles: [profile] }),
);
export const changesSinceEarlier: readonly NetChange[] = [
  { ...moved, number: 2 },
  {
    kind: 'removed',
    id: 'tide',
    number: 3,
    name: 'Tide',
    stage: null,
    day: null,
    start: null,
    end: null,
    was: { name: 'Tide', stage: 'Pier', day: friday, start: tide.start, end: tide.end },
  },
];
