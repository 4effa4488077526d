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

/** The dialog in which it is chosen how sets are announced. */
export interface Announcing {
  /** Opens it for these sets, as they are shown. */
  readonly announce: (sets: Sets) => void;
  /** For what leads to it: it is fetched ahead. */
  readonly hints: ReturnType<typeof usePart>['hints'];
  /** To be rendered. */
  readonly dialog: ReactNode;
}

/** Chooses for one set or several at once what is announced of them; loaded when it is asked for. */
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
