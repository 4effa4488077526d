import {
  conflictPanelMessages,
  exportMessages,
  helpMessages,
  paletteMessages,
  peopleMessages,
  printMessages,
  trayMessages,
  type SearchEntry,
} from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { keysText } from '../../../app/keys/key-names.ts';
import type { Shortcut } from '../../../app/keys/shortcuts.ts';
import type { SchemeChoice } from '../../../app/layout/color-scheme.ts';
import { usePaletteDoor, type PageAction, type PageOffer } from '../../../app/palette/palette-door.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { useLogout } from '../../../app/session/use-logout.ts';
import { useUndoController } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { viewOffers } from '../../timetable/bar/view-offers.ts';

/** What can be done here: with the festival that is open, and everywhere. */
export function usePaletteActions(festivalId: string | null): readonly PageOffer[] {
  const ofFestival = useFestivalActions(festivalId);
  const settings = useSettings();
  const help = useHelpActions();
  const perform = usePageActions();
  const navigate = useNavigate();
  const logout = useLogout();
  return [
    ...ofFestival,
    { id: 'dashboard', name: 'Dashboard', run: () => void navigate({ to: '/' }) },
    { id: 'createFestival', name: 'Create Festival', run: () => perform('createFestival', null) },
    {
      id: 'administrators',
      name: peopleMessages.title,
      run: () => void navigate({ to: '/administrators' }),
    },
    ...settings,
    { id: 'account', name: 'Password and Sessions', run: () => void navigate({ to: '/account' }) },
    ...help,
    { id: 'logout', name: 'Logout', run: () => void logout() },
  ];
}

/** What else the page that is shown can do just now. */
export function usePageOffered(): readonly PageOffer[] {
  const { actions } = usePaletteDoor();
  const view = actions.view();
  return [...(view === null ? [] : viewOffers(view)), ...actions.offers()];
}

/** The same entries for as long as the actions are called the same: they need not be made ready again. */
export function useActionEntries(actions: readonly PageOffer[]): readonly SearchEntry[] {
  const names = actions.map(({ name }) => name).join('\n');
  const [cached, setCached] = useState({ names: '', entries: [] as readonly SearchEntry[] });
  if (cached.names === names) return cached.entries;
  const entries = actions.map(({ id, name }) => ({ kind: 'action', id, name }) as const);
  setCached({ names, entries });
  return entries;
}

/** Has a page do what only it can; where it is not shown, it is opened for it. */
function usePageActions(): (action: PageAction, festivalId: string | null) => void {
  const { actions } = usePaletteDoor();
  const navigate = useNavigate();
  return (action, festivalId) => {
    if (actions.run(action)) return;
    const state = { action };
    if (festivalId === null) void navigate({ to: '/', state });
    else {
      const params = { id: festivalId, tab: 'schedule' };
      void navigate({ to: '/festival/$id/{-$tab}', params, state, resetScroll: false });
    }
  };
}

const tabs = {
  schedule: 'Schedule',
  details: 'Details',
  stages: 'Stages',
  history: 'History',
  publish: 'Publish',
};

function useFestivalActions(festivalId: string | null): readonly PageOffer[] {
  const perform = usePageActions();
  const navigate = useNavigate();
  const undoController = useUndoController();
  const { letterKeys } = usePortal();
  const areOn = useSyncExternalStore(letterKeys.subscribe, letterKeys.areOn);
  if (festivalId === null) return [];
  const { undo, redo } = undoController.next(festivalId);
  const key = (name: Shortcut) => keysText(name, navigator.userAgent);
  const toTab = ([tab, name]: [string, string]): PageOffer => ({
    id: tab,
    name,
    run: () =>
      void navigate({
        to: '/festival/$id/{-$tab}',
        params: { id: festivalId, tab },
        resetScroll: false,
      }),
  });
  const upload = () => void navigate({ to: '/festival/$id/upload', params: { id: festivalId } });
  return [
    { id: 'addEvent', name: 'Add Event', run: () => perform('addEvent', festivalId) },
    { id: 'uploadSchedule', name: 'Upload Schedule', run: upload },
    {
      id: 'importSpreadsheet',
      name: 'Import Spreadsheet',
      run: () => perform('importSpreadsheet', festivalId),
    },
    {
      id: 'printDay',
      name: printMessages.jobs.day,
      keys: key('printDay'),
      run: () => perform('printDay', festivalId),
    },
    { id: 'printDoors', name: printMessages.jobs.doors, run: () => perform('printDoors', festivalId) },
    { id: 'printArtists', name: printMessages.jobs.artists, run: () => perform('printArtists', festivalId) },
    { id: 'exportXlsx', name: exportMessages.jobs.xlsx, run: () => perform('exportXlsx', festivalId) },
    { id: 'exportCsv', name: exportMessages.jobs.csv, run: () => perform('exportCsv', festivalId) },
    { id: 'exportJson', name: exportMessages.jobs.json, run: () => perform('exportJson', festivalId) },
    { id: 'exportIcs', name: exportMessages.jobs.ics, run: () => perform('exportIcs', festivalId) },
    { id: 'unplacedActs', name: trayMessages.title, run: () => perform('unplacedActs', festivalId) },
    { id: 'conflicts', name: conflictPanelMessages.title, run: () => perform('conflicts', festivalId) },
    {
      id: 'nextConflict',
      name: conflictPanelMessages.next,
      ...(areOn && { keys: key('nextConflict') }),
      run: () => perform('nextConflict', festivalId),
    },
    {
      id: 'previousConflict',
      name: conflictPanelMessages.previous,
      ...(areOn && { keys: key('previousConflict') }),
      run: () => perform('previousConflict', festivalId),
    },
    ...(undo === null
      ? []
      : [
          {
            id: 'undo',
            name: 'Undo last change',
            keys: key('undo'),
            run: () => void undoController.undo(festivalId),
          },
        ]),
    ...(redo === null
      ? []
      : [
          {
            id: 'redo',
            name: 'Redo last change',
            keys: key('redo'),
            run: () => void undoController.redo(festivalId),
          },
        ]),
    ...Object.entries(tabs).map(toTab),
  ];
}

/** The keys of the page, and the guide. */
function useHelpActions(): readonly PageOffer[] {
  const { actions } = usePaletteDoor();
  const { letterKeys } = usePortal();
  const areOn = useSyncExternalStore(letterKeys.subscribe, letterKeys.areOn);
  return [
    {
      id: 'help',
      name: helpMessages.keys,
      ...(areOn && { keys: keysText('help', navigator.userAgent) }),
      run: () => actions.run('help'),
    },
    { id: 'guide', name: helpMessages.guideFull, run: () => actions.run('guide') },
  ];
}

const schemes: readonly (readonly [SchemeChoice, string])[] = [
  ['light', 'Appearance: Light'],
  ['dark', 'Appearance: Dark'],
  ['auto', 'Appearance: Auto'],
];

/** How this browser shows the portal, and whether it listens to single letters. */
function useSettings(): readonly PageOffer[] {
  const { colorScheme, letterKeys } = usePortal();
  const areOn = useSyncExternalStore(letterKeys.subscribe, letterKeys.areOn);
  return useMemo(() => {
    const turn = () => {
      letterKeys.set(!areOn);
      toast.success(paletteMessages.letterKeys(!areOn));
    };
    return [
      ...schemes.map(([scheme, name]) => ({ id: scheme, name, run: () => colorScheme.set(scheme) })),
      { id: 'letterKeys', name: `Single-letter keys: ${areOn ? 'on' : 'off'}`, run: turn },
    ];
  }, [colorScheme, letterKeys, areOn]);
}
