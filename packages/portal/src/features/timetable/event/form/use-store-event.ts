import { checkEventForm, messages, type Announcement, type EventForm, type Festival } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import { useState } from 'react';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import { useSaveEvent } from '../queries/use-save-event.ts';
import { baseOf, changesOf, isSameForm, withPreservedTimes, type EventBase } from './event-values.ts';

/** What came of storing an event. `outdated`: somebody else has changed it since, to `theirs`; `vanished`: it was deleted. */
type StoreOutcome =
  | { readonly type: 'stored'; readonly id: string; readonly text: string }
  | { readonly type: 'outdated'; readonly theirs: EventBase }
  | { readonly type: 'vanished' };

interface EventStore {
  /** Stores the form: as a change of `base`, or without one as a new event, announced like this, of which the form says nothing. */
  readonly store: (
    form: EventForm,
    base: EventBase | null,
    announcement?: Announcement | null,
  ) => Promise<StoreOutcome>;
  /** Whether creating the event was tried already. */
  readonly isTried: boolean;
}

/** A new event under its id, the same in every try: a second one creates nothing twice. */
interface NewEventId {
  readonly newId: string;
  /** A try was made before the dialog was opened again. */
  readonly wasTried: boolean;
}

export function useStoreEvent(festival: Festival, { newId, wasTried }: NewEventId): EventStore {
  const { events } = useLineupServices();
  const saving = useSaveEvent(festival.id);
  const [isTried, setTried] = useState(wasTried);

  const create = async (
    form: EventForm,
    announcement: Announcement | null | undefined,
  ): Promise<StoreOutcome> => {
    setTried(true);
    const event = { ...eventOf(form, festival), ...(announcement && { announcement }) };
    await saving.mutateAsync({ kind: 'create', id: newId, event, isRepeated: isTried });
    return { type: 'stored', id: newId, text: messages.event.created };
  };
  const update = async (form: EventForm, base: EventBase): Promise<StoreOutcome> => {
    const { id, version } = base.event;
    const changes = changesOf(withPreservedTimes(eventOf(form, festival), form, base), form, base);
    try {
      await saving.mutateAsync({ kind: 'update', id, changes, ifVersion: version });
      return { type: 'stored', id, text: messages.event.updated };
    } catch (error) {
      if (!isServiceError(error, 'conflict')) throw error;
      const theirs = baseOf(await events.get(festival.id, id), festival);
      // Theirs may as well be one's own change, arrived although its answer was lost.
      const isOwn = isSameForm(form, theirs.form);
      return isOwn ? { type: 'stored', id, text: messages.event.saved } : { type: 'outdated', theirs };
    }
  };
  return {
    isTried,
    async store(form, base, announcement) {
      if (base === null) return create(form, announcement);
      try {
        return await update(form, base);
      } catch (error) {
        if (isServiceError(error, 'not-found')) return { type: 'vanished' };
        throw error;
      }
    },
  };
}

/** For a form that is right; a picture's address that is not comes from the storage and ends the save. */
function eventOf(form: EventForm, festival: Festival) {
  const check = checkEventForm(form, festival);
  if (!check.ok) throw new Error(`Not an event: ${Object.keys(check.errors).join(', ')}`);
  return check.event;
}
