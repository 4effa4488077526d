import type { ClockPass, PlainDate } from '@lineup/domain';
import { createContext, use, type ReactNode } from 'react';

/** The initial place of a new event: its stage, and its festival day if one is shown. */
export interface NewEventPlace {
  readonly stage: string;
  readonly date: PlainDate | null;
  /** Clock times of the festival, if already chosen. */
  readonly times?:
    | {
        readonly start: string;
        readonly end: string;
        readonly startPass?: ClockPass;
        readonly endPass?: ClockPass;
      }
    | undefined;
}

/** Opens the event dialog. The functions are stable, so that they cause no renders of cards. */
export interface EventDialogs {
  readonly edit: (eventId: string) => void;
  readonly create: (place: NewEventPlace) => void;
  /** Closes the open dialog; asks first if input would be lost. Returns false if the user stays. */
  readonly leave: () => Promise<boolean>;
}

/** Renders the quick edits of an event next to its form; `isTouched` is true if the form has unsaved input. */
export type QuickEditing = (eventId: string, isTouched: boolean) => ReactNode;

export const EventDialogContext = createContext<EventDialogs | null>(null);

/** Returns the functions that open the dialog; throws outside of `EventDialogHost`. */
export function useEventDialog(): EventDialogs {
  const dialogs = use(EventDialogContext);
  if (dialogs === null) throw new Error('useEventDialog needs <EventDialogHost> above it');
  return dialogs;
}

/** Where an event is shown next to the schedule, and whether one is. */
export interface EventPlace {
  readonly isInSidePanel: boolean;
  /** The ref of the element that contains the event; has to be rendered while `isInSidePanel`. */
  readonly setSlot: (slot: HTMLElement | null) => void;
}

export const EventPlaceContext = createContext<EventPlace>({
  isInSidePanel: false,
  setSlot: () => undefined,
});

/** Returns the space that the page of an `EventDialogHost` has to leave for the event. */
export function useEventPlace(): EventPlace {
  return use(EventPlaceContext);
}
