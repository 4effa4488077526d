// Reads docs/specification-coverage.md: which tests cover which statement of the specification.

const separator = ' › ';

/**
 * The rows of the tables in `markdown`: those with tests (`| § | statement | tests |`) and, below the heading 'Without
 * a test', those with a reason in the third column. A test is written as `` `path` › title ``, several separated by
 * `<br>`; the title may be preceded by the titles of its groups.
 *
 * @param {string} markdown
 * @returns {{ shown: { line: number, section: string, statement: string, tests: object[] }[], excused: object[] }}
 */
export function parseCoverageTable(markdown) {
  const shown = [];
  const excused = [];
  let isExcuse = false;
  markdown.split('\n').forEach((text, index) => {
    if (text.startsWith('## ')) isExcuse = text === '## Without a test';
    const cells = cellsOf(text);
    if (cells === null) return;
    const [section, statement, last] = cells;
    const row = { line: index + 1, section, statement };
    if (isExcuse) excused.push({ ...row, reason: last });
    else shown.push({ ...row, tests: last === '' ? [] : last.split('<br>').map(testOf) });
  });
  return { shown, excused };
}

/** The three cells of a row; null for other lines and the head of a table. */
function cellsOf(line) {
  if (!line.startsWith('|')) return null;
  const cells = line
    .split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
  if (cells.length !== 3) return null;
  return cells[0] === '§' || /^-+$/u.test(cells[0]) ? null : cells;
}

function testOf(text) {
  const [, path, title] = /^`([^`]+)` › (.+)$/u.exec(text.trim()) ?? [];
  if (path === undefined) return { path: '', titles: [], text };
  return { path, titles: title.split(separator), text: path + separator + title };
}
