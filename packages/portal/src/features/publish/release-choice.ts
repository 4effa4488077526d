import { useState } from 'react';
import { usePortal } from '../../app/portal-context.ts';
import type { Portal } from '../../app/portal-context.ts';
import type { Unticked } from './ticks.ts';

/** The choices for the next release. */
export interface ReleaseChoice {
  readonly unticked: Unticked;
  readonly when: 'now' | 'later';
  /** As in the fields; '' if nothing is selected. */
  readonly date: string;
  readonly time: string;
  /** The typed address; null if the suggestion is unchanged. */
  readonly slug: string | null;
}

const untouched: ReleaseChoice = { unticked: new Set(), when: 'now', date: '', time: '', slug: null };

const choices = new WeakMap<Portal, Map<string, ReleaseChoice>>();

/** The choices for the next release of a festival. They survive a visit to the schedule. */
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
    /** A release resets the choices for the next one. */
    clear: () => store(untouched),
  };
}
