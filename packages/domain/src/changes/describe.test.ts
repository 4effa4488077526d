import { describe, expect, it } from 'vitest';
import { historyMessages } from '../messages/history-messages.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { fieldLabel } from '../messages/field-labels.ts';
import { authorText, describeChange, fieldText, type DescribedChange } from './describe.ts';
import { editBetween, type Edit, type Fields } from './edits.ts';
import { recordOf } from './record.ts';
import { kindOfTimetableEdits, type ChangeKind } from './change.ts';
import { touchesOf } from './touches.ts';

const timezone = 'Europe/Lisbon';
const clocks = { timezone };
const at = (day: number, hour: number) => timestampFromMillis(Date.UTC(2027, 6, day, hour));

/** A set on the first Friday of July 2027 at 20:30 local time. */
const tide: Fields = {
  artistName: 'Tide',
  stage: 'Pier',
  date: timestampFromMillis(Date.UTC(2027, 6, 1, 23)),
  timeStart: timestampFromMillis(Date.UTC(2027, 6, 2, 19, 30)),
  timeEnd: at(2, 21),
  imageURL: null,
};

const replaced: Fields = { ...tide, status: 'replaced', replacedBy: 'Moss' };

const started: Fields = { ...tide, actualStart: at(2, 20) };

/** Tide, delayed by these minutes. */
function later(minutes: number): Fields {
  const moved = (hour: number, minute: number) =>
    timestampFromMillis(Date.UTC(2027, 6, 2, hour, minute + minutes));
  return {
    ...tide,
    timeStart: moved(19, 30),
    timeEnd: moved(21, 0),
    startDelay: minutes,
    endDelay: minutes,
  };
}

const endOf = ({ timeEnd = null, endDelay = null }: Fields): Fields => ({ timeEnd, endDelay });

function edit(before: Fields | null, after: Fields | null, target: Edit['target'] = 'set', id = 'a'): Edit {
  const found = editBetween({ target, id }, before, after);
  if (found === null) throw new Error('nothing changed');
  return found;
}

function changeOf(kind: ChangeKind, edits: readonly Edit[], source?: string): DescribedChange {
  const by = { id: 'u1', email: 'robin@festival.example' };
  const touches = touchesOf({ kind, by, edits, known: () => tide, timezone });
  return recordOf({ kind, edits, touches, by, ...(source !== undefined && { source }) }).fields;
}

const words = (kind: ChangeKind, edits: readonly Edit[], source?: string) =>
  describeChange(changeOf(kind, edits, source), clocks);
const three = ['a', 'b', 'c'] as const;

it('a name with characters that turn the text around keeps to itself', () => {
  const turned = '\u202Eedit';
  const renamed = edit(tide, { ...tide, artistName: turned });
  expect(words('setsEdited', [renamed])).toBe(`Renamed Tide to \u2068${turned}\u2069`);
  const moved = edit({ ...tide, artistName: turned }, { ...tide, artistName: turned, stage: 'Dune' });
  expect(words('setsDeleted', [edit({ ...tide, artistName: turned }, null)])).toBe(
    `Deleted \u2068${turned}\u2069 from Pier, Friday 8:30 PM`,
  );
  expect(words('setsEdited', [moved])).not.toContain(' \u202E');
});

