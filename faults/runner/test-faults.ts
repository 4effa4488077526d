import { expect, inject, test } from 'vitest';
import { programWithDemo } from '../support/portals/program.ts';
import type { FaultCase } from './fault-case.ts';
import { partsOf, runPart } from './run-part.ts';

const shortLimitMs = 180_000;
const longLimitMs = 4 * 60 * 60_000;

/** Creates a test for each case, or for each of its parts in the long form. Skips cases that are impossible here. */
export function testFaults(cases: readonly FaultCase[]): void {
  const { folder, demo, long, seed } = inject('faults');
  const settings = { program: programWithDemo(folder, demo), long, seed };
  const timeout = long ? longLimitMs : shortLimitMs;
  for (const faultCase of cases) {
    const parts = partsOf(faultCase, long);
    for (const part of parts) {
      const which = parts.length === 1 ? '' : ` (part ${part.part + 1} of ${parts.length})`;
      test(`${faultCase.name}: ${faultCase.promise}${which}`, { timeout }, async ({ annotate, skip }) => {
        const { tries, held, lost, notes, isImpossible } = await runPart(faultCase, part, settings);
        await annotate(`${held} of ${tries} tries held`);
        for (const note of notes) await annotate(note);
        skip(isImpossible === true && lost === 0, notes.join('; '));
        expect({ lost, notes }).toEqual({ lost: 0, notes });
      });
    }
  }
}
