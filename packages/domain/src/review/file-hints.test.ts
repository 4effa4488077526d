import { describe, expect, it } from 'vitest';
import type { Hint } from '../entities/upload.ts';
import { corpusCases } from '../reading/corpus/testing/corpus-case.ts';
import { draftsOf } from '../reading/corpus/testing/walk-file.ts';
import { fileHints, isFileHint, type FileHint } from './file-hints.ts';

const start = (source: string): Hint => ({ field: 'timeStart', code: 'timeFormat', source });
const end = (source: string): Hint => ({ field: 'timeEnd', code: 'timeFormat', source });
const date = (source: string): Hint => ({ field: 'date', code: 'dateFormat', source });
const rows = (...hints: readonly (readonly Hint[])[]) => hints.map((each) => ({ hints: each }));

describe('the hints of a file', () => {
  it('are those of most of its events, with examples', () => {
    const file = fileHints(
      rows(
        [date('Friday'), start('8pm'), end('9pm')],
        [date('Friday'), start('10pm'), end('11pm')],
        [date('Saturday'), start('8pm'), end('9pm')],
        [],
      ),
    );
    expect(file.lines).toEqual<FileHint[]>([
      { code: 'dateFormat', count: 3, examples: ['Friday', 'Saturday'] },
      { code: 'timeFormat', count: 3, examples: ['8pm', '9pm'] },
    ]);
    expect(isFileHint(date('Sunday'), file)).toBe(true);
    expect(isFileHint(end('1am'), file)).toBe(true);
  });

  it('are none of few events, or of half of them', () => {
    expect(fileHints(rows([start('8pm')], [start('9pm')])).lines).toEqual([]);
    const three = [[start('8pm')], [start('9pm')], [start('10pm')]] as const;
    expect(fileHints(rows(...three, [], [], [])).lines).toEqual([]);
  });

  it('leave out an event that writes its date in another way', () => {
    const file = fileHints(rows([date('4.7.')], [date('5.7.')], [date('6.7.')], [date('the 5th')]));
    expect(file.lines).toEqual([{ code: 'dateFormat', count: 3, examples: ['4.7.', '5.7.'] }]);
    expect(isFileHint(date('the 5th'), file)).toBe(false);
  });

  it.each(['stageMatched', 'endBeforeStart', 'nightOfDayBefore', 'otherName', 'halfOfDay'] as const)(
    'are no guesses about events: %s',
    (code) => {
      const guess: Hint = { field: 'timeStart', code, source: '8:00' };
      expect(fileHints(rows([guess], [guess], [guess])).lines).toEqual([]);
    },
  );
});

/** Returns the texts of hints that stay on single events, with their counts. */
async function hintsOutsideEvents(name: string): Promise<Readonly<Record<string, number>>> {
  const file = corpusCases().find((each) => each.name === name);
  const drafts = file === undefined ? [] : await draftsOf(file);
  const shared = fileHints(drafts);
  const counts: Record<string, number> = {};
  for (const hint of drafts.flatMap(({ hints }) => hints))
    if (!isFileHint(hint, shared)) counts[hint.code] = (counts[hint.code] ?? 0) + 1;
  return counts;
}

describe('files as people have them', () => {
  it.each([
    ['weekdays-only', { nightOfThisDay: 1 }],
    ['am-and-pm', { nightOfThisDay: 1 }],
    ['tabs-and-ranges', { nightOfThisDay: 1 }],
    ['lengths-in-hours', { nightOfThisDay: 1 }],
    ['epoch-milliseconds', {}],
    ['stage-spellings', { nightOfThisDay: 1, stageMatched: 6, trimmed: 2 }],
    ['ends-late-and-close', { nightOfThisDay: 1, openEnd: 3 }],
  ])('%s has hints on single events only for guesses', async (name, expected) => {
    expect(await hintsOutsideEvents(name)).toEqual(expected);
  });
});
