import { describe, expect, it } from 'vitest';
import { timestampFromMillis } from '../timestamp.ts';
import type { ChangeKind } from './change.ts';
import type { DescribedChange } from './describe.ts';
import { editBetween, type Edit, type Fields } from './edits.ts';
import { historyText } from './history-text.ts';
import { recordOf } from './record.ts';
import { touchesOf } from './touches.ts';

const timezone = 'Europe/Lisbon';
const clocks = { timezone };

/** An instant in July 2027, given as Lisbon summer time. The first Friday is the 2nd. */
const at = (day: number, hour: number, minute = 0) =>
  timestampFromMillis(Date.UTC(2027, 6, day, hour - 1, minute));

function set(artistName: string, stage: string, day: number, hour: number, minutes = 60): Fields {
  const timeEnd = timestampFromMillis(Date.UTC(2027, 6, day, hour - 1, minutes));
  return { artistName, stage, date: at(day, 0), timeStart: at(day, hour), timeEnd, imageURL: null };
}

const tide = set('Tide', 'Pier', 2, 20);
const waiting: Fields = { artistName: 'Tide', imageURL: null };
const hold: Fields = {
  name: 'Hold',
  stage: 'Pier',
  date: at(2, 0),
  timeStart: at(2, 20),
  timeEnd: at(2, 21),
};

interface Document {
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly target?: Edit['target'];
}

/** The record of a change that took these documents from one state to another. */
function record(kind: ChangeKind, ...documents: readonly Document[]): DescribedChange {
  const by = { id: 'u1', email: 'robin@festival.example' };
  const edits = documents.map(({ before, after, target = 'set' }, index) => {
    const edit = editBetween({ target, id: String(index) }, before, after);
    if (edit === null) throw new Error('nothing changed');
    return edit;
  });
  const known = ({ id }: Pick<Edit, 'id'>) => documents[Number(id)]?.before ?? null;
  return recordOf({ kind, edits, touches: touchesOf({ kind, by, edits, known, timezone }), by }).fields;
}

const text = (kind: ChangeKind, ...documents: readonly Document[]) =>
  historyText(record(kind, ...documents), clocks);
const became = (before: Fields, fields: Fields): Document => ({ before, after: { ...before, ...fields } });

