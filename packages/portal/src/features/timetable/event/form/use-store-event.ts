import { checkEventForm, messages, type Announcement, type EventForm, type Festival } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import { useState } from 'react';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import { useSaveEvent } from '../queries/use-save-event.ts';
import { baseOf, changesOf, isSameForm, withPreservedTimes, type EventBase } from './event-values.ts';

/** The outcome of storing an event. `outdated`: another user changed it to `theirs`; `vanished`: it was deleted. */
type StoreOutcome =
  | { readonly type: 'stored'; readonly id: string; readonly text: string }
  | { readonly type: 'outdated'; readonly theirs: EventBase }
  | { readonly type: 'vanished' };

interface EventStore {
  /**
   * Stores the form as a change of `base`, or, if that is null, as a new event with this visibility, which the form
   * does not contain.
   */
  readonly store: (
    form: EventForm,
    base: EventBase | null,
    announcement?: Announcement | null,
  ) => Promise<StoreOutcome>;
  /** True if creating the event was attempted. */
  readonly isTried: boolean;
}

/** The id of a new event, the same in each attempt, so that retrying creates nothing twice. */
interface NewEventId {
  readonly newId: string;
  /** True if an attempt was made before the dialog was reopened. */
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
      // This may be the user's own change, which was stored although its response was lost.
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

/**
 * Throws if the form is invalid. The caller has validated everything but the picture's URL, which comes from the
 * storage.
 */
function eventOf(form: EventForm, festival: Festival) {
  const check = checkEventForm(form, festival);
  if (!check.ok) throw new Error(`Not an event: ${Object.keys(check.errors).join(', ')}`);
  return check.event;
}
