/*
 * Follows the extra fields of a copy of the project: the public "genre" and the private "contact" of a set, and the
 * public "pronouns" and the private "agent" of an artist. new-field.test.ts runs this in that copy; the project itself
 * does not have the fields, so that plain strings name them here.
 */
import { artistHistory, draftToEvent, paths, timestampFromMillis, type Change } from '@lineup/domain';
import { lineupCsv, lineupJson } from '@lineup/domain/export';
import { incomingOfDraft, matchSets, mergeWrites, planMerge } from '@lineup/domain/merge';
import { freezeLineup, makePublicRelease } from '@lineup/domain/release';
import { renderPublic, renderSchema, unbuiltAssets } from '@lineup/lineup-page';
import { startBackend } from '@lineup/provider-embedded/testing';
import { createServices } from '@lineup/services';
import { expect, test } from 'vitest';
import { draftsOf } from '../../../packages/domain/src/reading/corpus/testing/walk-file.ts';
import { formFields } from '../../../packages/portal/src/features/artists/model/artist-form.ts';
import { fieldsShown, labelOf } from '../../../packages/portal/src/features/history/fields-shown.ts';
import { columnNames, columns } from '../../../packages/portal/src/features/timetable/list/grid/columns.ts';
import {
  givenDraft,
  givenFestival,
  newFestival,
  uploadId,
} from '../../../packages/services/src/testing/factories.ts';

const stamp = timestampFromMillis(0);
const festival = { ...newFestival(), id: 'f1', created_at: stamp, updated_at: stamp };
const lineup = (genre: string) =>
  `Artist,Stage,Date,Start,End,Style\nTide,Harbour,2026-07-03,20:00,21:00,${genre}\n`;
const read = (text: string) =>
  draftsOf({ bytes: new TextEncoder().encode(text), fileName: 'lineup.csv', festival });

const now = Date.UTC(2026, 6, 1);

/** The festival with its one set, imported by a person. */
async function importedLineup() {
  let time = now;
  const provider = startBackend({ now: () => (time += 1) });
  const services = createServices(provider, { now: () => 0, random: () => 0 });
  givenFestival(provider, 'f1');
  const events = (await read(lineup('Techno'))).map((draft) => {
    const { id: _, ...event } = draft;
    return event;
  });
  givenDraft(provider, 'f1', events);
  const drafts = await services.uploads.draftEvents('f1', uploadId);
  await services.uploads.saveAll({ festivalId: 'f1', uploadId, fileName: 'lineup.csv', drafts });
  const onlySet = async () => {
    const [set] = await services.events.list('f1');
    if (set === undefined) throw new Error('no set');
    return set;
  };
  const latest = () =>
    new Promise<Change>((resolve, reject) => {
      services.history.watchLatest('f1', ({ changes: [change] }) => change && resolve(change), reject);
    });
  return { provider, services, onlySet, latest };
}

/** The set of that lineup with a private text. */
async function setWithContact() {
  const { onlySet } = await importedLineup();
  return { ...(await onlySet()), contact: 'Ada, 555 0100' };
}

test('it is imported from a column of that name', async () => {
  const { onlySet } = await importedLineup();
  expect(await onlySet()).toMatchObject({ artistName: 'Tide', genre: 'Techno' });
});

test('a change is shown in the history and undone exactly', async () => {
  const { provider, services, onlySet, latest } = await importedLineup();
  const { id } = await onlySet();
  const before = provider.stored.read(paths.event('f1', id));
  await services.events.update('f1', id, { genre: 'House', contact: 'Ada, 555 0100' } as object);
  expect(await onlySet()).toMatchObject({ genre: 'House', contact: 'Ada, 555 0100' });
  const change = await latest();
  const shown = change.edits.flatMap((edit) => fieldsShown(edit));
  expect(shown.map(labelOf)).toEqual(['genre', 'contact']);
  await expect(services.history.undo('f1', change, 'ask')).resolves.toMatchObject({ state: 'done' });
  const { updatedAt: _, updated_at: __, ...fields } = before ?? {};
  expect(provider.stored.read(paths.event('f1', id))).toMatchObject(fields);
  expect(await onlySet()).not.toHaveProperty('contact');
});

