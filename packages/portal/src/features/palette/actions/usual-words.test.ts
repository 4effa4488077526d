import { timestampFromMillis, type Festival, type LineupEvent } from '@lineup/domain';
import { describe, expect, test } from 'vitest';
import { findEntries, searchedIndex, type Searched } from '../entries/use-found.ts';
import { festivalActions } from './festival-actions.ts';
import { portalActions, topicActions, type PortalRuns } from './portal-actions.ts';
import { entryOf } from './use-palette-actions.ts';

const nothing = () => undefined;
const runs: PortalRuns = {
  dashboard: nothing,
  createFestival: nothing,
  artists: nothing,
  account: nothing,
  administrators: nothing,
  logout: nothing,
  setScheme: nothing,
  setTimeFormat: nothing,
  letterKeys: { areOn: true, turn: nothing },
  help: { keys: '?', run: nothing },
  guide: nothing,
};
const actions = [
  ...festivalActions({
    perform: nothing,
    toTab: nothing,
    upload: nothing,
    checkSources: nothing,
    undo: nothing,
    redo: nothing,
    keysOf: nothing,
  }),
  ...portalActions(runs),
  ...topicActions(runs),
];
const day = timestampFromMillis(Date.UTC(2026, 6, 3, 6));
const festival: Festival = {
  id: 'f1',
  name: 'Salt & Lantern',
  location: 'Old Harbour',
  timezone: 'America/Vancouver',
  startDate: day,
  endDate: timestampFromMillis(Date.UTC(2026, 6, 6, 6) - 1),
  dayStartsAt: '06:00',
  stages: ['Harbour', 'Chapel'],
  imageURL: null,
  created_at: day,
  updated_at: day,
};
const set = (id: string, artistName: string): LineupEvent => ({
  id,
  artistName,
  stage: 'Harbour',
  date: day,
  timeStart: timestampFromMillis(Date.UTC(2026, 6, 4, 4)),
  timeEnd: timestampFromMillis(Date.UTC(2026, 6, 4, 5)),
});
/** The palette with an open festival. */
const searched: Searched = {
  festival,
  events: [set('e1', 'Slow Ferry'), set('e2', 'The Grey Herons')],
  acts: [],
  setsOnly: false,
  festivals: [festival],
  actions: actions.map(entryOf),
  offered: [],
};
const index = searchedIndex(searched);
const found = (text: string) => findEntries(searched, index, text).entries.map(({ id }) => id);

/** What people type, and the first result. */
const table = [
  ['undo', 'undo'],
  ['redo', 'redo'],
  ['take back', 'undo'],
  ['mistake', 'undo'],
  ['print', 'printDay'],
  ['pdf', 'printDay'],
  ['paper', 'printDay'],
  ['door sheet', 'printDoors'],
  ['export', 'exportXlsx'],
  ['excel', 'exportXlsx'],
  ['xlsx', 'exportXlsx'],
  ['download', 'exportXlsx'],
  ['csv', 'exportCsv'],
  ['json', 'exportJson'],
  ['calendar', 'exportIcs'],
  ['ics', 'exportIcs'],
  ['import', 'importSpreadsheet'],
  ['upload', 'uploadSchedule'],
  ['spreadsheet', 'importSpreadsheet'],
  ['share', 'publish'],
  ['link', 'previewLinks'],
  ['preview', 'previewLinks'],
  ['embed', 'addresses'],
  ['website', 'addresses'],
  ['webhook', 'webhook'],
  ['publish', 'publish'],
  ['release', 'planRelease'],
  ['go live', 'publish'],
  ['show day', 'live'],
  ['rehearsal', 'live'],
  ['history', 'history'],
  ['who changed', 'history'],
  ['audit', 'history'],
  ['restore', 'restore'],
  ['conflict', 'conflicts'],
  ['clash', 'conflicts'],
  ['overlap', 'conflicts'],
  ['next conflict', 'nextConflict'],
  ['unplaced', 'unplacedActs'],
  ['unscheduled', 'unplacedActs'],
  ['add set', 'addEvent'],
  ['new artist', 'addEvent'],
  ['shortcut', 'help'],
  ['hotkeys', 'help'],
  ['help', 'guide'],
  ['manual', 'guide'],
  ['keyboard', 'help'],
  ['letter keys', 'letterKeys'],
  ['night', 'dayStart'],
  ['midnight', 'guide nights'],
  ['translation', 'language'],
  ['24 hours', 'hourCycle'],
  ['my time format', 'timeFormat h12'],
  ['am pm', 'hourCycle'],
  ['timezone', 'timezone'],
  ['time zone', 'timezone'],
  ['curfew', 'openHours'],
  ['opening hours', 'openHours'],
  ['changeover', 'changeover'],
  ['stage', 'stages'],
  ['rename stage', 'stageNames'],
  ['cancel', 'guide cancel'],
  ['replace', 'guide cancel'],
  ['hide', 'guide announce'],
  ['secret', 'guide announce'],
  ['duplicate', 'guide timetable'],
  ['swap', 'guide timetable'],
  ['delay', 'guide timetable'],
  ['invite', 'administrators'],
  ['add colleague', 'administrators'],
  ['user', 'administrators'],
  ['team', 'administrators'],
  ['phone', 'guide account'],
  ['password', 'account'],
  ['sessions', 'account'],
  ['devices', 'account'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['theme', 'light'],
  ['colour', 'light'],
  ['color', 'light'],
  ['log out', 'logout'],
  ['sign out', 'logout'],
  ['home', 'dashboard'],
  ['new festival', 'createFestival'],
  ['edition', 'newEdition'],
  ['next year', 'newEdition'],
  ['clone', 'newEdition'],
  ['delete', 'deleteFestival'],
  ['picture', 'cover'],
  ['settings', 'details'],
  ['timetable', 'schedule'],
] as const;

describe('the palette', () => {
  test.each(table)('finds by “%s” first: %s', (text, id) => {
    expect(found(text)[0]).toBe(id);
  });

  test('finds each with one letter missing, doubled or swapped with the next', () => {
    const missed = table.flatMap(([text, id]) =>
      faultsOf(text).flatMap((typed) => (found(typed).includes(id) ? [] : [`${typed} → ${id}`])),
    );
    expect(missed).toEqual([]);
  });

  test('has other words for all that can be done, and no id twice', () => {
    expect(actions.filter(({ words }) => words === undefined)).toEqual([]);
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  });
});

/** Returns typos in the middle of words that are long enough to be distinguishable. */
function faultsOf(text: string): readonly string[] {
  const longest = text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (longest.length < 5) return [];
  const at = Math.floor(longest.length / 2);
  const [before, letter = '', next = '', after] = [
    longest.slice(0, at),
    longest[at],
    longest[at + 1],
    longest.slice(at + 2),
  ];
  const faults = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ];
  return faults.map((fault) => text.replace(longest, fault));
}
