import type { ReactNode } from 'react';
import type { Tone } from '../../../../../../design/notices/banner.tsx';

/** A question or an offer about the draft as a whole that waits for a person. */
export interface OpenDecision {
  readonly id: string;
  /** What it is about, in a word or two. */
  readonly topic: string;
  readonly tone: Tone;
  readonly title?: string;
  readonly content: ReactNode;
  /** It cannot be made yet, as it depends on others. */
  readonly isWaiting?: boolean;
  /** What it would change, drawn; only where the data is at hand. */
  readonly picture?: ReactNode;
}

/** What was decided, in one line. Undoing it opens the decision again. */
export interface TakenDecision {
  readonly key: string;
  /** The id of the decision that it was the answer to. */
  readonly of: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

export interface Decisions {
  readonly open: readonly OpenDecision[];
  readonly taken: readonly TakenDecision[];
}

export const noDecisions: Decisions = { open: [], taken: [] };

/** All decisions in the order of the parts. */
export function joinDecisions(parts: readonly Decisions[]): Decisions {
  return { open: parts.flatMap(({ open }) => open), taken: parts.flatMap(({ taken }) => taken) };
}
