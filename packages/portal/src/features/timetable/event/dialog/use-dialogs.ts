import { messages } from '@lineup/domain';
import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { fetchPart } from '../../../../app/loading/fetch-part.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import type { EventDialogs } from './event-dialog-context.ts';
import type { EventDialogProps } from './event-dialog.tsx';
import type { EventOpening } from './event-opening.ts';
import { loadEventDialog } from './load-event-dialog.ts';
import type { StoredEvent } from '../form/event-values.ts';

/** How the host shows an opening in the loaded dialog, and closes the open one. */
interface Means {
  readonly open: (opening: EventOpening, Dialog: ComponentType<EventDialogProps>) => void;
  readonly leave: () => Promise<boolean>;
}

/** The public functions that open the dialog, and `show`, which both use. */
export interface OwnDialogs extends EventDialogs {
  readonly show: (opening: EventOpening) => void;
}

/** Returns the functions that open the dialog; they are stable while the host is mounted. */
export function useDialogs(events: readonly StoredEvent[] | null, means: Means): OwnDialogs {
  const latest = useRef({ events, means });
  useEffect(() => {
    latest.current = { events, means };
  });
  return useMemo(() => {
    const load = async (opening: EventOpening) => {
      const part = await fetchPart(loadEventDialog, () => show(opening));
      if (part !== null) latest.current.means.open(opening, part.EventDialog);
    };
    const show = (opening: EventOpening) => void load(opening);
    return {
      show,
      leave: () => latest.current.means.leave(),
      create: (place) => show({ kind: 'create', place }),
      edit(eventId) {
        const event = latest.current.events?.find(({ id }) => id === eventId);
        if (event === undefined) toast.error(messages.event.notFound);
        else show({ kind: 'edit', event });
      },
    };
  }, []);
}
