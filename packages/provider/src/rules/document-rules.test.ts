import { messages, timestampFromMillis } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../documents.ts';
import { checkDocuments } from './document-rules.ts';
import { workingCopy, type WorkingCopy } from './working-copy.ts';

const at = timestampFromMillis(Date.UTC(2026, 6, 3));
const festival: DocumentData = {
  name: 'Saltmarsh Weekender',
  location: 'Old Harbour',
  timezone: 'UTC',
  startDate: at,
  endDate: timestampFromMillis(Date.UTC(2026, 6, 5)),
  dayStartsAt: '00:00',
  stages: ['Lantern'],
  imageURL: null,
  created_at: at,
  updated_at: at,
};
const event: DocumentData = {
  artistName: 'Tide',
  stage: 'Lantern',
  date: at,
  timeStart: at,
  timeEnd: at,
};

function copyWith(stored: Readonly<Record<string, DocumentData>>): WorkingCopy {
  const read = (path: string) => {
    const data = stored[path];
    return data === undefined ? null : { data, version: '1' };
  };
  return workingCopy({ read, pathsBelow: () => [] }, '2');
}

function refused(code: string, ...fields: readonly string[]): unknown {
  return expect.objectContaining({
    code,
    details: fields.map((path): unknown => expect.objectContaining({ path })),
  });
}

describe('the rules of a commit', () => {
  it('judge a set by the stages of its festival after the commit', () => {
    const copy = copyWith({ 'festivals/a': festival });
    copy.write('festivals/a/lineupEvents/b', { ...event, stage: 'Dune' });
    expect(() => checkDocuments(copy)).toThrow(refused('invalid-argument', 'stage'));
    copy.write('festivals/a', { ...festival, stages: ['Dune'] });
    expect(() => checkDocuments(copy)).not.toThrow();
  });

  it('let a set that stays where it is keep a stage that the festival has dropped', () => {
    const copy = copyWith({
      'festivals/a': festival,
      'festivals/a/lineupEvents/b': { ...event, stage: 'Dune' },
    });
    copy.write('festivals/a/lineupEvents/b', { ...event, artistName: 'Ebb', stage: 'Dune' });
    expect(() => checkDocuments(copy)).not.toThrow();
  });

  it('name the fields of a festival that the same commit breaks, whichever is written first', () => {
    const copy = copyWith({ 'festivals/a': festival });
    copy.write('festivals/a/lineupEvents/b', event);
    copy.write('festivals/a', { ...festival, endDate: at });
    expect(() => checkDocuments(copy)).toThrow(refused('invalid-argument', 'endDate'));
  });

  it.each([
    ['gets one', {}, { editionOf: 'b' }, messages.festival.editionChanged],
    ['gets another', { editionOf: 'b' }, { editionOf: 'c' }, messages.festival.editionChanged],
    ['loses it', { editionOf: 'b' }, {}, messages.festival.editionChanged],
    ['is one of itself', { editionOf: 'a' }, { editionOf: 'a' }, messages.festival.ownEdition],
  ])('refuse a festival whose family would change: it %s', (_, before, after, message) => {
    const copy = copyWith({ 'festivals/a': { ...festival, ...before } });
    copy.write('festivals/a', { ...festival, ...after, name: 'Saltmarsh' });
    const details = [{ path: 'editionOf', message }];
    expect(() => checkDocuments(copy)).toThrow(
      expect.objectContaining({ code: 'invalid-argument', details }),
    );
  });

  it('let an edition be made and changed', () => {
    const edition = { ...festival, editionOf: 'b' };
    const copy = copyWith({ 'festivals/a': edition });
    copy.write('festivals/a', { ...edition, name: 'Saltmarsh' });
    copy.write('festivals/c', edition);
    expect(() => checkDocuments(copy)).not.toThrow();
  });

  it('refuse a document without its parent', () => {
    const copy = copyWith({});
    copy.write('festivals/a/lineupEvents/b', event);
    expect(() => checkDocuments(copy)).toThrow(refused('not-found'));
  });
});
