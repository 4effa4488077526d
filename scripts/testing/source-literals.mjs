// Finds the texts in a TypeScript source.
import { parseSync, Visitor } from 'vite';

/** What stands for `${…}` in a template: no catalogue text has it. */
export const gap = '\u0000';

/**
 * The texts of string literals, of templates (with `gap` for each `${…}`) and of regular expressions (without their
 * backslashes) in `source`, whose `path` tells whether it may hold elements.
 *
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function literalsOf(path, source) {
  const found = [];
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push(node.regex.pattern.replaceAll(/\\(.)/gu, '$1'));
      else if (typeof node.value === 'string') found.push(node.value);
    },
    TemplateLiteral: ({ quasis }) => found.push(quasis.map(({ value }) => value.cooked).join(gap)),
  }).visit(program);
  return found;
}
