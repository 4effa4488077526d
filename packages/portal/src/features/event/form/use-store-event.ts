import { checkEventForm, messages, type EventForm, type Festival } from '@lineup/domain';
import { isServiceError } from '@lineup/services';
import { useState } from 'react';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { baseOf, changesOf, isSameForm, withKeptTimes, type EventBase } from './event-values.ts';
import { useSaveEvent } from '../queries/use-save-event.ts';

/** What came of storing an event. `outdated`: somebody else has changed it since, to `theirs`; `gone`: it was deleted. */
type StoreOutcome =
  | { readonly kind: 'stored'; readonly id: string; readonly text: string }
  | { readonly kind: 'outdated'; readonly theirs: EventBase }
  | { readonly kind: 'gone' };

/** Stores the form: as a change of `base`, or without one as a new event. */
export type StoreEvent = (values: EventForm, base: EventBase | null) => Promise<StoreOutcome>;

/** Storing, and whether creating the event was tried already. */
export interface EventStore {
  readonly store: StoreEvent;
  readonly isTried: boolean;
}

/** A new event under its id, the same in every try: a second one creates nothing twice. */
export interface NewEventId {
  readonly newId: string;
  /** A try was made before the dialog was opened again. */
  readonly wasTried: boolean;
}

export function useStoreEvent(festival: Festival, { newId, wasTried }: NewEventId): EventStore {
  const { events } = useLineupServices();
  const saving = useSaveEvent(festival.id);
  const [isTried, setTried] = useState(wasTried);

  const create: (values: EventForm) => Promise<StoreOutcome> = async (values) => {
    setTried(true);
    await saving.mutateAsync({
      kind: 'create',
      id: newId,
      event: eventOf(values, festival),
      isRepeated: isTried,
    });
    return { kind: 'stored', id: newId, text: messages.event.created };
  };
  const update: (values: EventForm, base: EventBase) => Promise<StoreOutcome> = async (values, base) => {
    const { id, version } = base.event;
    const event = withKeptTimes(eventOf(values, festival), values, base);
    await saving.mutateAsync({
      kind: 'update',
      id,
      changes: changesOf(event, values, base),
      ifVersion: version,
    });
    return { kind: 'stored', id, text: messages.event.updated };
  };
  /** Theirs may as well be one's own change, arrived although its answer was lost. */
  const compare: (values: EventForm, id: string) => Promise<StoreOutcome> = async (values, id) => {
    const theirs = baseOf(await events.get(festival.id, id), festival);
    if (isSameForm(values, theirs.form)) return { kind: 'stored', id, text: messages.event.saved };
    return { kind: 'outdated', theirs };
  };

  const store: StoreEvent = async (values, base) => {
    if (base === null) return create(values);
    try {
      return await update(values, base).catch((error: unknown) => {
        if (isServiceError(error, 'conflict')) return compare(values, base.event.id);
        throw error;
      });
    } catch (error) {
      if (isServiceError(error, 'not-found')) return { kind: 'gone' };
      throw error;
    }
  };
  return { store, isTried };
}

/** For a form that is right; a picture's address that is not comes from the storage and ends the save. */
function eventOf(values: EventForm, festival: Festival) {
  const check = checkEventForm(values, festival);
  if (!check.ok) throw new Error(`Not an event: ${Object.keys(check.errors).join(', ')}`);
  return check.event;
}
