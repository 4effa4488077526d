import { instantOf, timestampFromMillis, type Festival, type LineupEvent } from '@lineup/domain';
import { freezeLineup, makePublicRelease } from '@lineup/domain/release';
import { expect, test } from 'vitest';
import { renderPublic } from './render-public.ts';
import { festival as publicFestival, place } from './testing/made-release.ts';

const { timezone } = publicFestival;
const at = (clock: string) => timestampFromMillis(instantOf('2026-07-24', clock, timezone));

const festival: Festival = {
  id: 'f1',
  name: 'Night Meadow 2026',
  location: 'Lärz, Germany',
  timezone,
  dayStartsAt: '06:00',
  hourCycle: 'h23',
  startDate: at('00:00'),
  endDate: at('23:59'),
  stages: ['Barn'],
  imageURL: null,
  created_at: at('00:00'),
  updated_at: at('00:00'),
};

/** Planned from 20:03 to 21:03, announced for ten minutes later, and played at times that appear nowhere else. */
const kelp: LineupEvent = {
  id: 'kelp',
  artistName: 'Kelp',
  stage: 'Barn',
  date: at('00:00'),
  timeStart: at('20:13'),
  timeEnd: at('21:13'),
  startDelay: 10,
  endDelay: 10,
  actualStart: at('20:16'),
  actualEnd: at('21:27'),
};

const now = instantOf('2026-07-24', '12:00', timezone);
const release = makePublicRelease(freezeLineup(festival, [kelp]), null, {
  release: { id: 'r1', number: 1, publishedAt: now, plannedFor: null, late: false },
  now,
  state: 'published',
}).public;

/** The planned and actual times, in every notation in which a file could leak them. */
const leaks = ['20:03', '21:03', '20:16', '21:27'].flatMap((clock) => {
  const millis = instantOf('2026-07-24', clock, timezone);
  const [hour = '', minute = ''] = clock.split(':');
  const utc = new Date(millis).toISOString();
  return [
    clock,
    `${hour}${minute}00`,
    String(millis / 1000),
    utc.slice(0, 16),
    utc.slice(11, 16).replace(':', ''),
  ];
});

test.each([
  '',
  'now',
  'stages',
  'grid',
  'artists',
  'artists/kelp',
  'sitemap.xml',
  'lineup.json',
  'lineup.ics',
  'lineup.csv',
  'schedule.xml',
  'schedule.json',
  'stages/barn.ics',
  'artists/kelp.ics',
])('nothing public has the actual times or delays of a set: %j', (path) => {
  const body = String(renderPublic(release, place, path)?.body);
  expect(body).toMatch(/kelp/iu);
  expect(leaks.filter((leak) => body.includes(leak))).toEqual([]);
  expect(body).not.toMatch(/actual|(?:start|end)_?delay/iu);
});

test('what is public is the time with its delay', () => {
  expect(String(renderPublic(release, place, 'lineup.json')?.body)).toContain('2026-07-24T20:13');
});
