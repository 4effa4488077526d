import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly quick: boolean;
  /** Only rows whose name contains one of these; all if empty. */
  readonly only: readonly string[];
  /** The folder of the built server, with the pages in `pages`. */
  readonly program: string;
}

/** Parses the command line. Throws a one-line error for unknown words. */
export function parseBenchOptions(words: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      program: { type: 'string' },
    },
  });
  if (values.program === undefined) throw new Error('Say where the built server is: --program FOLDER.');
  return { quick: values.quick, only: values.only, program: values.program };
}