describe('a change of one set', () => {
  it.each([
    ['setsCreated', edit(null, tide), 'Added Tide on Pier, Friday 8:30 PM'],
    ['setsDeleted', edit(tide, null), 'Deleted Tide from Pier, Friday 8:30 PM'],
    ['setsMoved', edit(tide, { ...tide, stage: 'Dune' }), 'Moved Tide to Dune'],
    ['setsMoved', edit(tide, { ...tide, timeStart: at(2, 20), timeEnd: at(2, 22) }), 'Moved Tide to 9:00 PM'],
    ['setsMoved', edit(tide, { ...tide, timeEnd: at(2, 22) }), 'Moved the end of Tide to 11:00 PM'],
    ['setsEdited', edit(tide, { ...tide, artistName: 'Ebb' }), 'Renamed Tide to Ebb'],
    ['setsEdited', edit(tide, { ...tide, artistName: 'Ebb', stage: 'Dune' }), 'Edited Tide'],
    ['setsEdited', edit(tide, { ...tide, status: 'cancelled' }), 'Cancelled Tide'],
    ['setsEdited', edit(tide, replaced), 'Replaced Tide by Moss'],
    ['setsEdited', edit(tide, { ...tide, status: 'replaced' }), 'Replaced Tide'],
    ['setsEdited', edit(replaced, { ...replaced, replacedBy: 'Fern' }), 'Replaced Tide by Fern'],
    ['setsEdited', edit(replaced, { ...tide, status: null, replacedBy: null }), 'Confirmed Tide again'],
    ['setsEdited', edit(replaced, { ...tide, stage: 'Dune' }), 'Edited Tide'],
    ['setsEdited', edit(tide, { ...tide, actualStart: at(2, 20) }), 'Recorded the start of Tide at 9:00 PM'],
    [
      'setsEdited',
      edit(started, { ...started, actualEnd: at(2, 21) }),
      'Recorded the end of Tide at 10:00 PM',
    ],
    ['setsEdited', edit(started, { ...started, actualStart: null }), 'Removed the recorded times of Tide'],
    ['setsEdited', edit(started, tide), 'Removed the recorded times of Tide'],
    ['setsEdited', edit(tide, { ...tide, actualStart: at(2, 20), note: 'Late' }), 'Edited Tide'],
    ['setsMoved', edit(tide, later(10)), 'Delayed Tide by 10 min'],
    ['setsMoved', edit(later(10), later(25)), 'Delayed Tide by 15 min'],
    ['setsMoved', edit(later(10), later(5)), 'Moved Tide 5 min earlier'],
    [
      'setsMoved',
      edit(later(10), { ...tide, startDelay: null, endDelay: null }),
      'Moved Tide 10 min earlier',
    ],
    ['setsMoved', edit(tide, { ...tide, ...endOf(later(10)) }), 'Delayed the end of Tide by 10 min'],
    ['setsEdited', edit(tide, { ...tide, note: 'Late' }), 'Changed the note on Tide'],
    [
      'setsEdited',
      edit(tide, { ...tide, announcement: { level: 'held', steps: [{ level: 'day', at: at(1, 17) }] } }),
      'Changed the announcement of Tide: hidden; name and day from Thu, Jul 1, 6:00 PM',
    ],
    [
      'setsEdited',
      edit({ ...tide, announcement: { level: 'held' } }, { ...tide, announcement: null }),
      'Changed the announcement of Tide: everything',
    ],
  ] as const)('%s says which and where', (kind, one, expected) => {
    expect(words(kind, [one])).toBe(expected);
  });
});

