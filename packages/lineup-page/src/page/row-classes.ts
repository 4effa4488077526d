import type { PublicStage } from '@lineup/domain/release';
import { stageColorCount } from '@lineup/look';

/** For lists up to this length, the style sheet knows the height before they are rendered. */
const largestCount = 24;

/** The class for the number of rows in a list. */
export function listClass(count: number): string {
  return `n${Math.min(count, largestCount)}`;
}

/** The class with the colours of a stage, `c1` to `c12`; `c0` without a stage. */
export function stageClass(stage: Pick<PublicStage, 'colour'> | null): string {
  return stage === null || stage.colour < 0 ? 'c0' : `c${(stage.colour % stageColorCount) + 1}`;
}
