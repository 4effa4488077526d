import { useLocation, useParams } from '@tanstack/react-router';
import { usePaletteDoor } from '../../../app/palette/palette-door.ts';
import { parseTab } from '../../festival/festival-tab.ts';
import type { ShortcutPlace } from './shortcut-groups.ts';

interface ShortcutPlaces {
  /** The places where the page's keys work, its own first. */
  readonly places: readonly ShortcutPlace[];
  /** Whether the timetable is horizontal. */
  readonly isTurned: boolean;
}

const ofSchedule = {
  grid: ['grid', 'held', 'unplaced', 'schedule'],
  list: ['list', 'schedule'],
  moment: ['schedule'],
} as const satisfies Record<string, readonly ShortcutPlace[]>;

/** Returns where the keys of the current page work. */
export function useShortcutPlaces(): ShortcutPlaces {
  const { id, tab } = useParams({ strict: false });
  const isUpload = useLocation({ select: ({ pathname }) => /\/upload(?:\/|$)/u.test(pathname) });
  const view = usePaletteDoor().actions.view();
  const always = ['everywhere', 'controls'] as const;
  if (id === undefined) return { places: always, isTurned: false };
  if (isUpload) return { places: ['review', ...always], isTurned: false };
  if (parseTab(tab) !== 'schedule' || view === null)
    return { places: ['festival', ...always], isTurned: false };
  // Touch gestures have no keys.
  const shown = view.isPhone && view.shownAs === 'grid' ? ofSchedule.moment : ofSchedule[view.shownAs];
  return { places: [...shown, 'festival', ...always], isTurned: view.view.direction === 'down' };
}