describe('a change beside the sets', () => {
  const act = (before: Fields | null, after: Fields | null, id = 'a') => edit(before, after, 'act', id);
  const waiting: Fields = { artistName: 'Tide', imageURL: null };
  const { artistName: _, imageURL: __, ...place } = tide;
  const hold: Fields = { ...place, name: 'Hold' };
  const block = (before: Fields | null, after: Fields | null, id = 'a') => edit(before, after, 'block', id);
  it.each([
    ['setsPlaced', [act(waiting, null), edit(null, tide)], 'Put Tide on Pier, Friday 8:30 PM'],
    [
      'setsPlaced',
      three.flatMap((id) => [edit(null, tide, 'set', id), act(waiting, null, id)]),
      'Put 3 unplaced acts on the schedule on Friday',
    ],
    ['setsUnplaced', [act(null, waiting), edit(tide, null)], 'Moved Tide to the unplaced acts'],
    [
      'setsUnplaced',
      three.flatMap((id) => [edit(tide, null, 'set', id), act(null, waiting, id)]),
      'Moved 3 sets to the unplaced acts',
    ],
    ['acts', [act(null, waiting)], 'Added Tide to the unplaced acts'],
    ['acts', three.map((id) => act(null, waiting, id)), 'Added 3 unplaced acts'],
    ['acts', [act(waiting, null)], 'Removed Tide from the unplaced acts'],
    ['acts', three.map((id) => act(waiting, null, id)), 'Removed 3 unplaced acts'],
    ['acts', [act(waiting, { ...waiting, artistName: 'Ebb' })], 'Renamed Tide to Ebb'],
    ['acts', [act(waiting, { ...waiting, minutes: 60 })], 'Edited the unplaced act Tide'],
    ['acts', [act(waiting, { ...waiting, minutes: 60 }), act(null, waiting, 'b')], 'Edited 2 unplaced acts'],
    ['blocks', [block(null, hold)], 'Added the block Hold on Pier, Friday 8:30 PM'],
    ['blocks', [block(hold, { ...hold, stage: 'Dune' })], 'Moved the block Hold to Dune'],
    ['blocks', [block(hold, { ...hold, name: 'Soundcheck' })], 'Edited the block Hold'],
    ['blocks', [block(hold, null)], 'Deleted the block Hold from Pier, Friday 8:30 PM'],
    ['blocks', three.map((id) => block(null, hold, id)), 'Added 3 blocks'],
    ['blocks', three.map((id) => block(hold, { ...hold, stage: 'Dune' }, id)), 'Moved 3 blocks'],
    ['blocks', three.map((id) => block(hold, { ...hold, name: 'Line check' }, id)), 'Edited 3 blocks'],
    ['blocks', three.map((id) => block(hold, null, id)), 'Deleted 3 blocks'],
  ] as const)('%s says which and where', (kind, edits, expected) => {
    expect(words(kind, edits)).toBe(expected);
  });
});

describe('a merge', () => {
  const source = edit(null, { name: 'Agency list', of: 's' }, 'source', 's');
  const added = edit(null, tide, 'set', 'a');
  const moved = edit(tide, { ...tide, stage: 'Dune' }, 'set', 'b');
  const removed = edit(tide, null, 'set', 'c');
  it.each([
    [[added, moved, removed, source], 'Merged Agency list: 1 set added, 1 set changed, 1 set removed'],
    [[...three.map((id) => edit(null, tide, 'set', id)), source], 'Merged Agency list: 3 sets added'],
    [[source], 'Merged Agency list: the sets stayed as they were'],
  ] as const)('says what became of the sets', (edits, expected) => {
    expect(words('lineupMerged', edits, 'Agency list')).toBe(expected);
    expect(words('lineupMerged', edits)).toBe(expected.replace('Agency list', 'a lineup file'));
  });
});

describe('a change of several sets', () => {
  it.each([
    ['setsCreated', (id: string) => edit(null, tide, 'set', id), 'Added 3 sets on Friday'],
    ['setsDeleted', (id: string) => edit(tide, null, 'set', id), 'Deleted 3 sets on Friday'],
    [
      'setsEdited',
      (id: string) => edit(tide, { ...tide, status: 'cancelled' }, 'set', id),
      'Cancelled 3 sets on Friday',
    ],
    [
      'setsMoved',
      (id: string) => edit(tide, { ...tide, stage: 'Dune' }, 'set', id),
      'Moved 3 sets on Friday',
    ],
    [
      'setsEdited',
      (id: string) => edit(tide, { ...tide, imageURL: '/p' }, 'set', id),
      'Edited 3 sets on Friday',
    ],
  ] as const)('%s says how many', (kind, make, expected) => {
    expect(words(kind, three.map(make))).toBe(expected);
  });

  it('that delays a stage names the first set and counts those after it', () => {
    const ebb: Fields = { ...tide, artistName: 'Ebb', timeStart: at(2, 21), timeEnd: at(2, 22) };
    const ebbLater = { ...ebb, timeStart: at(2, 22), timeEnd: at(2, 23), startDelay: 5, endDelay: 5 };
    const pushed = edit(ebb, ebbLater, 'set', 'b');
    expect(words('setsMoved', [pushed, edit(tide, later(10))])).toBe(
      'Delayed Tide by 10 min, and 1 set after it',
    );
    const last = edit(ebb, ebbLater, 'set', 'c');
    expect(words('setsMoved', [pushed, edit(tide, later(10)), last])).toBe(
      'Delayed Tide by 10 min, and 2 sets after it',
    );
    expect(words('setsMoved', [pushed, edit(tide, { ...tide, stage: 'Dune' })])).toBe(
      'Moved 2 sets on Friday',
    );
  });

  it('that adds, edits and deletes says how many of each', () => {
    const added = edit(null, tide, 'set', 'a');
    const edited = edit(tide, { ...tide, stage: 'Dune' }, 'set', 'b');
    const deleted = edit(tide, null, 'set', 'c');
    expect(words('setsEdited', [added, edited, deleted])).toBe(
      'Changed 3 sets on Friday: 1 added, 1 edited, 1 deleted',
    );
    expect(words('setsEdited', [added, deleted])).toBe('Changed 2 sets on Friday: 1 added, 1 deleted');
  });

  it('names no day where there are two', () => {
    const later = { ...tide, date: timestampFromMillis(Date.UTC(2027, 6, 2, 23)) };
    expect(words('setsMoved', [edit(tide, later), edit(tide, { ...tide, stage: 'Dune' }, 'set', 'b')])).toBe(
      'Moved 2 sets',
    );
  });
});

