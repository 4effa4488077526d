import { instantOf } from '@lineup/domain';

export { de } from '../texts/de.ts';
export { en } from '../texts/en.ts';
import type { PublicRelease, PublicSet } from '@lineup/domain/release';
import type { PublicPlace } from '../place.ts';

type Festival = PublicRelease['festival'];

/** A festival of three days near Berlin. */
export const festival: Festival = {
  id: 'festival-1',
  name: 'Night Meadow 2026',
  location: 'Lärz, Germany',
  timezone: 'Europe/Berlin',
  dayStartsAt: '06:00',
  hourCycle: 'h23',
  days: ['2026-07-24', '2026-07-25', '2026-07-26'],
  cover: null,
};

export const place: PublicPlace = {
  origin: 'https://lineup.example',
  slug: 'night-meadow-2026',
  kind: 'lineup',
  assets: {
    script: '/lineup-assets/page-1.js',
    style: '/lineup-assets/page-1.css',
    grid: '/lineup-assets/grid-1.css',
    screen: { script: '/lineup-assets/screen-e5.js', style: '/lineup-assets/screen-f6.css' },
    worker: '/lineup-assets/worker-1.js',
    drawn: ['/lineup-assets/face-1.woff2'],
    icons: {
      drawing: '/lineup-assets/icon.svg',
      small: '/lineup-assets/icon-192.png',
      large: '/lineup-assets/icon-512.png',
    },
  },
};

/** A set of the festival, fully announced unless a trait says otherwise. */
export function publicSet(number: number, traits: Partial<PublicSet> = {}): PublicSet {
  const day = traits.day === undefined ? '2026-07-24' : traits.day;
  const name = traits.name === undefined ? `Act ${number}` : traits.name;
  return {
    id: `set-${number}`,
    number,
    name,
    artist: name === null ? null : `act-${number}`,
    stage: 'main-stage',
    day,
    start: day === null ? null : at(day, '20:00'),
    end: day === null ? null : at(day, '21:00'),
    status: 'confirmed',
    replacedBy: null,
    sequence: 1,
    changedAt: 0,
    ...traits,
  };
}

/** A clock time at the festival, in milliseconds since the epoch. */
export function at(date: string, clock: string, zone = festival.timezone): number {
  return instantOf(date, clock, zone);
}

/** A release with these sets, their artists, and one stage unless others are given. */
export function publicRelease(
  sets: readonly PublicSet[],
  traits: Partial<PublicRelease> = {},
): PublicRelease {
  const artists = new Map(
    sets.flatMap(({ artist, name }) => (artist === null || name === null ? [] : [[artist, name] as const])),
  );
  return {
    format: 1,
    state: 'published',
    release: {
      id: 'release-1',
      number: 1,
      publishedAt: at('2026-07-01', '12:00'),
      plannedFor: null,
      late: false,
    },
    festival,
    stages: [{ slug: 'main-stage', name: 'Main Stage', colour: 0 }],
    artists: Array.from(artists, ([slug, name]) => ({ slug, name })),
    profiles: [],
    sets: [...sets],
    gone: [],
    formerFeeds: [],
    changes: [],
    nextStep: null,
    ...traits,
  };
}

const syllables =
  'ka lo mi ra tu ven sol dra nic el or ast him bel quo zen fir lum tha ny ox ur pe gri wa jo sen tal vi ko ma dro che fu ly ber'.split(
    ' ',
  );
const endings = [' (live)', ' b2b ', ' Collective', ' & the ', '', '', '', '', '', ''];

/**
 * A lineup as large as the largest known one: its sets on its stages over four days, with names as varied as real ones.
 */
export function largeRelease(sets = 1691, stages = 86): PublicRelease {
  const days = ['2026-07-23', '2026-07-24', '2026-07-25', '2026-07-26'];
  const perStage = Math.ceil(sets / (days.length * stages));
  const made = Array.from({ length: sets }, (_, index) => {
    const place = Math.floor(index / perStage);
    const day = days[Math.floor(place / stages)] ?? '2026-07-26';
    const start = at(day, '12:00') + ((index % perStage) * 150 + ((place * 7) % 12) * 15) * 60_000;
    // Every eighth artist plays twice, as in real lineups.
    const who = index % 8 === 7 ? index - 5 : index;
    return publicSet(index + 1, {
      name: madeName(who),
      artist: `artist-${who}`,
      stage: `stage-${place % stages}`,
      day,
      start,
      end: start + (45 + ((index * 13) % 5) * 15) * 60_000,
    });
  });
  return publicRelease(made, {
    festival: { ...festival, name: 'A very large festival', days },
    stages: Array.from({ length: stages }, (_, index) => ({
      slug: `stage-${index}`,
      name: `${madeName(index + 5000)} ${['Stage', 'Tent', 'Hall', 'Garden'][index % 4] ?? ''}`,
      colour: index,
    })),
  });
}

function madeName(seed: number): string {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  const next = (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
    return state % below;
  };
  const word = () => {
    const text = Array.from({ length: 2 + next(2) }, () => syllables[next(syllables.length)] ?? '').join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const ending = endings[next(endings.length)] ?? '';
  return ending.endsWith(' ') ? `${word()}${ending}${word()}` : `${word()} ${word()}${ending}`;
}
