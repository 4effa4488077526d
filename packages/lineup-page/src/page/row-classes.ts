import type { PublicStage } from '@lineup/domain/release';
import { stageColorCount } from '@lineup/look';

/** The style sheet knows the height of lists up to this length before they are drawn. */
const largestCount = 24;

/** The class that says how many rows a list has. */
export function listClass(count: number): string {
  return `n${Math.min(count, largestCount)}`;
}

/** The class with the colours of a stage, `c1` to `c12`; `c0` where there is none. */
export function stageClass(stage: Pick<PublicStage, 'colour'> | null): string {
  return stage === null || stage.colour < 0 ? 'c0' : `c${(stage.colour % stageColorCount) + 1}`;
}