describe('a change of the festival', () => {
  const saltmarsh: Fields = { name: 'Saltmarsh', location: 'Lisbon', stages: ['Pier', 'Dune'] };
  const became = (fields: Fields) => edit(saltmarsh, { ...saltmarsh, ...fields }, 'festival', 'f');
  const moved = edit(tide, { ...tide, stage: 'Jetty' });

  it.each([
    ['festivalCreated', [edit(null, saltmarsh, 'festival', 'f')], 'Created the festival'],
    [
      'festivalCreated',
      [edit(null, { ...saltmarsh, editionOf: 'e' }, 'festival', 'f'), edit(null, tide)],
      'Created the festival as a new edition, with 1 set',
    ],
    ['details', [became({ name: 'Saltmarsh Weekender' })], 'Changed name'],
    [
      'details',
      [became({ name: 'Weekender', location: 'Porto', timezone, plannedOffsets: '0' }), moved],
      'Changed location, name and time zone; 1 set moved along',
    ],
    ['stages', [became({ stages: ['Dune', 'Pier'] })], 'Reordered the stages'],
    ['stages', [became({ stages: ['Jetty', 'Dune'] }), moved], 'Changed the stage Pier to Jetty, with 1 set'],
    [
      'stages',
      [became({ stages: ['Pier', 'Dune', 'Barn', 'Mill'] })],
      'Changed the stages: added Barn and Mill',
    ],
    ['stages', [became({ stages: [] })], 'Changed the stages: removed Pier and Dune'],
    ['stages', [became({ stageChangeovers: ['15 Pier'] })], 'Changed changeovers of stages'],
    [
      'details',
      [became({ tightMinutes: 20, changeoverMinutes: 15, openHours: ['closed daily'] })],
      'Changed changeover, opening hours and time between stages',
    ],
    ['conflicts', [became({ 'acceptedConflicts/name tide': 'a choir' })], 'Accepted a conflict: a choir'],
    ['conflicts', [became({ 'acceptedConflicts/name tide': '' })], 'Accepted a conflict'],
    [
      'conflicts',
      [edit({ ...saltmarsh, 'acceptedConflicts/name tide': '' }, saltmarsh, 'festival', 'f')],
      'Withdrew the acceptance of a conflict',
    ],
    ['restored', [moved], 'Restored an earlier state'],
  ] as const)('%s says what', (kind, edits, expected) => {
    expect(words(kind, edits)).toBe(expected);
  });
});

describe('an import', () => {
  it.each([
    ['lineupImported', 'lantern.json', 'Imported 3 sets from lantern.json'],
    ['spreadsheetImported', undefined, 'Imported 3 sets'],
  ] as const)('%s says how many sets and where from', (kind, source, expected) => {
    expect(
      words(
        kind,
        three.map((id) => edit(null, tide, 'set', id)),
        source,
      ),
    ).toBe(expected);
  });
});

