import { describe, expect, it } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { overlaps } from '../../festival/events/intervals.ts';
import { closedStretches, openStretches } from '../../festival/stages/open-hours.ts';
import { type DraftFix, type DraftFixKind, type FixFestival } from '../../review/fixes/draft-fix.ts';
import { endsByLength } from '../../review/fixes/missing-ends.ts';
import { suggestFixes, usualLength } from '../../review/fixes/suggest-fixes.ts';
import { offeredStages } from '../../review/offered-stages.ts';
import { createReviewer } from '../../review/review-rules.ts';
import { placeFields, isOpenPlace } from '../../review/unplaced/is-unplaced.ts';
import { validateTimes } from '../../review/warnings.ts';
import { addDays, isPlainDate } from '../../time/plain-date.ts';
import { corpusCases } from './testing/corpus-case.ts';
import { draftsOf } from './testing/walk-file.ts';

/**
 * Fixes that also change events without a problem of their own: the file is in another time zone, so every row is
 * wrong; see `shiftTimes`.
 */
const exceptions: ReadonlySet<DraftFixKind> = new Set(['shiftTimes']);

type Alter = (drafts: readonly DraftEvent[]) => readonly DraftEvent[];

const everyFourth = (alter: (draft: DraftEvent) => DraftEvent): Alter => {
  return (drafts) => drafts.map((draft, place) => (place % 4 === 1 ? alter(draft) : draft));
};
const otherHalf = (clock: string) =>
  clock === '' ? '' : `${String((Number(clock.slice(0, 2)) + 12) % 24).padStart(2, '0')}${clock.slice(2)}`;
const dated = (drafts: readonly DraftEvent[], days: number) =>
  drafts.map((draft) => (isPlainDate(draft.date) ? { ...draft, date: addDays(draft.date, days) } : draft));
const copies = (drafts: readonly DraftEvent[], artistOf: (artist: string) => string) =>
  drafts.flatMap((draft, place) =>
    place % 4 === 1
      ? [draft, { ...draft, id: `${draft.id}-copy`, artistName: artistOf(draft.artistName) }]
      : [draft],
  );

/** Typical mistakes in files, applied to every file. */
const slips: readonly (readonly [name: string, alter: Alter])[] = [
  ['as they are', (drafts) => drafts],
  ['without some ends', everyFourth((draft) => ({ ...draft, timeEnd: '' }))],
  [
    'with some starts in the other half',
    everyFourth((draft) => ({ ...draft, timeStart: otherHalf(draft.timeStart) })),
  ],
  [
    'with some ends in the other half',
    everyFourth((draft) => ({ ...draft, timeEnd: otherHalf(draft.timeEnd) })),
  ],
  ['with some sets all day', everyFourth((draft) => ({ ...draft, timeStart: '12:00', timeEnd: '02:00' }))],
  ['with some stages to be announced', everyFourth((draft) => ({ ...draft, stage: 'TBA' }))],
  ['with some sets twice', (drafts) => copies(drafts, (artist) => artist.toUpperCase())],
  ['with some artists twice', (drafts) => copies(drafts, (artist) => `${artist} (again)`)],
  ['of another year', (drafts) => dated(drafts, -364)],
  ['of long ago', (drafts) => dated(drafts, -2983)],
  [
    'with some days and months swapped',
    everyFourth((draft) => ({
      ...draft,
      date: isPlainDate(draft.date)
        ? `${draft.date.slice(0, 4)}-${draft.date.slice(8)}-${draft.date.slice(5, 7)}`
        : '',
    })),
  ],
  [
    'of another zone',
    (drafts) =>
      drafts.map((draft) => ({
        ...draft,
        timeStart: hourLater(draft.timeStart, 5),
        timeEnd: hourLater(draft.timeEnd, 5),
      })),
  ],
];

function hourLater(clock: string, hours: number): string {
  return clock === ''
    ? ''
    : `${String((Number(clock.slice(0, 2)) + hours) % 24).padStart(2, '0')}${clock.slice(2)}`;
}

/**
 * Returns the ids of events with a problem: an error, no place yet, an overlap on the stage, outside opening hours, or
 * a duplicate of an earlier event in the file.
 */
function withProblem(drafts: readonly DraftEvent[], festival: FixFestival): ReadonlySet<string> {
  const reviewer = createReviewer(festival, offeredStages(festival, drafts));
  const hours = openStretches(festival, festival.stages);
  const sets = drafts.map((draft) => ({ ...draft, span: validateTimes(draft, festival).span }));
  const keyOf = ({ artistName, stage, date, timeStart, timeEnd }: DraftEvent) =>
    JSON.stringify([artistName.toLowerCase(), stage, date, timeStart, timeEnd]);
  const firsts = new Map(drafts.toReversed().map((draft) => [keyOf(draft), draft.id]));
  const isWrong = (set: (typeof sets)[number]) => {
    const { id, stage, span } = set;
    if (reviewer(set).length > 0 || firsts.get(keyOf(set)) !== id) return true;
    const isOwnStage = festival.stages.includes(stage);
    if (placeFields.some((field) => isOpenPlace(set[field]) && !(field === 'stage' && isOwnStage)))
      return true;
    if (span === null) return false;
    if (closedStretches(span, hours.get(stage)).length > 0) return true;
    return sets.some(
      (other) =>
        other.id !== id && other.stage === stage && other.span !== null && overlaps(other.span, span),
    );
  };
  return new Set(sets.filter(isWrong).map(({ id }) => id));
}

function offersOf(drafts: readonly DraftEvent[], festival: FixFestival): readonly DraftFix[] {
  const byLength = endsByLength(drafts, festival, usualLength);
  return [...suggestFixes(drafts, festival), ...(byLength === null ? [] : [byLength])];
}

const cases = await Promise.all(
  corpusCases().map(async (file) => ({ ...file, drafts: await draftsOf(file) })),
);
const allHours = [[], ['12:00-23:30']] as const;

describe.each(slips)('files as people have them, %s', (_, alter) => {
  it.each(cases)('$name gets no offer that changes an event without a problem', ({ drafts, festival }) => {
    for (const openHours of allHours) {
      const given = { ...festival, openHours: [...openHours] };
      const events = alter(drafts);
      const problems = withProblem(events, given);
      for (const fix of offersOf(events, given)) {
        if (exceptions.has(fix.kind)) continue;
        expect([fix.kind, [...fix.changes.keys(), ...fix.removed].filter((id) => !problems.has(id))]).toEqual(
          [fix.kind, []],
        );
      }
    }
  });
});

it('meets every kind of offer', () => {
  const met = new Set(
    cases.flatMap(({ drafts, festival }) =>
      slips.flatMap(([, alter]) =>
        allHours.flatMap((openHours) =>
          offersOf(alter(drafts), { ...festival, openHours: [...openHours] }).map(({ kind }) => kind),
        ),
      ),
    ),
  );
  const kinds: Readonly<Record<DraftFixKind, true>> = {
    halvesPm: true,
    halvesAm: true,
    lengthHours: true,
    lengthMinutes: true,
    shiftDays: true,
    swapDayMonth: true,
    shiftTimes: true,
    amPm: true,
    endsUntilNext: true,
    endsByLength: true,
    unplaced: true,
    duplicates: true,
  };
  expect([...met].toSorted()).toEqual(Object.keys(kinds).toSorted());
});
