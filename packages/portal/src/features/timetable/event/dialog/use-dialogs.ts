import { messages } from '@lineup/domain';
import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { fetchPart } from '../../../../app/loading/fetch-part.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import type { EventDialogs } from './event-dialog-context.ts';
import type { EventDialogProps } from './event-dialog.tsx';
import type { EventOpening } from './event-opening.ts';
import { loadEventDialog } from './load-event-dialog.ts';
import type { StoredEvent } from '../form/event-values.ts';

/** How the host shows an opening in the loaded dialog, and closes what is open. */
interface Means {
  readonly open: (opening: EventOpening, Dialog: ComponentType<EventDialogProps>) => void;
  readonly leave: () => Promise<boolean>;
}

/** The two ways to open the dialog, and the one that both take. */
export interface OwnDialogs extends EventDialogs {
  readonly show: (opening: EventOpening) => void;
}

/** The ways to open the dialog, the same functions for as long as the host is shown. */
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
