import { readFileSync } from 'node:fs';
import { publicChangeKinds, publishedArtistFields } from '@lineup/domain/release';
import { expect, test } from 'vitest';
import { schemaPath } from '../http.ts';
import { renderFeed } from './render-feed.ts';
import { place, releaseOf, setOf } from './testing/sample-release.ts';

const guide = readFileSync(new URL('../../../../docs/feeds.md', import.meta.url), 'utf8');
const table = /^\| address \|.*?\n\n/msu.exec(guide)?.[0] ?? '';
const release = releaseOf([setOf()]);

test('every address of the guide is there', () => {
  const addresses = [...table.matchAll(/`([^`]+\.(?:json|ics|csv|xml))`/gu)].map(
    ([, address = '']) => address,
  );
  const feeds = addresses.filter((address) => !address.startsWith('https:'));
  expect(feeds).toHaveLength(7);
  for (const feed of feeds) {
    const path = feed.replace('STAGE', 'pier').replace('ARTIST', 'owl-parade');
    expect([path, renderFeed(release, place, path) === null]).toEqual([path, false]);
  }
  expect(table).toContain(`\`https://HOST${schemaPath}\``);
});

test('the columns of the guide are those of the table', () => {
  const [head = ''] = renderFeed(release, place, 'lineup.csv')?.body.split('\r\n') ?? [];
  const columns = /Its columns are (.*?)\.$/msu.exec(guide)?.[1] ?? '';
  expect([...columns.matchAll(/`([^`]+)`/gu)].map(([, column]) => column)).toEqual(head.split(','));
});

test('every field of a profile is named', () => {
  const part = /^## Artists$.*?(?=^## )/msu.exec(guide)?.[0] ?? '';
  const fields = publishedArtistFields.filter((field) => field !== 'name');
  expect(fields.filter((field) => !part.includes(`\`${field}\``))).toEqual([]);
});

test('every kind of change is explained', () => {
  for (const kind of publicChangeKinds) expect(guide).toContain(`\`${kind}\``);
});
