import { describe, expect, it } from 'vitest';
import { makeDraftEvent, makeFestival } from '../testing/make-draft.ts';
import { countRows } from './draft-counts.ts';
import { judge, notesOf } from './draft-row.ts';
import { makeRules } from './draft-rules.ts';
import { nextProblem } from './next-problem.ts';
import { filterChoices, rowPasses } from './row-filter.ts';

const rules = makeRules(makeFestival(), []);
const valid = judge(makeDraftEvent({ artistName: 'Sigrún Øst' }), rules);
const wrong = judge(makeDraftEvent({ row: 2, artistName: '', stage: 'Attic' }), rules);
const guessed = judge(
  makeDraftEvent({
    row: 3,
    date: '',
    hints: [
      { field: 'date', code: 'unreadable', source: 'someday' },
      { field: 'timeStart', code: 'timeFormat', source: '8pm' },
    ],
  }),
  rules,
);

describe('the filters on offer', () => {
  it('are all, and those that would show something, with their counts', () => {
    expect(
      filterChoices(countRows([valid, wrong, guessed]), new Set()).map(({ name, count }) => [name, count]),
    ).toEqual([
      ['All', 3],
      ['All problems', 2],
      ['No artist', 1],
      ['Unknown stage', 1],
      ['No date', 1],
      ['Hints', 1],
      ['Unreadable', 1],
      ['Time guessed', 1],
    ]);
  });

  it('keep those asked for when their last row was mended', () => {
    expect(
      filterChoices(countRows([valid]), new Set(['stageInvalid'] as const)).map(({ name, count }) => [
        name,
        count,
      ]),
    ).toEqual([
      ['All', 1],
      ['Unknown stage', 0],
    ]);
  });
});

describe('a row', () => {
  it('passes the filters of its faults', () => {
    expect(
      ['all', 'problems', 'stageInvalid', 'dateRequired', 'hints', 'hint:timeFormat'].map((filter) => [
        filter,
        rowPasses(wrong, filter as 'all', ''),
      ]),
    ).toEqual([
      ['all', true],
      ['problems', true],
      ['stageInvalid', true],
      ['dateRequired', false],
      ['hints', false],
      ['hint:timeFormat', false],
    ]);
    expect(rowPasses(guessed, 'hint:timeFormat', '')).toBe(true);
    expect(rowPasses(guessed, 'hint:cut', '')).toBe(false);
  });

  it('is found by its artist, whatever case, accents and outer blanks', () => {
    expect(['sigrun', ' SIGRÚN ', 'øst', 'run ø', ''].map((text) => rowPasses(valid, 'all', text))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(rowPasses(valid, 'all', 'nova')).toBe(false);
    expect(rowPasses(valid, 'problems', 'sigrun')).toBe(false);
  });

  it('loses the hint of an unreadable field once that has a value', () => {
    expect(guessed.hints).toHaveLength(2);
    const mended = judge({ ...guessed.event, date: '2027-07-03' }, rules);
    expect(mended.hints.map((hint) => hint.code)).toEqual(['timeFormat']);
  });

  it('tells its faults before its hints', () => {
    expect(notesOf(guessed, rules.festival).map(({ kind, field, text }) => [kind, field, text])).toEqual([
      ['issue', 'date', 'Date is required'],
      ['hint', 'date', 'The file says "someday", which could not be read'],
      ['hint', 'timeStart', 'Time read from "8pm"'],
    ]);
  });
});

describe('the next problem', () => {
  const isProblem = (index: number) => index === 2 || index === 5;

  it('lies after the place one is at, and round the end', () => {
    expect([-1, 0, 2, 4, 5, 6].map((from) => nextProblem(7, isProblem, from))).toEqual([2, 2, 5, 5, 2, 2]);
  });

  it('can be looked for backwards', () => {
    expect([-1, 0, 2, 4, 6].map((from) => nextProblem(7, isProblem, from, -1))).toEqual([5, 5, 5, 2, 5]);
  });

  it('is the one at hand where there is no other, and none where there is none', () => {
    expect(nextProblem(3, (index) => index === 1, 1)).toBe(1);
    expect(nextProblem(3, () => false, 0)).toBe(-1);
    expect(nextProblem(0, () => true, -1)).toBe(-1);
  });
});
