import { createContext, use } from 'react';
import type { ViewNow } from '../../features/timetable/bar/view-offers.ts';

/** What some page can do, and is asked for from anywhere. */
export type PageAction =
  | 'addEvent'
  | 'importSpreadsheet'
  | 'checkSources'
  | 'createFestival'
  | 'newEdition'
  | 'printDay'
  | 'printDoors'
  | 'printArtists'
  | 'exportXlsx'
  | 'exportCsv'
  | 'exportJson'
  | 'exportIcs'
  | 'conflicts'
  | 'nextConflict'
  | 'previousConflict'
  | 'unplacedActs'
  | 'help'
  | 'guide';

/** Something that the page that is shown can do just now, in the words of its button. */
export interface PageOffer {
  readonly id: string;
  readonly name: string;
  /** Other words by which it is found, in lower case. */
  readonly words?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}

/** Does an action: for one stage, or on one topic of the guide, where it is given. */
export type ActionRun = (subject?: string) => void;

type Offers = () => readonly PageOffer[];
type View = () => ViewNow;

/** What the pages that are shown can do at the moment. */
export interface PageActions {
  /** Tells what else can be done, whenever that is asked, until the returned function is called. */
  readonly addOffers: (offers: Offers) => () => void;
  /** Says how the schedule is looked at, whenever that is asked, until the returned function is called. */
  readonly setView: (view: View) => () => void;
  /** How the schedule is looked at; null where none is shown. */
  readonly view: () => ViewNow | null;
  /** What else can be done. */
  readonly offers: () => readonly PageOffer[];
  /** Offers to do it, until the returned function is called. */
  readonly offer: (action: PageAction, run: ActionRun) => () => void;
  /** Does it, for one subject where it is given; false where no page that is shown can. */
  readonly run: (action: PageAction, subject?: string) => boolean;
}

export function createPageActions(): PageActions {
  const offered = new Map<PageAction, ActionRun>();
  const sources = new Set<Offers>();
  let shownView: View | null = null;
  return {
    addOffers(offers) {
      sources.add(offers);
      return () => void sources.delete(offers);
    },
    setView(view) {
      shownView = view;
      return () => {
        if (shownView === view) shownView = null;
      };
    },
    view: () => shownView?.() ?? null,
    offers: () => [...sources].flatMap((offers) => offers()),
    offer(action, run) {
      offered.set(action, run);
      return () => {
        if (offered.get(action) === run) offered.delete(action);
      };
    },
    run(action, subject) {
      const run = offered.get(action);
      run?.(subject);
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
