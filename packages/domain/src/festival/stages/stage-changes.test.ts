import { describe, expect, it } from 'vitest';
import { likelyRows, stageChanges, type StageChange } from './stage-changes.ts';

const words = ({ name, kind, from, isMoved }: StageChange) =>
  [name, kind, ...(from === null ? [] : [from]), ...(isMoved ? ['moved'] : [])].join(' ');
const between = (before: string[], after: string[]) =>
  stageChanges(before, likelyRows(before, after)).map(words);

describe('what becomes of stages', () => {
  it('is told by the rows of the editor', () => {
    const rows = [
      { original: 'Pier', name: 'Pier' },
      { original: 'Harbour', name: ' Old Harbour ' },
      { original: null, name: 'Kiosk' },
      { original: null, name: ' ' },
    ];
    expect(stageChanges(['Harbour', 'Chapel', 'Pier'], rows).map(words)).toEqual([
      'Pier unchanged',
      'Old Harbour renamed Harbour moved',
      'Kiosk added',
      'Chapel removed',
    ]);
  });

  it('is nothing where nothing changed', () => {
    expect(between(['Harbour', 'Pier'], ['Harbour', 'Pier'])).toEqual([
      'Harbour unchanged',
      'Pier unchanged',
    ]);
  });

  it('marks as few as possible as moved', () => {
    expect(between(['A', 'B', 'C', 'D'], ['D', 'A', 'B', 'C'])).toEqual([
      'D unchanged moved',
      'A unchanged',
      'B unchanged',
      'C unchanged',
    ]);
  });

  it('takes a new name in the place of a gone one for a renaming, in lists of one length', () => {
    expect(between(['Harbour', 'Pier'], ['Harbour', 'Jetty'])).toEqual([
      'Harbour unchanged',
      'Jetty renamed Pier',
    ]);
    expect(between(['Harbour', 'Pier'], ['Jetty'])).toEqual([
      'Jetty added',
      'Harbour removed',
      'Pier removed',
    ]);
  });
});
