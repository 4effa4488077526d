// Compares the conflict checks of four features, so it imports their internals.
/* oxlint-disable walls/feature-doors */
import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  draftToEvent,
  festivalTimestamps,
  timestampFromMillis,
  type ConflictKind,
  type DraftValues,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import { parseSpreadsheet } from '@lineup/domain/spreadsheet';
import { describe, expect, it } from 'vitest';
import { eventNotes } from '../event/notes/event-notes.ts';
import { formOf } from '../event/form/event-values.ts';
import { groupSchedule } from '../grid/group-schedule.ts';
import { notesOf } from '../../import/draft/draft-row.ts';
import { DraftStore } from '../../import/draft/draft-store.ts';
import { makeDraftEvent } from '../../import/testing/make-draft.ts';

type Cells = readonly [artist: string, stage: string, date: string, start: string, end: string];

interface Case {
  readonly name: string;
  readonly festival?: Partial<Festival>;
  /** Sets by the festival day, and the conflicts reported for each. */
  readonly sets: readonly (readonly [cells: Cells, kinds: readonly ConflictKind[]])[];
}

const timezone = 'Europe/Lisbon';

/** Days start at six in the morning; the clocks go forward during the night. */
function makeFestival(traits: Partial<Festival> = {}): Festival {
  const stamp = timestampFromMillis(0);
  return {
    id: 'f1',
    name: 'Salt & Lantern',
    location: 'Quay Hill',
    timezone,
    ...festivalTimestamps({ startDate: '2027-03-26', endDate: '2027-03-28', timezone }),
    dayStartsAt: '06:00',
    stages: ['Barn', 'Quay'],
    imageURL: null,
    created_at: stamp,
    updated_at: stamp,
    ...traits,
  };
}

