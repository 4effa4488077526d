// Finds the texts in a TypeScript source.
import { Visitor } from 'vite';
import { parseSource } from './parse-source.mjs';

/** Replaces `${…}` in a template: no catalogue text contains it. */
export const gap = '\u0000';

/**
 * The texts of string literals, of templates (with `gap` for each `${…}`) and of regular expressions (without their
 * backslashes) in `source`. Its `path` determines whether it may contain elements.
 *
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function literalsOf(path, source) {
  const found = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push(node.regex.pattern.replaceAll(/\\(.)/gu, '$1'));
      else if (typeof node.value === 'string') found.push(node.value);
    },
    TemplateLiteral: ({ quasis }) => found.push(quasis.map(({ value }) => value.cooked).join(gap)),
  }).visit(parseSource(path, source));
  return found;
}
