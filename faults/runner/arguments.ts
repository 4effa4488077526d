import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export interface RunOptions {
  readonly long: boolean;
  /** Only cases whose name or area contains one of these; all when empty. */
  readonly only: readonly string[];
  readonly seed: number;
  /** The folder of the built server. */
  readonly program: string;
  /** Where the outcomes are written as data, or null. */
  readonly report: string | null;
}

/** Reads the words of the command line. Throws with one line on what it does not know. */
export function readRunOptions(words: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      long: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      program: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const { long, only, program, report = null } = values;
  if (program === undefined) throw new Error('Say where the built server is: --program FOLDER.');
  return { long, only, seed: readSeed(values.seed), program, report };
}

function readSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(2 ** 31);
  if (!/^\d{1,10}$/u.test(text)) throw new Error(`--seed must be a whole number, not ${text}.`);
  return Number(text);
}
