import { describe, expect, it } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { draftQuestions } from '../questions/draft-questions.ts';
import { suggestFixes } from '../fixes/suggest-fixes.ts';
import { createReviewer } from '../review-rules.ts';
import { draftIssues, isUnplaced, lacksPlace } from './is-unplaced.ts';
import { draftToAct } from './unplaced-drafts.ts';

const festival = sampleFestival();
const reviewer = createReviewer(festival, ['Barn']);
const issuesOf = (values: DraftEvent) => draftIssues(values, reviewer);
const answers = { separateStages: new Set<string>(), nights: null };

function draft(traits: Partial<DraftEvent> = {}): DraftEvent {
  return {
    id: 'a',
    artistName: 'Night Ferry',
    stage: 'Barn',
    date: '2025-07-04',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: null,
    row: 1,
    hints: [],
    createdAt: { seconds: 0, nanoseconds: 0 },
    ...traits,
  };
}

const unreadable = (field: 'date' | 'timeStart', source: string): Partial<DraftEvent> => ({
  [field]: '',
  hints: [{ field, code: 'unreadable', source }],
});

describe('a draft lacks a place', () => {
  it.each<[string, Partial<DraftEvent>, boolean]>([
    ['with all of it', {}, false],
    ['without an end only', { timeEnd: '' }, false],
    ['without a start', { timeStart: '' }, true],
    ['without a day', { date: '' }, true],
    ['without a stage', { stage: ' ' }, true],
    ['on a stage that is to be announced', { stage: 'TBA' }, true],
    ['on a stage to be confirmed', { stage: 'To be confirmed' }, true],
    ['on an unknown stage', { stage: 'Attic' }, false],
  ])('%s', (_, traits, expected) => {
    expect(lacksPlace(draft(traits))).toBe(expected);
  });
});

describe('a draft that a person keeps in Unplaced', () => {
  const unplaced = draft({ timeStart: '', timeEnd: '', unplaced: true });

  it('has no fault but those of its artist and picture', () => {
    expect(issuesOf({ ...unplaced, stage: 'TBA', date: '' })).toEqual([]);
    expect(issuesOf({ ...unplaced, artistName: '' }).map(({ code }) => code)).toEqual(['artistRequired']);
    expect(issuesOf({ ...unplaced, imageURL: 'x' }).map(({ code }) => code)).toEqual(['imageInvalid']);
  });

  it('is a set like the others as soon as it has a place', () => {
    expect(isUnplaced({ ...unplaced, timeStart: '20:00' })).toBe(false);
    expect(issuesOf({ ...unplaced, timeStart: '20:00' }).map(({ code }) => code)).toEqual(['endRequired']);
  });

  it('is part of no question and no offer', () => {
    const attic = draft({ stage: 'Attic', date: '', unplaced: true });
    expect(draftQuestions([attic], festival, { answers }).stages).toEqual([]);
    expect(suggestFixes([attic, unplaced], festival)).toEqual([]);
  });
});

describe('keeping all in Unplaced', () => {
  const offered = (traits: Partial<DraftEvent>) =>
    suggestFixes([draft(traits)], festival)
      .filter(({ kind }) => kind === 'unplaced')
      .map(({ changes }) => [...changes]);

  it.each<[string, Partial<DraftEvent>]>([
    ['nothing for the start', { timeStart: '' }],
    ['TBA for the start', unreadable('timeStart', 'TBA')],
    ['TBA for the stage', { stage: 'TBA' }],
  ])('is offered where the file says %s', (_, traits) => {
    expect(offered(traits)).toEqual([[['a', { unplaced: true }]]]);
  });

  it('is not offered for a stage of the festival that has such a name', () => {
    const own = sampleFestival({ stages: ['Barn', 'TBA'] });
    expect(suggestFixes([draft({ stage: 'TBA' })], own)).toEqual([]);
  });

  it.each<[string, Partial<DraftEvent>]>([
    ['a day that was not understood', unreadable('date', 'Onsdag, 4. juli')],
    [
      'a time without AM or PM',
      { timeStart: '', hints: [{ field: 'timeStart', code: 'halfOfDay', source: '02:30' }] },
    ],
    ['an unknown stage', { stage: 'Attic' }],
    ['no end', { timeEnd: '' }],
  ])('is not offered where the file says %s', (_, traits) => {
    expect(offered(traits)).toEqual([]);
  });
});

it('a stage to be announced is no stage that a festival could gain', () => {
  const questions = draftQuestions([draft({ stage: 'TBA' })], festival, { answers });
  expect(questions.stages).toEqual([]);
});

describe('the act of a draft', () => {
  it('has the known part of its place in its note, and its length', () => {
    expect(draftToAct(draft({ stage: 'TBA', timeStart: '23:30', timeEnd: '00:45' }))).toEqual({
      artistName: 'Night Ferry',
      imageURL: null,
      minutes: 75,
      note: 'From the lineup file: Fri, Jul 4, 23:30 - 00:45',
    });
  });

  it('has neither where nothing is known', () => {
    const nothing = { stage: '', date: '', timeStart: '', timeEnd: '' };
    expect(draftToAct(draft({ ...nothing, artistName: ' Tide ' }))).toEqual({
      artistName: 'Tide',
      imageURL: null,
    });
  });
});
