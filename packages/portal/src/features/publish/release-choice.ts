import { useState } from 'react';
import { usePortal } from '../../app/portal-context.ts';
import type { Portal } from '../../app/portal-context.ts';
import type { Unticked } from './ticks.ts';

/** What somebody has chosen for the next release. */
export interface ReleaseChoice {
  readonly unticked: Unticked;
  readonly when: 'now' | 'later';
  /** As in the fields; '' where nothing was chosen. */
  readonly date: string;
  readonly time: string;
  /** The address that was written; null where the suggestion stands. */
  readonly slug: string | null;
}

const untouched: ReleaseChoice = { unticked: new Set(), when: 'now', date: '', time: '', slug: null };

const choices = new WeakMap<Portal, Map<string, ReleaseChoice>>();

/** The choice for the next release of a festival. It is there again when one comes back from the schedule. */
export function useReleaseChoice(festivalId: string) {
  const portal = usePortal();
  const [choice, setChoice] = useState(() => choices.get(portal)?.get(festivalId) ?? untouched);
  const store = (next: ReleaseChoice) => {
    const all = choices.get(portal) ?? new Map<string, ReleaseChoice>();
    choices.set(portal, all.set(festivalId, next));
    setChoice(next);
  };
  return {
    choice,
    change: (part: Partial<ReleaseChoice>) => store({ ...choice, ...part }),
    /** After a release nothing is chosen for the next one. */
    clear: () => store(untouched),
  };
}
