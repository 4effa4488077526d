import { describe, expect, it } from 'vitest';
import { coverageFaults } from './coverage-check.mjs';
import { parseCoverageTable } from './coverage-table.mjs';

const unit = 'packages/domain/src/a.test.ts';
const contract = 'packages/provider/src/contract/data.ts';
const passed = (path: string, ...titles: string[]) => ({ path, titles, state: 'passed' });

const listed = [
  passed(unit, 'a festival', 'has a name'),
  passed(unit, 'a festival', 'may be in Paris'),
  passed('packages/provider-embedded/contract/in-memory.test.ts', 'data', 'keeps its word'),
];

function faultsOf(tests: string, ran: readonly { path: string; titles: string[]; state: string }[] = listed) {
  const table = `## 1. One\n\n| § | Statement | Tests |\n|---|---|---|\n| 1 | It works | ${tests} |\n`;
  return coverageFaults(parseCoverageTable(table), [...ran]);
}

describe('a statement of the specification', () => {
  it.each([
    ['a test', `\`${unit}\` › has a name`],
    ['a test in its group', `\`${unit}\` › a festival › has a name`],
    ['one case of a table', `\`${unit}\` › may be in Paris`],
    ['two tests', `\`${unit}\` › has a name<br>\`${contract}\` › keeps its word`],
  ])('is covered by %s', (_, tests) => {
    expect(faultsOf(tests)).toEqual([]);
  });

  it.each([
    ['no test', '', 'no test'],
    ['a file that is not there', '`packages/b.test.ts` › has a name', 'no such test'],
    ['a title that is not there', `\`${unit}\` › has no name`, 'no such test'],
    ['a group that is not there', `\`${unit}\` › a stage › has a name`, 'no such test'],
    ['a table of cases', `\`${unit}\` › may be in %s`, 'no such test'],
    ['a template', `\`${unit}\` › lasts \${days} days`, 'no such test'],
    ['something else than a test', 'see the page', 'not a test'],
  ])('is not covered by %s', (_, tests, fault) => {
    expect(faultsOf(tests)).toEqual([expect.stringContaining(`line 5: § 1 It works: ${fault}`)]);
  });
});

describe('a run', () => {
  const test = `\`${unit}\` › has a name`;

  it('must have included the test', () => {
    expect(faultsOf(test, [])).toEqual([expect.stringContaining('no such test')]);
    expect(faultsOf(test, [passed('packages/c.test.ts', 'has a name')])).toHaveLength(1);
    expect(faultsOf(test, [passed(unit, 'a festival', 'has a name')])).toEqual([]);
  });

  it('must not have skipped it or seen it fail, at any width', () => {
    const ended = (state: string) => [
      passed(unit, 'has a name'),
      { path: unit, titles: ['has a name'], state },
    ];
    expect(faultsOf(test, ended('skipped'))).toEqual([expect.stringContaining('was skipped')]);
    expect(faultsOf(test, ended('failed'))).toEqual([expect.stringContaining('failed')]);
  });

  it('must have included the very case', () => {
    const paris = `\`${unit}\` › may be in Paris`;
    const rome = passed(unit, 'a festival', 'may be in Rome');
    expect(faultsOf(paris, [passed(unit, 'a festival', 'may be in Paris'), rome])).toEqual([]);
    expect(faultsOf(paris, [rome])).toEqual([expect.stringContaining('no such test')]);
    expect(faultsOf(paris, [passed(unit, 'a festival', 'may be in %s')])).toHaveLength(1);
  });

  it('has one test only by that name in a file', () => {
    const both = [passed(unit, 'a festival', 'has a name'), passed(unit, 'a stage', 'has a name')];
    expect(faultsOf(test, both)).toEqual([expect.stringContaining('means several tests')]);
    expect(faultsOf(`\`${unit}\` › a festival › has a name`, both)).toEqual([]);
  });

  it('has the contract’s tests in the files of the providers', () => {
    const ran = [passed('packages/provider-embedded/contract/in-memory.test.ts', 'data', 'keeps its word')];
    expect(faultsOf(`\`${contract}\` › keeps its word`, ran)).toEqual([]);
    expect(faultsOf(`\`${contract}\` › keeps its word`, [passed(unit, 'keeps its word')])).toHaveLength(1);
  });
});

it('a statement without a test needs a reason', () => {
  const table = (reason: string) =>
    `## Without a test\n\n| § | Statement | Reason |\n|---|---|---|\n| 7 | It flies | ${reason} |`;
  expect(coverageFaults(parseCoverageTable(table('Birds only')), [])).toEqual([]);
  expect(coverageFaults(parseCoverageTable(table('')), [])).toEqual([
    'line 5: § 7 It flies: neither a test nor a reason',
  ]);
});

it('a bar in a cell is escaped', () => {
  const { shown } = parseCoverageTable(String.raw`| 2 | a \| b | ` + '`x.test.ts` › c |');
  expect(shown).toMatchObject([{ statement: 'a | b', tests: [{ path: 'x.test.ts', titles: ['c'] }] }]);
});
