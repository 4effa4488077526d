import { paletteMessages, type SearchEntry } from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keysText } from '../../../app/keys/key-names.ts';
import { letterShortcuts } from '../../../app/keys/letter-shortcuts.ts';
import type { Shortcut } from '../../../app/keys/shortcuts.ts';
import { useLetterKeys } from '../../../app/keys/use-letter-keys.ts';
import { usePaletteDoor, type PageAction, type PageOffer } from '../../../app/palette/palette-door.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { useLogout } from '../../../app/session/use-logout.ts';
import { useUndoController } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { viewOffers } from '../../timetable/bar/view-offers.ts';
import { festivalActions } from './festival-actions.ts';
import { portalActions, topicActions, type PortalRuns } from './portal-actions.ts';

/** Returns the actions for the open festival, and those of every page. */
export function usePaletteActions(festivalId: string | null): readonly PageOffer[] {
  const ofFestival = useFestivalActions(festivalId);
  return [...ofFestival, ...portalActions(usePortalRuns())];
}

/** Returns the offers of the current page, followed by the topics of the guide. */
export function usePageOffered(): readonly PageOffer[] {
  const { actions } = usePaletteDoor();
  const view = actions.view();
  const topics = topicActions({ guide: (topic) => actions.run('guide', topic) });
  return [...(view === null ? [] : viewOffers(view)), ...actions.offers(), ...topics];
}

/** Returns the same entries as long as the names of the actions do not change, so that they are not indexed again. */
export function useActionEntries(actions: readonly PageOffer[]): readonly SearchEntry[] {
  const names = actions.map(({ name }) => name).join('\n');
  const [cached, setCached] = useState({ names: '', entries: [] as readonly SearchEntry[] });
  if (cached.names === names) return cached.entries;
  const entries = actions.map(entryOf);
  setCached({ names, entries });
  return entries;
}

/** Returns the search entry of an action. */
export function entryOf({ id, name, words }: PageOffer): SearchEntry {
  return { kind: 'action', id, name, ...(words !== undefined && { words }) };
}

/** Runs an action that only one page has, opening that page if necessary. */
function usePageActions(): (action: PageAction, festivalId: string | null) => void {
  const { actions } = usePaletteDoor();
  const navigate = useNavigate();
  return (action, festivalId) => {
    if (actions.run(action)) return;
    const state = { action };
    if (festivalId === null) void navigate({ to: '/', state });
    else {
      const params = { id: festivalId, tab: action === 'newEdition' ? 'details' : 'schedule' };
      void navigate({ to: '/festival/$id/{-$tab}', params, state, resetScroll: false });
    }
  };
}

const letters: ReadonlySet<string> = new Set(letterShortcuts);

/** Returns the names of a shortcut's keys; undefined for one that is switched off. */
function useKeysOf(): (name: Shortcut) => string | undefined {
  const { areOn } = useLetterKeys();
  return (name) => (areOn || !letters.has(name) ? keysText(name, navigator.userAgent) : undefined);
}

function useFestivalActions(festivalId: string | null): readonly PageOffer[] {
  const perform = usePageActions();
  const navigate = useNavigate();
  const undoController = useUndoController();
  const keysOf = useKeysOf();
  if (festivalId === null) return [];
  const { undo, redo } = undoController.next(festivalId);
  const params = { id: festivalId };
  return festivalActions({
    perform: (action) => perform(action, festivalId),
    toTab: (tab, setting) =>
      void navigate({
        to: '/festival/$id/{-$tab}',
        params: { ...params, tab },
        state: setting === undefined ? {} : { setting },
        resetScroll: false,
      }),
    upload: () => void navigate({ to: '/festival/$id/upload', params }),
    checkSources: () =>
      void navigate({ to: '/festival/$id/upload', params, state: { action: 'checkSources' } }),
    undo: undo === null ? null : () => void undoController.undo(festivalId),
    redo: redo === null ? null : () => void undoController.redo(festivalId),
    keysOf,
  });
}

function usePortalRuns(): PortalRuns {
  const { colorScheme, timeFormat } = usePortal();
  const { actions } = usePaletteDoor();
  const letterKeys = useLetterKeys();
  const perform = usePageActions();
  const navigate = useNavigate();
  const logout = useLogout();
  const keysOf = useKeysOf();
  return {
    dashboard: () => void navigate({ to: '/' }),
    createFestival: () => perform('createFestival', null),
    artists: () => void navigate({ to: '/artists' }),
    account: () => void navigate({ to: '/account' }),
    administrators: () => void navigate({ to: '/administrators' }),
    logout: () => void logout(),
    setScheme: (scheme) => colorScheme.set(scheme),
    setTimeFormat: (format) => timeFormat.set(format),
    letterKeys: {
      areOn: letterKeys.areOn,
      turn() {
        letterKeys.set(!letterKeys.areOn);
        toast.success(paletteMessages.letterKeys(!letterKeys.areOn));
      },
    },
    help: { keys: keysOf('help'), run: () => actions.run('help') },
    guide: (topic) => actions.run('guide', topic),
  };
}
