import { describe, expect, it } from 'vitest';
import { announcementText } from '../release/announcement-text.ts';
import { timestampFromMillis } from '../timestamp.ts';
import {
  announcementSchema,
  levelAt,
  announcesAtLeast,
  type Announcement,
  type AnnouncementLevel,
} from './announcement.ts';

const at = (hour: number) => timestampFromMillis(Date.UTC(2027, 6, 1, hour));
const step = (level: AnnouncementLevel, hour: number) => ({ level, at: at(hour) });

describe('announcementSchema', () => {
  it.each<[string, Announcement]>([
    ['a level alone', { level: 'held' }],
    ['a place without a name', { level: 'stage', tba: true }],
    [
      'a step for each further level',
      { level: 'held', steps: [step('name', 1), step('day', 2), step('stage', 3), step('time', 4)] },
    ],
    ['levels left out', { level: 'name', steps: [step('time', 1)] }],
  ])('takes %s', (_, announcement) => {
    expect(announcementSchema.parse(announcement)).toEqual(announcement);
  });

  it.each<[string, unknown]>([
    ['an unknown level', { level: 'secret' }],
    ['a step that tells no more than the release', { level: 'day', steps: [step('day', 1)] }],
    [
      'a step that tells less than the one before',
      { level: 'held', steps: [step('stage', 1), step('day', 2)] },
    ],
    ['steps at once', { level: 'held', steps: [step('name', 1), step('day', 1)] }],
    ['steps out of order', { level: 'held', steps: [step('name', 2), step('day', 1)] }],
    ['other fields', { level: 'held', until: at(1) }],
  ])('refuses %s', (_, announcement) => {
    expect(announcementSchema.safeParse(announcement).success).toBe(false);
  });
});

describe('announcesAtLeast', () => {
  it('goes from nothing to everything', () => {
    expect(announcesAtLeast('day', 'name')).toBe(true);
    expect(announcesAtLeast('day', 'day')).toBe(true);
    expect(announcesAtLeast('name', 'day')).toBe(false);
  });
});

it('tells more from the instant of each step on', () => {
  const announcement: Announcement = { level: 'held', steps: [step('name', 1), step('stage', 2)] };
  const levelAtHour = (hour: number, millis = 0) =>
    levelAt(announcement, Date.UTC(2027, 6, 1, hour) + millis);
  expect([levelAtHour(1, -1), levelAtHour(1), levelAtHour(2, -1), levelAtHour(2), levelAtHour(9)]).toEqual([
    'held',
    'name',
    'name',
    'stage',
    'stage',
  ]);
  expect(levelAt({ level: 'day' }, 0)).toBe('day');
});

describe('announcementText', () => {
  const clocks = { timezone: 'Europe/Lisbon', hourCycle: 'h23' } as const;

  it('says what is told, and what from when on', () => {
    const announcement: Announcement = { level: 'name', steps: [step('day', 17), step('time', 18)] };
    expect(announcementText(announcement, clocks)).toBe(
      'the name; name and day from Thu, Jul 1, 18:00; everything from Thu, Jul 1, 19:00',
    );
    expect(announcementText({ level: 'stage' }, clocks)).toBe('name, day and stage');
    expect(announcementText(null, clocks)).toBe('everything');
  });

  it('says of a name to be announced what is told of its place', () => {
    const textOf = (level: AnnouncementLevel) => announcementText({ level, tba: true }, clocks);
    expect(textOf('name')).toBe('hidden');
    expect(textOf('day')).toBe('the day, the name to be announced');
    expect(textOf('stage')).toBe('day and stage, the name to be announced');
    expect(textOf('time')).toBe('the place, the name to be announced');
  });
});
