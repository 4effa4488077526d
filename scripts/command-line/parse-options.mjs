import { parseArgs } from 'node:util';

/**
 * What the words of a command line ask for, by its options: `help`, or the values that `read` makes its own of.
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
    // The library's own text has more than one line.
    return wrong(`Unknown options: ${words.join(' ')}; see --help.`);
  }
  return values.help === true ? { kind: 'help' } : read(values);
}

/**
 * A command line that cannot be followed; `problem` is one line.
 *
 * @typedef {{ kind: 'wrong', problem: string }} Wrong
 * @param {string} problem
 * @returns {Wrong}
 */
export function wrong(problem) {
  return { kind: 'wrong', problem };
}
