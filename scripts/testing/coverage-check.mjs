// Checks that the tests named for the statements of the specification exist, ran and passed.
import { gap, literalsOf } from './source-literals.mjs';

/** Places in a title as it is written in a source, which each case fills in. */
const placeholder = /%[sdifjo]|\$[\w.]+|…/gu;
/** The same, and `${…}`, in the title of a row: it would stand for any case, and a lost one would not be missed. */
const openPlace = /%[sdifjo]|\$\{|\$[a-z]|…/iu;
/** The suite that every provider passes: its tests run from the files in the providers' `contract` folders. */
const contractSource = /^packages\/provider\/src\/contract\//u;
const contractRun = /^packages\/provider-[\w-]+\/contract\//u;

/**
 * What is wrong with the table, a line for each fault. `sources` are the contents of the test files by path; `ran` the
 * tests of the reports, or null where nothing ran and only their existence is looked at.
 *
 * @returns {string[]}
 */
export function coverageFaults({ shown, excused }, sources, ran) {
  return [...excused.flatMap(faultsOfExcuse), ...shown.flatMap((row) => faultsOfRow(row, sources, ran))];
}

function faultsOfExcuse({ line, section, statement, reason }) {
  return reason === '' ? [`line ${line}: § ${section} ${statement}: neither a test nor a reason`] : [];
}

function faultsOfRow({ line, section, statement, tests }, sources, ran) {
  const fault = (text) => `line ${line}: § ${section} ${statement}: ${text}`;
  if (tests.length === 0) return [fault('no test')];
  return tests.flatMap((test) => {
    if (test.titles.length === 0) return [fault(`not a test: ${test.text}`)];
    if (test.titles.some((title) => openPlace.test(title))) {
      return [fault(`names no single case: ${test.text}`)];
    }
    const problem = problemInSource(test, sources) ?? (ran === null ? null : problemInRun(test, ran));
    return problem === null ? [] : [fault(`${problem}: ${test.text}`)];
  });
}

function problemInSource({ path, titles }, sources) {
  const source = sources.get(path);
  if (source === undefined) return 'no such test file';
  const written = titlesIn(source);
  return titles.every((title) => written.some((text) => isTitleOf(text, title))) ? null : 'no such test';
}

function problemInRun({ path, titles }, ran) {
  const isPlace = contractSource.test(path)
    ? (test) => contractRun.test(test.path)
    : (test) => test.path === path;
  const found = ran.filter((test) => isPlace(test) && endsWith(test.titles, titles));
  if (found.length === 0) return 'did not run';
  if (isAmbiguous(found)) return 'means several tests';
  if (found.some(({ state }) => state === 'failed')) return 'failed';
  return found.some(({ state }) => state === 'skipped') ? 'was skipped' : null;
}

function endsWith(titles, end) {
  const last = titles.slice(-end.length);
  return last.length === end.length && end.every((title, index) => title === last[index]);
}

/** Whether tests of one file in different groups were found: one of them could go unnoticed. */
function isAmbiguous(found) {
  const first = new Map(found.map(({ path, titles }) => [path, titles.join('\n')]));
  return found.some(({ path, titles }) => first.get(path) !== titles.join('\n'));
}

const titlesBySource = new Map();

function titlesIn(source) {
  const known = titlesBySource.get(source);
  if (known !== undefined) return known;
  const titles = literalsOf(source).map(({ text }) => text.replaceAll(gap, '…'));
  titlesBySource.set(source, titles);
  return titles;
}

/** Whether a title of a report can come from one in a source, be it with its places filled in. */
function isTitleOf(written, title) {
  if (written === title) return true;
  const parts = written.split(placeholder);
  // What is nothing but places would be any title.
  if (parts.length === 1 || parts.join('').trim() === '') return false;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`, 'su').test(title);
}

function escaped(text) {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`);
}
