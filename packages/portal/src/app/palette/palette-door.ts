import { createContext, use } from 'react';

/** What some page can do, and is asked for from anywhere. */
export type PageAction =
  | 'addEvent'
  | 'importSpreadsheet'
  | 'createFestival'
  | 'printDay'
  | 'printDoors'
  | 'printArtists'
  | 'exportXlsx'
  | 'exportCsv'
  | 'exportJson'
  | 'exportIcs'
  | 'nextConflict';

/** What the pages that are shown can do at the moment. */
export interface PageActions {
  /** Offers to do it, until the returned function is called. */
  readonly offer: (action: PageAction, run: () => void) => () => void;
  /** Does it; false where no page that is shown can. */
  readonly run: (action: PageAction) => boolean;
}

export function createPageActions(): PageActions {
  const offered = new Map<PageAction, () => void>();
  return {
    offer(action, run) {
      offered.set(action, run);
      return () => {
        if (offered.get(action) === run) offered.delete(action);
      };
    },
    run(action) {
      const run = offered.get(action);
      run?.();
      return run !== undefined;
    },
  };
}

/** What is searched: all there is, or the sets of the festival that is open. */
export type PaletteScope = 'all' | 'sets';

/** How pages and the palette meet. */
export interface PaletteDoor {
  readonly open: (scope: PaletteScope) => void;
  readonly actions: PageActions;
}

export const PaletteContext = createContext<PaletteDoor | null>(null);

/** Throws on pages that stand before the sign-in. */
export function usePaletteDoor(): PaletteDoor {
  const door = use(PaletteContext);
  if (door === null) throw new Error('usePaletteDoor needs <LatePalette> above it');
  return door;
}
