import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaseContext, CaseResult, FaultCase } from './fault-case.ts';
import { createRandom } from './random.ts';

/** Some tries of a case, which one test makes. */
export interface Part {
  /** Counts from 0; each part has chances of its own. */
  readonly part: number;
  readonly tries: number;
}

/** A case's tries in parts: one in the short form, parts of the size that the case names in the long one. */
export function partsOf({ tries, partSize }: FaultCase, long: boolean): readonly Part[] {
  if (!long) return [{ part: 0, tries: tries.short }];
  const size = partSize ?? tries.long;
  return Array.from({ length: Math.ceil(tries.long / size) }, (_, part) => ({
    part,
    tries: Math.min(size, tries.long - part * size),
  }));
}

/** What all parts of a run have in common. */
export interface RunSettings extends Pick<CaseContext, 'program' | 'long'> {
  readonly seed: number;
}

/** Makes the tries in a folder of their own, which is removed at the end. Fails where nothing was tried that could be. */
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
