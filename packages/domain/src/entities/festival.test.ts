import { describe, expect, test } from 'vitest';
import { festivalTimestamps } from '../festival/days.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { festivalSchema, stagesOf } from './festival.ts';

const stamp = timestampFromMillis(0);
const timezone = 'Europe/Lisbon';

const festival = {
  name: 'Salt & Lantern',
  location: 'Quay Hill',
  timezone,
  ...festivalTimestamps({ startDate: '2026-07-03', endDate: '2026-07-05', timezone }),
  dayStartsAt: '00:00',
  stages: ['Harbour'],
  imageURL: null,
  created_at: stamp,
  updated_at: stamp,
};

const aLink = { label: 'Map', url: 'https://map.example' };
const linkTo = (url: string, label = 'Tickets') => ({ pageLinks: [{ label, url }] });

function faultOf(changes: object): string | undefined {
  return festivalSchema.safeParse({ ...festival, ...changes }).error?.issues[0]?.message;
}

const dates = (startDate: string, endDate: string) => festivalTimestamps({ startDate, endDate, timezone });

describe('a stored festival', () => {
  test('has no text that a database could not keep', () => {
    expect(faultOf({ name: 'Salt\u0000Lantern' })).toBe(
      'Festival name contains characters that cannot be stored',
    );
    expect(faultOf({ name: 'Salt \ud83c' })).toBe('Festival name contains characters that cannot be stored');
  });

  test('is taken when all is right', () => {
    expect(faultOf({})).toBeUndefined();
    expect(faultOf(dates('2027-03-01', '2028-02-29'))).toBeUndefined();
    const links = Array.from({ length: 8 }, () => aLink);
    const look = {
      accentColor: '#8a1c5b',
      logoURL: '/files/logo',
      pageLinks: links,
      pageNote: 'Gates: 10\n',
    };
    expect(faultOf(look)).toBeUndefined();
    expect(faultOf({ accentColor: null, logoURL: null, pageLinks: [], pageNote: null })).toBeUndefined();
  });

  test.each([
    ['a blank name', { name: ' ' }, 'Festival name is required'],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, 'Timezone is not known'],
    ['an end before the start', dates('2026-07-05', '2026-07-03'), 'End date must be after start date'],
    [
      'a mistyped year',
      dates('2026-07-03', '2062-07-05'),
      'A festival can last at most 366 days. Please check the dates.',
    ],
    [
      'a year that calendars do not know',
      { startDate: timestampFromMillis(Date.UTC(1899, 0, 1)) },
      'Dates must be between the years 1900 and 2200',
    ],
    ['the same stage twice', { stages: ['A', 'A'] }, 'Each stage needs a different name.'],
    ['a colour that is none', { accentColor: 'red;}body{' }, 'Enter a colour such as #8a1c5b.'],
    ['a logo that is a script', { logoURL: 'javascript:alert(1)' }, 'Image URL must begin with https://'],
    ['a link that is a script', linkTo('javascript:alert(1)'), 'Enter an address that starts with https://.'],
    ['a link by http', linkTo('http://tickets.example'), 'Enter an address that starts with https://.'],
    [
      'a link with a user in it',
      linkTo('https://a@b.example'),
      'Enter an address that starts with https://.',
    ],
    [
      'a link that is too long',
      linkTo(`https://a.example/${'x'.repeat(500)}`),
      'An address can have at most 500 characters.',
    ],
    ['a link without a text', linkTo('https://a.example', ' '), 'Link text is required'],
    [
      'a link with a long text',
      linkTo('https://a.example', 'x'.repeat(41)),
      'Link text is too long. Maximum is 40 characters',
    ],
    [
      'nine links',
      { pageLinks: Array.from({ length: 9 }, () => aLink) },
      'The page can have at most 8 links.',
    ],
    ['a long note', { pageNote: 'x'.repeat(301) }, 'Note is too long. Maximum is 300 characters'],
    ['a blank note', { pageNote: ' ' }, 'Note is required'],
    ['a picture that is a script', { imageURL: 'javascript:alert(1)' }, 'Image URL must begin with https://'],
  ])('is refused with %s', (_, changes, message) => {
    expect(faultOf(changes)).toBe(message);
  });

  test('is refused with a field that it does not have', () => {
    expect(festivalSchema.safeParse({ ...festival, owner: 'me' }).success).toBe(false);
  });

  test('has Main Stage until it names its own', () => {
    expect(stagesOf({ stages: [] })).toEqual(['Main Stage']);
    expect(stagesOf({ stages: ['Harbour'] })).toEqual(['Harbour']);
  });
});
