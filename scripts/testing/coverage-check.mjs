// Checks that the tests named for the statements of the specification exist, ran and passed.

/** The suite that every provider must pass: its tests run from the files in the providers' `contract` folders. */
const contractSource = /^packages\/provider\/src\/contract\//u;
const contractRun = /^packages\/provider-[\w-]+\/contract\//u;

/**
 * The errors in the table, one line each. `tests` are those that the runners report or list, each with its path, its
 * titles from the outermost group inwards and its state.
 *
 * @param {{ shown: object[], excused: object[] }} table
 * @param {{ path: string, titles: string[], state: string }[]} tests
 * @returns {string[]}
 */
export function coverageFaults({ shown, excused }, tests) {
  return [...excused.flatMap(faultsOfExcuse), ...shown.flatMap((row) => faultsOfRow(row, tests))];
}

function faultsOfExcuse({ line, section, statement, reason }) {
  return reason === '' ? [`line ${line}: § ${section} ${statement}: neither a test nor a reason`] : [];
}

function faultsOfRow({ line, section, statement, tests }, ran) {
  const fault = (text) => `line ${line}: § ${section} ${statement}: ${text}`;
  if (tests.length === 0) return [fault('no test')];
  return tests.flatMap((test) => {
    const problem = test.titles.length === 0 ? 'not a test' : problemInRun(test, ran);
    return problem === null ? [] : [fault(`${problem}: ${test.text}`)];
  });
}

function problemInRun({ path, titles }, ran) {
  const isPlace = contractSource.test(path)
    ? (test) => contractRun.test(test.path)
    : (test) => test.path === path;
  const found = ran.filter((test) => isPlace(test) && endsWith(test.titles, titles));
  if (found.length === 0) return 'no such test';
  if (isAmbiguous(found)) return 'means several tests';
  if (found.some(({ state }) => state === 'failed')) return 'failed';
  return found.some(({ state }) => state === 'skipped') ? 'was skipped' : null;
}

function endsWith(titles, end) {
  const last = titles.slice(-end.length);
  return last.length === end.length && end.every((title, index) => title === last[index]);
}

/** Returns true if the name matches tests in different groups of one file: one of them could go missing unnoticed. */
function isAmbiguous(found) {
  const first = new Map(found.map(({ path, titles }) => [path, titles.join('\n')]));
  return found.some(({ path, titles }) => first.get(path) !== titles.join('\n'));
}
