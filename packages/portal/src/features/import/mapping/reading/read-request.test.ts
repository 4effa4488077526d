import type { LineupMapping } from '@lineup/domain/reading';
import { describe, expect, it } from 'vitest';
import { makeFestival } from '../../testing/make-draft.ts';
import { looksPlain } from './looks-plain.ts';
import type { ReadFile, ReadingRequest } from './protocol.ts';
import { readRequest } from './read-request.ts';

const festival = makeFestival();

async function readText(text: string, traits: Partial<ReadingRequest> = {}) {
  const bytes = new TextEncoder().encode(text);
  return readRequest({
    bytes,
    fileName: 'lineup.csv',
    festival,
    remembered: {},
    mapping: null,
    fillsMissing: false,
    foundAs: null,
    ...traits,
  });
}

async function open(text: string, traits: Partial<ReadingRequest> = {}): Promise<ReadFile> {
  const answer = await readText(text, traits);
  if (!answer.ok) throw new Error(answer.error);
  return answer;
}

const usual =
  'Artist,Stage,Date,Start,End\nMoth Parade,Pier,2027-07-02,20:00,21:00\n,,,,\nTide,Pier,2027-07-04,,22:00\n';
const odd = 'Foo,Bar,Baz\nMoth Parade,Pier,2027-07-02 20:00\n';

describe('a file', () => {
  it('with usual headings is certain, and its outcome told', async () => {
    const file = await open(usual);
    expect(file.sureness).toBe('certain');
    expect(file.outcome).toMatchObject({
      ok: true,
      sets: 2,
      incomplete: 1,
      stages: ['Pier'],
      days: { first: '2027-07-02', last: '2027-07-04' },
      first: [{ artistName: 'Moth Parade' }, { artistName: 'Tide' }],
    });
    expect(file.tables).toMatchObject([{ rowCount: expect.any(Number) as number, headerRow: 1 }]);
  });

  it('shows its first rows only', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => `Act ${n},Pier,2027-07-02,20:00,21:00`);
    const file = await open(['Artist,Stage,Date,Start,End', ...rows].join('\n'));
    expect(file.tables[0]).toMatchObject({ rowCount: 500, rows: { length: 8 } });
  });

  it('with headings that nobody knows is to be looked at, from its largest table on', async () => {
    const file = await open(odd);
    expect(file.sureness).toBe('unsure');
    expect(file.mapping.tables).toHaveLength(1);
  });

  it('is read as it was chosen before', async () => {
    const first = await open(odd);
    const [table] = first.tables;
    const [who, where] = table?.columns ?? [];
    const mapping: LineupMapping = {
      tables: [
        { table: table?.id ?? '', fields: { [who?.id ?? '']: 'artistName', [where?.id ?? '']: 'stage' } },
      ],
    };
    const chosen = await open(odd, { mapping });
    expect(chosen.outcome).toMatchObject({ ok: true, sets: 1, stages: ['Pier'] });
    const remembered = { [first.foundAs]: JSON.stringify(mapping) };
    expect(await open(odd, { remembered })).toMatchObject({ sureness: 'chosenBefore', mapping });
  });

  it('whose row of headings was chosen is known again as it was found', async () => {
    const text = 'k1,k2,k3\nMoth Parade,Pier,2027-07-02 20:00\nTide,Pier,2027-07-02 21:00\n';
    const { foundAs, tables } = await open(text);
    const fields = { k1: 'artistName', k2: 'stage', k3: 'timeStart' } as const;
    const mapping: LineupMapping = { tables: [{ table: tables[0]?.id ?? '', fields, headerRow: 1 }] };
    const chosen = await open(text, { mapping, foundAs });
    expect(chosen).toMatchObject({ foundAs, outcome: { ok: true, sets: 2 } });
    const remembered = { [foundAs]: JSON.stringify(mapping) };
    const again = await open(text, { remembered });
    expect(again).toMatchObject({ sureness: 'chosenBefore', outcome: { ok: true, sets: 2 }, foundAs });
  });

  it('is read again where its layout was chosen', async () => {
    const sheet = `Programme\n${usual}`;
    const mapping: LineupMapping = {
      tables: [{ table: (await open(sheet)).tables[0]?.id ?? '', fields: {}, headerRow: 2 }],
    };
    expect((await open(sheet, { mapping })).outcome).toMatchObject({ ok: true, sets: 0 });
    const reopened = await open(sheet, { mapping, fillsMissing: true });
    expect(reopened.outcome).toMatchObject({ ok: true, sets: 2 });
    expect(Object.values(reopened.mapping.tables[0]?.fields ?? {})).toContain('artistName');
  });

  it('in the portal’s own form leaves nothing to choose', async () => {
    const events = [
      { artistName: 'Tide', stage: 'Pier', date: '2027-07-02', timeStart: '20:00', timeEnd: '21:00' },
    ];
    const file = await open(JSON.stringify(events), { fileName: 'lineup.json' });
    expect(file).toMatchObject({ sureness: 'plain', isJson: true });
  });

  it.each([
    [[{ stage: 'Nowhere' }], 'plain'],
    [[{ foo: 'Tide', bar: 'Pier' }], 'unsure'],
  ])('of %j as JSON is %s', async (events, sureness) => {
    expect((await open(JSON.stringify(events), { fileName: 'lineup.json' })).sureness).toBe(sureness);
  });

  it('that cannot be read says why', async () => {
    expect(await readText('%PDF-1.7')).toMatchObject({
      ok: false,
      error: expect.stringContaining('PDF') as string,
    });
  });
});

describe('a quick look at JSON', () => {
  it.each([
    ['[{"artistName": "Tide", "stage": "Pier"}]', true],
    ['{ "events": [ { "Artist": "Tide" } ] }', true],
    [
      '{"festival": {"name": "Salt {1}", "stages": ["Pier"]}, "zone": "UTC", "of": 2, "events": [{"artist": "Tide"}]}',
      false,
    ],
    [
      '{"festival": {"name": "Salt", "stages": ["Pier"]}, "zone": "U\\"C", "of": 2, "events": [{"artist": "Tide"}]}',
      true,
    ],
    ['{"days": [{"events": [{"artist": "Tide"}]}]}', false],
    ['{"acts": [{"name": "Tide"}]}', false],
    ['[{"artist": {"name": "Tide"}}]', false],
    ['no JSON', false],
  ])('%s: %s', async (text, expected) => {
    expect(await looksPlain(new Blob([text]))).toBe(expected);
  });

  it('sees nothing in a file that is gone', async () => {
    const gone = { slice: () => ({ text: () => Promise.reject(new Error('gone')) }) } as unknown as Blob;
    expect(await looksPlain(gone)).toBe(false);
  });
});
