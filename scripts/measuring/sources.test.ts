import { describe, expect, test } from 'vitest';
import { commentsOf, functionsOf, isTest, namesOf, roomOf } from './sources.mjs';

describe('the size of the code', () => {
  test.each([
    ['packages/domain/src/time/zones.ts', 'domain'],
    ['packages/portal/src/app/undo/undo-controller.ts', 'portal/app'],
    ['packages/portal/src/features/timetable/list/grid/use-grid.ts', 'portal/features/timetable'],
    ['packages/portal/src/main.tsx', 'portal'],
    ['packages/portal/build/first-script.ts', 'portal'],
    ['packages/provider-firebase/client/src/auth.ts', 'provider-firebase/client'],
    ['e2e/support/test.ts', 'e2e'],
    ['vite.config.ts', 'root'],
  ])('counts %s for %s', (path, room) => {
    expect(roomOf(path)).toBe(room);
  });

  test.each([
    ['packages/domain/src/time/zones.test.ts', true],
    ['packages/provider/src/contract/files.ts', true],
    ['packages/portal/src/testing/deferred.ts', true],
    ['e2e/support/test.ts', true],
    ['packages/domain/src/time/zones.ts', false],
    ['packages/portal/src/features/timetable/list/latest.ts', false],
  ])('takes %s for a test: %s', (path, expected) => {
    expect(isTest(path)).toBe(expected);
  });

  test('measures functions from their first line to their last, with what is in them', () => {
    const source = [
      'export function outer(): number {',
      '  const inner = () => {',
      '    return 1;',
      '  };',
      '  return inner();',
      '}',
      'export const short = (a: number) => a + 1;',
      'class Box { open() { return [1].map(function () { return 2; }); } }',
    ].join('\n');
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
    expect(functionsOf('a.ts', source).sort(byName)).toEqual([
      { name: 'a function without a name', lines: 1 },
      { name: 'inner', lines: 3 },
      { name: 'open', lines: 1 },
      { name: 'outer', lines: 6 },
      { name: 'short', lines: 1 },
    ]);
  });
});

describe('what is read aloud', () => {
  const text = [
    '/** A box',
    ' * of two lines. */',
    'export interface Box {}',
    '// oxlint-disable-next-line no-empty -- a rule, no comment',
    'const [first] = [1], second = 2;',
    'function inner() {',
    '  const hidden = 1; // Why it is there.',
    '}',
  ].join('\n');
  const source = { path: 'box.ts', text };

  test('are the names that are declared at the top', () => {
    expect(namesOf(source)).toEqual([
      { path: 'box.ts', line: 3, text: 'Box' },
      { path: 'box.ts', line: 5, text: 'second' },
      { path: 'box.ts', line: 6, text: 'inner' },
    ]);
  });

  test('and the comments, without orders to the linter', () => {
    expect(commentsOf(source)).toEqual([
      { path: 'box.ts', line: 1, text: 'A box of two lines.' },
      { path: 'box.ts', line: 7, text: 'Why it is there.' },
    ]);
  });
});
