import { utils, write } from '@e965/xlsx';
import { describe, expect, it, test } from 'vitest';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { columnMeaning, headingMeaning } from './headings.ts';
import { openFile } from './open-file.ts';
import { parseAnyLineup } from './parse-any-lineup.ts';
import { suggestMapping } from './suggest-mapping.ts';

const festival = sampleFestival();
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(content: Uint8Array | string, fileName: string) {
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  const reading = await parseAnyLineup(bytes, fileName, festival);
  if (!reading.ok) throw new Error(reading.error);
  return reading.events;
}

const rows = [
  [
    'Artist',
    'Stage',
    'Date',
    'Start',
    'End',
    'Land',
    'Stil',
    'Website',
    'Instagram',
    'Biografie',
    'Artist picture',
  ],
  [
    'Night Ferry',
    'Lake Stage',
    '2025-07-04',
    '20:00',
    '21:15',
    'Norwegen',
    'Dub / Folk',
    'ferry.example',
    '@nightferry',
    'From the sea.',
    'https://pictures.example/ferry.jpg',
  ],
  ['Low Tide', 'Barn', '2025-07-05', '14:00', '15:00', '', '', '', '', '', ''],
  ['Ember', 'Barn', '2025-07-05', '16:00', '17:00', 'Ruritania', '', '', '', '', ''],
];

const ferry = {
  country: 'NO',
  genres: 'Dub, Folk',
  links: 'https://ferry.example\nhttps://www.instagram.com/nightferry',
  longText: 'From the sea.',
  imageURL: 'https://pictures.example/ferry.jpg',
};

describe('columns about artists', () => {
  it('are read from a table', async () => {
    const events = await read(rows.map((row) => row.join(';')).join('\n'), 'lineup.csv');
    expect(events.map(({ artist }) => artist)).toEqual([ferry, undefined, { country: 'Ruritania' }]);
    expect(events.flatMap(({ hints }) => hints)).toEqual([
      { field: 'artistName', code: 'artistValue', source: 'Country: Ruritania' },
    ]);
    expect(events.every(({ imageURL, unplaced }) => imageURL === null && unplaced === undefined)).toBe(true);
  });

  it('are read from a workbook', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Lineup');
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    const [event] = await read(bytes, 'lineup.xlsx');
    expect(event?.artist).toEqual(ferry);
  });

  it('may hold texts of several lines with other separators in them', async () => {
    const text = 'Artist,Country,Bio\nNight Ferry,NO,"From the sea;\nslow; very slow;\nand, long; ""so""."\n';
    const [event] = await read(text, 'artists.csv');
    expect(event?.artist).toEqual({
      country: 'NO',
      longText: 'From the sea;\nslow; very slow;\nand, long; "so".',
    });
  });

  it('leave the certainty of the mapping as it was', async () => {
    const opening = await openFile(bytesOf(rows.map((row) => row.join(';')).join('\n')), 'lineup.csv');
    if (!opening.ok) throw new Error(opening.error);
    const { mapping, isCertain } = suggestMapping(opening.file, festival);
    expect(isCertain).toBe(true);
    expect(mapping.tables[0]?.fields).toMatchObject({
      Land: 'artist.country',
      Website: 'artist.links',
      Instagram: 'artist.links',
    });
  });

  it('are read from our own JSON, also as lists and by service', async () => {
    const set = {
      artistName: 'Night Ferry',
      stage: 'Lake Stage',
      date: '2025-07-04',
      timeStart: '20:00',
      timeEnd: '21:15',
    };
    const own = {
      ...set,
      country: 'Norway',
      genres: ['Dub', 'Folk'],
      links: { website: 'https://ferry.example', instagram: '@nightferry' },
      'long text': 'From the sea.',
      artistPicture: 'https://pictures.example/ferry.jpg',
    };
    expect((await read(JSON.stringify([own]), 'lineup.json'))[0]?.artist).toEqual(ferry);
    expect((await read(JSON.stringify([set]), 'lineup.json'))[0]).not.toHaveProperty('artist');
  });

  it('are read from JSON of other programs, of the set and of the artist that it stands in', async () => {
    const sets = [{ stage: 'Barn', startIso: '2025-07-05T14:00', endIso: '2025-07-05T15:00' }];
    const nested = {
      artists: [
        { name: 'Low Tide', genres: ['Folk'], country: 'SE', sets },
        { name: 'Ember', sets },
      ],
    };
    expect((await read(JSON.stringify(nested), 'lineup.json')).map(({ artist }) => artist)).toEqual([
      { genres: 'Folk', country: 'SE' },
      undefined,
    ]);
    const flat = [{ artist: { name: 'Low Tide', country: 'SE' }, ...sets[0] }];
    expect((await read(JSON.stringify({ shows: flat }), 'lineup.json'))[0]?.artist).toEqual({
      country: 'SE',
    });
  });
});

describe('a file of artists alone', () => {
  test.each([
    ['a table', 'artists.csv', 'Artist,Country\nNight Ferry,NO\nLow Tide,\n'],
    [
      'JSON',
      'artists.json',
      JSON.stringify({ artists: [{ name: 'Night Ferry', country: 'NO' }, { name: 'Low Tide' }] }),
    ],
  ])('as %s is read into acts without a place', async (_, fileName, text) => {
    const events = await read(text, fileName);
    expect(events.map(({ artistName, unplaced, artist }) => [artistName, unplaced, artist])).toEqual([
      ['Night Ferry', true, { country: 'NO' }],
      ['Low Tide', true, undefined],
    ]);
  });

  it('is left out where another sheet has times', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.slice(0, 3)), 'Lineup');
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Artist', 'Country'],
        ['Kelp', 'NO'],
      ]),
      'Artists',
    );
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect((await read(bytes, 'lineup.xlsx')).map(({ artistName }) => artistName)).toEqual([
      'Night Ferry',
      'Low Tide',
    ]);
  });
});

test('a heading stands for a field of the artist only where it is none of the set', () => {
  const fieldsOf = (headings: readonly string[]) =>
    headings.map((each) => columnMeaning(each)?.field ?? null);
  expect(
    fieldsOf(['Land', 'Pays', 'Genre', 'Género', 'Kurztext', 'Biografía', 'Sitio web', 'SoundCloud URL']),
  ).toEqual([
    'artist.country',
    'artist.country',
    'artist.genres',
    'artist.genres',
    'artist.shortText',
    'artist.longText',
    'artist.links',
    'artist.links',
  ]);
  expect(fieldsOf(['Genre / Artist', 'Artist image', 'Description', 'Picture'])).toEqual([
    'artistName',
    'imageURL',
    null,
    'imageURL',
  ]);
  expect(headingMeaning('Country')).toBeNull();
});
