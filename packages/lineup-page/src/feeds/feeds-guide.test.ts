import { publicMessages } from '@lineup/domain/public-messages';
import { mostEarlierReleases, publicChangeKinds, type Since } from '@lineup/domain/release';
import { expect, test } from 'vitest';
import { answerPublic, failedAnswer, schemaPath, type LineupAt, type ReadyFile } from '../http.ts';
import { encodePicks } from '../pick-codes.ts';
import { renderFeed, renderSchema } from './render-feed.ts';
import { renderSince } from './render-since.ts';
import { fieldTables, type SchemaPart } from './testing/field-tables.ts';
import { guide, guidePath, guideWith } from './testing/guide.ts';
import { changesSinceEarlier, earlier, newest } from './testing/guide-sample.ts';
import { place, releaseOf, setOf } from './testing/sample-release.ts';

const table = /^\| address \|.*?\n\n/msu.exec(guide)?.[0] ?? '';
const release = releaseOf([setOf()]);

const schema = JSON.parse(renderSchema('https://HOST').body) as SchemaPart & { $defs: { since: SchemaPart } };
const host = { ...place, origin: 'https://HOST' };
const block = (language: string, text: string) => `\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`;
const feed = (path: string) => renderFeed(newest, host, path)?.body ?? '';
const since = (answer: Since) => renderSince(newest, answer, host)?.body ?? '';

/** The parts of the guide that the code generates. */
const parts = {
  'example of lineup.json': block('json', feed('lineup.json')),
  'fields of lineup.json': `\n${fieldTables(schema)}\n`,
  'example of changes': block('json', since({ kind: 'found', from: earlier, changes: changesSinceEarlier })),
  'fields of changes': `\n${fieldTables(schema.$defs.since, schema)}\n`,
  'example of too old': block('json', since({ kind: 'tooOld' })),
  'example of calendar': block('ics', feed('lineup.ics').replaceAll('\r\n', '\n')),
  'example of table': block('csv', feed('lineup.csv').replaceAll('\r\n', '\n')),
  'example of frab': block('json', JSON.stringify(firstEvent(feed('schedule.json')), null, 2)),
};

test('the examples and the tables of fields are what the code makes', async () => {
  // `vitest run -u` with this file updates them.
  await expect(guideWith(parts)).toMatchFileSnapshot(guidePath);
});

test('every address of the guide is there', () => {
  const addresses = [...table.matchAll(/`([^`]+\.(?:json|ics|csv|xml))`/gu)].map(
    ([, address = '']) => address,
  );
  const feeds = addresses.filter((address) => !address.startsWith('https:'));
  expect(feeds).toHaveLength(8);
  for (const feed of feeds) {
    const path = feed
      .replace('STAGE', 'pier')
      .replace('ARTIST', 'owl-parade')
      .replace('CODE', encodePicks([1]));
    expect([path, renderFeed(release, place, path) === null]).toEqual([path, false]);
  }
  expect(table).toContain(`\`https://HOST${schemaPath}\``);
});

test('every field of the schemas has a meaning in a table', () => {
  for (const name of namesIn(schema).concat(namesIn(schema.$defs.since))) {
    expect(guide).toMatch(
      new RegExp(`^\\| \`(?:[\\w[\\]]+\\.)*${name.replace('$', '\\$')}\` \\| .+ \\| .+ \\|$`, 'mu'),
    );
  }
});

test('the columns of the guide are those of the table', () => {
  const [head = ''] = renderFeed(release, place, 'lineup.csv')?.body.split('\r\n') ?? [];
  const columns = /Its columns are (.*?)\.$/msu.exec(guide)?.[1] ?? '';
  expect([...columns.matchAll(/`([^`]+)`/gu)].map(([, column]) => column)).toEqual(head.split(','));
});

test('every kind of change is explained', () => {
  const kinds = /^\| `kind` of a change \|.*?\n\n/msu.exec(guide)?.[0] ?? '';
  for (const kind of publicChangeKinds) expect(kinds).toContain(`\`${kind}\``);
});

test('every status of a feed is explained, and no other', async () => {
  const rows = /^\| status \|.*?\n\n/msu.exec(guide)?.[0] ?? '';
  const explained = [...rows.matchAll(/^\| (\d{3})/gmu)].map(([, status]) => Number(status));
  expect([...new Set(explained)]).toEqual([...(await statuses())].toSorted((a, b) => a - b));
  expect(rows).toContain(publicMessages.sinceUnknown);
  expect(guide).toContain(`one of the last ${mostEarlierReleases} releases`);
});

/** The statuses of all possible responses. */
async function statuses(): Promise<ReadonlySet<number>> {
  const file: ReadyFile = { contentType: 'application/json', cors: true, etag: '"a"' };
  const at: Readonly<Record<string, LineupAt<ReadyFile>>> = {
    here: {
      kind: 'found',
      file: (path) => (path === 'lineup.json' ? file : null),
      since: (number) => (number === 1 ? { ...file, status: 410 } : null),
      picture: async () => null,
    },
    moved: { kind: 'moved', slug: 'here' },
    gone: { kind: 'gone' },
    busy: { kind: 'throttled', retryAfterSeconds: 1 },
  };
  const source = {
    lineupAt: (slug: string) => at[slug] ?? ({ kind: 'unknown' } as const),
    previewAt: async () => null,
    schema: () => file,
  };
  const ask = async (slug: string, more: { query?: string; ifNoneMatch?: string; method?: string } = {}) => {
    const request = {
      method: 'GET',
      path: `/lineup/${slug}/lineup.json`,
      query: '',
      ifNoneMatch: null,
      ...more,
    };
    return (await answerPublic(request, source)).status;
  };
  return new Set([
    await ask('here'),
    await ask('here', { ifNoneMatch: '"a"' }),
    await ask('here', { query: '?since=1' }),
    await ask('here', { query: '?since=2' }),
    await ask('here', { method: 'OPTIONS' }),
    await ask('here', { method: 'POST' }),
    ...(await Promise.all(['moved', 'gone', 'busy', 'none'].map((slug) => ask(slug)))),
    failedAnswer('/lineup/here/lineup.json').status,
  ]);
}

function namesIn({ properties = {}, items, anyOf = [] }: SchemaPart): readonly string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

function firstEvent(text: string): unknown {
  const { schedule } = JSON.parse(text) as {
    schedule: { conference: { days: readonly { rooms: Readonly<Record<string, readonly unknown[]>> }[] } };
  };
  return Object.values(schedule.conference.days[0]?.rooms ?? {})[0]?.[0];
}
