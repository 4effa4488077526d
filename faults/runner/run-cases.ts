import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from '../support/program.ts';
import type { CaseResult, FaultCase } from './fault-case.ts';
import { createRandom } from './random.ts';

/** A line of the table. */
export interface CaseOutcome extends CaseResult {
  readonly area: string;
  readonly name: string;
  readonly promise: string;
  readonly seconds: number;
}

export interface RunSettings {
  readonly long: boolean;
  readonly seed: number;
  readonly program: Program;
  /** Hears of every case as it begins. */
  readonly onBegin: (faultCase: FaultCase) => void;
}

/** Runs the cases one after another; one that throws is lost and keeps no other from running. */
export async function runCases(
  cases: readonly FaultCase[],
  settings: RunSettings,
): Promise<readonly CaseOutcome[]> {
  const outcomes: CaseOutcome[] = [];
  for (const faultCase of cases) {
    settings.onBegin(faultCase);
    const started = performance.now();
    const { area, name, promise } = faultCase;
    const result = await runCase(faultCase, settings);
    outcomes.push({ area, name, promise, ...result, seconds: (performance.now() - started) / 1000 });
  }
  return outcomes;
}

async function runCase(faultCase: FaultCase, { long, seed, program }: RunSettings): Promise<CaseResult> {
  const folder = await mkdtemp(join(tmpdir(), `lineup-faults-${faultCase.name}-`));
  const tries = long ? faultCase.tries.long : faultCase.tries.short;
  try {
    const result = await faultCase.run({ program, folder, long }, tries, createRandom(seed, faultCase.name));
    if (result.tries > 0 || result.isImpossible === true) return result;
    return broken(tries, 'The case tried nothing.');
  } catch (error) {
    return broken(tries, error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function broken(tries: number, reason: string): CaseResult {
  return { tries, held: 0, lost: Math.max(1, tries), notes: [reason] };
}
