import type { ClockPass, PlainDate } from '@lineup/domain';
import { createContext, use, type ReactNode } from 'react';

/** Where a new event is begun: its stage, and its festival day where one is shown. */
export interface NewEventPlace {
  readonly stage: string;
  readonly date: PlainDate | null;
  /** Clock times of the festival, where they are known already. */
  readonly times?:
    | {
        readonly start: string;
        readonly end: string;
        readonly startPass?: ClockPass;
        readonly endPass?: ClockPass;
      }
    | undefined;
}

/** Opens the event dialog. They stay the same functions, so that no card is rendered for their sake. */
export interface EventDialogs {
  readonly edit: (eventId: string) => void;
  readonly create: (place: NewEventPlace) => void;
  /** Closes what is open, after a question where something would be lost; false where the person stays. */
  readonly leave: () => Promise<boolean>;
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

/** Where an event is shown without covering the schedule, and whether one is. */
export interface EventPlace {
  readonly isInSidePanel: boolean;
  /** The ref of the element in which it is shown; to be there while `isInSidePanel`. */
  readonly setSlot: (slot: HTMLElement | null) => void;
}

export const EventPlaceContext = createContext<EventPlace>({
  isInSidePanel: false,
  setSlot: () => undefined,
});

/** What the page of an `EventDialogHost` has to leave room for. */
export function useEventPlace(): EventPlace {
  return use(EventPlaceContext);
}