describe('a change of artists', () => {
  const fen: Fields = { name: 'Fen Lantern' };
  const reed: Fields = { name: 'Reed Lantern' };
  const of = (before: Fields | null, after: Fields | null, id = 'a') => edit(before, after, 'artist', id);
  const merged = (id: string) => of(reed, { ...reed, mergedInto: 'a' }, id);
  const gains = of(fen, { ...fen, spellings: ['Reed Lantern'] });

  it.each<[ChangeKind, readonly Edit[], string]>([
    ['artistsCreated', [of(null, fen)], 'Added the artist Fen Lantern'],
    ['artistsCreated', [of(null, fen), of(null, reed, 'b')], historyMessages.artistsAdded(2)],
    ['artistsEdited', [of(fen, reed)], historyMessages.artistRenamed('Fen Lantern', 'Reed Lantern')],
    ['artistsEdited', [of(fen, { ...fen, country: 'PT' })], 'Changed country of the artist Fen Lantern'],
    [
      'artistsEdited',
      [of(fen, { ...fen, country: 'PT' }), of(reed, { ...reed, country: 'PT' }, 'b')],
      historyMessages.artistsEdited(2),
    ],
    ['artistsDeleted', [of(fen, null)], 'Deleted the artist Fen Lantern'],
    ['artistsDeleted', [of(fen, null), of(reed, null, 'b')], historyMessages.artistsDeleted(2)],
    ['artistsMerged', [gains, merged('b')], 'Merged the artist Reed Lantern into Fen Lantern'],
    ['artistsMerged', [gains, merged('b'), merged('c')], historyMessages.artistsMerged(2)],
  ])('%s', (kind, edits, text) => {
    expect(words(kind, edits).replaceAll(/[\u2068\u2069]/gu, '')).toBe(text);
  });
});

describe('links of sets to artists', () => {
  const link = (id: string, artistIds: readonly string[], target: Edit['target'] = 'set') =>
    edit(tide, { ...tide, artistIds }, target, id);
  const text = (edits: readonly Edit[], createdArtists?: number) => {
    const kind = kindOfTimetableEdits(edits);
    expect(kind).toBe('setsLinked');
    return describeChange({ ...changeOf(kind, edits), ...(createdArtists && { createdArtists }) }, clocks);
  };

  it.each<[string, readonly Edit[], number | undefined, string]>([
    ['one set', [link('a', ['x'])], undefined, historyMessages.linked('Tide', 1)],
    ['one set with two artists', [link('a', ['x', 'y'])], undefined, historyMessages.linked('Tide', 2)],
    ['one set with none', [link('a', [])], undefined, historyMessages.unlinked('Tide')],
    ['one act', [link('a', ['x'], 'act')], undefined, historyMessages.linked('Tide', 1)],
    ['several', three.map((id) => link(id, ['x'])), undefined, 'Linked 3 sets to artists'],
    ['acts', three.map((id) => link(id, ['x'], 'act')), undefined, 'Linked 3 unplaced acts to artists'],
    ['several with none', three.map((id) => link(id, [])), undefined, historyMessages.unlinked('3 sets')],
    ['both', [link('a', ['x']), link('b', [])], undefined, historyMessages.artistsOfSetsChanged('2 sets')],
    ['new artists', three.map((id) => link(id, ['x'])), 2, 'Created 2 artists and linked 3 sets'],
    ['one new artist', [link('a', ['x'])], 1, historyMessages.artistsCreatedAndLinked(1, 'Tide')],
  ])('of %s', (_, edits, createdArtists, expected) => {
    expect(text(edits, createdArtists)).toBe(expected);
  });

  it('say the number of all, also where the record holds only the first of them', () => {
    const many = Array.from({ length: 383 }, (_, index) => link(`s${index}`, ['x']));
    expect(text(many, 210)).toBe('Created 210 artists and linked 383 sets');
  });

  it('are an edit where something else differs as well', () => {
    const edited = edit(tide, { ...tide, artistIds: ['x'], note: 'Late' });
    expect(kindOfTimetableEdits([edited, link('b', ['x'])])).toBe('setsEdited');
  });
});

