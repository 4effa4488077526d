import type { ConflictIndex, Festival, LineupEvent, PlainDate, UnplacedAct } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useDeferredValue } from 'react';
import { sidePanelWidth } from '../../design/panel/side-panel.tsx';
import { conflictPanelName, useConflictPanel } from './conflicts/use-conflict-panel.ts';
import { useEventDialog, useEventPlace } from './event/dialog/event-dialog-context.ts';
import type { ScheduleSearch } from './schedule-search.ts';
import classes from './schedule-tab.module.css';
import { trayWidth, useTray } from './tray/use-tray.ts';
import { useSelectedAct } from './tray/use-selected-act.ts';

/** The panels next to the day: the tray, and the conflicts or an event. */
export function useSidePanels(
  { panel }: ScheduleSearch,
  isTrayOpen: boolean,
  onTray: (isOpen: boolean) => void,
) {
  const { isInSidePanel, setSlot } = useEventPlace();
  const { leave } = useEventDialog();
  const conflicts = useConflictPanel(panel === conflictPanelName, {
    isCovered: isInSidePanel,
    uncover: leave,
  });
  const tray = useTray(isTrayOpen, onTray);
  useSelectedAct(tray.open);
  // Panels open and close immediately; resizing the day is deferred.
  const width = useDeferredValue(
    (conflicts.Panel === null && !isInSidePanel ? 0 : sidePanelWidth) + (isTrayOpen ? trayWidth : 0),
  );
  return { conflicts, tray, isInSidePanel, setSlot, width };
}

interface SidePanelsProps {
  readonly panels: ReturnType<typeof useSidePanels>;
  readonly festival: Versioned<Festival>;
  /** Null until loaded. */
  readonly events: readonly Versioned<LineupEvent>[] | null;
  readonly acts: readonly Versioned<UnplacedAct>[];
  readonly conflicts: ConflictIndex;
  readonly day: PlainDate | null;
  readonly onShow: (id: string) => void;
}

export function SidePanels({ panels, festival, events, acts, conflicts, day, onShow }: SidePanelsProps) {
  const { isInSidePanel, setSlot } = panels;
  const { Panel, step, close } = panels.conflicts;
  const { Tray, ...tray } = panels.tray;
  return (
    <>
      {Tray !== null && (
        <Tray {...{ festival, conflicts, acts }} step={tray.step} at={{ day }} onClose={tray.close} />
      )}
      {Panel !== null && events !== null && (
        <Panel
          {...{ festival, events, step, day }}
          index={conflicts}
          hidden={isInSidePanel}
          onShow={({ id }) => onShow(id)}
          onClose={close}
        />
      )}
      {isInSidePanel && <div ref={setSlot} className={classes['slot']} />}
    </>
  );
}
