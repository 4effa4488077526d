import type { ReactNode } from 'react';
import type { Tone } from '../../../../../../design/notices/banner.tsx';

/** An open question or offer about the draft as a whole. */
export interface OpenDecision {
  readonly id: string;
  /** The topic in a word or two. */
  readonly topic: string;
  readonly tone: Tone;
  readonly title?: string;
  readonly content: ReactNode;
  /** It cannot be decided yet, because it depends on others. */
  readonly isWaiting?: boolean;
  /** An illustration of the effect; only if the data is available. */
  readonly picture?: ReactNode;
}

/** A decision that was made, in one line. Undoing it reopens the question. */
export interface TakenDecision {
  readonly key: string;
  /** The id of the open decision that it answered. */
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

/** Concatenates decisions in the order of the parts. */
export function joinDecisions(parts: readonly Decisions[]): Decisions {
  return { open: parts.flatMap(({ open }) => open), taken: parts.flatMap(({ taken }) => taken) };
}