describe('an undo', () => {
  it.each([
    ['undone', 'Undid an earlier change', 'Undid: Added Tide on Pier, Friday 8:30 PM'],
    ['redone', 'Redid an earlier change', 'Redid: Added Tide on Pier, Friday 8:30 PM'],
  ] as const)('%s says what it takes back or brings back, where that is known', (kind, without, withIt) => {
    const change = changeOf(kind, [edit(tide, null)]);
    expect(describeChange(change, clocks)).toBe(without);
    expect(describeChange(change, clocks, changeOf('setsCreated', [edit(null, tide)]))).toBe(withIt);
  });
});

it('the words are those of the catalogue', () => {
  const saltmarsh: Fields = { name: 'Saltmarsh', stages: ['Pier'] };
  const became = (fields: Fields) => edit(saltmarsh, { ...saltmarsh, ...fields }, 'festival', 'f');
  expect(words('details', [became({ name: 'Ebb' })])).toBe(historyMessages.details('name', 0));
  expect(words('stages', [became({ stages: ['Dune'] })])).toBe(
    historyMessages.stageReplaced('Pier', 'Dune', 0),
  );
  expect(words('stages', [became({ stages: [] })])).toBe(historyMessages.stages('', 'Pier'));
  expect(historyMessages.beginsHere).toBe('The history begins here. What was done before is not on record.');
});

it('an author who was forgotten is a former administrator', () => {
  expect(authorText({ id: 'u1', email: 'robin@festival.example' })).toBe('robin@festival.example');
  expect(authorText({ id: '', email: '' })).toBe('a former administrator');
});

describe('a field', () => {
  it.each([
    ['artistName', 'artist'],
    ['stage', 'stage'],
    ['date', 'day'],
    ['timeStart', 'start'],
    ['timeEnd', 'end'],
    ['imageURL', 'picture'],
    ['startDate', 'first day'],
    ['endDate', 'last day'],
    ['dayStartsAt', 'start of the day'],
    ['hourCycle', 'time format'],
    ['stages', 'stages'],
    ['anotherOne', 'anotherOne'],
  ])('%s is called %s', (field, label) => {
    expect(fieldLabel(field)).toBe(label);
  });

  it.each([
    ['timeStart', tide['timeStart'], 'Fri, Jul 2, 8:30 PM'],
    ['date', tide['date'], 'Fri, Jul 2'],
    ['stages', ['Pier', 'Dune'], 'Pier, Dune'],
    ['imageURL', null, ''],
    ['name', 'Saltmarsh', 'Saltmarsh'],
    ['country', 'IS', 'Iceland'],
    ['minutes', 30, '30'],
    ['dayStartsAt', '06:00', '6:00 AM'],
    ['hourCycle', 'h12', '12-hour'],
    ['hourCycle', 'h23', '24-hour'],
    ['hourCycle', undefined, ''],
    ['artistName', 'h23', 'h23'],
    ['changeovers', { Pier: 15 }, '{"Pier":15}'],
  ])('%s has its value in words', (field, value, expected) => {
    expect(fieldText(value, field, clocks)).toBe(expected);
  });
});

it('times are told as the festival shows them', () => {
  const shown = { timezone, hourCycle: 'h23' } as const;
  const change = (kind: ChangeKind, after: Fields | null) =>
    describeChange(changeOf(kind, [edit(tide, after)]), shown);
  expect(change('setsDeleted', null)).toBe('Deleted Tide from Pier, Friday 20:30');
  expect(change('setsMoved', { ...tide, timeEnd: at(2, 22) })).toBe('Moved the end of Tide to 23:00');
  expect(fieldText(tide['timeStart'], 'timeStart', shown)).toBe('Fri, Jul 2, 20:30');
  expect(fieldText('06:00', 'dayStartsAt', shown)).toBe('06:00');
});
