import type { Festival, LineupEvent } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useState, type ReactNode } from 'react';
import { usePart } from '../../../app/loading/use-part.ts';

type Sets = readonly Versioned<LineupEvent>[];

const load = () => import('./announcement-dialog.tsx');

interface Asked {
  readonly sets: Sets;
  readonly opened: boolean;
  readonly turn: number;
}

/** The dialog for choosing how sets are announced. */
export interface Announcing {
  /** Opens it for these sets, as shown. */
  readonly announce: (sets: Sets) => void;
  /** The handlers that preload it, for elements that open it. */
  readonly hints: ReturnType<typeof usePart>['hints'];
  /** Render this. */
  readonly dialog: ReactNode;
}

/** Chooses the announcement of one or several sets; loaded on first use. */
export function useAnnouncing(festival: Festival): Announcing {
  const { part, fetch, hints } = usePart(load);
  const [asked, setAsked] = useState<Asked | null>(null);
  const announce = async (sets: Sets) => {
    if (sets.length === 0 || (part === null && !(await fetch(() => void announce(sets))))) return;
    setAsked((before) => ({ sets, opened: true, turn: (before?.turn ?? 0) + 1 }));
  };
  return {
    announce: (sets) => void announce(sets),
    hints,
    dialog: part !== null && asked !== null && (
      <part.AnnouncementDialog
        key={asked.turn}
        festival={festival}
        sets={asked.sets}
        opened={asked.opened}
        onClose={() => setAsked({ ...asked, opened: false })}
      />
    ),
  };
}
