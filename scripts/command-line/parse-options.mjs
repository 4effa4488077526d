import { parseArgs } from 'node:util';

/**
 * Parses the words of a command line by its options: returns `help`, or the result of `read` for the values.
 *
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @template Asked
 * @param {readonly string[]} words
 * @param {Options & { help: { type: 'boolean' } }} options
 * @param {(values: any) => Asked} read
 * @returns {{ kind: 'help' } | Wrong | Asked}
 */
export function readOptions(words, options, read) {
  let values;
  try {
    ({ values } = parseArgs({ args: [...words], options }));
  } catch {
    // The library's own message has several lines.
    return wrong(`Unknown options: ${words.join(' ')}; see --help.`);
  }
  return values.help === true ? { kind: 'help' } : read(values);
}

/**
 * An invalid command line; `problem` is one line.
 *
 * @typedef {{ kind: 'wrong', problem: string }} Wrong
 * @param {string} problem
 * @returns {Wrong}
 */
export function wrong(problem) {
  return { kind: 'wrong', problem };
}
