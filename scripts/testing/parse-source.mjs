import { parseSync } from 'vite';

/**
 * Returns the syntax tree of a source. Throws if it cannot be parsed.
 *
 * @param {string} path determines the language, and whether the source may contain elements
 * @param {string} source
 */
export function parseSource(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return program;
}
