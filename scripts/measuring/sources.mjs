// The sources of the project, and how the size and the names of the code are measured.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { parseSource } from '../testing/parse-source.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The sources in the repository whose names match these git patterns.
 *
 * @param {...string} patterns
 * @returns {{ path: string, text: string }[]} paths from the root of the repository, with `/`
 */
export function readSources(...patterns) {
  const paths = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  return paths
    .trim()
    .split('\n')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * Returns true for tests, and for files that only tests use.
 *
 * @param {string} path from the root of the repository, with `/`
 * @returns {boolean}
 */
export function isTest(path) {
  return /\.(?:test|spec|setup)\.\w+$|(?:^|\/)(?:testing|contract|suites|e2e|faults)\//u.test(path);
}

/**
 * The room of a file: its package, plus the side of a provider or the feature of the portal if there is one.
 *
 * @param {string} path from the root of the repository, with `/`
 * @returns {string}
 */
export function roomOf(path) {
  const parts = path.split('/').slice(0, -1);
  if (parts[0] !== 'packages') return parts[0] ?? 'root';
  const [, name, ...inner] = parts;
  if (name === 'portal' && inner[0] === 'src')
    return ['portal', ...inner.slice(1, inner[1] === 'features' ? 3 : 2)].join('/');
  return name.startsWith('provider-') ? [name, ...inner.slice(0, 1)].join('/') : name;
}

/**
 * The functions of a source with their line counts, including blank lines and inner functions.
 *
 * @param {string} path tells the language
 * @param {string} source
 * @returns {{ name: string, lines: number }[]}
 */
export function functionsOf(path, source) {
  const found = [];
  const names = new Map();
  const add = (node) => {
    const lines = source.slice(node.start, node.end).split('\n').length;
    found.push({ name: node.id?.name ?? names.get(node) ?? 'a function without a name', lines });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => init && names.set(init, id.name),
    Property: ({ key, value }) => names.set(value, key.name),
    MethodDefinition: ({ key, value }) => names.set(value, key.name),
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSource(path, source));
  return found;
}

/**
 * The names that a source declares at its top level, with the line of each declaration.
 *
 * @param {{ path: string, text: string }} source
 * @returns {{ path: string, line: number, text: string }[]}
 */
export function namesOf({ path, text }) {
  const declared = parseSource(path, text).body.flatMap((statement) => {
    const { declarations, id } = statement.declaration ?? statement;
    return (declarations ?? [{ id }]).map((each) => each.id).filter((each) => each?.type === 'Identifier');
  });
  return declared.map(({ name, start }) => ({ path, line: lineOf(text, start), text: name }));
}

/**
 * The comments of a source, each in one line, with the line on which it begins.
 *
 * @param {{ path: string, text: string }} source
 * @returns {{ path: string, line: number, text: string }[]}
 */
export function commentsOf({ path, text }) {
  return parseSync(path, text)
    .comments.filter(({ value }) => !/^\s*(?:oxlint-|@|\/)/u.test(value))
    .map(({ value, start }) => ({
      path,
      line: lineOf(text, start),
      text: value
        .replaceAll(/\s+\*?\s*/gu, ' ')
        .replace(/^\*/u, '')
        .trim(),
    }));
}

/** The line number, counted from 1. */
function lineOf(text, place) {
  return text.slice(0, place).split('\n').length;
}
