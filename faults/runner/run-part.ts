import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaseContext, CaseResult, FaultCase } from './fault-case.ts';
import { createRandom } from './random.ts';

/** The tries of a case that one test makes. */
export interface Part {
  /** Counts from 0; each part has its own random numbers. */
  readonly part: number;
  readonly tries: number;
}

/** Splits a case's tries into parts: a single one in the short form, parts of the case's size in the long one. */
export function partsOf({ tries, partSize }: FaultCase, long: boolean): readonly Part[] {
  if (!long) return [{ part: 0, tries: tries.short }];
  const size = partSize ?? tries.long;
  return Array.from({ length: Math.ceil(tries.long / size) }, (_, part) => ({
    part,
    tries: Math.min(size, tries.long - part * size),
  }));
}

/** The settings that all parts of a run share. */
export interface RunSettings extends Pick<CaseContext, 'program' | 'long'> {
  readonly seed: number;
}

/**
 * Makes the tries in a separate folder, which is removed at the end. Throws if nothing was tried although it was
 * possible.
 */
export async function runPart(
  faultCase: FaultCase,
  { part, tries }: Part,
  { seed, program, long }: RunSettings,
): Promise<CaseResult> {
  const random = createRandom(seed, part === 0 ? faultCase.name : `${faultCase.name} ${part}`);
  const folder = await mkdtemp(join(tmpdir(), `lineup-faults-${faultCase.name}-`));
  try {
    const result = await faultCase.run({ program, folder, long }, tries, random);
    if (result.tries === 0 && result.isImpossible !== true) throw new Error('The case tried nothing.');
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
