import type { Overdue } from '../provider.ts';

export interface ManualOverdue {
  readonly overdue: Overdue;
  /** Makes every pending first response overdue. */
  readonly run: () => void;
}

/** First responses that are overdue when the test says so, and not before. */
export function manualOverdue(): ManualOverdue {
  const waiting = new Set<() => void>();
  return {
    overdue: (tell) => {
      const own = () => tell();
      waiting.add(own);
      return () => void waiting.delete(own);
    },
    run: () => {
      const late = [...waiting];
      waiting.clear();
      for (const tell of late) tell();
    },
  };
}