const cases: readonly Case[] = [
  {
    name: 'sets that touch',
    sets: [
      [['Owl', 'Barn', '2027-03-26', '20:00', '21:00'], []],
      [['Kelp', 'Barn', '2027-03-26', '21:00', '22:00'], []],
    ],
  },
  {
    name: 'an overlap over the beginning of the next festival day',
    sets: [
      [
        ['Owl', 'Barn', '2027-03-26', '23:00', '08:00'],
        ['overlap', 'unlikelyLength'],
      ],
      [['Kelp', 'Barn', '2027-03-27', '07:00', '09:00'], ['overlap']],
    ],
  },
  {
    name: 'an overlap over the end of the festival day, after midnight',
    sets: [
      [['Owl', 'Barn', '2027-03-26', '23:00', '02:00'], ['overlap']],
      [['Kelp', 'Barn', '2027-03-26', '01:30', '03:00'], ['overlap']],
    ],
  },
  {
    name: 'an overlap that only the change of clocks makes',
    sets: [
      [['Owl', 'Barn', '2027-03-27', '23:00', '01:30'], ['overlap']],
      [['Kelp', 'Barn', '2027-03-27', '02:15', '03:00'], ['overlap']],
    ],
  },
  {
    name: 'an hour between two sets that the change of clocks takes away',
    sets: [
      [['Owl', 'Barn', '2027-03-27', '00:00', '00:50'], ['tight']],
      [['Owl', 'Quay', '2027-03-27', '02:00', '03:00'], ['tight']],
    ],
  },
  {
    name: 'one artist on two stages at once',
    sets: [
      [['Måneskog', 'Barn', '2027-03-26', '20:00', '21:00'], ['doubleBooking']],
      [['Maneskog (live)', 'Quay', '2027-03-26', '20:45', '21:30'], ['doubleBooking']],
      [['Kelp', 'Quay', '2027-03-26', '19:00', '20:00'], []],
    ],
  },
  {
    name: 'one artist who plays with another at the same time, and too soon after',
    sets: [
      [['Owl b2b Kelp', 'Barn', '2027-03-26', '20:00', '21:00'], ['doubleBooking']],
      [
        ['Owl', 'Quay', '2027-03-26', '20:30', '21:30'],
        ['doubleBooking', 'tight'],
      ],
      [['Owl & Reed', 'Barn', '2027-03-26', '21:40', '22:30'], ['tight']],
    ],
  },
  {
    name: 'one artist with as little time as the festival allows',
    festival: { tightMinutes: 10 },
    sets: [
      [['Owl', 'Barn', '2027-03-26', '20:00', '21:00'], []],
      [['Owl', 'Quay', '2027-03-26', '21:10', '22:00'], ['tight']],
      [['Owl', 'Barn', '2027-03-26', '22:09', '23:00'], ['tight']],
    ],
  },
  {
    name: 'less between two sets than the stage’s own changeover, or that of all stages',
    festival: { changeoverMinutes: 10, stageChangeovers: ['25 Quay'] },
    sets: [
      [['Owl', 'Barn', '2027-03-26', '20:00', '21:00'], []],
      [['Kelp', 'Barn', '2027-03-26', '21:10', '22:00'], ['shortChangeover']],
      [['Reed', 'Barn', '2027-03-26', '22:09', '23:00'], ['shortChangeover']],
      [['Heron', 'Quay', '2027-03-26', '20:00', '21:00'], ['shortChangeover']],
      [['Moth', 'Quay', '2027-03-26', '21:20', '22:00'], ['shortChangeover']],
    ],
  },
  {
    name: 'sets before a stage opens and after its curfew, which is another on the last day',
    festival: { openHours: ['14:00-02:00 daily', '14:00-23:00 2027-03-28', '06:00-06:00 daily Quay'] },
    sets: [
      [['Owl', 'Barn', '2027-03-26', '13:30', '14:30'], ['outsideHours']],
      [['Kelp', 'Barn', '2027-03-26', '01:00', '02:00'], []],
      [['Reed', 'Barn', '2027-03-27', '01:00', '03:15'], ['outsideHours']],
      [['Heron', 'Barn', '2027-03-28', '22:30', '23:30'], ['outsideHours']],
      [['Moth', 'Quay', '2027-03-28', '23:30', '01:00'], []],
    ],
  },
  {
    name: 'a set on a day on which its stage is closed',
    festival: { openHours: ['closed 2027-03-27 Quay'] },
    sets: [
      [['Owl', 'Quay', '2027-03-27', '20:00', '21:00'], ['outsideHours']],
      [['Kelp', 'Quay', '2027-03-28', '20:00', '21:00'], []],
      [['Reed', 'Barn', '2027-03-27', '20:00', '21:00'], []],
    ],
  },
  {
    name: 'lengths that nobody plays',
    sets: [
      [['Owl', 'Barn', '2027-03-26', '08:00', '16:01'], ['unlikelyLength']],
      [['Kelp', 'Barn', '2027-03-26', '17:00', '17:04'], ['unlikelyLength']],
      [['Reed', 'Quay', '2027-03-26', '08:00', '16:00'], []],
    ],
  },
  {
    name: 'the same set twice',
    sets: [
      [['Owl', 'Barn', '2027-03-26', '20:00', '21:00'], ['duplicate']],
      [['OWL', 'Barn', '2027-03-26', '20:00', '21:30'], ['duplicate']],
    ],
  },
  {
    name: 'sets on other days and stages than the festival’s',
    sets: [
      [['Owl', 'Barn', '2027-03-29', '20:00', '21:00'], ['misplaced']],
      [['Kelp', 'Moon', '2027-03-26', '20:00', '21:00'], ['misplaced']],
      [['Reed', 'Barn', '2027-03-28', '05:00', '05:45'], []],
    ],
  },
];

function valuesOf([artistName, stage, date, timeStart, timeEnd]: Cells): DraftValues {
  return { artistName, stage, date, timeStart, timeEnd, imageURL: null };
}

/** What the dialog reports about this event while the others are stored. */
function inDialog(event: LineupEvent, others: readonly LineupEvent[], festival: Festival): string[] {
  const conflicts = new ConflictIndex(others.map(conflictSetOf), conflictRulesOf(festival));
  const edited = { eventId: event.id, base: null };
  return [...eventNotes(formOf(event, festival), festival, conflicts, edited).warnings];
}

/**
 * What the review reports about a draft of this event while the others are stored; it reports faults in the same words.
 */
function inReview(values: DraftValues, others: readonly LineupEvent[], festival: Festival): string[] {
  const draft = makeDraftEvent(values);
  const store = new DraftStore([draft], festival);
  const set = store.row(draft.id)?.set ?? null;
  store.setOutcome({
    sets: [...others.map(conflictSetOf), ...(set === null ? [] : [set])],
    storedAs: new Map([[draft.id, draft.id]]),
  });
  store.refreshConflicts();
  const row = store.row(draft.id);
  return row === undefined ? [] : notesOf(row, festival).map(({ text }) => text);
}

/**
 * What the import reports about a file with this event while the others are stored; it has its own texts for rows that
 * it rejects.
 */