describe('a set that was moved', () => {
  it.each([
    ['to another time', set('Tide', 'Pier', 2, 18), 'Moved Tide from Fri 8:00 PM Pier to Fri 6:00 PM'],
    ['to another stage', set('Tide', 'Dune', 2, 20), 'Moved Tide from Fri Pier to Dune'],
    ['to both', set('Tide', 'Dune', 2, 18), 'Moved Tide from Fri 8:00 PM Pier to Fri 6:00 PM Dune'],
    ['to another day', set('Tide', 'Pier', 3, 20), 'Moved Tide from Fri 8:00 PM Pier to Sat 8:00 PM'],
    [
      'into the night of its day',
      { ...set('Tide', 'Pier', 3, 1), date: at(2, 0) },
      'Moved Tide from Fri 8:00 PM Pier to Fri 1:00 AM',
    ],
    [
      'at its end',
      { ...tide, timeEnd: at(2, 22) },
      'Moved the end of Tide (Pier, Friday) from 9:00 PM to 10:00 PM',
    ],
    [
      'at its start',
      { ...tide, timeStart: at(2, 19) },
      'Moved the start of Tide (Pier, Friday) from 8:00 PM to 7:00 PM',
    ],
  ])('%s', (_, after, expected) => {
    expect(text('setsMoved', became(tide, after))).toBe(expected);
  });

  it('by the clocks that the festival shows', () => {
    const change = record('setsMoved', became(tide, set('Tide', 'Pier', 2, 18)));
    expect(historyText(change, { timezone, hourCycle: 'h23' })).toBe(
      'Moved Tide from Fri 20:00 Pier to Fri 18:00',
    );
  });

  it('with a name and a stage that turn the text around', () => {
    const turned = set('\u202Eedit', '\u202Ereip', 2, 20);
    expect(text('setsMoved', became(turned, { stage: 'Dune' }))).toBe(
      'Moved \u2068\u202Eedit\u2069 from Fri \u2068\u202Ereip\u2069 to Dune',
    );
  });

  it('by a delay of the show day', () => {
    const late = { timeStart: at(2, 20, 10), timeEnd: at(2, 21, 10), startDelay: 10, endDelay: 10 };
    expect(text('setsMoved', became(tide, late))).toBe('Delayed Tide by 10 min (Pier, Friday)');
    const ebb = set('Ebb', 'Pier', 2, 21);
    const pushed = { timeStart: at(2, 21, 10), timeEnd: at(2, 22, 10), startDelay: 10, endDelay: 10 };
    expect(text('setsMoved', became(tide, late), became(ebb, pushed))).toBe(
      'Delayed Tide by 10 min, and 1 set after it (Pier, Friday)',
    );
  });

  it('and played says when', () => {
    expect(text('setsEdited', became(tide, { actualStart: at(2, 20, 4) }))).toBe(
      'Recorded the start of Tide at 8:04 PM (Pier, Friday)',
    );
  });

  it('from the schedule', () => {
    expect(
      text('setsUnplaced', { before: tide, after: null }, { before: null, after: waiting, target: 'act' }),
    ).toBe('Moved Tide from Fri 8:00 PM Pier to the unplaced acts');
  });

  it('or a block', () => {
    expect(text('blocks', { ...became(hold, { stage: 'Dune' }), target: 'block' })).toBe(
      'Moved the block Hold from Fri Pier to Dune',
    );
    expect(text('blocks', { ...became(hold, { name: 'Soundcheck' }), target: 'block' })).toBe(
      'Edited the block Hold',
    );
  });
});

describe('two sets', () => {
  const swap = (one: Fields, oneAfter: Fields, other: Fields, otherAfter: Fields) =>
    text('setsMoved', became(one, oneAfter), became(other, otherAfter));
  const ebb = set('Ebb', 'Dune', 2, 22, 90);

  it('that exchanged stage and time are both named', () => {
    expect(swap(tide, set('Tide', 'Dune', 2, 22), ebb, set('Ebb', 'Pier', 2, 20, 90))).toBe(
      'Swapped Tide (Fri 8:00 PM Pier) and Ebb (Fri 10:00 PM Dune)',
    );
  });

  it('that exchanged their stages only', () => {
    const moss = set('Moss', 'Dune', 2, 20);
    expect(swap(tide, { stage: 'Dune' }, moss, { stage: 'Pier' })).toBe(
      'Swapped Tide (Fri Pier) and Moss (Fri Dune)',
    );
  });

  it('that exchanged their days', () => {
    const fern = set('Fern', 'Pier', 3, 20);
    expect(swap(tide, set('Tide', 'Pier', 3, 20), fern, set('Fern', 'Pier', 2, 20))).toBe(
      'Swapped Tide (Fri 8:00 PM Pier) and Fern (Sat 8:00 PM Pier)',
    );
  });

  it('of other lengths that changed their order on a stage', () => {
    const fern = set('Fern', 'Pier', 2, 21, 30);
    expect(
      swap(tide, { timeStart: at(2, 20, 30), timeEnd: at(2, 21, 30) }, fern, set('Fern', 'Pier', 2, 20, 30)),
    ).toBe('Swapped Tide (Fri 8:00 PM Pier) and Fern (Fri 9:00 PM Pier)');
  });

  it('of which one took the place of the other, which went elsewhere, were moved', () => {
    expect(swap(tide, set('Tide', 'Dune', 2, 22), ebb, set('Ebb', 'Pier', 2, 18, 90))).toBe(
      'Moved 2 sets on Friday',
    );
  });

  it('on two stages that exchanged their times alone were moved', () => {
    expect(swap(tide, set('Tide', 'Pier', 2, 22), ebb, set('Ebb', 'Dune', 2, 20, 90))).toBe(
      'Moved 2 sets on Friday',
    );
  });
});

