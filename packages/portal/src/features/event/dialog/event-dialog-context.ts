import type { PlainDate } from '@lineup/domain';
import { createContext, use, type ReactNode } from 'react';

/** Where a new event is begun: its stage, and its festival day where one is shown. */
export interface NewEventPlace {
  readonly stage: string;
  readonly date: PlainDate | null;
  /** Clock times of the festival, where they are known already. */
  readonly times?: { readonly start: string; readonly end: string } | undefined;
}

/** Opens the event dialog. Both stay the same functions, so that no card is rendered for their sake. */
export interface EventDialogs {
  readonly edit: (eventId: string) => void;
  readonly create: (place: NewEventPlace) => void;
}

/** What can be changed of an event at once, beside the form; `isTouched` says that something is typed there. */
export type QuickEditing = (eventId: string, isTouched: boolean) => ReactNode;

export const EventDialogContext = createContext<EventDialogs | null>(null);

/** How cards and columns open the dialog; throws outside of `EventDialogHost`. */
export function useEventDialog(): EventDialogs {
  const dialogs = use(EventDialogContext);
  if (dialogs === null) throw new Error('useEventDialog needs <EventDialogHost> above it');
  return dialogs;
}
