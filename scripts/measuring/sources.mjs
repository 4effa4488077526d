// What the size of the code is measured by.
import { Visitor } from 'vite';
import { parseSource } from '../testing/parse-source.mjs';

/**
 * Tests, and what exists for tests alone.
 *
 * @param {string} path from the root of the repository, with `/`
 * @returns {boolean}
 */
export function isTest(path) {
  return /\.(?:test|spec|setup)\.\w+$|(?:^|\/)(?:testing|contract|suites|e2e|faults)\//u.test(path);
}

/**
 * The room of a file: its package, with the side of a provider or the feature of the portal where it has one.
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
 * The functions of a source with the lines from their first to their last, blank ones and inner functions included.
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