describe('several sets that were moved', () => {
  const sets = [tide, set('Ebb', 'Pier', 2, 21), set('Moss', 'Pier', 2, 22)];
  const all = (after: (fields: Fields, index: number) => Fields) =>
    text('setsMoved', ...sets.map((fields, index) => became(fields, after(fields, index))));

  it('say by how much, where that is the same', () => {
    expect(all((_, index) => ({ timeStart: at(2, 20 + index, 20), timeEnd: at(2, 21 + index, 20) }))).toBe(
      'Moved 3 sets on Friday (Pier), 20 min later',
    );
    expect(all((_, index) => ({ timeStart: at(2, 18 + index, 30), timeEnd: at(2, 19 + index, 30) }))).toBe(
      'Moved 3 sets on Friday (Pier), 1 h 30 min earlier',
    );
  });

  it('say from which stage to which, and from which day to which', () => {
    expect(all(() => ({ stage: 'Dune' }))).toBe('Moved 3 sets on Friday from Pier to Dune');
    expect(all((_, index) => set('', 'Pier', 3, 20 + index))).toMatch(
      /^Moved 3 sets from Friday to Saturday \(Pier\)$/u,
    );
  });

  it('say no more than they have in common', () => {
    expect(all((_, index) => ({ timeStart: at(2, 18 + index, 10 * index) }))).toBe(
      'Moved 3 sets on Friday (Pier)',
    );
    const other = became(set('Fern', 'Dune', 3, 20), { stage: 'Barn' });
    expect(text('setsMoved', became(tide, { stage: 'Dune' }), other)).toBe('Moved 2 sets');
  });
});

describe('a set that was edited', () => {
  it.each([
    [{ artistName: 'Ebb' }, 'Renamed Tide to Ebb (Pier, Friday)'],
    [{ status: 'cancelled' }, 'Cancelled Tide (Pier, Friday)'],
    [{ note: 'Late' }, 'Changed the note on Tide (Pier, Friday)'],
    [{ artistName: 'Ebb', imageURL: '/p' }, 'Edited Tide (Pier, Friday): changed artist and picture'],
    [{ artistName: 'Ebb', stage: 'Dune' }, 'Edited Tide: moved from Fri Pier to Dune; changed artist'],
  ])('%j says where', (fields, expected) => {
    expect(text('setsEdited', became(tide, fields))).toBe(expected);
  });
});

describe('an undo', () => {
  const moves = [tide, set('Ebb', 'Pier', 2, 21)].map((fields) => became(fields, { stage: 'Dune' }));
  const done = record('setsMoved', ...moves);
  const back = ({ before, after }: Document): Document => ({ before: after, after: before });

  it('says how many of how many it took back', () => {
    const [first] = moves.map(back);
    expect(historyText(record('undone', first!), clocks, done)).toBe(
      'Undid: Moved 2 sets on Friday from Pier to Dune (1 of 2)',
    );
    expect(historyText(record('redone', ...moves), clocks, done)).toBe(
      'Redid: Moved 2 sets on Friday from Pier to Dune (2 of 2)',
    );
  });

  it('of one set names its places', () => {
    const one = record('setsMoved', moves[0]!);
    expect(historyText(record('undone', back(moves[0]!)), clocks, one)).toBe(
      'Undid: Moved Tide from Fri Pier to Dune',
    );
  });

  it('of what is not on record any more says no number', () => {
    expect(historyText(record('undone', back(moves[0]!)), clocks)).toBe('Undid an earlier change');
  });
});

it('other changes read as in toasts', () => {
  expect(text('setsCreated', { before: null, after: tide })).toBe('Added Tide on Pier, Friday 8:00 PM');
});
