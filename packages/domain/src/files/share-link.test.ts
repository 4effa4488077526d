import { expect, test } from 'vitest';
import { downloadAddress } from './share-link.ts';

const id = '1AbC-dEf_gHiJkLmNoPqRsTuVwXyZ0123456789';
const sheet = `https://docs.google.com/spreadsheets/d/${id}`;
const published = `https://docs.google.com/spreadsheets/d/e/2PACX-${id}`;

test.each([
  ['a sheet of a Google workbook', `${sheet}/edit#gid=0`, `${sheet}/export?format=csv&gid=0`],
  ['the address bar of one', `${sheet}/edit?gid=17#gid=17`, `${sheet}/export?format=csv&gid=17`],
  ['a share link of the workbook', `${sheet}/edit?usp=sharing`, `${sheet}/export?format=xlsx`],
  ['no view at all', sheet, `${sheet}/export?format=xlsx`],
  ['the view of one', `${sheet}/view`, `${sheet}/export?format=xlsx`],
  [
    'one of several accounts',
    `https://docs.google.com/spreadsheets/u/1/d/${id}/edit#gid=3`,
    `${sheet}/export?format=csv&gid=3`,
  ],
  ['a gid that is none', `${sheet}/edit#gid=a&b`, `${sheet}/export?format=xlsx`],
  ['an export address', `${sheet}/export?format=ods`, `${sheet}/export?format=ods`],
  ['a published workbook', `${published}/pubhtml`, `${published}/pub?output=xlsx`],
  [
    'a published sheet',
    `${published}/pubhtml?gid=5&single=true`,
    `${published}/pub?gid=5&single=true&output=csv`,
  ],
  ['a sheet published as CSV', `${published}/pub?output=csv`, `${published}/pub?output=csv`],
  [
    'a file of Google Drive',
    `https://drive.google.com/file/d/${id}/view?usp=sharing`,
    `https://drive.google.com/uc?export=download&id=${id}`,
  ],
  [
    'Dropbox',
    'https://www.dropbox.com/scl/fi/abc/lineup.xlsx?rlkey=secret&dl=0',
    'https://www.dropbox.com/scl/fi/abc/lineup.xlsx?rlkey=secret&dl=1',
  ],
  ['Dropbox without dl', 'https://dropbox.com/s/abc/lineup.csv', 'https://dropbox.com/s/abc/lineup.csv?dl=1'],
  [
    'SharePoint',
    'https://festival.sharepoint.com/:x:/s/booking/EaBc?e=1234',
    'https://festival.sharepoint.com/:x:/s/booking/EaBc?e=1234&download=1',
  ],
  [
    'GitHub',
    'https://github.com/festival/lineup/blob/main/2027/lineup.csv',
    'https://raw.githubusercontent.com/festival/lineup/main/2027/lineup.csv',
  ],
  ['another server', '  https://files.example/lineup.csv?dl=0 ', 'https://files.example/lineup.csv?dl=0'],
  ['a look-alike', `https://docs.google.com.example/spreadsheets/d/${id}/edit`, undefined],
  ['a home page of Dropbox', 'https://www.dropbox.com/home', undefined],
  ['no address', 'lineup.csv', undefined],
])('%s: %s', (_, address, expected) => {
  expect(downloadAddress(address)).toBe(expected ?? address);
});
