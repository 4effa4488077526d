import { createContext, use } from 'react';
import type { ViewNow } from '../../features/timetable/bar/view-offers.ts';

/** Actions of a page that can be called from anywhere. */
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

/** Something that the current page can do at the moment, labelled like its button. */
export interface PageOffer {
  readonly id: string;
  readonly name: string;
  /** Other search terms, in lower case. */
  readonly words?: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly run: () => void;
}

/** Runs an action, for one stage or one topic of the guide if given. */
export type ActionRun = (subject?: string) => void;

type Offers = () => readonly PageOffer[];
type View = () => ViewNow;

/** What the current pages can do at the moment. */
export interface PageActions {
  /** Adds further offers, called on every read, until the returned function is called. */
  readonly addOffers: (offers: Offers) => () => void;
  /** Sets the view of the schedule, called on every read, until the returned function is called. */
  readonly setView: (view: View) => () => void;
  /** The view of the schedule; null if none is shown. */
  readonly view: () => ViewNow | null;
  /** The further offers. */
  readonly offers: () => readonly PageOffer[];
  /** Registers an action, until the returned function is called. */
  readonly offer: (action: PageAction, run: ActionRun) => () => void;
  /** Runs the action, for one subject if given; returns false if no current page offers it. */
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

/** What is searched: everything, or the sets of the open festival. */
export type PaletteScope = 'all' | 'sets';

/** The interface between pages and the palette. */
export interface PaletteDoor {
  readonly open: (scope: PaletteScope) => void;
  readonly actions: PageActions;
}

export const PaletteContext = createContext<PaletteDoor | null>(null);

/** Throws on pages before the sign-in. */
export function usePaletteDoor(): PaletteDoor {
  const door = use(PaletteContext);
  if (door === null) throw new Error('usePaletteDoor needs <LatePalette> above it');
  return door;
}