async function inImport(cells: Cells, others: readonly LineupEvent[], festival: Festival) {
  const file = `Artist Name,Stage,Date,Start Time,End Time\n${cells.join(',')}\n`;
  const options = { fileName: 'lineup.csv', festival, stored: others.map(conflictSetOf) };
  const result = await parseSpreadsheet(new TextEncoder().encode(file), options);
  // The dialog reports a start before the day's own in addition to its warnings.
  return result.ok
    ? result.warnings.map(({ text }) => text).filter((text) => !text.startsWith('It starts at'))
    : null;
}

function inSchedule(events: readonly LineupEvent[], festival: Festival) {
  const conflicts = new ConflictIndex(events.map(conflictSetOf), conflictRulesOf(festival));
  const days = groupSchedule(events, festival, conflicts);
  const sets = days.flatMap(({ day, columns }) =>
    columns.flatMap((column) =>
      column.sets.map((set) => {
        const isMisplaced = day === null || column.isMissing;
        return [set.id, isMisplaced ? ['misplaced', ...set.conflicts] : set.conflicts] as const;
      }),
    ),
  );
  return new Map<string, readonly string[]>(sets);
}

/** Here each set has at most two kinds, each reported in its own text. */
const textOf: Readonly<Record<ConflictKind, RegExp>> = {
  overlap: /^Overlaps with .* on the same stage$/u,
  doubleBooking: /is on .* at the same time/u,
  duplicate: /is on this stage twice/u,
  misplaced: /^(?:Date must be within|Stage ".*" is not valid)/u,
  night: /^By what plays before and after it/u,
  tight: /^Only .* between this and/u,
  shortChangeover: /of changeover with/u,
  outsideHours: /is closed for/u,
  unlikelyLength: /^This set lasts/u,
};
const clockText = /^\d\d:\d\d (?:does not exist|exists twice|would be before)/u;

describe('schedule, dialog, review and import agree', () => {
  it.each(cases)('on $name', async ({ festival: traits, sets }) => {
    const festival = makeFestival(traits);
    const events = sets.map(([cells], id) => ({ ...draftToEvent(valuesOf(cells), festival), id: `e${id}` }));
    const schedule = inSchedule(events, festival);
    for (const [place, [cells, kinds]] of sets.entries()) {
      const event = events[place];
      if (event === undefined) throw new Error('Every set has its event.');
      const others = events.filter(({ id }) => id !== event.id);
      expect(schedule.get(event.id)).toEqual(kinds);
      const dialog = inDialog(event, others, festival);
      const review = inReview(valuesOf(cells), others, festival);
      const withoutClocks = (texts: readonly string[]) => texts.filter((text) => !clockText.test(text));
      expect(withoutClocks(review)).toHaveLength(kinds.length);
      kinds.forEach((kind, index) => expect(withoutClocks(review)[index]).toMatch(textOf[kind]));
      expect(withoutClocks(dialog)).toEqual(withoutClocks(review));
      const imported = await inImport(cells, others, festival);
      expect(imported ?? review).toEqual(review);
    }
  });

  it('on a night that is a day off, which the review asks about in its own way', async () => {
    const festival = makeFestival();
    const evening: Cells = ['Owl', 'Barn', '2027-03-27', '20:00', '00:00'];
    const night: Cells = ['Kelp', 'Barn', '2027-03-26', '00:00', '01:00'];
    const [owl, kelp] = [evening, night].map((cells, id) => ({
      ...draftToEvent(valuesOf(cells), festival),
      id: `e${id}`,
    }));
    if (owl === undefined || kelp === undefined) throw new Error('There are two events.');
    expect(inSchedule([owl, kelp], festival).get('e1')).toEqual(['night']);
    expect(inDialog(kelp, [owl], festival)).toEqual([expect.stringMatching(textOf.night)]);
    const imported = await inImport(night, [owl], festival);
    expect(imported).toEqual(expect.arrayContaining([expect.stringMatching(textOf.night)]));
    expect(inReview(valuesOf(night), [owl], festival)).toEqual([]);
  });

  it('on what the import refuses by rules of its own', async () => {
    const festival = makeFestival();
    const refused = async (cells: Cells) => (await inImport(cells, [], festival)) === null;
    expect(await refused(['Owl', 'Barn', '2027-03-26', '23:00', '08:00'])).toBe(true);
    expect(await refused(['Owl', 'Moon', '2027-03-26', '20:00', '21:00'])).toBe(true);
    expect(await refused(['Owl', 'Barn', '2027-03-29', '20:00', '21:00'])).toBe(false);
  });
});
