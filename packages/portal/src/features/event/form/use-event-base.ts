import type { Festival } from '@lineup/domain';
import { useState } from 'react';
import type { EventFormState } from './use-event-form.ts';
import { baseOf, isSameForm, type EventBase, type StoredEvent } from './event-values.ts';

/** What the dialog knows of the stored event. */
export interface EventBaseState {
  /** The copy on which the form is based; null for a new event. */
  readonly base: EventBase | null;
  readonly setBase: (base: EventBase) => void;
  /** Somebody else has changed the event, and the form holds input of one's own. */
  readonly isOutdated: boolean;
  /** Somebody else has deleted the event. */
  readonly isGone: boolean;
  readonly noteGone: () => void;
}

interface Following {
  readonly first: EventBase | null;
  readonly festival: Festival;
  /** All events as they are now; null while they are not known. */
  readonly events: readonly StoredEvent[] | null;
  readonly form: EventFormState;
  /** Whether a picture was chosen or removed; it is not part of the form's values. */
  readonly hasFile: boolean;
  /** False while a save is under way or the dialog is closing: what changes then is one's own doing. */
  readonly isFollowing: boolean;
}

/**
 * Follows the stored event while the dialog is open. A form that nobody has touched takes over what others change; one
 * with input stays as it is, and saving it is then refused as outdated.
 */
export function useEventBase(following: Following): EventBaseState {
  const { first, festival, events, form, hasFile, isFollowing } = following;
  const [base, setBase] = useState(first);
  const [wasGone, setGone] = useState(false);
  const now = events?.find(({ id }) => id === base?.event.id);
  const changed = isFollowing && base !== null && now?.version !== base.event.version ? now : undefined;

  if (changed !== undefined && base !== null) {
    const next = baseOf(changed, festival);
    const isUntouched = !hasFile && isSameForm(form.values, base.form);
    if (isUntouched || (!hasFile && isSameForm(form.values, next.form))) {
      setBase(next);
      form.replace(next.form, next);
    }
  }
  return {
    base,
    setBase,
    isOutdated: changed !== undefined,
    isGone: base !== null && (wasGone || (isFollowing && events !== null && now === undefined)),
    noteGone: () => setGone(true),
  };
}
