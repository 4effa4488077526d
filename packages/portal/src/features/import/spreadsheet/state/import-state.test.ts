import type { ParsedSheet, RefusedSheet } from '@lineup/domain/spreadsheet';
import { describe, expect, it } from 'vitest';
import { beginning, nextState, type ImportAction, type ImportState } from './import-state.ts';

const file = new File(['x'], 'lineup.csv');
const good: ParsedSheet = { ok: true, rows: [], warnings: [], notes: [], sheets: [], sheet: null };
const refused: RefusedSheet = {
  ok: false,
  title: 'Validation errors',
  errors: ['Row 2: x'],
  sheets: [],
  sheet: null,
};
const outcome = { results: [], notDone: [], stopReason: 'Festival not found' };
const run = (...actions: ImportAction[]) => actions.reduce(nextState, beginning);
const chosen: ImportAction = { type: 'chosen', file, problem: null };
const started: ImportAction = { type: 'started', items: [], total: 2 };

describe('an import', () => {
  it('stays at the choice with a file that cannot be one', () => {
    expect(run({ type: 'chosen', file, problem: 'Too large' })).toEqual({
      step: 'choose',
      file,
      problem: 'Too large',
    });
  });

  it.each<[string, ImportAction[], ImportState['step']]>([
    ['is read', [chosen], 'reading'],
    ['is shown before anything is created', [chosen, { type: 'read', result: good }], 'preview'],
    ['is refused', [chosen, { type: 'read', result: refused }], 'refused'],
    [
      'is read again for another sheet',
      [chosen, { type: 'read', result: refused }, { type: 'reread' }],
      'reading',
    ],
    ['runs', [chosen, { type: 'read', result: good }, started], 'running'],
    ['begins again', [chosen, { type: 'restarted' }], 'choose'],
    [
      'ignores a file read after it was given up',
      [chosen, { type: 'restarted' }, { type: 'read', result: good }],
      'choose',
    ],
    ['does not run before it was shown', [chosen, started], 'reading'],
    ['has no end before it ran', [chosen, { type: 'ended', rows: [], outcome }], 'reading'],
    ['has no other sheet while it is being read', [chosen, { type: 'reread' }], 'reading'],
    ['has nothing to edit before it ran', [{ type: 'edited', id: 'a', change: {} }], 'choose'],
  ])('%s', (_name, actions, step) => {
    expect(run(...actions).step).toBe(step);
  });

  it('ends with the reason why it stopped, and may run again', () => {
    const end = run(chosen, { type: 'read', result: good }, started, { type: 'ended', rows: [], outcome });
    expect(end).toMatchObject({ step: 'result', stopReason: 'Festival not found' });
    expect(nextState(end, started).step).toBe('running');
  });
});
