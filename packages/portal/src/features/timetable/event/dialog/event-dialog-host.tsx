import type { ConflictIndex, Festival } from '@lineup/domain';
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePersistedInput } from '../../../../app/editor/use-persisted-input.ts';
import { DialogBoundary } from '../../../../design/controls/dialog-boundary.tsx';
import { EventDialogContext, EventPlaceContext, type QuickEditing } from './event-dialog-context.ts';
import type { EventDialogProps, EventGuard } from './event-dialog.tsx';
import type { EventOpening } from './event-opening.ts';
import type { StoredEvent } from '../form/event-values.ts';
import type { FocusTarget } from './focus-target.ts';
import { persistedEvent } from '../unsaved-input/persisted-event.ts';
import { useDialogs } from './use-dialogs.ts';
import { useEventAddress } from './use-event-address.ts';
import { useReopenedDialog } from './use-reopened-dialog.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface EventDialogHostProps {
  readonly festival: Festival;
  /** All events of the festival as they are shown; null until loaded. */
  readonly events: readonly StoredEvent[] | null;
  /** The events as stored, without pending edits. */
  readonly stored: readonly StoredEvent[] | null;
  /** The conflicts among the events. */
  readonly conflicts: ConflictIndex;
  readonly quick?: QuickEditing | undefined;
  /** True if there is room for an event next to the schedule; otherwise it opens over the page. */
  readonly isRoomy: boolean;
  readonly children: ReactNode;
}

/** One opening of the dialog. */
interface Shown {
  /** Distinguishes consecutive openings. */
  readonly turn: number;
  readonly opening: EventOpening;
  readonly Dialog: ComponentType<EventDialogProps>;
  /** Where the focus goes after closing; null while open. */
  readonly closedTo: FocusTarget | null;
}

/** Provides its children with the event dialog, which is loaded on first use. */
export function EventDialogHost(props: EventDialogHostProps) {
  const { festival, events, stored, conflicts, isRoomy, quick, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const guard = useRef<EventGuard | null>(null);
  const keepGuard = useCallback((next: EventGuard) => {
    guard.current = next;
  }, []);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const closedTo = shown?.closedTo ?? null;
  const isOpen = shown !== null && closedTo === null;
  const openId = isOpen ? storedIdOf(shown.opening) : null;

  const open = async (opening: EventOpening, Dialog: Shown['Dialog']) => {
    const isSame = openId !== null && storedIdOf(opening) === openId;
    if (isSame) return slot?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    if (isOpen && guard.current !== null && !(await guard.current.mayBeLeft())) return undefined;
    return setShown((before) => ({ turn: (before?.turn ?? 0) + 1, opening, Dialog, closedTo: null }));
  };
  const dialogs = useDialogs(events, {
    open: (opening, Dialog) => void open(opening, Dialog),
    leave: () => (isOpen ? (guard.current?.leave() ?? Promise.resolve(true)) : Promise.resolve(true)),
  });
  const persisted = usePersistedInput(persistedEvent, festival.id);
  useReopenedDialog(persisted, festival, events, dialogs.show);
  useEventAddress({
    openId,
    isReady: events !== null,
    onOpen: (id) => {
      // After a reload, the persisted input opens the dialog instead.
      if (shown !== null || persisted.restored === null) dialogs.edit(id);
    },
    onClose: () => guard.current?.drop(),
  });
  // A dialog that is still saving when another opens must only close itself.
  const close = (turn: number) => (storedId: string | null) =>
    setShown((before) =>
      before?.turn === turn ? { ...before, closedTo: targetOf(before.opening, storedId) } : before,
    );
  const returnFocus = useReturnFocus(root, events);
  useEffect(() => {
    if (closedTo !== null) returnFocus(closedTo);
  }, [closedTo, returnFocus]);
  const isInSidePanel = isRoomy && isOpen;
  const place = useMemo(() => ({ isInSidePanel, setSlot }), [isInSidePanel]);
  return (
    <EventDialogContext value={dialogs}>
      <EventPlaceContext value={place}>
        <div ref={root}>{children}</div>
      </EventPlaceContext>
      {shown !== null && (
        <DialogBoundary key={shown.turn} opened={isOpen} onClose={() => close(shown.turn)(null)}>
          <shown.Dialog
            opening={shown.opening}
            festival={festival}
            events={stored}
            conflicts={conflicts}
            quick={quick}
            persisted={persisted}
            opened={isOpen}
            onClose={close(shown.turn)}
            place={isRoomy ? slot : 'dialog'}
            onGuard={keepGuard}
          />
        </DialogBoundary>
      )}
    </EventDialogContext>
  );
}

function storedIdOf(opening: EventOpening): string | null {
  return opening.kind === 'edit' ? opening.event.id : null;
}

function targetOf(opening: EventOpening, storedId: string | null): FocusTarget {
  return opening.kind === 'edit'
    ? { eventId: storedId ?? opening.event.id, stage: opening.event.stage }
    : { eventId: storedId, stage: opening.place.stage };
}
