import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaseContext, CaseResult, FaultCase } from './fault-case.ts';
import type { Job, JobResult } from './jobs.ts';
import { createRandom } from './random.ts';

/** What all jobs of a run have in common. */
export interface JobSettings extends Pick<CaseContext, 'program' | 'long'> {
  readonly seed: number;
}

/** Runs a job in this process; a case that throws, or tries nothing, is lost. Never rejects. */
export async function runJob(faultCase: FaultCase, job: Job, settings: JobSettings): Promise<JobResult> {
  const started = performance.now();
  const result = await resultOf(faultCase, job, settings);
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

async function resultOf(
  faultCase: FaultCase,
  { name, part, tries }: Job,
  { seed, program, long }: JobSettings,
): Promise<CaseResult> {
  const random = createRandom(seed, part === 0 ? name : `${name} ${part}`);
  try {
    const result = await inFolder(name, (folder) => faultCase.run({ program, folder, long }, tries, random));
    if (result.tries > 0 || result.isImpossible === true) return result;
    return broken(tries, 'The case tried nothing.');
  } catch (error) {
    return broken(tries, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** In a folder of its own, which is removed at the end: a case that leaves it in use is lost as well. */
async function inFolder<Result>(name: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `lineup-faults-${name}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The result of a job that came to nothing. */
export function broken(tries: number, reason: string): CaseResult {
  return { tries, held: 0, lost: Math.max(1, tries), notes: [reason] };
}
