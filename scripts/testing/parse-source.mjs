import { parseSync } from 'vite';

/**
 * The syntax tree of a source. Fails if it cannot be parsed.
 *
 * @param {string} path tells the language, and whether the source may hold elements
 * @param {string} source
 */
export function parseSource(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return program;
}
