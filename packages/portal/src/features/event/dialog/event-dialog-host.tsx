import type { ConflictIndex, Festival } from '@lineup/domain';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePersistedInput } from '../../../app/unsaved-input/use-persisted-input.ts';
import { DialogBoundary } from '../../../design/controls/dialog-boundary.tsx';
import { EventDialogContext, type QuickEditing } from './event-dialog-context.ts';
import type { EventDialogProps } from './event-dialog.tsx';
import type { EventOpening } from './event-opening.ts';
import type { StoredEvent } from '../form/event-values.ts';
import type { FocusTarget } from './focus-target.ts';
import { persistedEvent } from '../unsaved-input/persisted-event.ts';
import { useDialogs } from './use-dialogs.ts';
import { useReopenedDialog } from './use-reopened-dialog.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface EventDialogHostProps {
  readonly festival: Festival;
  /** All events of the festival as they are now; null while they are not known. */
  readonly events: readonly StoredEvent[] | null;
  /** As they are stored, without edits that are on their way. */
  readonly stored: readonly StoredEvent[] | null;
  /** The conflicts among them. */
  readonly conflicts: ConflictIndex;
  readonly quick?: QuickEditing | undefined;
  readonly children: ReactNode;
}

/** One opening of the dialog. */
interface Shown {
  /** Tells it from the one before. */
  readonly turn: number;
  readonly opening: EventOpening;
  readonly Dialog: ComponentType<EventDialogProps>;
  /** Where the focus goes, once it is closed. */
  readonly closedTo: FocusTarget | null;
}

/** Gives what is in it the means to open the event dialog, which is loaded with the first use. */
export function EventDialogHost(props: EventDialogHostProps) {
  const { festival, events, stored, conflicts, quick, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const dialogs = useDialogs(events, (opening, Dialog) => {
    setShown((before) => ({ turn: (before?.turn ?? 0) + 1, opening, Dialog, closedTo: null }));
  });
  const persisted = usePersistedInput(persistedEvent, festival.id);
  useReopenedDialog(persisted, festival, events, dialogs.show);
  const close = (storedId: string | null) =>
    setShown((before) => before && { ...before, closedTo: targetOf(before.opening, storedId) });

  const returnFocus = useReturnFocus(root, events);
  const closedTo = shown?.closedTo ?? null;
  useEffect(() => {
    if (closedTo !== null) returnFocus(closedTo);
  }, [closedTo, returnFocus]);

  return (
    <EventDialogContext value={dialogs}>
      <div ref={root}>{children}</div>
      {shown !== null && (
        <DialogBoundary key={shown.turn} opened={closedTo === null} onClose={() => close(null)}>
          <shown.Dialog
            opening={shown.opening}
            festival={festival}
            events={stored}
            conflicts={conflicts}
            quick={quick}
            persisted={persisted}
            opened={closedTo === null}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </EventDialogContext>
  );
}

function targetOf(opening: EventOpening, storedId: string | null): FocusTarget {
  return opening.kind === 'edit'
    ? { eventId: storedId ?? opening.event.id, stage: opening.event.stage }
    : { eventId: storedId, stage: opening.place.stage };
}