test('a new version of the file that says otherwise is compared with it', async () => {
  const set = { ...(await setWithContact()), version: '1' };
  const incoming = (await read(lineup('House'))).map((draft) => incomingOfDraft(draft));
  const plan = planMerge(matchSets(incoming, [set], null, festival), null, festival);
  const [row] = plan.rows;
  expect(row).toMatchObject({ fields: [{ field: 'genre', portal: 'Techno', file: 'House', from: 'ask' }] });
  const answers = { [row?.key ?? '']: Object.fromEntries([['genre', 'file']]) };
  const answered = planMerge(matchSets(incoming, [set], null, festival), null, festival, { answers });
  expect(mergeWrites(answered, null, festival).edits).toMatchObject([{ fields: { genre: 'House' } }]);
});

test('it is exported and read again', async () => {
  const set = await setWithContact();
  const csv = lineupCsv([set], festival);
  expect(csv).toMatch(/genre/u);
  expect(csv).not.toMatch(/contact|Ada/u);
  expect(lineupJson([set], festival)).not.toMatch(/contact|Ada/u);
  for (const text of [csv, lineupJson([set], festival)]) {
    const [draft] = await read(text);
    expect(draft === undefined ? null : draftToEvent(draft, festival)).toMatchObject({ genre: 'Techno' });
  }
});

test('it has a column in the list; a private one has none', () => {
  expect(columns.map(String)).toContain('genre');
  expect(columns.map(String)).not.toContain('contact');
  expect(columnNames).toMatchObject({ genre: 'Genre' });
});

test('it is published with the set; a private one is nowhere', async () => {
  const set = await setWithContact();
  const release = { id: 'r1', number: 1, publishedAt: now, plannedFor: null, late: false };
  const frozen = freezeLineup(festival, [set]);
  const made = makePublicRelease(frozen, null, { release, now, state: 'published' });
  const place = {
    origin: 'https://lineup.example',
    slug: 'tide',
    kind: 'lineup',
    assets: unbuiltAssets,
  } as const;
  for (const path of ['', 'lineup.json', 'lineup.csv', 'lineup.ics']) {
    const body = String(renderPublic(made.public, place, path)?.body);
    expect(body).toContain('Techno');
    expect(body).not.toMatch(/contact|Ada/u);
  }
  expect(JSON.stringify([frozen, made])).not.toMatch(/contact|Ada/u);
  expect(renderSchema(place.origin).body).toMatch(/"genre"/u);
});

/** Two artists, of whom the first has both fields; the portal's services. */
async function storedArtists() {
  const { provider, services } = await importedLineup();
  const fields = { pronouns: 'they/them', agent: 'Ada, 555 0100' };
  await services.artists.create('tide', { name: 'Tide', ...fields });
  await services.artists.create('ebb', { name: 'Ebb' });
  return { provider, services, fields };
}

test('a field of an artist is in its form, and checked', async () => {
  expect(formFields.map(({ key, label }) => [key, label])).toEqual(
    expect.arrayContaining([
      ['pronouns', 'Pronouns'],
      ['agent', 'Agent'],
    ]),
  );
  const { services } = await storedArtists();
  const tooLong = { pronouns: 'x'.repeat(61) };
  await expect(services.artists.change('ebb', tooLong as object)).rejects.toMatchObject({ code: 'invalid' });
});

test('a field of an artist is gained in a merge, shown in the history and undone exactly', async () => {
  const { provider, services, fields } = await storedArtists();
  await services.artists.merge('ebb', 'tide');
  expect(provider.stored.read(paths.artist('ebb'))).toMatchObject(fields);
  const [change] = (await services.history.find(artistHistory, [], null)).changes;
  if (change === undefined) throw new Error('no change');
  const shown = change.edits.filter(({ id }) => id === 'ebb').flatMap((edit) => fieldsShown(edit));
  expect(shown.map(labelOf)).toEqual(expect.arrayContaining(['pronouns', 'agent']));
  await services.history.undo(artistHistory, change, 'ask');
  expect(provider.stored.read(paths.artist('ebb'))).not.toHaveProperty('pronouns');
});

test('a public field of an artist is published with the set; a private one is nowhere', async () => {
  const { services } = await storedArtists();
  const artist = await services.artists.get('tide');
  const set = { ...(await setWithContact()), artistIds: ['tide'] };
  const release = { id: 'r1', number: 1, publishedAt: now, plannedFor: null, late: false };
  const frozen = freezeLineup(festival, [set], { artists: { artists: [artist], pictures: new Map() } });
  const made = makePublicRelease(frozen, null, { release, now, state: 'published' });
  expect(made.public.profiles).toMatchObject([{ values: { name: 'Tide', pronouns: 'they/them' } }]);
  expect(JSON.stringify([frozen, made])).not.toMatch(/agent|Ada/u);
});
