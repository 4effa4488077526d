import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { copyProgram } from '../../scripts/building/copy-program.mjs';
import { openProgram } from '../support/portals/program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built server, the data folder of the demo, and how to run the cases. */
    readonly faults: {
      readonly folder: string;
      readonly demo: string;
      readonly long: boolean;
      readonly seed: number;
    };
  }
}

/**
 * Builds what is stale and creates the demo's data, once for all cases. FAULTS=long tries more, FAULTS_SEED repeats the
 * random numbers.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const long = process.env['FAULTS'] === 'long';
  const seed = parseSeed(process.env['FAULTS_SEED']);
  console.log(
    `Faults in the ${long ? 'long' : 'short'} form; FAULTS_SEED=${seed} draws the same chances again.`,
  );
  const copy = await copyProgram('faults');
  const program = await openProgram(copy.folder);
  project.provide('faults', { folder: program.folder, demo: program.demo, long, seed });
  return async () => {
    await program.close();
    copy.remove();
  };
}

function parseSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(2 ** 31);
  if (!/^\d{1,10}$/u.test(text)) throw new Error(`FAULTS_SEED must be a whole number, not ${text}.`);
  return Number(text);
}
